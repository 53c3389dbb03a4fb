import { clock } from '../../drawing/flat-shapes.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { pair, type Picture } from '../../drawing/picture.ts';
import {
  arch,
  bricks,
  diagonal,
  disc,
  dust,
  halfDisc,
  poly,
  rays,
  ring,
  slab,
} from '../../drawing/sheet.ts';
import { bellOnFloor, plateTree } from '../../equipment/furniture.ts';
import { bench, box } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  stack,
  technique,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { onChest } from '../../figure/skeleton.ts';

export const goalPacks: readonly Picture[] = [
  ...pair(
    'workoutPack-strength-power',
    'A woman pulls a heavy barbell to chest height in a cloud of chalk.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 30,
      shapes: [
        poly(
          [
            [0.1, 1],
            [0.52, 0],
            [0.78, 0],
            [0.5, 1],
          ],
          rust,
        ),
        dust([0.62, 0.4], 0.3, 5),
      ],
      build: (s) => {
        figure(s, { ...priya, top: brass, bottom: pine }, more.cleanHigh);
        barbell(
          s,
          [14, 106, 0],
          [
            { ...bumper, color: rust },
            { ...bumper, color: brass, r: 18 },
          ],
        );
      },
    },
    'A woman grips a loaded bar on the floor, ready to pull, in front of a red disc.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 44,
      shapes: [disc(0.5, 0.44, 0.36, rust), dust([0.3, 0.7], 0.22, 9)],
      build: (s) => {
        figure(s, { ...priya, top: brass, bottom: pine }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [bumper, change]);
      },
    },
  ),
  ...pair(
    'workoutPack-tone-sculpt',
    'A woman raises dumbbells to her sides between two tall arches.',
    {
      paper: '#f0dccb',
      floor: clay,
      yaw: 72,
      shapes: [arch(0.26, 0.12, 0.26, rust), arch(0.74, 0.12, 0.26, pine)],
      build: (s) => {
        const j = figure(s, { ...hana, top: brass, bottom: ink }, pose.lateral);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.9);
      },
    },
    'A woman curls one dumbbell, seen from the hips up against a terracotta arch.',
    {
      paper: '#f0dccb',
      yaw: 50,
      pitch: 5,
      frame: [0.16, 0.1, 0.84, 1.62],
      shapes: [arch(0.5, 0.06, 0.76, rust)],
      build: (s) => {
        const j = figure(s, { ...hana, top: brass, bottom: ink }, pose.hammer);
        dumbbell(s, j.arms[0].end, [-0.8, 0.6, 0], ink, 0.95);
        dumbbell(s, j.arms[1].end, [1, 0, 0], ink, 0.95);
      },
    },
  ),
  ...pair(
    'workoutPack-muscle-growth',
    'A woman lies on a bench and presses a heavily loaded barbell while another woman spots her.',
    {
      paper: sky,
      floor: '#6c8c9b',
      yaw: 40,
      shapes: [slab(0, 0.12, 1, 0.2, '#b7cbd4'), disc(0.34, 0.4, 0.3, chalk)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...amara, top: rust, bottom: pine }, low.benchPress);
        barbell(s, [-44, 114.9, 0], [bumper, iron]);
        figure(
          s,
          { ...joan, top: chalk, bottom: ink },
          {
            ...more.setUp,
            arms: pose.hands([30, 100, 12], [-0.6, -1, 0.3], { flat: [1, 0.3, 0] }),
          },
          { x: -104 },
        );
      },
    },
    'A woman with a topknot bends one arm to show her biceps against a red disc.',
    {
      paper: sky,
      yaw: 74,
      pitch: 5,
      frame: [0.1, 0.1, 0.9, 1.66],
      shapes: [disc(0.46, 0.5, 0.42, rust)],
      build: (s) => {
        figure(s, { ...maya, top: brass, bottom: pine }, more.flex);
      },
    },
  ),
  ...pair(
    'workoutPack-fat-blaster',
    'A woman runs past with a stopwatch-like clock behind her and kettlebells on the floor.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 12,
      shapes: [
        clock(0.7, 0.42, 0.34, 0.25, '#c75532', brass),
        diagonal(0.04, -0.1, 0.12, '#c75532'),
      ],
      build: (s) => {
        figure(s, { ...zola, top: chalk, bottom: ink }, more.run, { x: -20 });
        bellOnFloor(s, 76, -10, ink);
        bellOnFloor(s, 106, 6, pine, 0.8);
      },
    },
    'A woman drives her knees in a mountain climber under slanting rays.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 34,
      pitch: 10,
      shapes: [rays(0.06, 0.72, '#c75532', 20), disc(0.76, 0.26, 0.14, brass)],
      build: (s) => {
        figure(s, { ...zola, top: chalk, bottom: pine, legs: 'long' }, low.climber);
      },
    },
  ),
  ...pair(
    'workoutPack-volume-training',
    'A woman rests on a bench between sets, with stacked plates and a plate tree around her.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 28,
      shapes: [bricks(0, 0.82, '#2c4e44', 0.1), slab(0.7, 0, 0.3, 1, brass)],
      build: (s) => {
        s.block([-4, 39, 0], [20, 5, 60], '#57524b', -30);
        for (const z of [-44, 44]) s.block([-4, 17, z], [9, 17, 3], '#3a3733', -34);
        figure(s, { ...beth, top: rust, bottom: sky, shoe: chalk }, low.rest);
        stack(s, -56, -30, [bumper, bumper, technique, technique, iron, iron]);
        stack(s, 84, -30, [
          bumper,
          bumper,
          bumper,
          { ...bumper, color: ink },
          { ...bumper, color: ink },
          technique,
          technique,
          iron,
          change,
        ]);
        plateTree(s, 132, -40);
      },
    },
    'A woman squats with four plates on each side of the bar.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 52,
      shapes: [disc(0.5, 0.42, 0.38, brass), ring(0.5, 0.42, 0.44, 0.015, brass)],
      build: (s) => {
        figure(s, { ...beth, top: rust, bottom: ink }, squat.backSquat);
        barbell(
          s,
          onChest(squat.backSquat, [-9.5, 29, 0]),
          [bumper, { ...bumper, color: ink }, technique, change],
          { half: 92 },
        );
      },
    },
  ),
  ...pair(
    'workoutPack-bum-thighs',
    'A woman thrusts a barbell up from a bench with her hips in front of a big half-disc.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: -18,
      shapes: [halfDisc(0.5, 0.8, 0.6, rust), slab(0, 0, 1, 0.05, ink)],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...maya, top: chalk, bottom: pine }, low.hipThrust);
        barbell(s, [3, 65, 0], [{ ...bumper, color: ink }], { bias: 6 });
        s.tube([3, 65, -17], [3, 65, 17], 4, sky, 9, 4);
      },
    },
    'A woman sinks into a split squat with her rear foot on a box.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 24,
      shapes: [diagonal(0.2, 0.44, 0.4, rust)],
      build: (s) => {
        box(s, -77, -9, 34, 42, 50, ink, -20);
        const j = figure(s, { ...maya, top: chalk, bottom: pine }, pose.split);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
];
