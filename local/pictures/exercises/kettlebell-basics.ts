import { add, norm, type V3 } from '../drawing/geometry.ts';
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
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import type { Arm, Pose } from '../figure/skeleton.ts';

const bellLow = stand({
  pelvis: [-24, 60, 0],
  lean: 58,
  head: 30,
  legs: pose.feet(17),
  arms: hands([3, 28, 3.4], [0, 0.2, 1]),
});
const bellTall = stand({
  lean: -2,
  legs: pose.feet(17),
  arms: hands([13, 79, 3.4], [-0.5, 0, 1]),
});
const freeArm: Arm = { to: [4, 84, -34], pole: [-1, 0, -0.4], grip: [1, 0, 0] };
const racked: Arm = { to: [15, 124, 13], pole: [0.1, -1, 0.5], grip: [0.6, 0, 1] };
const inRack = stand({ legs: pose.feet(13), arms: [racked, freeArm] });
const oneHandBack: Pose = {
  ...pose.swingBack,
  arms: [
    { to: [-18, 60, 4], pole: [-0.3, 0.3, 1] },
    { to: [2, 76, -44], pole: [-0.6, 0.6, -1], grip: [1, 0, 0] },
  ],
};
const overhead = stand({
  shrug: 3,
  head: -2,
  legs: pose.feet(12),
  arms: [{ to: [1, 196, 20], pole: [0.4, 0, 1], grip: [0.2, 0, 1] }, freeArm],
});
const pressRack = stand({ legs: pose.feet(12), arms: [racked, freeArm] });
/** From the bell to its handle: at the shoulder the bell lies outside the forearm, overhead it hangs behind the wrist. */
const restingOutside: V3 = [0.1, 0.5, -0.85];
const hangingBehind: V3 = norm([0.75, 0.6, -0.15]);

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
        const j = figure(s, { ...zola, top: brass, bottom: ink, legs: 'long' }, p);
        const [{ root, end }] = j.arms;
        const up = p === inRack ? restingOutside : norm(add(root, [-end[0], -end[1], -end[2]]));
        kettlebell(s, end, up, [1, 0, 0], ink, 1, p === inRack ? 6 : 1);
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
      shown: inRack,
      start: oneHandBack,
      alt: 'A woman folds at the hips with a kettlebell in one hand, swung back between her thighs.',
    },
  ),
  ...movement(
    'exercise-kettlebell-press',
    'A woman stands tall and holds a kettlebell overhead on a straight arm.',
    {
      paper: '#f0d9c4',
      floor: '#c08a6a',
      yaw: 30,
      frame: [0.12, 0.06, 0.88, 0.93],
      shapes: [ring(0.5, 0.4, 0.3, 0.05, rust), pane(0.06, 0.16, 0.2, 0.38, sky, ink, 2, 2)],
      build: (s, p) => {
        mat(s, -40, 44, 62, pine);
        const j = figure(s, { ...beth, top: pine, bottom: rust, legs: 'long', shoe: chalk }, p);
        kettlebell(
          s,
          j.arms[0].end,
          p === overhead ? hangingBehind : restingOutside,
          [0, 0, 1],
          ink,
          1,
          p === overhead ? -1 : 6,
        );
      },
    },
    {
      shown: overhead,
      start: pressRack,
      alt: 'A woman stands tall with a kettlebell at her shoulder, elbow close to her ribs.',
    },
  ),
];
