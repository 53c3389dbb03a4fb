import { add, type V3 } from '../drawing/geometry.ts';
import {
  brass,
  chalk,
  clay,
  femi,
  ink,
  pine,
  rust,
  sand,
  sky,
  zola,
  beth,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, disc, pane, ring, slab } from '../drawing/sheet.ts';
import { mat } from '../equipment/machines.ts';
import { kettlebell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import {
  kettlebellClean,
  kettlebellCleanPhases,
  press,
  pressPhases,
  type WithBell,
} from '../figure/poses-kettlebell.ts';
import { both, type Joints, type Leg } from '../figure/skeleton.ts';
import type { Stage } from '../drawing/stage.ts';

/**
 * Feet wide and knees out: arms and bell are between the thighs. At the bottom the hips are back
 * and the shins nearly upright.
 */
const overBell = both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.5], toe: [1, 0, 0.35] });
const bellLow = stand({
  pelvis: [-30, 68, 0],
  lean: 68,
  head: 36,
  legs: overBell,
  arms: hands([3, 28, 3.4], [0, 0.2, 1]),
});
const bellTall = stand({
  lean: -2,
  reach: 3,
  legs: overBell,
  arms: hands([16, 79, 3.4], [-0.5, 0, 1]),
});
/** The bell where her hand has it. */
const bell = (s: Stage, j: Joints, { up, near }: WithBell, side: V3): void =>
  kettlebell(s, j.arms[0].end, up, side, ink, 1, near);

export const kettlebellBasics: readonly Picture[] = [
  ...movement(
    'exercise-kettlebell-deadlift',
    'A woman folds at the hips and grips a kettlebell between her heels, her back flat.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 30,
      shapes: [disc(0.54, 0.46, 0.36, chalk), slab(0, 0.12, 0.12, 0.5, rust, '#9a3418')],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: pine, bottom: ink }, p);
        kettlebell(s, add(midHands(j), [0, 0, 0]), [0, 1, 0], [0, 0, 1], rust, 1, 6);
      },
    },
    {
      shown: bellLow,
      end: bellTall,
      alt: 'A woman stands tall and holds a kettlebell on long arms in front of her thighs.',
    },
  ),
  ...movement(
    'exercise-kettlebell-clean',
    'A woman stands with a kettlebell at her shoulder, the bell on her forearm and the elbow at her side.',
    {
      paper: sand,
      floor: '#b99672',
      yaw: 32,
      shapes: [arch(0.5, 0.06, 0.42, pine), slab(0.92, 0, 0.08, 1, clay)],
      build: (s, p) => {
        const j = figure(s, { ...zola, top: brass, bottom: ink, legs: 'long' }, p.woman);
        bell(s, j, p, [1, 0, 0]);
      },
      front: [
        arrow(
          [
            [30, 62, 20],
            [36, 84, 20],
            [34, 106, 20],
          ],
          brass,
        ),
      ],
    },
    {
      shown: kettlebellClean.rack,
      start: kettlebellClean.back,
      phases: kettlebellCleanPhases,
      alt: 'A woman folds at the hips with a kettlebell in one hand, swung back between her thighs.',
    },
  ),
  ...movement(
    'exercise-kettlebell-press',
    'A woman stands tall and holds a kettlebell overhead on a straight arm.',
    {
      paper: '#f0d9c4',
      floor: '#c08a6a',
      // So far to the front that the bell passes beside the face.
      yaw: 46,
      frame: [0.12, 0.06, 0.88, 0.93],
      shapes: [ring(0.5, 0.4, 0.3, 0.05, rust), pane(0.06, 0.16, 0.2, 0.38, sky, ink, 2, 2)],
      build: (s, p) => {
        mat(s, -40, 44, 62, pine);
        const j = figure(
          s,
          { ...beth, top: pine, bottom: rust, legs: 'long', shoe: chalk },
          p.woman,
        );
        bell(s, j, p, [0, 0, 1]);
      },
    },
    {
      shown: press.high,
      start: press.rack,
      phases: pressPhases(press),
      alt: 'A woman stands tall with a kettlebell at her shoulder, elbow close to her ribs.',
    },
  ),
];
