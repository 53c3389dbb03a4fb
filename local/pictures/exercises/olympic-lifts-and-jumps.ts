import { add } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  femi,
  ink,
  pine,
  rust,
  sand,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arrow, bricks, disc, dust, poly, rays, slab } from '../drawing/sheet.ts';
import { slamBall } from '../equipment/furniture.ts';
import { box } from '../equipment/machines.ts';
import { barbell, bumper, change } from '../equipment/weights-and-bands.ts';
import { boxJump, boxJumpPhases, jumpBox } from '../figure/poses-box-jump.ts';
import { clean, cleanPhases } from '../figure/poses-clean.ts';
import { jerk, pushJerkPhases } from '../figure/poses-jerk.ts';
import { snatch, snatchPhases } from '../figure/poses-snatch.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import {
  ballAtChest,
  ballOf,
  ballRadius,
  pass,
  passPhases,
  wallAt,
} from '../figure/poses-chest-pass.ts';

export const olympicLiftsAndJumps: readonly Picture[] = [
  ...movement(
    'exercise-power-clean',
    'A woman catches a loaded barbell on the front of her shoulders in a shallow squat, elbows high.',
    {
      paper: '#d7e0df',
      floor: '#51707a',
      yaw: 42,
      shapes: [
        bricks(0, 0.82, '#c3cfce'),
        poly(
          [
            [0.3, 1],
            [0.42, 0],
            [0.62, 0],
            [0.74, 1],
          ],
          rust,
        ),
      ],
      build: (s, p) => {
        s.unmeasured(() => s.block([4, 0.8, 0], [60, 0.8, 96], '#b98a52', -500));
        const j = figure(s, { ...carys, top: chalk, bottom: ink, stripe: brass }, p);
        barbell(s, midHands(j), [{ ...bumper, color: pine }, change], { bias: 4 });
      },
      front: [dust([10, 20, 0], 0.16, 11)],
    },
    {
      shown: clean.quarter.caught,
      start: clean.floor,
      phases: cleanPhases(false),
      alt: 'A woman grips a loaded barbell on the platform, her back flat and her shoulders over the bar.',
    },
  ),
  ...movement(
    'exercise-power-snatch',
    'A woman catches a barbell overhead with a wide grip, knees bent and arms straight.',
    {
      paper: rust,
      floor: '#7d2c15',
      yaw: 58,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [rays(0.5, 0.84, '#c75532', 22), disc(0.5, 0.44, 0.3, brass)],
      build: (s, p) => {
        const j = figure(s, { ...dina, top: ink, bottom: pine, shoe: chalk }, p);
        barbell(s, midHands(j), [{ ...bumper, color: ink }, change]);
      },
      front: [dust([0, 14, 0], 0.12, 5)],
    },
    {
      shown: snatch.caught,
      start: snatch.floor,
      phases: snatchPhases(false),
      alt: 'A woman grips a barbell on the floor very wide, hips low and back flat.',
    },
  ),
  ...movement(
    'exercise-push-jerk',
    'A woman lands in a shallow squat with a loaded barbell locked out overhead.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 44,
      pitch: 7,
      shapes: [rays(0.5, 0.5, '#37675a', 24, 0, 360), disc(0.5, 0.34, 0.27, clay)],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: chalk, bottom: ink, shoe: brass }, p);
        barbell(s, add(midHands(j), [0.5, 1, 0]), [bumper, { ...bumper, r: 19, color: brass }]);
      },
      front: [dust([0, 4, 22], 0.06, 3), dust([0, 4, -22], 0.06, 9)],
    },
    {
      shown: jerk.caught,
      start: jerk.dip,
      phases: pushJerkPhases,
      alt: 'A woman dips at the knees with a loaded barbell on the front of her shoulders.',
    },
  ),
  ...movement(
    'exercise-box-jump',
    'A woman lands softly on a wooden box, knees bent and arms reaching forward.',
    {
      paper: chalk,
      floor: '#cdb588',
      yaw: 24,
      frame: [0.14, 0.06, 0.82, 0.92],
      shapes: [rays(0.4, 0.9, '#ecdcc0', 20), disc(0.24, 0.24, 0.15, rust)],
      build: (s, p) => {
        const { edge, high, long } = jumpBox;
        box(s, edge + long / 2, 0, long, high, 64, '#b98a52', -30);
        figure(s, { ...femi, top: pine, bottom: brass, shoe: rust }, p);
      },
      front: [
        arrow(
          [
            [-66, 8, 0],
            [-64, 50, 0],
            [-44, 88, 0],
          ],
          ink,
        ),
      ],
    },
    {
      shown: boxJump.landed,
      start: boxJump.dipped,
      phases: boxJumpPhases,
      alt: 'A woman crouches in front of a wooden box with her arms swung back, about to jump.',
    },
  ),
  ...movement(
    'exercise-medicine-ball-chest-pass',
    'A woman throws a medicine ball from her chest with both arms, hard at the wall in front of her.',
    {
      paper: sand,
      floor: '#c2a878',
      yaw: 14,
      frame: [0.1, 0.09, 0.84, 0.93],
      shapes: [bricks(0, 0.82, '#d9c7a2', 0.085), slab(0.86, 0, 0.14, 1, rust)],
      build: (s, p) => {
        s.unmeasured(() => s.block([wallAt + 6, 150, -24], [6, 150, 46], '#d0bb90', -60));
        const j = figure(s, { ...amara, top: pine, bottom: rust, stripe: chalk }, p.woman);
        slamBall(s, ballOf(p, midHands(j)), ballRadius, ink);
      },
    },
    {
      shown: pass,
      start: ballAtChest,
      phases: passPhases,
      alt: 'A woman holds a medicine ball at her chest with both hands, facing the wall.',
    },
  ),
];
