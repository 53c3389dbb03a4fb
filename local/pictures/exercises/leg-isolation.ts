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
  leather,
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
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { raised } from '../figure/poses-lifting.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../figure/skeleton.ts';

const plusZ = (p: V3, z: number): V3 => [p[0], p[1], z];
const extend = low.seated({
  pelvis: [0, 56, 0],
  lean: -8,
  head: 0,
  legs: both<Leg>({ to: [81.3, 53, 9], pole: [0.2, 1, 0], toe: [0.45, 0.9, 0] }),
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
/** She looks past her friend: from the front one face is never behind the other. */
const holder = stand({
  pelvis: [-94, 32, 0],
  lean: 42,
  roll: 8,
  chestRoll: 22,
  head: 20,
  headRoll: 6,
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
  // The knees are where they are on straight legs: the shins alone turn, about the machine's bolt.
  legs: both<Leg>({ to: [45.6, 19.8, 9], pole: [1, 0.6, 0], toe: [0.97, 0.2, 0] }),
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
/**
 * The machine of a standing calf raise: its block is 14 cm high, and its two bars end in pads on
 * her shoulders.
 */
const calfMachine = {
  axis: [82, 130, 0],
  pad: (p: Pose, z: number): V3 => onChest(p, [-1, 34.5, z]),
} as const satisfies { axis: V3; pad: (p: Pose, z: number) => V3 };
/**
 * On the balls of her feet at the edge of the block, heels so many degrees above it, knees straight
 * all the way.
 */
const onBlock = (degrees: number): Pose => {
  const flat = stand({
    pelvis: [8, 103, 0],
    lean: 1,
    legs: both<Leg>({ to: [0, 22, 9], pole: [1, 0, 0.1], toe: [1, 0, 0.05], toes: 0 }),
  });
  const feet = raised(flat, degrees).legs;
  const [x, y] = feet[0].to;
  const stood = {
    ...flat,
    legs: feet,
    pelvis: [8, y + Math.sqrt(81.6 ** 2 - (8 - x) ** 2), 0] as const,
  };
  const hold = mix(calfMachine.pad(stood, 17), plusZ(calfMachine.axis, 17), 0.34);
  return { ...stood, arms: hands(add(hold, [0, -9, 0]), [-0.4, -1, 0.6], { grip: [0, 1, 0] }) };
};
const heelsUpStanding = onBlock(40);
const heelsLowStanding = onBlock(-20);
const calfPhases = [
  { name: 'Lower', to: onBlock(8), seconds: 0.8 },
  { name: 'Lower', to: heelsLowStanding, seconds: 0.8 },
  { name: 'Stretch', to: heelsLowStanding, seconds: 1.6 },
  { name: 'Rise', to: onBlock(8), seconds: 0.48 },
  { name: 'Rise', to: heelsUpStanding, seconds: 0.48 },
  { name: 'Hold', to: heelsUpStanding, seconds: 0.8 },
] as const;
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
    'A woman stands high on the balls of her feet on the block of a calf machine, its pads on her shoulders.',
    {
      paper: '#e9dcc4',
      floor: sky,
      yaw: 22,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [arch(0.5, 0.06, 0.4, pine), slab(0.82, 0, 0.05, 1, rust)],
      build: (s, p) => {
        box(s, 20, 0, 24, 14, 52, brass, -30);
        s.block([46, 3, 0], [44, 3, 5], graphite, -40);
        s.block([88, 3, 0], [5, 3, 30], graphite, -38);
        for (const z of [-17, 17]) s.block([88, 84, z], [3, 84, 3], graphite, z);
        s.block([88, 166, 0], [3, 3, 20], graphite, -2);
        for (let i = 0; i < 9; i++) {
          s.block([88, 10 + i * 7, 0], [5, 2.9, 12], i === 5 ? brass : steel, -2);
        }
        figure(s, { ...gwen, top: rust, bottom: sand, legs: 'shorts', shoe: chalk }, p);
        for (const z of [-17, 17]) {
          const [pad, axis] = [calfMachine.pad(p, z), plusZ(calfMachine.axis, z)];
          const hold = mix(pad, axis, 0.34);
          s.tube(pad, axis, 2.4, '#55504a', 3, 5);
          s.block(pad, [9, 3.6, 5], leather, 8);
          s.tube(hold, add(hold, [0, -14, 0]), 1.7, ink, 2);
          s.plate(axis, [0, 0, 1], 5, 4, rust, 4);
        }
      },
    },
    {
      shown: heelsUpStanding,
      start: heelsLowStanding,
      phases: calfPhases,
      alt: 'A woman lets her heels sink below the block of a calf machine, its pads on her shoulders.',
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
