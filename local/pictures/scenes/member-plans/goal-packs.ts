import { add, curve, type Ellipsoid } from '../../drawing/geometry.ts';
import {
  amara,
  brass,
  chalk,
  clay,
  dina,
  femi,
  graphite,
  gwen,
  hana,
  ink,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arrow, disc, halfDisc, line, poly, rays, ring, slab } from '../../drawing/sheet.ts';
import { chair } from '../../equipment/furniture.ts';
import { box, mat, tower } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  loop,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, type Leg, type Pose } from '../../figure/skeleton.ts';

const rackStart = stand({
  pelvis: [-2, 84, 0],
  lean: 0,
  head: -6,
  legs: pose.feet(13),
  arms: hands([15, 133, 23], [0.9, -1, 0.3]),
});
const skipping = stand({
  pelvis: [0, 97, 0],
  lean: 2,
  head: -2,
  legs: both<Leg>({ to: [-2, 18, 6], pole: [1, 0, 0], toe: [0.72, -0.7, 0] }),
  arms: hands([14, 94, 40], [-1, -0.2, 0.5], { grip: [0.3, 0, 1] }),
});
const supper = low.seated({
  pelvis: [0, 54, 0],
  lean: 8,
  head: 10,
  arms: [
    { to: [31, 101, 7], pole: [-0.3, -1, 0.8], grip: [0.2, 0.4, -1] },
    { to: [54, 79, -12], pole: [-0.6, -0.6, -1], grip: [0.3, 1, 0.3] },
  ],
});
const bentRow = stand({
  pelvis: [-19, 79, 0],
  lean: 60,
  head: 34,
  legs: pose.feet(12),
  arms: hands([8, 78, 24], [-1, 0.7, 0.3]),
});
const pulled = low.seated({
  lean: -13,
  head: -10,
  legs: both<Leg>({ to: [34, 8, 14], pole: [1, 1, 0.2] }),
  arms: hands([15, 101, 38], [-0.4, -1, 0.3]),
});
const climbing: Pose = {
  ...pose.stepUp,
  head: -4,
  arms: hands([34, 120, 17], [-0.2, -1, 0.6], { grip: [0.4, 1, 0] }),
};

export const goalPackPlans: readonly Picture[] = [
  picture(
    'memberPlan-bum-and-thighs-sample-sessions',
    'A woman steps sideways against a thigh band in front of two overlapping discs.',
    {
      paper: chalk,
      floor: clay,
      yaw: 66,
      shapes: [disc(0.4, 0.46, 0.32, brass), disc(0.6, 0.46, 0.32, rust)],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: '#3d3a44', hair: sky }, pose.sideStep);
        loop(s, add(j.legs[1].mid, [-6, 3, 0]), add(j.legs[0].mid, [-6, 3, 0]), 8.4, brass, 14);
      },
    },
  ),
  picture(
    'memberPlan-fast-track-strength-month',
    'A woman holds a barbell on her shoulders, ready to press, where the lanes of a track curve past.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 44,
      pitch: 6,
      frame: [0.1, 0.08, 0.76, 0.93],
      shapes: [0.98, 0.84, 0.7, 0.56].map((r, i) =>
        ring(1.02, 0.86, r, 0.055, [rust, clay, rust, clay][i] ?? rust),
      ),
      build: (s) => {
        figure(s, { ...priya, top: chalk, bottom: ink }, rackStart);
        barbell(s, [16, 134, 0], [{ ...bumper, color: brass }, iron]);
      },
    },
  ),
  picture(
    'memberPlan-fat-blaster-programme',
    'A woman skips, the rope high over her head and both feet a hand’s width off the ground.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 64,
      pitch: 5,
      frame: [0.1, 0.06, 0.9, 0.91],
      shapes: [rays(0.5, 0.9, '#e7b44f', 22), disc(0.5, 0.5, 0.3, rust)],
      build: (s) => {
        s.unmeasured(() => mat(s, -40, 40, 120, pine));
        const j = figure(s, { ...amara, top: chalk, bottom: ink, stripe: chalk }, skipping);
        const [a, b] = [j.arms[0].end, j.arms[1].end];
        s.cord(
          curve([
            a,
            add(a, [-4, 30, 22]),
            [2, 180, 62],
            [0, 218, 34],
            [0, 226, 0],
            [0, 218, -34],
            [2, 180, -62],
            add(b, [-4, 30, -22]),
            b,
          ]),
          2,
          ink,
          -30,
        );
        for (const [i, p] of [a, b].entries()) {
          const out = i === 0 ? 1 : -1;
          s.tube(add(p, [-2, -2, -4 * out]), add(p, [1, 4, 9 * out]), 1.8, rust, 3);
        }
      },
    },
  ),
  picture(
    'memberPlan-fat-loss-month-at-maintenance',
    'A woman sits at a table and eats from a bowl; on the wall a pair of scales hangs level.',
    {
      paper: pine,
      floor: '#b98a5c',
      yaw: 14,
      pitch: 9,
      frame: [0.22, 0.24, 0.86, 0.93],
      shapes: [
        line(
          [
            [0.52, 0.14],
            [0.9, 0.14],
          ],
          brass,
          0.016,
        ),
        line(
          [
            [0.71, 0.05],
            [0.71, 0.14],
          ],
          brass,
          0.016,
        ),
        disc(0.71, 0.14, 0.022, brass),
        ...[0.52, 0.9].flatMap((x) => [
          line(
            [
              [x - 0.05, 0.3],
              [x, 0.14],
              [x + 0.05, 0.3],
            ],
            brass,
            0.006,
          ),
          poly(
            [
              [x - 0.065, 0.3],
              [x + 0.065, 0.3],
              [x + 0.03, 0.345],
              [x - 0.03, 0.345],
            ],
            brass,
          ),
        ]),
      ],
      build: (s) => {
        chair(s, -2, 0, brass);
        figure(s, { ...femi, top: clay, bottom: ink, shoe: chalk }, supper);
        s.block([84, 70, 0], [44, 2.4, 36], sand, 10);
        s.block([88, 35, 0], [4, 34, 4], sand, -6);
        s.block([88, 2, 0], [22, 2, 22], sand, -8);
        const round = (y: number, r: number, high: number): Ellipsoid => ({
          c: [64, y, 0],
          axes: [
            [r, 0, 0],
            [0, high, 0],
            [0, 0, r],
          ],
        });
        s.solid([round(73, 5.5, 0.5), round(81, 11, 0.6)], chalk, 14);
        s.solid([round(81.4, 8.8, 2.4)], rust, 16);
        s.cord(
          [
            [35, 99, 6],
            [25, 108, 3],
          ],
          1.4,
          steel,
          12,
        );
        s.tube([102, 72.5, 10], [102, 88, 10], 4.4, sky, 16);
        dumbbell(s, [104, 8, 52], [0.9, 0, 0.3], ink, 1.05);
      },
    },
  ),
  picture(
    'memberPlan-muscle-growth-programme',
    'A woman rows a barbell to her stomach in front of two rows of five discs.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 56,
      pitch: 9,
      frame: [0.14, 0.14, 0.86, 0.93],
      shapes: Array.from({ length: 10 }, (_, i) =>
        disc(0.14 + (i % 5) * 0.18, 0.2 + Math.floor(i / 5) * 0.34, 0.13, '#436a5f'),
      ),
      build: (s) => {
        figure(s, { ...priya, top: brass, bottom: rust }, bentRow);
        barbell(
          s,
          [9, 78, 0],
          [
            { ...bumper, color: chalk },
            { ...technique, color: rust },
          ],
          { half: 82 },
        );
      },
    },
  ),
  picture(
    'memberPlan-strength-power-programme',
    'A woman leaps straight up with her arms overhead beside a loaded bar.',
    {
      paper: sand,
      floor: rust,
      yaw: 40,
      shapes: [rays(0.42, 0.82, '#f0e6d3', 26), slab(0.9, 0, 0.1, 1, pine, '#1b382f')],
      build: (s) => {
        figure(s, { ...amara, top: pine, bottom: ink, stripe: brass }, more.jump);
        barbell(s, [80, 22.5, 0], [{ ...bumper, color: ink }, change], { collar: 44, half: 64 });
      },
      front: [
        arrow(
          [
            [-44, 30, 0],
            [-44, 96, 0],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'memberPlan-tone-sculpt-programme',
    'Seen from behind, a woman at a pulldown machine draws a wide bar down to her chest.',
    {
      paper: '#f0ddd0',
      floor: clay,
      yaw: -52,
      pitch: 6,
      frame: [0.14, 0.2, 0.74, 0.93],
      shapes: [slab(0.14, 0, 0.26, 1, sky), slab(0.4, 0, 0.3, 1, pine)],
      build: (s) => {
        s.unmeasured(() => {
          const p = tower(s, 74, 0, 196, [-1, 0, 0], 222);
          s.cord([[15, 106, 0], add(p, [-50, 4, 0])], 0.9, '#33302c', -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], '#2a2725', -26);
        s.block([24, 19, 0], [44, 3, 3], graphite, -40);
        s.block([0, 18, 0], [3, 19, 3], graphite, -38);
        s.tube([27, 68, -26], [27, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], graphite, -2);
        figure(s, { ...gwen, top: rust, bottom: ink, legs: 'long', shoe: chalk }, pulled);
        s.tube([15, 104, -40], [15, 104, 40], 1.6, '#a9a69d', 4, 8);
        for (const z of [1, -1]) s.tube([15, 104, 40 * z], [13, 98, 54 * z], 1.6, '#a9a69d', 4);
        s.sphere([15, 106, 0], 1.8, brass, 5);
      },
    },
  ),
  picture(
    'memberPlan-volume-training-programme',
    'A woman carries a weight plate against her chest up four steps that get steadily higher.',
    {
      paper: sand,
      floor: ink,
      yaw: 18,
      pitch: 9,
      frame: [0.08, 0.09, 0.94, 0.93],
      shapes: [halfDisc(0.42, 0.9, 0.62, '#efe5d2'), disc(0.86, 0.2, 0.11, brass)],
      build: (s) => {
        for (const [i, high] of [13, 42, 71, 100].entries()) {
          box(
            s,
            -4 + i * 44 - (i === 0 ? 12 : 0),
            0,
            i === 0 ? 66 : 44,
            high,
            84,
            i % 2 ? '#c75532' : rust,
            -200 - i * 6,
          );
        }
        figure(s, { ...hana, top: pine, bottom: '#4b3a52', shoe: chalk }, climbing, { y: 0, x: 0 });
        s.plate([37, 121, 0], [1, 0.2, 0], 20, 5, ink, 4);
      },
    },
  ),
];
