//! Enums with a variant for each game, or for each reason.

/// Makes an enum from whatever one of these variants holds.
macro_rules! from_variants {
    ($Any:ident: $($Variant:ident($Held:ty)),+ $(,)?) => {$(
        impl From<$Held> for $Any {
            fn from(held: $Held) -> $Any {
                $Any::$Variant(held.into())
            }
        }
    )+};
}

/// Does the same with whatever is held by an enum that has a variant a game.
macro_rules! each {
    ($Any:ident, $any:expr, $it:ident => $do:expr) => {
        match $any {
            $Any::Cards($it) => $do,
            $Any::Tiles($it) => $do,
            $Any::Pyramids($it) => $do,
        }
    };
}

pub(crate) use {each, from_variants};
