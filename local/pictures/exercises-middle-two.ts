import {
  barbell,
  cable,
  change,
  curlBar,
  dumbbell,
  iron,
  kettlebell,
  rope,
  stirrup,
  technique,
} from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, mul } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bench, incline, mat, slope, tower } from './machines.ts';
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
import { seated } from './poses-floor.ts';
import { feet, hands, stand } from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import { slamBall } from './props.ts';
import { arch, arrow, bricks, diagonal, disc, halfDisc, pane, poly, ring, slab } from './sheet.ts';
import { both } from './skeleton.ts';
import type { Leg, Pose } from './skeleton.ts';
import type { Stage } from './stage.ts';

const dark = '#3a3733';
const black = '#2a2725';

// Poses: the chest.
const benched = both<Leg>({ to: [34, 8, 20], pole: [0.5, 1, 0.3] });
const flat = (more: Partial<Pose>): Pose =>
  stand({ pelvis: [0, 54.5, 0], lean: -90, head: -88, legs: benched, ...more });
const inclineBar = seated({
  lean: -54,
  head: -44,
  legs: both<Leg>({ to: [42, 8, 18], pole: [1, 1, 0.3] }),
  arms: hands([-33, 115, 29], [0.4, -0.8, 1]),
});
const machinePress = seated({
  lean: -7,
  head: -2,
  legs: both<Leg>({ to: [40, 8, 14], pole: [1, 1, 0.2] }),
  arms: hands([42, 97, 25], [-0.3, -0.5, 1], { grip: [0, 0.3, 1] }),
});
const highPushUp = stand({
  pelvis: [-27.5, 66, 0],
  lean: 52.6,
  head: 40,
  legs: both<Leg>({ to: [-92, 17, 8], pole: [0, -1, 0], toe: [0.35, -0.94, 0] }),
  arms: hands([11, 70, 26], [-1, 0.2, 0.6]),
});
const floorPress = stand({
  pelvis: [0, 12, 0],
  lean: -90,
  head: -86,
  legs: both<Leg>({ to: [40, 8, 14], pole: [0.3, 1, 0.1] }),
  arms: hands([-28, 38, 37], [0.5, -1, 0.6]),
});
const scoop = stand({
  pelvis: [-3, 86, 0],
  lean: 4,
  head: -8,
  legs: [{ to: [18, 8, 10] }, { to: [-22, 10, -10], toe: [0.95, -0.2, -0.2] }],
  arms: hands([45, 147, 11], [-0.2, -0.9, 1], { grip: [0.1, 0.3, 1] }),
});
const hug = seated({
  lean: -4,
  head: 0,
  legs: both<Leg>({ to: [38, 8, 17], pole: [1, 1, 0.3] }),
  arms: hands([44, 99, 17], [-0.3, -0.1, 1], { grip: [0, 1, 0] }),
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
const onTheChest = flat({ arms: hands([-32, 68.5, 31], [0.4, -1, 0.6], { bias: 40 }) });

// Poses: the arms.
const concentrate = seated({
  pelvis: [0, 53, 0],
  lean: 46,
  head: 38,
  legs: both<Leg>({ to: [40, 8, 27], pole: [0.8, 1, 0.6], toe: [1, 0, 0.35] }),
  arms: [
    { to: [56, 78, 4], pole: [-0.4, -1, 0.1], grip: [0.2, 0, 1], bias: 2 },
    { to: [34, 60, -24], pole: [-0.4, -0.2, -1], grip: [0.4, 0, 1], bias: 8 },
  ],
});
const lowCurl = stand({
  lean: -2,
  legs: [{ to: [6, 8, 11] }, { to: [-6, 8, -11] }],
  arms: hands([34, 113, 17], [-1, -0.8, 0]),
});
const knucklesUp = stand({ lean: 0, arms: hands([35, 113, 17], [-1, -0.7, 0.15]) });
const turnedUp = stand({
  lean: 0,
  arms: [
    { to: [30, 120, 23], pole: [-1, -0.7, 0], grip: [0, 0, 1] },
    { to: [34, 101, -23], pole: [-1, -0.8, 0], grip: [0.25, 0, 1] },
  ],
});
const closeGrip = flat({ arms: hands([-38, 84, 17], [1, -0.7, 0.2]) });
const diamond = stand({
  pelvis: [13, 36.3, 0],
  lean: 76,
  head: 62,
  legs: both<Leg>({ to: [-66, 17, 11], pole: [0, -1, 0], toe: [0.15, -1, 0] }),
  arms: hands([37, 4, 11], [-1, 0.5, 0.25], { flat: [0.72, -0.05, -0.6] }),
});
const kickedBack = stand({
  pelvis: [-12, 84, 0],
  lean: 76,
  head: 56,
  legs: [
    { to: [-14, 8, 24], pole: [1, 0, 0] },
    { to: [-46, 52, -10], pole: [1, -1, 0], toe: [-1, -0.25, 0], bias: 6 },
  ],
  arms: [
    { to: [-25, 92, 24], pole: [0, 1, 0.1], grip: [0.1, 1, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});
const onThighs = seated({
  pelvis: [0, 54, 0],
  lean: 45,
  head: 34,
  legs: both<Leg>({ to: [38, 8, 18], pole: [0.5, 1, 0.1] }),
  arms: [
    { to: [53, 64, 19], pole: [-1, -0.9, 0], flat: [0.4, 0.92, 0] },
    { to: [53, 64, -19], pole: [-1, -0.9, 0], flat: [0.7, -0.71, 0] },
  ],
});
const ropeUp = stand({
  lean: -1,
  legs: feet(12, 0),
  arms: hands([33, 116, 18], [-1, -0.7, 0], { grip: [-0.3, 1, 0.1] }),
});

// Poses: the middle.
const pointer = stand({
  pelvis: [-22, 47, 0],
  lean: 80,
  head: 66,
  legs: [
    { to: [-102, 51, 9], pole: [0, -1, 0], toe: [-0.2, -1, 0] },
    { to: [-61, 9, -9], pole: [1, -0.6, 0], toe: [-0.95, -0.3, 0] },
  ],
  arms: [
    { to: [34, 4, 17], pole: [-1, 0, 0.3], flat: [1, -0.05, 0] },
    { to: [77, 62, -17], pole: [0, -1, 0], flat: [1, 0.08, 0] },
  ],
});
const hollow = stand({
  pelvis: [0, 11, 0],
  lean: -86,
  chest: -72,
  head: -50,
  legs: both<Leg>({ to: [80, 27, 6], pole: [0, 1, 0], toe: [0.9, 0.5, 0] }),
  arms: hands([-95, 45, 17], [0, 1, 0.3], { flat: [-0.9, 0.42, 0] }),
});
const rolledUp = stand({
  pelvis: [2, 22, 0],
  lean: -138,
  chest: -92,
  head: -84,
  legs: both<Leg>({ to: [9, 66, 7], pole: [-1, 0.4, 0], toe: [0.1, 1, 0] }),
  arms: hands([8, 4, 28], [0, -0.3, 1], { flat: [1, -0.02, 0] }),
});
const cycling = stand({
  pelvis: [0, 12, 0],
  lean: -84,
  chest: -54,
  chestTwist: 30,
  head: -38,
  legs: [
    { to: [26, 46, 9], pole: [-0.6, 1, 0], toe: [0.4, 0.9, 0] },
    { to: [78, 27, -9], pole: [0, 1, 0], toe: [0.4, 0.92, 0] },
  ],
  arms: hands([-52, 46, 11], [-0.5, 0.3, 1]),
});
const chop = stand({
  pelvis: [-2, 77, 5],
  twist: 24,
  lean: 12,
  chest: 18,
  chestTwist: 28,
  head: 14,
  legs: [
    { to: [4, 8, 28], pole: [1, 0, 0.7], toe: [1, 0, 0.5] },
    { to: [-4, 11, -32], pole: [1, 0, 0.3], toe: [0.85, -0.3, 0.5] },
  ],
  arms: [
    { to: [22, 80, 45], pole: [-0.3, 0.3, 1], grip: [0.6, 0.6, 0.3] },
    { to: [27, 84, 41], pole: [0.5, -0.4, -1], grip: [0.6, 0.6, 0.3], bias: 6 },
  ],
});
const carry = stand({
  pelvis: [0, 87.5, 0],
  lean: 1,
  legs: [
    { to: [-24, 15, 9], toe: [0.82, -0.56, 0] },
    { to: [20, 8, -8], toe: [0.99, 0.1, 0] },
  ],
  arms: [
    { to: [3, 77, 28], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [-4, 80, -27], pole: [-1, 0, -0.4], grip: [0.9, -0.3, 0] },
  ],
});
const copenhagen = stand({
  pelvis: [0, 44, 0],
  lean: 0,
  roll: 84,
  headRoll: 76,
  legs: [
    { to: [3, 20, -79], pole: [1, 0, 0], toe: [1, -0.05, 0] },
    { to: [0, 50, -83], pole: [1, 0.1, 0], toe: [1, 0.05, 0], bias: 3 },
  ],
  arms: [
    { to: [25, 4, 49], pole: [-0.4, -1, 0], flat: [1, 0, 0] },
    { to: [5, 62, 12], pole: [0.2, 1, 0.2], grip: [0.3, 0, 1], bias: 12 },
  ],
});
const bear = stand({
  pelvis: [-24, 53, 0],
  lean: 86,
  head: 62,
  legs: [
    { to: [-66, 16, 9], pole: [1, -1, 0], toe: [0.25, -0.97, 0] },
    { to: [-48, 16, -9], pole: [1, -1, 0], toe: [0.3, -0.95, 0] },
  ],
  arms: [
    { to: [42, 4, 17], pole: [-1, 0, 0.3], flat: [1, -0.05, 0] },
    { to: [14, 4, -17], pole: [-1, 0, -0.3], flat: [1, -0.05, 0] },
  ],
});

/** A post with a hook on each side of the bar; the lifter presses the bar into the posts. */
function posts(stage: Stage, bar: V3, dx: number, high: number, z = 48): void {
  for (const s of [1, -1]) {
    stage.block([bar[0] + dx, high / 2, s * z], [3, high / 2, 3], dark, -2);
    stage.block([bar[0] + dx, 2, s * z], [30, 2, 3.4], dark, -4);
    stage.block([bar[0] + dx / 3, bar[1] - 3, s * z], [Math.abs(dx) - 1, 1.6, 2.4], brass, -1);
  }
}

/** A stack of weights in a frame behind a seat. */
function stackBehind(stage: Stage, x: number, high: number, color: string = steel): void {
  for (const s of [1, -1]) stage.block([x, high / 2, s * 16], [3, high / 2, 3], dark, -40);
  stage.block([x, high - 3, 0], [3, 3, 19], dark, -40);
  stage.block([x, 3, 0], [8, 3, 22], dark, -44);
  for (let i = 0; i < 9; i++) {
    stage.block([x, 10 + i * 7, 0], [5, 2.9, 12], i === 5 ? brass : color, -42);
  }
}

const chests: readonly Picture[] = [
  picture(
    'exercise-incline-barbell-bench-press',
    'A woman leans back on a bench raised to a low angle and presses a barbell from her upper chest.',
    {
      paper: rust,
      floor: '#7f2a13',
      yaw: 40,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0.86],
            [1, 0.3],
            [1, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        disc(0.56, 0.36, 0.24, chalk),
      ],
      build: (s) => {
        incline(s, 2, 34, 44, black, -16);
        posts(s, [-42, 116, 0], -12, 132, 50);
        figure(s, { ...hana, top: chalk, bottom: pine }, inclineBar);
        barbell(s, [-33, 115, 0], [technique, change]);
      },
    },
  ),
  picture(
    'exercise-machine-chest-press',
    'A woman sits in a chest press machine and pushes two handles straight out in front of her.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 32,
      shapes: [slab(0.58, 0.12, 0.3, 0.5, '#e9b957'), slab(0, 0, 0.12, 1, pine, '#1b382f')],
      build: (s) => {
        stackBehind(s, -52, 158);
        s.block([-8, 3, 0], [44, 3, 4], dark, -40);
        s.block([0, 22, 0], [3, 20, 3], dark, -36);
        s.block([-28, 58, 0], [3, 56, 3], dark, -38);
        s.block([2, 42, 0], [19, 4, 16], black, -26);
        slope(s, [-24, 112, 0], [-15, 48, 0], 30, 7, black, -28);
        s.tube([4, 14, -40], [4, 14, 40], 3, steel, -20, 4);
        const j = figure(s, { ...elsa, top: rust, bottom: ink }, machinePress);
        j.arms.forEach((a, i) => {
          const z = i === 0 ? 1 : -1;
          const grip = add(a.end, [0, 0, z * 11]);
          s.tube([4, 14, z * 38], add(grip, [-4, -16, 0]), 2.8, '#55504a', z * 6, 4);
          s.tube(add(grip, [-4, -16, 0]), grip, 2.6, '#55504a', 2);
          s.tube(grip, add(a.end, [0, 1, -z * 8]), 1.9, ink, 1);
          s.plate([4, 14, z * 41], [0, 0, 1], 6, 3, rust, z * 8);
        });
      },
    },
  ),
  picture(
    'exercise-incline-push-up',
    'A woman does a push-up with her hands on a barbell in a rack, her body one sloping line.',
    {
      paper: '#dfe6e2',
      floor: '#a3b3aa',
      yaw: -30,
      shapes: [pane(0.1, 0.1, 0.34, 0.4, sky, chalk, 3, 2), slab(0.82, 0, 0.18, 1, rust)],
      build: (s) => {
        posts(s, [11, 70, 0], 8, 150);
        figure(s, { ...femi, top: brass, bottom: pine }, highPushUp);
        barbell(s, [11, 70, 0], [], { half: 74 });
      },
    },
  ),
  picture(
    'exercise-dumbbell-floor-press',
    'A woman lies on a mat, upper arms on the floor, a dumbbell held upright above each elbow.',
    {
      paper: sky,
      floor: '#6f8e9b',
      yaw: 8,
      pitch: 19,
      shapes: [halfDisc(0.4, 0.8, 0.5, '#b9ccd4'), disc(0.78, 0.24, 0.12, brass)],
      build: (s) => {
        mat(s, -94, 68, 116, rust);
        const j = figure(s, { ...maya, top: chalk, bottom: pine, stripe: brass }, floorPress);
        for (const a of j.arms) dumbbell(s, a.end, [0.3, 0, 1], ink, 1, 3);
      },
    },
  ),
  picture(
    'exercise-low-to-high-cable-fly',
    'A woman between two cable towers sweeps two handles up from low pulleys until they nearly meet.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 46,
      frame: [0.2, 0.08, 0.74, 0.95],
      shapes: [diagonal(0.62, 0.22, 0.26, '#436a5f'), disc(0.5, 0.3, 0.26, brass)],
      build: (s) => {
        const j = figure(s, { ...carys, top: rust, bottom: ink, stripe: chalk }, scoop);
        s.unmeasured(() => {
          const ends = [
            tower(s, 0, 116, 24, [0, 0, -1], 206),
            tower(s, 0, -132, 24, [0, 0, 1], 206),
          ] as const;
          j.arms.forEach((a, i) => {
            const ring0 = add(a.end, [-4, -11, i === 0 ? 9 : -9]);
            stirrup(s, a.end, ring0, [0.2, 0.3, i === 0 ? 1 : -1], 2);
            cable(s, ring0, ends[i === 0 ? 0 : 1], i === 0 ? 40 : 8);
          });
        });
      },
    },
  ),
  picture(
    'exercise-pec-deck',
    'A woman sits in a fly machine and brings its two levers together in front of her chest.',
    {
      paper: clay,
      floor: '#a05a43',
      yaw: 74,
      pitch: 8,
      shapes: [arch(0.5, 0.06, 0.46, '#eab59f'), slab(0, 0, 0.09, 1, sky)],
      build: (s) => {
        stackBehind(s, -46, 172);
        s.block([-6, 3, 0], [42, 3, 4], dark, -40);
        s.block([0, 21, 0], [3, 20, 3], dark, -36);
        s.block([2, 42, 0], [19, 4, 16], black, -26);
        slope(s, [-20, 118, 0], [-16, 48, 0], 30, 7, black, -28);
        s.block([-30, 154, 0], [22, 3, 5], dark, -18);
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: chalk }, hug);
        j.arms.forEach((a, i) => {
          const z = i === 0 ? 1 : -1;
          const pivot: V3 = [-8, 152, z * 12];
          const knee: V3 = [a.end[0] - 4, 150, a.end[2] + z * 16];
          s.tube(pivot, knee, 2.6, '#55504a', 6, 4);
          s.tube(knee, add(a.end, [-1, 20, z * 14]), 2.6, '#55504a', 6, 2);
          s.tube(add(a.end, [-1, 20, z * 14]), add(a.end, [0, 12, 0]), 2.2, '#55504a', 5);
          s.tube(add(a.end, [0, 13, 0]), add(a.end, [0, -9, 0]), 2, ink, 1);
          s.plate(pivot, [0, 1, 0], 5, 5, rust, 6);
        });
      },
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
  picture(
    'exercise-paused-bench-press',
    'A woman on a bench lets the barbell rest motionless on her chest before she presses it.',
    {
      paper: '#efe2cc',
      floor: '#b9a684',
      yaw: 52,
      pitch: 25,
      shapes: [slab(0.1, 0.12, 0.07, 0.5, brass), slab(0.2, 0.12, 0.07, 0.5, brass)],
      build: (s) => {
        posts(s, [-66, 98, 0], -12, 108, 50);
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...joan, top: rust, bottom: pine }, onTheChest);
        barbell(s, [-32, 69, 0], [iron, change], { bias: 15 });
        s.tube([-32, 69, -27], [-32, 69, 27], 1.5, '#a9a69d', 95, 12);
      },
    },
  ),
];

const arms: readonly Picture[] = [
  picture(
    'exercise-concentration-curl',
    'A woman sits bent forward and curls a dumbbell, her elbow braced inside her thigh.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 66,
      pitch: 12,
      shapes: [disc(0.5, 0.44, 0.36, clay), slab(0, 0, 0.08, 1, brass)],
      build: (s) => {
        bench(s, -62, 16, 44, 0, '#57524b', -24);
        const j = figure(s, { ...amara, top: chalk, bottom: rust, stripe: chalk }, concentrate);
        dumbbell(s, j.arms[0].end, [0.2, 0, 1], ink, 1, 10);
      },
    },
  ),
  picture(
    'exercise-cable-curl',
    'A woman curls a short bar on a cable that runs up from a pulley near the floor.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 22,
      frame: [0.16, 0.12, 0.62, 0.94],
      shapes: [
        poly(
          [
            [0, 0],
            [0.7, 0],
            [0.36, 1],
            [0, 1],
          ],
          '#e6b04b',
        ),
        slab(0, 0, 0.05, 1, rust),
      ],
      build: (s) => {
        const j = figure(s, { ...dina, top: chalk, bottom: pine, hair: rust, shoe: ink }, lowCurl);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -25], [h[0], h[1], 25], 1.7, ink, 0, 5);
        s.unmeasured(() => cable(s, [h[0], h[1], 0], tower(s, 84, 0, 20, [-1, 0, 0], 208), 1));
      },
    },
  ),
  picture(
    'exercise-reverse-curl',
    'A woman curls an angled bar with her knuckles on top and her elbows at her sides.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 56,
      shapes: [slab(0.32, 0, 0.36, 1, clay), slab(0.32, 0, 0.36, 0.14, '#c97b60')],
      build: (s) => {
        const j = figure(s, { ...beth, top: chalk, bottom: rust, shoe: brass }, knucklesUp);
        curlBar(s, [35, 113, 0]);
        for (const a of j.arms) {
          for (const d of [-4.2, -1.6, 1, 3.6]) {
            s.sphere(add(a.end, [1.4, 2.2, d]), 1.5, beth.skin, 6);
          }
        }
      },
    },
  ),
  picture(
    'exercise-dumbbell-curl',
    'A woman curls two dumbbells with her palms turned up, one arm ahead of the other.',
    {
      paper: sky,
      floor: '#7896a2',
      yaw: 40,
      shapes: [halfDisc(0.5, 0.86, 0.62, '#b9ccd4'), slab(0.9, 0, 0.1, 1, pine, '#1b382f')],
      build: (s) => {
        const j = figure(s, { ...femi, top: rust, bottom: ink }, turnedUp);
        dumbbell(s, j.arms[0].end, [0, 0, 1], ink);
        dumbbell(s, j.arms[1].end, [0.25, 0, 1], ink);
      },
    },
  ),
  picture(
    'exercise-close-grip-bench-press',
    'A woman on a bench presses a barbell with her hands at shoulder width and elbows tucked in.',
    {
      paper: '#e9dfcb',
      floor: clay,
      yaw: -27,
      pitch: 13,
      shapes: [arch(0.42, 0.06, 0.62, rust)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, closeGrip);
        barbell(s, [-38, 85, 0], [technique, change], { bias: 2 });
      },
    },
  ),
  picture(
    'exercise-close-grip-push-up',
    'A woman does a push-up with both hands together in a diamond below her chest.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 46,
      pitch: 16,
      back: 100,
      shapes: [
        poly(
          [
            [0.5, 0.04],
            [0.7, 0.4],
            [0.5, 0.76],
            [0.3, 0.4],
          ],
          chalk,
        ),
      ],
      build: (s) => {
        figure(s, { ...joan, top: pine, bottom: ink, shoe: chalk }, diamond);
      },
    },
  ),
  picture(
    'exercise-dumbbell-kickback',
    'A woman leans on a bench and straightens her arm behind her with a small dumbbell.',
    {
      paper: chalk,
      floor: brass,
      yaw: 14,
      shapes: [slab(0, 0.16, 0.44, 0.34, pine), disc(0.8, 0.3, 0.14, rust)],
      build: (s) => {
        bench(s, -62, 66, 44, -11, ink, -22);
        const j = figure(s, { ...maya, top: rust, bottom: ink, stripe: brass }, kickedBack);
        dumbbell(s, j.arms[0].end, [0.1, 1, 0], ink, 0.8, 2);
      },
    },
  ),
  picture(
    'exercise-wrist-curl',
    'A woman sits with her forearms on her thighs; one wrist is curled up, the other rolled down.',
    {
      paper: rust,
      floor: '#7f2a13',
      yaw: 44,
      pitch: 13,
      shapes: [ring(0.54, 0.46, 0.34, 0.08, brass), slab(0, 0, 0.12, 1, '#c75532')],
      build: (s) => {
        bench(s, -70, 14, 44, 0, black, -24);
        const j = figure(s, { ...elsa, top: sky, bottom: ink, shoe: chalk }, onThighs);
        const roll: readonly V3[] = [
          [0.4, 0.92, 0],
          [0.7, -0.71, 0],
        ];
        j.arms.forEach((a, i) => {
          const way = roll[i] ?? [1, 0, 0];
          const up: V3 = [-way[1], way[0], 0];
          dumbbell(s, add(a.end, add(mul(way, 9), mul(up, 3.4))), [0, 0, 1], ink, 0.72, 6);
        });
      },
    },
  ),
  picture(
    'exercise-rope-hammer-curl',
    'A woman curls the two ends of a low cable rope towards her shoulders, thumbs on top.',
    {
      paper: '#efe2cc',
      floor: sky,
      yaw: 34,
      frame: [0.16, 0.1, 0.64, 0.94],
      flip: true,
      shapes: [diagonal(0.5, 0.66, 0.26, brass), slab(0.95, 0, 0.05, 1, pine)],
      build: (s) => {
        const j = figure(s, { ...gwen, top: rust, bottom: pine, shoe: chalk }, ropeUp);
        const ring0: V3 = [46, 88, 0];
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 2);
        s.unmeasured(() => cable(s, ring0, tower(s, 86, 0, 20, [-1, 0, 0], 208), 1));
      },
    },
  ),
];

const cores: readonly Picture[] = [
  picture(
    'exercise-bird-dog',
    'On hand and knee, a woman reaches one arm forward and the opposite leg straight back.',
    {
      paper: brass,
      floor: '#9a6812',
      yaw: 15,
      pitch: 11,
      back: 90,
      shapes: [slab(0, 0.3, 1, 0.05, '#e7b44f'), disc(0.32, 0.36, 0.22, pine)],
      build: (s) => {
        mat(s, -76, 52, 66, sky);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, pointer);
      },
    },
  ),
  picture(
    'exercise-hollow-hold',
    'A woman holds a shallow dish shape on her back, with legs, shoulders and arms off the mat.',
    {
      paper: '#efe2cc',
      floor: clay,
      yaw: 14,
      pitch: 13,
      back: 100,
      shapes: [halfDisc(0.5, 0.72, 0.58, '#e3cfa9'), slab(0.92, 0, 0.08, 1, pine)],
      build: (s) => {
        mat(s, -104, 96, 66, pine);
        figure(s, { ...hana, top: rust, bottom: ink, shoe: chalk }, hollow);
      },
    },
  ),
  picture(
    'exercise-reverse-crunch',
    'A woman lies on her back and curls her pelvis off the mat, knees over her chest.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 20,
      pitch: 13,
      shapes: [disc(0.56, 0.4, 0.3, '#b7cbd4'), diagonal(0.04, 0.2, 0.08, rust)],
      build: (s) => {
        mat(s, -92, 62, 70, brass);
        figure(s, { ...joan, top: pine, bottom: rust, shoe: chalk }, rolledUp);
      },
    },
  ),
  picture(
    'exercise-bicycle-crunch',
    'On her back, a woman turns one shoulder towards her bent knee while the other leg reaches out.',
    {
      paper: rust,
      floor: '#80290f',
      yaw: 26,
      pitch: 14,
      shapes: [ring(0.3, 0.42, 0.22, 0.03, sand), ring(0.72, 0.42, 0.22, 0.03, sand)],
      build: (s) => {
        mat(s, -86, 96, 70, sand);
        figure(s, { ...beth, top: brass, bottom: pine, legs: 'long', shoe: chalk }, cycling);
      },
    },
  ),
  picture(
    'exercise-cable-woodchop',
    'A woman turns her trunk and pulls a high cable diagonally down past her opposite hip.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 62,
      frame: [0.4, 0.19, 0.86, 0.94],
      flip: true,
      shapes: [diagonal(0.16, 0.62, 0.26, '#b7cbd4'), slab(0.94, 0, 0.06, 1, rust)],
      build: (s) => {
        const j = figure(s, { ...maya, top: pine, bottom: ink, stripe: clay }, chop);
        const h = j.arms[0].end;
        const ring0: V3 = [h[0] + 2, h[1] + 10, h[2] - 10];
        stirrup(s, add(h, [3, 3, -3]), ring0, [0.6, 0.6, 0.3], 6);
        s.unmeasured(() => cable(s, ring0, tower(s, 18, -112, 180, [0, 0, 1], 206), 60));
      },
    },
  ),
  picture(
    'exercise-suitcase-carry',
    'A woman walks upright along a line with one heavy kettlebell in her right hand only.',
    {
      paper: pine,
      floor: '#2f5b4e',
      yaw: 60,
      pitch: 10,
      back: 90,
      shapes: [arch(0.5, 0.05, 0.36, brass)],
      build: (s) => {
        s.unmeasured(() => s.block([20, 0.3, 0], [160, 0.3, 2.5], chalk, -400));
        const j = figure(s, { ...priya, top: chalk, bottom: rust }, carry);
        kettlebell(s, j.arms[0].end, [0, 1, 0], [1, 0, 0], ink, 1.15, 4);
      },
    },
  ),
  picture(
    'exercise-copenhagen-plank',
    'A woman in a side plank rests her top leg on a bench and lifts the other leg below it.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 58,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0],
            [1, 0],
            [1, 0.3],
            [0, 0.62],
          ],
          '#e3a48c',
        ),
        disc(0.2, 0.26, 0.13, chalk),
      ],
      build: (s) => {
        s.block([4, 0.6, 44], [34, 0.6, 34], pine, -400);
        bench(s, -52, 48, 44, -57, black, -40);
        figure(s, { ...femi, top: sky, bottom: ink, shoe: brass }, copenhagen);
      },
    },
  ),
  picture(
    'exercise-bear-crawl',
    'A woman crawls on hands and toes with her knees held just above the floor.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 34,
      pitch: 13,
      back: 100,
      frame: [0.14, 0.2, 0.86, 0.88],
      shapes: [bricks(0, 0.8, '#d9c7a2', 0.09), disc(0.62, 0.34, 0.24, rust)],
      build: (s) => {
        figure(s, { ...amara, top: brass, bottom: pine, stripe: chalk }, bear);
      },
      front: [
        arrow(
          [
            [74, 4, 30],
            [100, 4, 30],
          ],
          pine,
        ),
      ],
    },
  ),
];

export const middleTwo: readonly Picture[] = [...chests, ...arms, ...cores];
