import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  femi,
  gwen,
  hana,
  ink,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import {
  arch,
  arrow,
  bricks,
  diagonal,
  disc,
  halfDisc,
  rays,
  ring,
  slab,
} from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { barbell, bumper, change, iron, technique } from '../equipment/weights-and-bands.ts';
import { clean, cleanPhases, cleanPullPhases } from '../figure/poses-clean.ts';
import { cleanAndJerkPhases, split } from '../figure/poses-split-jerk.ts';
import {
  snatch,
  snatchBalancePhases,
  snatchPhases,
  snatchPullPhases,
} from '../figure/poses-snatch.ts';
import { hanging } from '../figure/poses-lifting.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg } from '../figure/skeleton.ts';

const snatchFloor = stand({
  pelvis: [-28, 50, 0],
  lean: 58,
  head: 26,
  legs: both<Leg>({ to: [0, 8, 15], pole: [1, 0, 0.3], toe: [1, 0, 0.25] }),
  arms: hands([9, 23, 49], [0, 0, 1]),
});
const wideTop = hanging(
  stand({ pelvis: [-2.6, 89.6, 0], lean: 0, chest: -1, legs: pose.feet(11) }),
  9.4,
  49,
);

const platform = (s: Stage, color: string): void =>
  s.unmeasured(() => s.block([0, 0.8, 0], [66, 0.8, 100], color, -500));

export const snatchesAndCleans: readonly Picture[] = [
  ...movement(
    'exercise-snatch',
    'A woman sits in a full squat on a platform, the barbell overhead on straight arms with a wide grip.',
    {
      paper: '#d9e2dc',
      floor: '#6d8a80',
      yaw: 52,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [rays(0.5, 0.8, '#c8d6cd', 22), disc(0.5, 0.46, 0.3, rust)],
      build: (s, p) => {
        platform(s, '#b98a52');
        const j = figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, p);
        barbell(s, midHands(j), [{ ...bumper, color: brass }, change]);
      },
    },
    {
      shown: snatch.low,
      start: snatch.floor,
      phases: snatchPhases(true),
      alt: 'A woman grips a barbell on the platform with very wide hands, hips low and back flat.',
    },
  ),
  ...movement(
    'exercise-clean',
    'A woman sits at the bottom of a front squat with the barbell she has just caught, elbows high.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 40,
      shapes: [bricks(0, 0.82, '#cf8268', 0.1), disc(0.5, 0.42, 0.34, sand)],
      build: (s, p) => {
        platform(s, '#8a5a34');
        const j = figure(s, { ...amara, top: pine, bottom: ink, stripe: brass }, p);
        barbell(s, midHands(j), [{ ...bumper, color: pine }, iron], { bias: 4 });
      },
    },
    {
      shown: clean.low,
      start: clean.floor,
      phases: cleanPhases(true),
      alt: 'A woman bends over a loaded barbell on the platform, arms long and back flat.',
    },
  ),
  ...movement(
    'exercise-clean-and-jerk',
    'A woman stands in a split, one foot forward and one back, with a loaded barbell locked out overhead.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 30,
      pitch: 7,
      shapes: [halfDisc(0.5, 0.84, 0.62, '#2f5b4e'), ring(0.5, 0.34, 0.24, 0.02, brass)],
      build: (s, p) => {
        platform(s, '#7c5a34');
        const j = figure(s, { ...gwen, top: rust, bottom: chalk, legs: 'long', shoe: brass }, p);
        barbell(s, midHands(j), [bumper, { ...bumper, r: 19, color: brass }], {
          bias: 4,
        });
      },
    },
    {
      shown: split.caught,
      start: clean.floor,
      phases: cleanAndJerkPhases,
      alt: 'A woman grips a heavy barbell on the platform, her shoulders just in front of it.',
    },
  ),
  ...movement(
    'exercise-clean-pull',
    'A woman stands on her toes at the end of a pull, shoulders shrugged and the barbell at her upper thighs.',
    {
      paper: sky,
      floor: '#5f7f8d',
      yaw: 36,
      shapes: [diagonal(0.42, 0.26, 0.3, chalk), slab(0, 0, 0.08, 1, rust, '#9a3418')],
      build: (s, p) => {
        platform(s, '#b98a52');
        const j = figure(s, { ...zola, top: brass, bottom: pine, legs: 'long' }, p);
        barbell(s, midHands(j), [{ ...bumper, color: ink }, technique], { bias: 4 });
      },
      front: [
        arrow(
          [
            [62, 40, 40],
            [66, 70, 40],
            [64, 98, 40],
          ],
          rust,
        ),
      ],
    },
    {
      shown: clean.tall,
      start: clean.floor,
      phases: cleanPullPhases,
      alt: 'A woman grips a heavily loaded barbell on the platform, chest up and arms straight.',
    },
  ),
  ...movement(
    'exercise-snatch-pull',
    'A woman with a wide grip stands on her toes and shrugs, the barbell in the crease of her hips.',
    {
      paper: brass,
      floor: '#9a6a18',
      yaw: 56,
      shapes: [arch(0.5, 0.05, 0.46, '#e9b650'), slab(0, 0.62, 1, 0.06, '#c4851f')],
      build: (s, p) => {
        platform(s, '#7c5a34');
        const j = figure(s, { ...hana, top: pine, bottom: ink, shoe: chalk }, p);
        barbell(s, midHands(j), [{ ...bumper, color: rust }, change], { bias: 4 });
      },
    },
    {
      shown: snatch.tall,
      start: snatch.floor,
      phases: snatchPullPhases,
      alt: 'A woman with a wide grip sets her back flat over a loaded barbell on the platform.',
    },
  ),
  ...movement(
    'exercise-snatch-grip-deadlift',
    'A woman with very wide hands and bent knees holds a barbell on the floor, her back flat.',
    {
      paper: '#efe2d0',
      floor: '#b99672',
      yaw: 48,
      shapes: [disc(0.5, 0.42, 0.34, sky), slab(0.9, 0, 0.1, 1, pine, '#1d3a32')],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: rust, bottom: pine, shoe: chalk }, p);
        barbell(
          s,
          midHands(j),
          [
            { ...bumper, color: ink },
            { ...iron, color: brass },
          ],
          {
            bias: 4,
          },
        );
      },
    },
    {
      shown: snatchFloor,
      hinge: 13,
      end: wideTop,
      alt: 'A woman stands tall with a barbell in the crease of her hips, her hands near its ends.',
    },
  ),
  ...movement(
    'exercise-snatch-balance',
    'A woman has dropped into a deep squat under a barbell that she holds overhead with wide, straight arms.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 24,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [disc(0.5, 0.46, 0.38, '#3b6071'), ring(0.5, 0.46, 0.42, 0.012, clay)],
      build: (s, p) => {
        const j = figure(s, { ...beth, top: clay, bottom: chalk, legs: 'long', shoe: rust }, p);
        barbell(s, midHands(j), [{ ...technique, color: brass }, change]);
      },
      front: [
        arrow(
          [
            [-64, 128, 0],
            [-66, 100, 0],
            [-62, 70, 0],
          ],
          clay,
        ),
      ],
    },
    {
      shown: snatch.low,
      start: snatch.onBack,
      phases: snatchBalancePhases,
      alt: 'A woman stands tall with a barbell across her upper back, her hands out near the plates.',
    },
  ),
];
