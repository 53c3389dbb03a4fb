import { barbell, bumper, change, dumbbell, iron, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, cross, mix, mul, norm, sub } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { box, mat, slope, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  gwen,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { hands, stand } from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import {
  arch,
  arrow,
  bricks,
  diagonal,
  disc,
  dust,
  halfDisc,
  pane,
  poly,
  rays,
  ring,
  slab,
} from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Leg, Pose } from './skeleton.ts';
import type { Stage } from './stage.ts';

const frame = '#3a3733';

const sumo = stand({
  pelvis: [-18, 51, 0],
  lean: 47,
  head: 18,
  legs: both<Leg>({ to: [0, 8, 42], pole: [0.75, 0, 0.66], toe: [0.75, 0, 0.66] }),
  arms: hands([9, 23, 13], [-0.2, 0, 1]),
});
const oneLegHinge = stand({
  pelvis: [-14, 84, 0],
  lean: 76,
  head: 52,
  legs: [
    { to: [-93, 78, 9], pole: [0, -1, 0], toe: [-0.12, -1, 0] },
    { to: [0, 8, -8], pole: [1, 0, 0], toe: [1, 0, 0] },
  ],
  arms: [
    { to: [20, 39, 14], pole: [-1, 0, 0.3], grip: [1, 0, 0.25] },
    { to: [30, 84, -76], pole: [0, -1, 0], flat: [0.2, -0.1, -1] },
  ],
});
const frog = stand({
  pelvis: [0, 25, 0],
  lean: -112,
  chest: -112,
  head: -82,
  legs: both<Leg>({ to: [36, 7, 8.6], pole: [0.1, 0.2, 1], toe: [1, 0.1, 0] }),
  arms: hands([-20, 32, 36], [-0.3, -1, 0.4], { grip: [1, 0, 0] }),
});
const oneLegThrust = stand({
  ...low.hipThrust,
  legs: [
    { to: [42, 8, 8], pole: [1, 1, 0.1] },
    { to: [34, 80, -9], pole: [0.1, 1, 0], toe: [1, 0.15, 0] },
  ],
  arms: hands([-52, 46, 68], [0, 1, 0], { flat: [0.1, -0.06, 1] }),
});
const clam = stand({
  pelvis: [0, 17, 0],
  lean: 0,
  roll: 86,
  chestRoll: 76,
  headRoll: 82,
  legs: [
    { to: [2, 7, -58], pole: [1, 0, 0], toe: [0.75, 0, -0.66] },
    { to: [2, 15, -58], pole: [0.8, 1, 0], toe: [0.75, 0.2, -0.66], bias: 3 },
  ],
  arms: [
    { to: [6, 5, 102], pole: [0.3, -1, 0], flat: [0.2, 0, 1] },
    { to: [40, 4, 34], pole: [-0.4, 1, 0.2], flat: [0.8, 0, 0.5] },
  ],
});
const backwards = stand({
  pelvis: [-6, 52, 0],
  lean: 18,
  head: 4,
  legs: [{ to: [30, 8, 8] }, { to: [-50, 20, -9], pole: [0.3, -1, 0], toe: [0.45, -0.88, 0] }],
  arms: hands([10, 41, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const bowBase = stand({
  pelvis: [-27, 80, 0],
  lean: 64,
  head: 44,
  legs: pose.feet(11),
});
const bow: Pose = {
  ...bowBase,
  arms: hands(onChest(bowBase, [-9.5, 29, 27]), [-1, -0.5, 0.3]),
};
const openKnees = low.seated({
  pelvis: [0, 56, 0],
  lean: -6,
  head: -2,
  legs: both<Leg>({ to: [33, 18, 38], pole: [1, 1, 0.9], toe: [0.85, 0.1, 0.5] }),
  arms: hands([14, 56, 25], [-1, 0, 0.6], { grip: [1, 0, 0] }),
});
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
  pelvis: [27, 40, 0],
  lean: 40,
  head: 26,
  legs: both<Leg>({ to: [-38, 10, 9], pole: [0.4, -1, 0], toe: [-0.9, -0.45, 0] }),
  arms: hands([76, 66, 17], [-0.3, -1, 0.6], { flat: [0.5, 0.85, 0] }),
});
const holder = stand({
  pelvis: [-94, 32, 0],
  lean: 42,
  head: 20,
  legs: both<Leg>({ to: [-108, 9, 13], pole: [1, -0.4, 0.2], toe: [-0.95, -0.3, 0] }),
  arms: hands([-44, 18, 9], [-0.4, 0.5, 1], { grip: [1, 0, 0.2] }),
});
const hackBase = stand({
  pelvis: [0, 50, 0],
  lean: -32,
  head: -14,
  legs: both<Leg>({ to: [44, 26, 13], pole: [0.6, 1, 0.15], toe: [0.9, 0.4, 0.12] }),
});
const hack: Pose = {
  ...hackBase,
  arms: hands(onChest(hackBase, [15, 34, 23]), [0.3, -1, 0.5], { grip: [0.85, 0.53, 0] }),
};
const planted = stand({
  pelvis: [-4, 51, 0],
  lean: 6,
  head: 0,
  legs: [{ to: [36, 8, 10] }, { to: [-42, 18, -10], pole: [0.3, -1, 0], toe: [0.42, -0.9, 0] }],
  arms: hands([4, 42, 26], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
const sidewaysBase = stand({
  pelvis: [-20, 53, 22],
  lean: 34,
  head: 8,
  legs: [
    { to: [0, 8, 42], pole: [1, 0, 0.3], toe: [1, 0, 0.15] },
    { to: [0, 8, -48], pole: [1, 0.3, 0], toe: [0.72, 0, -0.7] },
  ],
});
const sideways: Pose = {
  ...sidewaysBase,
  arms: [
    { to: onChest(sidewaysBase, [18, 18, 4.5]), pole: [0.2, -1, 0.6], grip: [1, 0, 0] },
    { to: onChest(sidewaysBase, [18, 18, -4.5]), pole: [0.2, -1, -0.6], grip: [1, 0, 0] },
  ],
};
const airSquat = stand({
  pelvis: [-26, 42, 0],
  lean: 34,
  chest: 28,
  head: 4,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.35], toe: [1, 0, 0.36] }),
  arms: hands([50, 98, 15], [0, -1, 0.4], { flat: [1, 0.02, 0] }),
});
const heelsUp = low.seated({
  pelvis: [0, 54, 0],
  lean: 2,
  head: 4,
  legs: both<Leg>({ to: [37, 24, 9], pole: [1, 1, 0], toe: [0.78, -0.62, 0] }),
  arms: hands([48, 88, 10], [-0.5, -1, 0.4], { grip: [0, 0, 1] }),
});
const leap = stand({
  pelvis: [-6, 112, 0],
  lean: 24,
  head: 4,
  legs: both<Leg>({ to: [16, 62, 11], pole: [1, 0.4, 0.2], toe: [1, -0.12, 0.1] }),
  arms: hands([46, 152, 20], [0, -1, 0.5], { grip: [0.4, 1, 0] }),
});
const cleanPull = stand({
  pelvis: [4, 96, 0],
  lean: -10,
  head: -6,
  shrug: 4,
  legs: both<Leg>({ to: [-4, 15, 12], pole: [1, 0, 0.2], toe: [0.86, -0.5, 0.12] }),
  arms: hands([15, 108, 24], [-0.5, 0.6, 1]),
});
const snatchCatch = stand({
  pelvis: [-15, 70, 0],
  lean: 17,
  head: 2,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.4], toe: [1, 0, 0.36] }),
  arms: hands([2, 166, 49], [-0.6, 0, 1]),
});
const overheadLow = stand({
  pelvis: [-25, 42, 0],
  lean: 30,
  chest: 26,
  head: 0,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 18], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
  arms: hands([2, 136, 49], [-0.6, 0, 1]),
});

/** A seat and its back rest on a column; the back leans by the given run over its height. */
function seat(s: Stage, top: number, color: string, x1 = 24): void {
  slope(s, [-26, top + 56, 0], [-14, top - 2, 0], 36, 8, color, -24);
  slope(s, [-16, top, 0], [x1, top, 0], 38, 8, color, -22);
  s.block([-4, top / 2 - 4, 0], [6, top / 2 - 4, 6], frame, -30);
  s.block([10, 3, 0], [44, 3, 6], frame, -32);
  s.block([-30, 3, 0], [4, 3, 26], frame, -33);
  s.block([50, 3, 0], [4, 3, 26], frame, -33);
}
const plusZ = (p: V3, z: number): V3 => [p[0], p[1], z];

export const lowerTwo: readonly Picture[] = [
  picture(
    'exercise-sumo-deadlift',
    'A woman with her feet set wide and her hands inside her knees grips a loaded barbell on the floor.',
    {
      paper: clay,
      floor: ink,
      yaw: 62,
      pitch: 10,
      shapes: [halfDisc(0.5, 0.78, 0.6, rust, '#a93a1b'), slab(0, 0, 0.07, 1, chalk)],
      build: (s) => {
        figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, sumo);
        barbell(s, [9, 23, 0], [{ ...bumper, color: brass }, change], { bias: 4 });
      },
    },
  ),
  picture(
    'exercise-single-leg-romanian-deadlift',
    'A woman hinges on one leg, the other stretched out behind her, and lowers a dumbbell along her shin.',
    {
      paper: '#c9d6d6',
      floor: '#6f8f8a',
      yaw: 16,
      shapes: [disc(0.56, 0.46, 0.4, clay), slab(0.04, 0, 0.1, 0.82, pine, '#1d3a32')],
      build: (s) => {
        const j = figure(s, { ...zola, top: brass, bottom: ink, legs: 'shorts' }, oneLegHinge);
        dumbbell(s, j.arms[0].end, [1, 0, 0.25], rust, 1.05, 3);
      },
    },
  ),
  picture(
    'exercise-frog-pump',
    'A woman on her back with the soles of her feet together and her knees wide lifts her hips off a mat.',
    {
      paper: brass,
      floor: '#b97f20',
      yaw: 40,
      pitch: 30,
      frame: [0.03, 0.1, 0.97, 0.97],
      back: 96,
      shapes: [rays(0.5, 0.6, '#e2aa45', 16), halfDisc(0.5, 0.6, 0.42, rust)],
      build: (s) => {
        mat(s, -88, 60, 104, pine);
        figure(s, { ...maya, top: chalk, bottom: sky, stripe: chalk, shoe: rust }, frog);
      },
    },
  ),
  picture(
    'exercise-single-leg-hip-thrust',
    'A woman with her shoulders on a padded box pushes her hips up on one foot, the other knee over her hip.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 26,
      shapes: [arch(0.56, 0.08, 0.5, rust), slab(0.88, 0, 0.06, 1, pine)],
      build: (s) => {
        s.block([-56, 20, 0], [17, 20, 74], pine, -60);
        s.block([-56, 41, 0], [17, 2, 74], '#2f5b4e', -50);
        figure(s, { ...dina, top: sky, hair: chalk, bottom: ink }, oneLegThrust);
      },
    },
  ),
  picture(
    'exercise-clamshell',
    'A woman lies on her side with bent knees and opens the top one against a band round her thighs.',
    {
      paper: pine,
      floor: '#1a362e',
      yaw: 78,
      pitch: 16,
      frame: [0.1, 0.1, 0.9, 0.84],
      shapes: [halfDisc(0.62, 0.72, 0.5, '#2f5b4e'), disc(0.18, 0.24, 0.13, brass)],
      build: (s) => {
        s.unmeasured(() => mat(s, -34, 62, 212, clay, 20));
        const j = figure(s, { ...carys, top: chalk, bottom: rust, shoe: chalk }, clam);
        const on = (i: 0 | 1): V3 => mix(j.legs[i].mid, j.legs[i].root, 0.18);
        const [a, b] = [on(0), on(1)];
        const across = norm(sub(b, a));
        const front = norm(cross(across, sub(j.legs[0].mid, j.legs[0].root)));
        const strand = (way: number, bias: number): void => {
          const round = (p: V3, k: number, turn: number): V3 =>
            add(
              p,
              add(mul(across, k * 6.6 * Math.sin(turn)), mul(front, way * 6.6 * Math.cos(turn))),
            );
          const turns = [1.5, 1, 0.5, 0];
          const points = [
            ...turns.map((turn) => round(a, -1, turn)),
            ...turns.toReversed().map((turn) => round(b, 1, turn)),
          ];
          s.cord(points, 3.6, brass, bias);
        };
        strand(1, 40);
        strand(-1, -40);
      },
    },
  ),
  picture(
    'exercise-reverse-lunge',
    'A woman steps one leg back and lowers its knee towards the floor, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: '#d8c7a6',
      yaw: 30,
      flip: true,
      shapes: [disc(0.46, 0.44, 0.38, brass), slab(0.8, 0, 0.2, 0.5, pine, '#1d3a32')],
      build: (s) => {
        const j = figure(s, { ...priya, top: rust, bottom: ink }, backwards);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], pine);
      },
      front: [
        arrow(
          [
            [-62, 6, 14],
            [-98, 6, 14],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'exercise-good-morning',
    'A woman with a barbell across her upper back bows forward from the hips with a flat back.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 34,
      shapes: [diagonal(0.5, 0.14, 0.34, sky), slab(0, 0.92, 1, 0.08, '#16282f')],
      build: (s) => {
        figure(s, { ...amara, top: chalk, bottom: rust, stripe: brass }, bow);
        barbell(s, onChest(bow, [-9.5, 29, 0]), [{ ...iron, color: brass }, change]);
      },
    },
  ),
  picture(
    'exercise-hip-abduction-machine',
    'A woman sits in a machine and presses two pads apart with the outsides of her knees.',
    {
      paper: sky,
      floor: '#7d9dab',
      yaw: 66,
      pitch: 10,
      shapes: [arch(0.5, 0.05, 0.44, chalk), slab(0, 0, 0.1, 1, rust, '#9a3418')],
      build: (s) => {
        seat(s, 46, ink, 22);
        const j = figure(s, { ...femi, top: brass, bottom: pine }, openKnees);
        for (const i of [0, 1] as const) {
          const side = i === 0 ? 1 : -1;
          const knee = mix(j.legs[i].mid, j.legs[i].root, 0.12);
          const at: V3 = add(knee, [4, 0, side * 10]);
          s.block(at, [9, 8, 2.6], ink, 6, [
            [0.86, 0, side * 0.5],
            [0, 1, 0],
            [-side * 0.5, 0, 0.86],
          ]);
          const low: V3 = [30, 6, side * 52];
          s.tube(add(at, [0, -6, side * 2]), [12, 34, side * 12], 2.2, steel, -14);
          s.tube(add(at, [0, -6, side * 3]), low, 2.2, steel, -6);
          s.tube(low, [36, 6, side * 32], 2.4, steel, 0);
        }
      },
      front: [
        arrow(
          [
            [46, 62, 58],
            [46, 62, 84],
          ],
          rust,
        ),
        arrow(
          [
            [46, 62, -58],
            [46, 62, -84],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'exercise-leg-extension',
    'A woman sits on a machine and straightens her knees against a roller on her shins.',
    {
      paper: pine,
      floor: '#17312a',
      yaw: 20,
      frame: [0.26, 0.07, 0.9, 0.92],
      shapes: [disc(0.66, 0.42, 0.32, clay), slab(0, 0, 0.08, 1, brass)],
      build: (s) => {
        seat(s, 48, ink, 30);
        s.unmeasured(() => {
          tower(s, -74, 0, 30, [1, 0, 0], 170);
          s.block([-54, 3, 0], [24, 3, 5], frame, -31);
        });
        const j = figure(s, { ...priya, top: chalk, bottom: rust, shoe: chalk }, extend);
        const knee = j.legs[0].mid;
        const shin = mix(j.legs[0].mid, j.legs[0].end, 0.84);
        const roll: V3 = add(shin, [1, 8.4, 0]);
        s.plate(plusZ(knee, 25), [0, 0, 1], 7, 4, frame, 10);
        s.tube(plusZ(knee, 26), plusZ(roll, 26), 2.2, steel, 10);
        s.tube(plusZ(roll, -20), plusZ(roll, 26), 5, brass, 8);
        s.tube([2, 36, 25], [2, 48, 25], 1.8, steel, 2);
        s.tube([-4, 48, 25], [9, 48, 25], 2, ink, 1);
      },
    },
  ),
  picture(
    'exercise-seated-leg-curl',
    'A woman sits on a machine, thighs held down by a pad, and pulls a roller under the seat with her heels.',
    {
      paper: '#efd9c7',
      floor: sky,
      yaw: 24,
      flip: true,
      frame: [0.1, 0.07, 0.76, 0.92],
      shapes: [arch(0.4, 0.06, 0.44, rust), arch(0.4, 0.16, 0.3, '#c75532')],
      build: (s) => {
        seat(s, 50, ink, 26);
        s.unmeasured(() => {
          tower(s, -74, 0, 30, [1, 0, 0], 170);
          s.block([-54, 3, 0], [24, 3, 5], frame, -31);
        });
        const j = figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, tuck);
        const knee = j.legs[0].mid;
        const heel = add(mix(j.legs[0].mid, j.legs[0].end, 0.9), [-8, -3, 0]);
        s.plate(plusZ(knee, 25), [0, 0, 1], 7, 4, frame, 10);
        s.tube(plusZ(knee, 26), plusZ(heel, 26), 2.2, steel, 10);
        s.tube(plusZ(heel, -20), plusZ(heel, 26), 5, brass, 2);
        const pad: V3 = add(mix(j.legs[0].mid, j.legs[0].root, 0.3), [0, 9.5, 0]);
        s.block(plusZ(pad, 0), [8, 4, 22], ink, 14);
        s.tube([36, 82, -20], [36, 82, 20], 1.8, steel, 12, 3);
        s.tube(plusZ(pad, 0), [36, 82, 0], 2, steel, 12);
      },
    },
  ),
  picture(
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
      build: (s) => {
        mat(s, -128, 60, 66, pine);
        figure(s, { ...priya, top: brass, bottom: ink }, holder);
        figure(s, { ...maya, top: rust, bottom: '#4b3a52', stripe: brass }, felled);
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
  ),
  picture(
    'exercise-hack-squat',
    'A woman squats deep with her back on the pad of a sloping sled loaded with plates.',
    {
      paper: rust,
      floor: '#7d2c15',
      yaw: 24,
      shapes: [
        poly(
          [
            [0, 0],
            [0.46, 0],
            [0.16, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        ring(0.78, 0.3, 0.16, 0.04, brass),
      ],
      build: (s) => {
        const u: V3 = [-0.53, 0.848, 0];
        const on = (d: number, off: number, z: number): V3 => [
          u[0] * d + off * 0.848,
          50 + u[1] * d + off * 0.53,
          z,
        ];
        for (const z of [-32, 32]) {
          s.tube(on(-44, -16, z), on(100, -16, z), 2.6, steel, z > 0 ? -20 : -40, 5);
        }
        s.block([-60, 62, 0], [3.4, 62, 30], frame, -70);
        s.block([0, 4, 0], [66, 4, 30], frame, -60);
        s.block([58, 10, 0], [14, 6, 24], '#4a4640', -50);
        s.block([56, 20, 0], [21, 3, 27], steel, -30, [
          [0.91, 0.41, 0],
          [-0.41, 0.91, 0],
          [0, 0, 1],
        ]);
        s.block(on(22, -14, 0), [36, 4, 19], ink, -40, [u, [0.848, 0.53, 0], [0, 0, 1]]);
        figure(s, { ...joan, top: brass, bottom: ink }, hack);
        for (const z of [-15, 15]) {
          s.block(on(55.5, -4, z), [3, 8, 5], ink, 10, [u, [0.848, 0.53, 0], [0, 0, 1]]);
          s.tube(on(55, 2, z * 1.5), on(55, 22, z * 1.5), 1.8, steel, 2);
        }
        s.tube(on(20, -20, -52), on(20, -20, 52), 2.2, steel, -20, 6);
        for (const z of [44, 50]) s.plate(on(20, -20, z), [0, 0, 1], 18, 5, z > 46 ? ink : pine, 4);
        for (const z of [-44, -50])
          s.plate(on(20, -20, z), [0, 0, 1], 18, 5, z < -46 ? ink : pine, -10);
      },
    },
  ),
  picture(
    'exercise-split-squat',
    'A woman stands in a long stride and sinks until her back knee touches a mat, dumbbells hanging at her sides.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 38,
      pitch: 12,
      shapes: [slab(0.16, 0.1, 0.62, 0.5, chalk), slab(0.16, 0.1, 0.62, 0.06, rust)],
      build: (s) => {
        s.block([-14, 1.2, -10], [26, 1.2, 20], sky, -400);
        const j = figure(s, { ...beth, top: pine, bottom: ink, shoe: rust }, planted);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], rust);
      },
    },
  ),
  picture(
    'exercise-lateral-lunge',
    'A woman sinks into one bent leg with the other straight out to the side, a dumbbell held at her chest.',
    {
      paper: '#e9dcc4',
      floor: pine,
      yaw: 80,
      shapes: [disc(0.44, 0.42, 0.36, sky), diagonal(0.78, 0.62, 0.1, rust)],
      build: (s) => {
        figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, sideways);
        dumbbell(s, onChest(sideways, [19, 16, 0]), [0.2, 1, 0], ink, 1.1, 4);
      },
      front: [
        arrow(
          [
            [10, 40, 72],
            [10, 40, 98],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'exercise-bodyweight-squat',
    'A woman squats low beside a sunny window, both arms stretched out in front of her.',
    {
      paper: pine,
      floor: '#b98a52',
      yaw: 40,
      zoom: 7,
      shapes: [pane(0.1, 0.08, 0.3, 0.52, '#f0cf86', '#1a362e'), slab(0.7, 0, 0.3, 0.9, '#2f5b4e')],
      build: (s) => {
        figure(s, { ...hana, top: rust, bottom: sand, legs: 'capri', shoe: chalk }, airSquat);
      },
    },
  ),
  picture(
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
      build: (s) => {
        slope(s, [-18, 46, 0], [20, 46, 0], 36, 8, ink, -24);
        s.block([-2, 20, 0], [5, 20, 5], frame, -30);
        s.block([34, 3, 0], [56, 3, 6], frame, -32);
        s.block([-16, 3, 0], [4, 3, 26], frame, -33);
        s.block([84, 3, 0], [4, 3, 26], frame, -33);
        s.block([50, 7, 0], [5, 4, 24], frame, -6);
        const j = figure(
          s,
          { ...elsa, top: pine, bottom: ink, legs: 'capri', shoe: rust },
          heelsUp,
        );
        const pad: V3 = add(mix(j.legs[0].mid, j.legs[0].root, 0.16), [0, 10, 0]);
        s.block(plusZ(pad, 0), [7, 4, 22], ink, 16);
        s.block([82, 32, 0], [3.4, 32, 3.4], frame, -10);
        s.tube(plusZ(pad, 0), [82, 64, 0], 2.6, steel, 8, 3);
        s.tube([48, 74, 0], [48, 88, 0], 2, steel, 6);
        s.tube([48, 88, -14], [48, 88, 14], 2, ink, 8, 2);
        s.tube([64, 66, -24], [64, 66, 24], 2.2, steel, 6, 3);
        for (const z of [-18, 18]) s.plate([64, 66, z], [0, 0, 1], 15, 5, rust, 10);
      },
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
        figure(s, { ...carys, top: chalk, bottom: ink, stripe: brass }, cleanPull);
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
    'exercise-overhead-squat',
    'A woman sits in a deep squat with a barbell held on straight arms above her head.',
    {
      paper: ink,
      floor: '#34302c',
      yaw: 36,
      shapes: [disc(0.5, 0.48, 0.42, brass), ring(0.5, 0.48, 0.47, 0.012, brass)],
      build: (s) => {
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, overheadLow);
        barbell(s, [2, 136, 0], [technique, change]);
      },
    },
  ),
];
