import { add, mix, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  graphite,
  gwen,
  ink,
  leather,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
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
  pane,
  poly,
  rays,
  slab,
} from '../drawing/sheet.ts';
import { incline, mat, slope } from '../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  kettlebell,
  lyingOn,
  technique,
} from '../equipment/weights-and-bands.ts';
import { getUp, getUpPhases } from '../figure/poses-get-up.ts';
import { kneelingPress, pressPhases } from '../figure/poses-kettlebell.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import { overheadPress, overheadPressPhases } from '../figure/poses-press.ts';
import { jerk, pushPressPhases } from '../figure/poses-jerk.ts';
import { thruster, thrusterPhases } from '../figure/poses-thruster.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Arm, type Leg } from '../figure/skeleton.ts';

/** Where a woman holds a bell overhead it lies on the back of her forearm. */
const behind: V3 = [-1, 0, 0];
const halfKneeling = stand({
  pelvis: [0, 49, 0],
  lean: 2,
  head: -8,
  shrug: 2,
  legs: [
    { to: [-38, 17, 9], pole: [0.4, -1, 0], toe: [0.2, -1, 0] },
    { to: [41, 8, -10], pole: [1, 1, 0] },
  ],
});
const machinePress = straightArms(
  low.seated({
    lean: -5,
    head: -2,
    arms: hands([7, 157, 31], [0.15, -1, 0.5], { grip: [0, 0, 1] }),
  }),
);
const pike = stand({
  pelvis: [17, 66, 0],
  lean: 138,
  head: 150,
  legs: both<Leg>({ to: [-47, 17, 10], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([38, 4, 26], [-1, 0.3, 0.7], { flat: [1, -0.05, 0.1] }),
});
const seatedHigh = straightArms(
  low.seated({
    lean: -6,
    shrug: 2,
    arms: hands([-2, 161, 24], [0.2, -0.2, 1]),
  }),
);
/** The other hand lies on the thigh in front. */
const onThigh: Arm = { to: [24, 58, -14], pole: [-0.5, 0, -1], flat: [1, -0.25, 0] };
const landmineHigh = stand({
  ...halfKneeling,
  lean: 24,
  head: 4,
  arms: [{ to: [54.2, 143.7, 15], pole: [0.2, -1, 0.5] }, onThigh],
});
const landmineLow = stand({
  ...halfKneeling,
  lean: 3,
  shrug: 0,
  arms: [{ to: [20, 92, 18], pole: [-0.2, -1, 0.3] }, onThigh],
});
const machineLow = low.seated({
  lean: -5,
  head: -2,
  arms: hands([8, 110, 33], [0.1, -1, 0.5], { grip: [0, 0, 1] }),
});
const pikeHigh = stand({
  ...pike,
  pelvis: [-6, 87, 0],
  lean: 129,
  head: 138,
  arms: hands([38, 4, 26], [-1, 0.1, 0.6], { flat: [1, -0.05, 0.1] }),
});
export const overheadPresses: readonly Picture[] = [
  ...movement(
    'exercise-barbell-overhead-press',
    'A woman stands with a barbell locked out straight above her head.',
    {
      paper: chalk,
      floor: sand,
      yaw: 48,
      shapes: [
        disc(0.5, 0.24, 0.2, brass),
        slab(0, 0, 0.22, 1, pine),
        slab(0.78, 0, 0.22, 1, pine, '#1c3a32'),
      ],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: rust }, p);
        barbell(s, add(midHands(j), [0, 1, 0]), [technique, change]);
      },
    },
    {
      shown: overheadPress.high,
      start: overheadPress.rack,
      phases: overheadPressPhases,
      alt: 'A woman stands with a barbell on the front of her shoulders, ready to press.',
    },
  ),
  ...movement(
    'exercise-dumbbell-shoulder-press',
    'A woman sits against an upright bench with dumbbells at ear height, ready to press.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 56,
      shapes: [arch(0.5, 0.06, 0.46, chalk)],
      build: (s, p) => {
        incline(s, 4, 80, 44);
        const j = figure(s, { ...zola, top: pine, bottom: rust, legs: 'long' }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
      },
    },
    {
      shown: low.shoulderPress,
      end: seatedHigh,
      alt: 'A woman sits against an upright bench with both dumbbells pressed straight above her.',
    },
  ),
  ...movement(
    'exercise-arnold-press',
    'A woman sits with two dumbbells in front of her chin, palms towards her, before the turn of an Arnold press.',
    {
      paper: pine,
      floor: '#183129',
      yaw: 44,
      frame: [0.1, 0.14, 0.9, 0.93],
      shapes: [disc(0.5, 0.46, 0.4, rust), disc(0.5, 0.46, 0.4, 'none', '#c4522f')],
      build: (s, p) => {
        incline(s, 4, 80, 44);
        const j = figure(s, { ...gwen, top: chalk, bottom: brass, legs: 'long', shoe: rust }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink, 0.82);
      },
      front: [
        arrow(
          [
            [30, 106, -36],
            [27, 107, -48],
            [19, 113, -58],
            [8, 124, -60],
          ],
          brass,
        ),
      ],
    },
    {
      shown: low.arnold,
      end: seatedHigh,
      alt: 'A woman sits with two dumbbells pressed straight above her, palms turned forwards.',
    },
  ),
  ...movement(
    'exercise-push-press',
    'A woman dips at the knees with a barbell on her shoulders, about to drive it overhead.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: 36,
      frame: [0.1, 0.19, 0.9, 0.93],
      shapes: [rays(0.5, 0.96, '#c4502c', 22), disc(0.5, 0.42, 0.3, brass)],
      build: (s, p) => {
        const j = figure(s, { ...beth, top: chalk, bottom: pine, legs: 'long', shoe: chalk }, p);
        barbell(s, add(midHands(j), [0.5, 1, 0]), [{ ...bumper, color: ink }, change]);
      },
      front: [
        arrow(
          [
            [10, 150, 44],
            [10, 172, 44],
          ],
          chalk,
        ),
        arrow(
          [
            [10, 150, -44],
            [10, 172, -44],
          ],
          chalk,
        ),
      ],
    },
    {
      shown: jerk.dip,
      end: jerk.high,
      phases: pushPressPhases,
      alt: 'A woman stands tall with a barbell locked out above her head.',
    },
  ),
  ...movement(
    'exercise-landmine-press',
    'A woman kneels on one knee and presses one end of an angled barbell up with one hand, its other end fixed to the floor.',
    {
      paper: chalk,
      floor: '#cdbb9b',
      yaw: 22,
      shapes: [bricks(0, 0.82, '#e3d6bd', 0.09), pane(0.62, 0.1, 0.3, 0.34, sky, ink)],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: rust, bottom: pine, stripe: brass }, p);
        const [hand, foot] = [j.arms[0].end, [190, 5, 16] as const];
        const on = (t: number) => mix(hand, foot, t);
        const way = norm(sub(foot, hand));
        s.tube(add(hand, mul(way, -7)), on(0.19), 2.4, '#b9b4a8', 0, 3);
        s.plate(on(0.19), way, 3.4, 2.5, steel, 1);
        s.tube(on(0.19), foot, 1.5, '#a9a69d', 0, 8);
        s.block([192, 3, 16], [12, 3, 12], '#3a3733', -3);
      },
    },
    {
      shown: landmineHigh,
      start: landmineLow,
      alt: 'A woman kneels on one knee and holds one end of an angled barbell at her shoulder, its other end fixed to the floor.',
    },
  ),
  ...movement(
    'exercise-half-kneeling-kettlebell-press',
    'A woman kneels on one knee and holds a kettlebell overhead on a straight arm.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 34,
      shapes: [halfDisc(0.5, 0.86, 0.62, chalk), slab(0.88, 0, 0.12, 1, pine, '#1b382f')],
      build: (s, p) => {
        mat(s, -60, 22, 46, pine, 9);
        const j = figure(s, { ...amara, top: rust, bottom: ink, stripe: brass }, p.woman);
        kettlebell(s, j.arms[0].end, p.up, [0, 0, 1], ink, 1, p.near);
      },
    },
    {
      shown: kneelingPress.high,
      start: kneelingPress.rack,
      phases: pressPhases(kneelingPress),
      alt: 'A woman kneels on one knee and holds a kettlebell at her shoulder, elbow down.',
    },
  ),
  ...movement(
    'exercise-machine-shoulder-press',
    'A woman sits in a shoulder press machine and pushes its two handles up.',
    {
      paper: '#dfe6e4',
      floor: '#9fb5b0',
      yaw: 60,
      pitch: 8,
      shapes: [slab(0, 0.2, 1, 0.16, clay), disc(0.6, 0.4, 0.3, brass)],
      build: (s, p) => {
        for (const z of [14, -14]) s.block([-58, 82, z], [3, 82, 3], graphite, -60);
        s.block([-58, 162, 0], [3, 3, 17], graphite, -60);
        for (let i = 0; i < 9; i++)
          s.block([-58, 10 + i * 7, 0], [5, 2.9, 10], i === 5 ? brass : steel, -62);
        s.block([-18, 3, 0], [48, 3, 5], graphite, -60);
        s.block([2, 3, 0], [4, 3, 26], graphite, -60);
        s.block([-2, 22, 0], [4, 22, 4], graphite, -50);
        slope(s, [-20, 44, 0], [22, 44, 0], 34, 8, leather, -24);
        slope(s, [-26, 122, 0], [-17, 46, 0], 30, 8, leather, -40);
        const high = p.arms[0].to[1];
        for (const z of [1, -1]) {
          s.tube([-50, 96, 10 * z], [-50, 96, 42 * z], 3.4, rust, -30);
          s.tube([-50, 96, 42 * z], [0, high - 7, 44 * z], 3, rust, -6, 4);
          s.tube([0, high - 7, 44 * z], [7, high + 1, 44 * z], 3, rust, 0);
          s.tube([7, high, 46 * z], [7, high, 25 * z], 1.8, ink, 0, 3);
        }
        figure(s, { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk }, p);
      },
    },
    {
      shown: machinePress,
      start: machineLow,
      alt: 'A woman sits in a shoulder press machine with its two handles at her ears.',
    },
  ),
  ...movement(
    'exercise-pike-push-up',
    'A woman in an upside-down V, hips high, lowers her head towards the floor between bent arms.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 14,
      shapes: [
        poly(
          [
            [0.16, 0.84],
            [0.52, 0.08],
            [0.88, 0.84],
          ],
          '#c9613c',
        ),
        disc(0.86, 0.2, 0.1, brass),
      ],
      build: (s, p) => {
        mat(s, -66, 84, 70, chalk);
        figure(s, { ...zola, top: brass, bottom: pine, legs: 'capri', shoe: chalk }, p);
      },
    },
    {
      shown: pike,
      start: pikeHigh,
      alt: 'A woman in an upside-down V, hips high, stands on straight arms and toes.',
    },
  ),
  ...movement(
    'exercise-dumbbell-thruster',
    'A woman squats deep with a dumbbell on each shoulder, elbows in front of her.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 40,
      pitch: 7,
      shapes: [slab(0.5, 0, 0.5, 1, chalk), disc(0.5, 0.42, 0.3, clay)],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: pine, bottom: rust }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0.05, 0], ink, 0.9, 2);
      },
    },
    {
      shown: thruster.squat,
      end: thruster.high,
      phases: thrusterPhases,
      alt: 'A woman stands tall with two dumbbells locked out above her head.',
    },
  ),
  ...movement(
    'exercise-turkish-get-up',
    'A woman props herself on one hand while the other holds a kettlebell straight above her.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 176,
      pitch: 15,
      shapes: [disc(0.6, 0.44, 0.36, chalk), diagonal(-0.05, 0.12, 0.2, pine)],
      build: (s, p) => {
        mat(s, -86, 96, 118, rust);
        const j = figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, p);
        kettlebell(s, j.arms[0].end, lyingOn(j.arms[0], behind), [0, 0, 1], ink, 0.9, -1);
      },
    },
    {
      shown: getUp.hand,
      end: getUp.standing,
      phases: getUpPhases,
      alt: 'A woman stands tall on a mat and holds a kettlebell straight above her on one arm.',
    },
  ),
];
