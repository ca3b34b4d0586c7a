use crate::ai::Estimate;

/// The chance to win in percent and the lead in points, as players are told them.
///
/// ```
/// use mandala::ai::Estimate;
/// use mandala::story::told;
/// assert_eq!(told(Estimate { win: 0.544, points: -0.4 }), (54, 0));
/// ```
pub fn told(estimate: Estimate) -> (i32, i32) {
    let whole = |number: f32| number.round() as i32;
    (whole(100.0 * estimate.win), whole(estimate.points))
}
