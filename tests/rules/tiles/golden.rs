//! The deals of some seeds, which never change.

use super::help::*;

#[test]
fn a_seed_deals_the_same_mandala_forever() {
    for (seed, layout, start) in [
        (42, "YBYY/BPRGRO/YPYGORGO/YPGRBOBG/OBOYGRYP/PBBPPRRY/ORBPGB/OGRG", [Orange, Purple]),
        (0, "GPOG/RYGPPB/PYYPGBYG/GYRGYGRG/YYPRPOOO/RPOBOBYO/BBRRBR/OPBR", [Orange, Black]),
        (1, "PPBY/RGRPBP/GYBOYORP/YGOOBBOP/BGGYRYRO/BGOYPYYB/ROROPR/RGBG", [Green, Purple]),
        (u64::MAX, "OGOR/GRBPGG/BPROBYBR/PYOBOGYO/PGPRGYRY/PYRPBRBO/ORBGOP/GYBY", [Yellow, Purple]),
    ] {
        let dealt = Layout::deal(seed);
        assert_eq!(dealt.to_string(), layout, "seed {seed}");
        assert_eq!(dealt.start_tiles(), Ok(start), "seed {seed}");
        for first in Player::BOTH {
            let game = Game::deal(seed, first);
            let chooser = first.other();
            assert_eq!(game.phase(), Phase::Start { chooser, tiles: start });
            assert_eq!(game, Game::lay_out(&dealt, first).expect("a good layout"));
        }
    }
}

#[test]
fn a_deal_has_one_tile_of_four_colors_in_the_center_and_eight_of_each_around() {
    for seed in 0..2_000 {
        let game = Game::deal(seed, One);
        let start = Layout::deal(seed).start_tiles().expect("a good deal");
        for color in Color::ALL {
            let tiles =
                |cells: Cells| cells.iter().filter(|&at| game.tile(at).color == color).count();
            let aside = start.iter().filter(|&&tile| tile == color).count();
            assert_eq!(tiles(Cells::CENTER) + aside, 1);
            assert_eq!(tiles(Cells::ALL - Cells::CENTER), 8);
        }
    }
}
