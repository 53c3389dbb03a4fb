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
import { picture, type Picture } from '../drawing/picture.ts';
import { arrow, bricks, disc, dust, poly, rays, slab } from '../drawing/sheet.ts';
import { slamBall } from '../equipment/furniture.ts';
import { box } from '../equipment/machines.ts';
import { barbell, bumper, change } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg } from '../figure/skeleton.ts';

const snatchCatch = stand({
  pelvis: [-15, 70, 0],
  lean: 17,
  head: 2,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.4], toe: [1, 0, 0.36] }),
  arms: hands([2, 166, 49], [-0.6, 0, 1]),
});
const jerk = stand({
  pelvis: [-5, 73, 0],
  lean: 4,
  head: -2,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.35], toe: [1, 0, 0.35] }),
  arms: hands([1, 179, 28], [0.4, 0, 1]),
});
const leap = stand({
  pelvis: [-6, 112, 0],
  lean: 24,
  head: 4,
  legs: both<Leg>({ to: [16, 62, 11], pole: [1, 0.4, 0.2], toe: [1, -0.12, 0.1] }),
  arms: hands([46, 152, 20], [0, -1, 0.5], { grip: [0.4, 1, 0] }),
});
const pass = stand({
  pelvis: [0, 84, 0],
  lean: 10,
  head: 2,
  legs: [
    { to: [-20, 10, 12], toe: [0.96, -0.15, 0.2] },
    { to: [18, 8, -12], pole: [1, 0, -0.2] },
  ],
  arms: hands([52, 132, 13], [-0.2, -0.6, 1], { flat: [1, 0.25, -0.12] }),
});

export const olympicLiftsAndJumps: readonly Picture[] = [
  picture(
    'exercise-power-clean',
    'A woman on her toes at the top of her jump pulls a loaded barbell up along her body.',
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
      build: (s) => {
        s.unmeasured(() => s.block([4, 0.8, 0], [60, 0.8, 96], '#b98a52', -500));
        figure(s, { ...carys, top: chalk, bottom: ink, stripe: brass }, pose.cleanPull);
        barbell(s, [16, 108, 0], [{ ...bumper, color: pine }, change], { bias: 4 });
      },
      front: [dust([10, 20, 0], 0.16, 11)],
    },
  ),
  picture(
    'exercise-power-snatch',
    'A woman catches a barbell overhead with a wide grip, knees bent and arms straight.',
    {
      paper: rust,
      floor: '#7d2c15',
      yaw: 58,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [rays(0.5, 0.84, '#c75532', 22), disc(0.5, 0.44, 0.3, brass)],
      build: (s) => {
        figure(s, { ...dina, top: ink, bottom: pine, shoe: chalk }, snatchCatch);
        barbell(s, [2, 166, 0], [{ ...bumper, color: ink }, change]);
      },
      front: [dust([0, 14, 0], 0.12, 5)],
    },
  ),
  picture(
    'exercise-push-jerk',
    'A woman lands in a shallow squat with a loaded barbell locked out overhead.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 44,
      pitch: 7,
      shapes: [rays(0.5, 0.5, '#37675a', 24, 0, 360), disc(0.5, 0.34, 0.27, clay)],
      build: (s) => {
        figure(s, { ...femi, top: chalk, bottom: ink, shoe: brass }, jerk);
        barbell(s, [1, 180, 0], [bumper, { ...bumper, r: 19, color: brass }]);
      },
      front: [dust([0, 4, 22], 0.06, 3), dust([0, 4, -22], 0.06, 9)],
    },
  ),
  picture(
    'exercise-box-jump',
    'A woman in mid-air, knees bent and arms swung forward, is about to land on a wooden box.',
    {
      paper: chalk,
      floor: '#cdb588',
      yaw: 24,
      frame: [0.14, 0.06, 0.82, 0.92],
      shapes: [rays(0.4, 0.9, '#ecdcc0', 20), disc(0.24, 0.24, 0.15, rust)],
      build: (s) => {
        box(s, 44, 0, 66, 46, 64, '#b98a52', -30);
        figure(s, { ...femi, top: pine, bottom: brass, shoe: rust }, leap);
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
  ),
  picture(
    'exercise-medicine-ball-chest-pass',
    'A woman throws a medicine ball from her chest with both arms, hard at the wall in front of her.',
    {
      paper: sand,
      floor: '#c2a878',
      yaw: 14,
      frame: [0.1, 0.09, 0.84, 0.93],
      shapes: [bricks(0, 0.82, '#d9c7a2', 0.085), slab(0.86, 0, 0.14, 1, rust)],
      build: (s) => {
        figure(s, { ...amara, top: pine, bottom: rust, stripe: chalk }, pass);
        slamBall(s, [104, 140, 0], 12.5, ink);
      },
    },
  ),
];
