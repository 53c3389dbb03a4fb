import { add, mix, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  brass,
  carys,
  chalk,
  clay,
  elsa,
  graphite,
  gwen,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, disc, poly, slab } from '../drawing/sheet.ts';
import { box, mat, seat, slope, tower } from '../equipment/machines.ts';
import { dumbbell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg } from '../figure/skeleton.ts';

const plusZ = (p: V3, z: number): V3 => [p[0], p[1], z];
const extend = low.seated({
  pelvis: [0, 56, 0],
  lean: -8,
  head: 0,
  legs: both<Leg>({ to: [80, 52, 9], pole: [0.2, 1, 0], toe: [0.45, 0.9, 0] }),
  arms: hands([2, 47, 25], [-1, 0, 0.5], { grip: [1, 0, 0] }),
});
const tuck = low.seated({
  pelvis: [0, 58, 0],
  lean: -4,
  head: 2,
  legs: both<Leg>({ to: [24, 23, 9], pole: [1, 0.6, 0], toe: [0.95, -0.3, 0] }),
  arms: hands([36, 82, 14], [-0.6, -1, 0.4], { grip: [0, 0, 1] }),
});
const felled = stand({
  pelvis: [37, 32, 0],
  lean: 57,
  head: 30,
  legs: both<Leg>({ to: [-38, 10, 9], pole: [0.4, -1, 0], toe: [-0.9, -0.45, 0] }),
  arms: hands([84, 5, 19], [-1, 0.3, 0.5], { flat: [1, -0.05, 0] }),
});
const holder = stand({
  pelvis: [-94, 32, 0],
  lean: 42,
  head: 20,
  legs: both<Leg>({ to: [-108, 9, 13], pole: [1, -0.4, 0.2], toe: [-0.95, -0.3, 0] }),
  arms: hands([-44, 18, 9], [-0.4, 0.5, 1], { grip: [1, 0, 0.2] }),
});
const heelsUp = low.seated({
  pelvis: [0, 54, 0],
  lean: 2,
  head: 4,
  legs: both<Leg>({ to: [37, 24, 9], pole: [1, 1, 0], toe: [0.78, -0.62, 0] }),
  arms: hands([48, 88, 10], [-0.5, -1, 0.4], { grip: [0, 0, 1] }),
});

const kneesBent = low.seated({
  ...extend,
  legs: both<Leg>({ to: [46, 18, 9], pole: [1, 0.6, 0], toe: [0.97, 0.2, 0] }),
});
const legsOut = low.seated({
  ...tuck,
  legs: both<Leg>({ to: [80, 52, 9], pole: [0.2, 1, 0], toe: [0.45, 0.9, 0] }),
});
const heelsHigh = stand({
  ...low.legCurlPose,
  legs: both<Leg>({ to: [-34, 117, 9], pole: [0, -1, 0], toe: [-1, 0.2, 0] }),
});
const legsLong = stand({
  ...low.legCurlPose,
  legs: both<Leg>({ to: [-81, 74, 9], pole: [0, -1, 0], toe: [-0.85, -0.5, 0] }),
});
const kneeling = stand({
  ...felled,
  pelvis: [2, 49, 0],
  lean: 0,
  head: 0,
  arms: hands([20, 90, 14], [-0.5, -1, 0.6], { flat: [0.5, 0.85, 0] }),
});
const heelsLow = stand({
  ...pose.calfRaise,
  pelvis: [13, 93, 0],
  legs: both<Leg>({ to: [6, 14, 9], toe: [0.93, 0.32, 0.05] }),
  arms: [
    { to: [16, 83, 22], pole: [-1, 0, 0.3], grip: [1, 0, 0] },
    { to: [52, 122, -24], pole: [-0.3, -1, -0.5], grip: [0, 1, 0] },
  ],
});
const heelsDown = low.seated({
  ...heelsUp,
  legs: both<Leg>({ to: [38, 12, 9], pole: [1, 1, 0], toe: [0.97, 0.22, 0] }),
  arms: hands([48, 80, 10], [-0.5, -1, 0.4], { grip: [0, 0, 1] }),
});
/** The direction out of a calf. */
const behindShin = (from: V3, to: V3): V3 => {
  const [x, y] = norm(sub(to, from));
  return [y, -x, 0];
};

export const legIsolation: readonly Picture[] = [
  ...movement(
    'exercise-leg-extension',
    'A woman sits on a machine and straightens her knees against a roller on her shins.',
    {
      paper: pine,
      floor: '#17312a',
      yaw: 20,
      frame: [0.26, 0.07, 0.9, 0.92],
      shapes: [disc(0.66, 0.42, 0.32, clay), slab(0, 0, 0.08, 1, brass)],
      build: (s, p) => {
        seat(s, 48, ink, 30);
        s.unmeasured(() => {
          tower(s, -74, 0, 30, [1, 0, 0], 170);
          s.block([-54, 3, 0], [24, 3, 5], graphite, -31);
        });
        const j = figure(s, { ...priya, top: chalk, bottom: rust, shoe: chalk }, p);
        const knee = j.legs[0].mid;
        const shin = mix(j.legs[0].mid, j.legs[0].end, 0.84);
        const roll: V3 = add(shin, mul(behindShin(j.legs[0].mid, j.legs[0].end), -8.4));
        s.plate(plusZ(knee, 25), [0, 0, 1], 7, 4, graphite, 10);
        s.tube(plusZ(knee, 26), plusZ(roll, 26), 2.2, steel, 10);
        s.tube(plusZ(roll, -20), plusZ(roll, 26), 5, brass, 8);
        s.tube([2, 36, 25], [2, 48, 25], 1.8, steel, 2);
        s.tube([-4, 48, 25], [9, 48, 25], 2, ink, 1);
      },
    },
    {
      shown: extend,
      start: kneesBent,
      alt: 'A woman sits on a machine with bent knees, a roller on her shins.',
    },
  ),
  ...movement(
    'exercise-lying-leg-curl',
    'A woman lies face down on a leg curl machine and pulls the roller towards her hips.',
    {
      paper: rust,
      floor: '#7a2a13',
      yaw: 14,
      shapes: [slab(0, 0.2, 1, 0.3, '#c75532'), slab(0.66, 0, 0.2, 1, sand)],
      build: (s, p) => {
        slope(s, [-40, 70, 0], [24, 70, 0], 40, 9, ink, -20);
        slope(s, [24, 70, 0], [74, 64, 0], 40, 9, ink, -20);
        s.block([-2, 32, 0], [5, 30, 5], '#3a3733', -26);
        s.block([10, 4, 0], [62, 3, 6], '#3a3733', -28);
        s.block([62, 2, 0], [4, 3, 24], '#3a3733', -28);
        s.block([-46, 2, 0], [4, 3, 24], '#3a3733', -28);
        const j = figure(s, { ...hana, top: sky, bottom: ink }, p);
        const heel = plusZ(add(j.legs[0].end, mul(behindShin(j.legs[0].mid, j.legs[0].end), 8)), 0);
        s.tube([-38, 66, 24], add(heel, [-2, 0, 24]), 2.2, steel, 6);
        s.tube(add(heel, [0, 0, -20]), add(heel, [0, 0, 24]), 5, brass, 4, 3);
        s.tube([56, 60, 19], [60, 66, 19], 2, steel, 6);
        s.plate([-38, 66, 26], [0, 0, 1], 7, 4, '#3a3733', 8);
      },
    },
    {
      shown: heelsHigh,
      start: legsLong,
      alt: 'A woman lies face down on a leg curl machine with straight legs under the roller.',
    },
  ),
  ...movement(
    'exercise-seated-leg-curl',
    'A woman sits on a machine, thighs held down by a pad, and pulls a roller under the seat with her heels.',
    {
      paper: '#efd9c7',
      floor: sky,
      yaw: 24,
      flip: true,
      frame: [0.1, 0.07, 0.76, 0.92],
      shapes: [arch(0.4, 0.06, 0.44, rust), arch(0.4, 0.16, 0.3, '#c75532')],
      build: (s, p) => {
        seat(s, 50, ink, 26);
        s.unmeasured(() => {
          tower(s, -74, 0, 30, [1, 0, 0], 170);
          s.block([-54, 3, 0], [24, 3, 5], graphite, -31);
        });
        const j = figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, p);
        const knee = j.legs[0].mid;
        const heel = add(
          mix(j.legs[0].mid, j.legs[0].end, 0.9),
          mul(behindShin(j.legs[0].mid, j.legs[0].end), 8.5),
        );
        s.plate(plusZ(knee, 25), [0, 0, 1], 7, 4, graphite, 10);
        s.tube(plusZ(knee, 26), plusZ(heel, 26), 2.2, steel, 10);
        s.tube(plusZ(heel, -20), plusZ(heel, 26), 5, brass, 2);
        const pad: V3 = add(mix(j.legs[0].mid, j.legs[0].root, 0.3), [0, 9.5, 0]);
        s.block(plusZ(pad, 0), [8, 4, 22], ink, 14);
        s.tube([36, 82, -20], [36, 82, 20], 1.8, steel, 12, 3);
        s.tube(plusZ(pad, 0), [36, 82, 0], 2, steel, 12);
      },
    },
    {
      shown: tuck,
      start: legsOut,
      alt: 'A woman sits on a machine with straight legs on a roller, thighs held down by a pad.',
    },
  ),
  ...movement(
    'exercise-nordic-curl',
    'A kneeling woman leans far forward in one straight line while her partner holds her ankles down.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 18,
      pitch: 10,
      shapes: [
        poly(
          [
            [0.3, 0],
            [1, 0],
            [1, 0.62],
          ],
          chalk,
        ),
        disc(0.2, 0.3, 0.16, brass),
      ],
      build: (s, p) => {
        mat(s, -128, 60, 66, pine);
        figure(s, { ...priya, top: brass, bottom: ink }, holder);
        figure(s, { ...maya, top: rust, bottom: '#4b3a52', stripe: brass }, p);
      },
      front: [
        arrow(
          [
            [84, 122, 0],
            [102, 102, 0],
            [110, 78, 0],
          ],
          rust,
        ),
      ],
    },
    {
      shown: felled,
      start: kneeling,
      alt: 'A woman kneels upright, hips straight, while her partner holds her ankles down.',
    },
  ),
  ...movement(
    'exercise-standing-calf-raise',
    'A woman stands high on her toes on the edge of a step, one hand on a rack post and a dumbbell in the other.',
    {
      paper: '#e9dcc4',
      floor: sky,
      yaw: 22,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [arch(0.5, 0.06, 0.4, pine), slab(0.82, 0, 0.05, 1, rust)],
      build: (s, p) => {
        box(s, 26, 0, 26, 12, 52, brass, -30);
        s.unmeasured(() => s.block([56, 120, -24], [3.4, 120, 3.4], '#3a3733', -6));
        s.unmeasured(() => s.block([56, 2, -24], [20, 2, 4], '#3a3733', -8));
        const j = figure(s, { ...gwen, top: rust, bottom: sand, legs: 'shorts', shoe: chalk }, p);
        dumbbell(s, j.arms[0].end, [1, 0, 0], ink);
      },
      front: [
        arrow(
          [
            [-26, 16, 0],
            [-26, 52, 0],
          ],
          rust,
        ),
      ],
    },
    {
      shown: pose.calfRaise,
      start: heelsLow,
      alt: 'A woman lets her heels sink below the edge of a step, one hand on a rack post.',
    },
  ),
  ...movement(
    'exercise-seated-calf-raise',
    'A woman sits with a loaded pad on her knees and lifts her heels, the balls of her feet on a bar.',
    {
      paper: brass,
      floor: '#a8741c',
      yaw: 26,
      shapes: [
        slab(0.1, 0.1, 0.8, 0.14, '#e9b650'),
        slab(0.1, 0.34, 0.8, 0.14, '#e9b650'),
        slab(0.1, 0.58, 0.8, 0.14, '#e9b650'),
      ],
      build: (s, p) => {
        slope(s, [-18, 46, 0], [20, 46, 0], 36, 8, ink, -24);
        s.block([-2, 20, 0], [5, 20, 5], graphite, -30);
        s.block([34, 3, 0], [56, 3, 6], graphite, -32);
        s.block([-16, 3, 0], [4, 3, 26], graphite, -33);
        s.block([84, 3, 0], [4, 3, 26], graphite, -33);
        s.block([50, 7, 0], [5, 4, 24], graphite, -6);
        const j = figure(s, { ...elsa, top: pine, bottom: ink, legs: 'capri', shoe: rust }, p);
        const pad: V3 = add(mix(j.legs[0].mid, j.legs[0].root, 0.16), [0, 10, 0]);
        s.block(plusZ(pad, 0), [7, 4, 22], ink, 16);
        s.block([82, 32, 0], [3.4, 32, 3.4], graphite, -10);
        s.tube(plusZ(pad, 0), [82, 64, 0], 2.6, steel, 8, 3);
        const lever = (t: number, y: number, z: number): V3 =>
          add(plusZ(mix(pad, [82, 64, 0], t), z), [0, y, 0]);
        s.tube(lever(0.2, 0, 0), lever(0.2, 16, 0), 2, steel, 6);
        s.tube(lever(0.2, 16, -14), lever(0.2, 16, 14), 2, ink, 8, 2);
        s.tube(lever(0.45, 0, -24), lever(0.45, 0, 24), 2.2, steel, 6, 3);
        for (const z of [-18, 18]) s.plate(lever(0.45, 0, z), [0, 0, 1], 15, 5, rust, 10);
      },
    },
    {
      shown: heelsUp,
      start: heelsDown,
      alt: 'A woman sits with a loaded pad on her knees, her heels low and the balls of her feet on a bar.',
    },
  ),
];
