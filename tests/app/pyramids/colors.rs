//! The five colors can be told apart, also by those who see fewer.

use ratatui::buffer::Cell;
use ratatui::style::Color;

use super::help::deal;
use crate::screens::dump::{PLAIN, draw};

type Vector = [f64; 3];
type Matrix = [Vector; 3];

/// How a color looks to those who lack a kind of cone (Machado and others, 2009), in
/// linear light.
const VISIONS: [(&str, Matrix); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

fn times(matrix: Matrix, v: Vector) -> Vector {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// A color as someone sees it, in CIELAB.
fn seen(rgb: [u8; 3], vision: Matrix) -> Vector {
    let linear = rgb.map(|c| {
        let c = f64::from(c) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    });
    let seen = times(vision, linear).map(|c| c.clamp(0.0, 1.0));
    let to_xyz = [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ];
    let [x, y, z] = times(to_xyz, seen);
    let f = |t: f64| {
        if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 }
    };
    let (x, y, z) = (f(x / 0.95047), f(y), f(z / 1.08883));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The colors of the faces of red, yellow, green, blue and black, as they are drawn.
fn faces() -> Vec<[u8; 3]> {
    let (buffer, _) = draw(&deal(2, ""), PLAIN, (80, 24));
    let face = |letter: &str| {
        let has = |cells: &&[Cell]| cells[0].symbol() == letter && cells[1].symbol() == "1";
        let cells = buffer.content().windows(2).find(has).expect("a face");
        match cells[0].bg {
            Color::Rgb(r, g, b) => [r, g, b],
            other => panic!("{letter} is drawn on {other}"),
        }
    };
    ["R", "Y", "G", "U", "B"].map(face).to_vec()
}

#[test]
fn any_two_colors_are_far_apart_whoever_looks_at_them() {
    let faces = faces();
    for (name, vision) in VISIONS {
        for (n, &one) in faces.iter().enumerate() {
            for &other in &faces[..n] {
                let (a, b) = (seen(one, vision), seen(other, vision));
                let apart = a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                assert!(apart > 25.0, "{name}: {one:?} and {other:?} are {apart:.1} apart");
            }
        }
    }
}
