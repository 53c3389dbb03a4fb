import { barbell, bumper, change, iron, kettlebell, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, at, curve } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bench, box, pullUpBar } from './machines.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  darker,
  dina,
  elsa,
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
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as more from './poses-more.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import type { Picture } from './picture.ts';
import { arch, arrow, diagonal, disc, dust, halfDisc, poly, ring, slab } from './sheet.ts';
import type { Mark } from './sheet.ts';
import { both, onChest } from './skeleton.ts';
import type { Stage } from './stage.ts';
import type { Arm, Leg } from './skeleton.ts';

const { hands, stand } = pose;

const pressing = stand({
  pelvis: [0, 54.5, 0],
  lean: -90,
  head: -88,
  legs: both<Leg>({ to: [34, 8, 20], pole: [0.5, 1, 0.3] }),
  arms: hands([-38, 92, 35], [0.3, -0.8, 0.9]),
});
const snatchCatch = stand({
  pelvis: [-9, 70, 0],
  lean: 8,
  head: -4,
  shrug: 3,
  legs: both<Leg>({ to: [0, 8, 20], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
  arms: hands([3, 171, 47.5], [-0.4, 0, 1]),
});
const arriving = stand({
  pelvis: [2, 87, 0],
  legs: [
    { to: [26, 8, 8], toe: [0.98, 0.15, 0.05] },
    { to: [-30, 18, -8], toe: [0.7, -0.7, 0] },
  ],
  head: 14,
  arms: [
    { to: [-6, 79, 23], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [14, 84, -22], pole: [-1, 0, -0.4], grip: [1, 0.2, 0] },
  ],
});
const oneLeg = stand({
  pelvis: [0, 88, 0],
  lean: 1,
  legs: [
    { to: [16, 54, 9], pole: [1, 0.6, 0], toe: [0.7, -0.7, 0] },
    { to: [1, 8, -4], pole: [1, 0, 0] },
  ],
  arms: both<Arm>({ to: [12, 116, 68], pole: [-0.4, -0.4, 0], flat: [0.15, 0, 1] }),
});
const overheadHalf = stand({
  lean: -2,
  head: -8,
  shrug: 2,
  arms: hands([6, 172, 36], [0.1, -1, 0.6]),
});

/** Heads and shoulders along the lower edge: the people in the first row. */
const crowd =
  (color: string): Mark =>
  ({ w, h }) =>
    [0.02, 0.11, 0.205, 0.29, 0.385, 0.47, 0.56, 0.655, 0.74, 0.83, 0.915, 0.99]
      .map((x, i) => {
        const r = h * (0.036 + (i % 3) * 0.003);
        const [cx, cy] = [x * w, h * (0.945 + (i % 2) * 0.016)];
        return (
          `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${color}"/>` +
          `<path d="M${cx - r * 2.3} ${h}C${cx - r * 2.2} ${cy + r * 0.9} ${cx + r * 2.2} ${cy + r * 0.9} ${cx + r * 2.3} ${h}Z" fill="${color}"/>`
        );
      })
      .join('');
/** A round holdall with two handles, hanging from a hand. */
function gymBag(s: Stage, hand: V3, color: string): void {
  const c = add(hand, [0, -27, 2]);
  const on = (x: number, y = 0): V3 => add(c, [x, y, 0]);
  s.tube(on(-23), on(23), 12.5, color, 4);
  for (const x of [-12, 12]) s.tube(on(x - 1.6), on(x + 1.6), 12.9, ink, 5);
  s.cord([on(-12, 12), add(hand, [-3, -1, 0]), add(hand, [3, -1, 0]), on(12, 12)], 1.8, ink, 6);
}
/** A spider's work in the corner of bar and plate; side: the way the plate lies. */
function cobweb(s: Stage, corner: V3, side: number): void {
  const on = (angle: number, r: number): V3 =>
    add(corner, [0, Math.sin(angle) * r, -side * Math.cos(angle) * r]);
  const spokes = [0, 0.4, 0.8, 1.2, 1.57];
  for (const a of spokes) s.cord([corner, on(a, 24)], 0.5, chalk, 40);
  for (const r of [7, 12.5, 18, 23]) {
    for (const [i, a] of spokes.slice(1).entries()) {
      const b = spokes[i] ?? 0;
      s.cord([on(b, r), on((a + b) / 2, r * 0.88), on(a, r)], 0.5, chalk, 40);
    }
  }
}
/** Seven days in a row, two of them filled. */
const week = (y: number, days: readonly number[], on: string, off: string): readonly Mark[] =>
  Array.from({ length: 7 }, (_, i) =>
    days.includes(i) ? disc(0.2 + i * 0.1, y, 0.05, on) : ring(0.2 + i * 0.1, y, 0.042, 0.014, off),
  );

export const plansThree: readonly Picture[] = [
  picture(
    'workoutPlan-meet-ready-powerlifting',
    'A lifter stands on a platform with a deadlift locked out, under three white lights, watched by a crowd.',
    {
      paper: ink,
      floor: '#34302c',
      yaw: 56,
      pitch: 8,
      frame: [0.14, 0.18, 0.86, 0.86],
      shapes: [
        poly(
          [
            [0.4, 0],
            [0.6, 0],
            [0.86, 1],
            [0.14, 1],
          ],
          '#3a342d',
        ),
        slab(0.37, 0.03, 0.26, 0.11, '#45403a'),
        disc(0.42, 0.085, 0.036, chalk),
        disc(0.5, 0.085, 0.036, chalk),
        disc(0.58, 0.085, 0.036, chalk),
      ],
      build: (s) => {
        s.unmeasured(() => s.block([6, -4, 0], [74, 4, 118], '#c99b62', -600));
        figure(s, { ...maya, top: rust, bottom: rust, legs: 'shorts' }, pose.deadliftTop);
        barbell(s, [11, 78, 0], [bumper, { ...bumper, color: brass }, change], { half: 92 });
      },
      front: [crowd('#0d0c0b')],
    },
  ),
  picture(
    'workoutPlan-first-pull-up',
    'A woman gets her chin over a bar while her training partner raises a fist beside her.',
    {
      paper: sky,
      floor: '#7896a2',
      yaw: 58,
      pitch: 6,
      shapes: [halfDisc(0.42, 0.92, 0.78, chalk), slab(0, 0, 1, 0.05, rust)],
      build: (s) => {
        pullUpBar(s, 200, 60, 0);
        figure(s, { ...hana, top: rust, bottom: ink }, low.pullUp, { x: -10 });
        box(s, -44, -10, 36, 34, 40, pine);
        figure(s, { ...zola, top: brass, bottom: pine, legs: 'long' }, pose.cheer, {
          z: -132,
          x: 14,
          yaw: 96,
        });
      },
    },
  ),
  picture(
    'workoutPlan-bigger-bench-press',
    'A woman bench presses a loaded bar in front of columns that grow from left to right.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 44,
      pitch: 12,
      shapes: [0, 1, 2, 3, 4, 5].map((i) =>
        slab(0.03 + i * 0.162, 0.6 - i * 0.1, 0.13, 0.9, i === 5 ? rust : '#f1d9a4'),
      ),
      build: (s) => {
        for (const z of [50, -50]) {
          s.block([-78, 50, z], [3, 50, 3], '#3a3733', -2);
          s.block([-70, 96, z], [6, 2, 2.6], chalk, -2);
        }
        s.block([-78, 3, 0], [3, 3, 52], '#3a3733', -30);
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...priya, top: rust, bottom: pine }, pressing);
        barbell(s, [-38, 93, 0], [{ ...bumper, color: chalk }, iron]);
      },
    },
  ),
  picture(
    'workoutPlan-glutes-twice-a-week',
    'A woman drives a barbell up with her hips under a row of seven days, two of them filled in.',
    {
      paper: sand,
      floor: clay,
      yaw: 152,
      pitch: 10,
      frame: [0.16, 0.3, 0.84, 0.92],
      shapes: [...week(0.14, [0, 3], rust, '#b9a77f')],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...carys, top: pine, bottom: ink }, low.hipThrust);
        barbell(s, [3, 65, 0], [technique], { bias: 6 });
        s.tube([3, 65, -17], [3, 65, 17], 4, sky, 9, 4);
      },
    },
  ),
  picture(
    'workoutPlan-olympic-lifting-first-steps',
    'A woman in a headscarf catches a barbell overhead on bent knees, an arrow beside her tracing the path of the bar.',
    {
      paper: clay,
      floor: '#c99b62',
      yaw: 30,
      pitch: 7,
      shapes: [
        disc(0.46, 0.44, 0.38, '#e6a98f'),
        slab(0.88, 0, 0.12, 1, pine, '#1b382f'),
        arrow(
          [
            [70, 22, 0],
            [66, 48, 0],
            [64, 78, 0],
            [70, 112, 0],
            [69, 140, 0],
            [62, 168, 0],
          ],
          chalk,
          0.022,
        ),
      ],
      build: (s) => {
        figure(s, { ...dina, top: pine, hair: brass, bottom: ink, shoe: rust }, snatchCatch);
        barbell(s, [3, 172, 0], [{ ...technique, r: 22.5, color: rust }]);
      },
    },
  ),
  picture(
    'workoutPlan-back-after-a-break',
    'A woman with a gym bag walks up to a barbell that has gathered dust and a cobweb.',
    {
      paper: '#dfe6e4',
      floor: '#a9bdb6',
      yaw: 28,
      shapes: [
        slab(0.1, 0.1, 0.3, 0.9, '#f3dfa9'),
        slab(0.1, 0.1, 0.015, 0.9, pine),
        slab(0.385, 0.1, 0.015, 0.9, pine),
        slab(0.1, 0.085, 0.3, 0.02, pine),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...beth, top: pine, bottom: rust, legs: 'long', shoe: chalk },
          arriving,
          {
            x: -66,
          },
        );
        gymBag(s, j.arms[0].end, brass);
        const bar: V3 = [74, 22.5, 0];
        barbell(s, bar, [bumper, iron], { collar: 50, half: 74 });
        cobweb(s, add(bar, [0, 0, 49]), 1);
        cobweb(s, add(bar, [0, 0, -49]), -1);
      },
      front: [dust([74, 40, 0], 0.13, 5, '#8b958f')],
    },
  ),
  picture(
    'workoutPlan-strong-after-fifty',
    'A woman with grey hair carries two heavy kettlebells past another who balances on one leg.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 40,
      shapes: [arch(0.3, 0.08, 0.36, clay), disc(0.74, 0.36, 0.24, brass)],
      build: (s) => {
        const j = figure(s, { ...joan, top: rust, bottom: sky }, pose.walkLoaded, { x: -64 });
        for (const a of j.arms) kettlebell(s, a.end, [0, 1, 0], [1, 0, 0], ink, 1.15);
        figure(s, { ...elsa, top: chalk, bottom: clay }, oneLeg, { x: 74, yaw: 30 });
      },
    },
  ),
  picture(
    'workoutPlan-strength-for-runners',
    'The same woman twice: she runs along a track, and she squats with a barbell on her back.',
    {
      paper: sky,
      yaw: 20,
      pitch: 9,
      shapes: [
        disc(0.12, 0.22, 0.12, chalk),
        slab(0, 0.76, 0.5, 0.24, rust),
        slab(0, 0.79, 0.5, 0.008, chalk),
        slab(0, 0.84, 0.5, 0.01, chalk),
        slab(0, 0.91, 0.5, 0.013, chalk),
        slab(0.5, 0, 0.5, 1, brass),
        slab(0.5, 0.76, 0.5, 0.24, '#9c6a13'),
      ],
      build: (s) => {
        const wearer = { ...gwen, top: pine, bottom: ink, shoe: chalk };
        figure(s, wearer, more.run, { x: -86 });
        figure(s, wearer, pose.backSquat, { x: 96 });
        barbell(s, add(onChest(pose.backSquat, [-9.5, 29, 0]), [96, 0, 0]), [bumper, iron], {
          collar: 48,
          half: 70,
        });
      },
    },
  ),
  picture(
    'workoutPlan-back-and-shoulders-builder',
    'Seen from behind, a broad-backed woman presses a barbell over her head.',
    {
      paper: rust,
      yaw: -82,
      pitch: 5,
      frame: [0.06, 0.08, 0.94, 1.5],
      shapes: [diagonal(0.3, 0.1, 0.4, '#c9613c'), ring(0.5, 0.5, 0.4, 0.05, chalk)],
      build: (s) => {
        const top = pine;
        const j = figure(s, { ...zola, top, bottom: ink, legs: 'long' }, overheadHalf);
        const on = (x: number, y: number, z: number): V3 => at(j.chest, [x, y, z]);
        const fold = darker(top, 0.4);
        s.cord(
          curve([on(-10, 25, 0), on(-11.5, 14, 0), on(-10, -2, 0), on(-9.5, -10, 0)]),
          0.9,
          fold,
          30,
        );
        for (const z of [1, -1]) {
          s.cord(
            curve([on(-10, 23, 5 * z), on(-11, 18, 10 * z), on(-10, 12, 11 * z)]),
            0.9,
            fold,
            30,
          );
          s.cord(
            curve([on(-9, 9, 12.5 * z), on(-10, 3, 9 * z), on(-10, -3, 5 * z)]),
            0.9,
            fold,
            30,
          );
        }
        barbell(
          s,
          [6, 173, 0],
          [
            { ...bumper, color: brass },
            { ...iron, color: pine },
          ],
        );
      },
    },
  ),
];
