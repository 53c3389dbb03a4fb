import {
  barbell,
  bumper,
  cable,
  change,
  dumbbell,
  iron,
  kettlebell,
  stirrup,
  technique,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { add, norm, sub } from '../drawing/geometry.ts';
import { box, rack } from '../equipment/machines.ts';
import { dinner } from '../drawing/flat-shapes.ts';
import {
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  gwen,
  ink,
  joan,
  pine,
  rust,
  sand,
  sky,
} from '../drawing/palette.ts';
import * as squat from '../figure/poses-squat.ts';
import * as pose from '../figure/poses-standing.ts';
import { pair } from '../drawing/picture.ts';
import type { Picture } from '../drawing/picture.ts';
import { diagonal, disc, halfDisc, rays, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { onChest } from '../figure/skeleton.ts';

const belled = (
  s: Stage,
  hand: readonly [number, number, number],
  from: readonly [number, number, number],
  bias = 1,
): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1, bias);
};

export const preBuilt: readonly Picture[] = [
  ...pair(
    'preBuiltPlan-mass-builder',
    'A large, strong woman stands in a squat rack with a heavily loaded bar across her back.',
    {
      paper: clay,
      floor: '#9a523b',
      yaw: 34,
      pitch: 6,
      shapes: [slab(0.18, 0, 0.64, 1, chalk), slab(0.18, 0.62, 0.64, 0.38, '#e8dcc6')],
      build: (s) => {
        s.unmeasured(() => rack(s, -34, 204, 128, '#3a3733', 54));
        figure(s, { ...femi, top: pine, bottom: ink }, squat.backTall);
        barbell(s, onChest(squat.backTall, [-9.5, 29, 0]), [bumper, bumper, technique], {
          half: 90,
        });
      },
    },
    'A large, strong woman holds a weight plate against her chest.',
    {
      paper: clay,
      yaw: 66,
      pitch: 5,
      frame: [0.1, 0.1, 0.9, 1.56],
      shapes: [disc(0.5, 0.52, 0.44, chalk)],
      build: (s) => {
        figure(s, { ...femi, top: pine, bottom: ink }, pose.hold([24, 112, 19]));
        s.plate([25, 112, 0], [1, 0.1, 0], 20, 6, rust, 0);
      },
    },
  ),
  ...pair(
    'preBuiltPlan-seven-day-cut',
    'A woman steps onto a box in front of seven tall panels, the first of them bright.',
    {
      paper: chalk,
      floor: sand,
      yaw: 20,
      shapes: [0, 1, 2, 3, 4, 5, 6].map((i) =>
        slab(0.05 + i * 0.13, 0.1, 0.1, 0.72, i === 0 ? rust : i % 2 ? '#dbe4e3' : sky),
      ),
      build: (s) => {
        box(s, 42, 4, 48, 42, 56, pine, -34);
        const j = figure(s, { ...dina, top: brass, hair: rust, bottom: ink }, pose.stepUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
    'A plate of salmon, greens and rice with a dumbbell beside it.',
    {
      paper: sky,
      yaw: 10,
      pitch: 58,
      frame: [0.58, 0.58, 0.94, 0.94],
      shapes: [diagonal(0.1, 0.4, 0.4, '#b7cbd4'), dinner(0.42, 0.42, 0.34)],
      build: (s) => {
        dumbbell(s, [0, 9, 0], [0.9, 0, 0.5], ink, 1.1);
      },
    },
  ),
  ...pair(
    'preBuiltPlan-fat-melter',
    'A woman in a headscarf swings a kettlebell against a low sun.',
    {
      paper: '#e9b957',
      floor: rust,
      yaw: 18,
      shapes: [
        halfDisc(0.62, 0.8, 0.5, chalk),
        slab(0, 0.62, 1, 0.03, rust),
        slab(0, 0.7, 1, 0.03, rust),
      ],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: clay }, pose.swing);
        belled(s, j.arms[0].end, [2, 138, 0]);
      },
    },
    'A kettlebell swings back between the legs of a woman hinging at the hips.',
    {
      paper: '#e9b957',
      floor: rust,
      yaw: 26,
      shapes: [disc(0.62, 0.36, 0.26, chalk)],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: clay }, pose.swingBack);
        belled(s, j.arms[0].end, [20, 108, 0], -2);
      },
    },
  ),
  ...pair(
    'preBuiltPlan-push-pull-legs',
    'Three women in a row: one presses overhead, one rows a barbell, one squats with a dumbbell.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 28,
      back: 40,
      shapes: [
        disc(0.18, 0.5, 0.27, rust),
        disc(0.5, 0.5, 0.27, brass),
        disc(0.82, 0.5, 0.27, clay),
      ],
      build: (s) => {
        const j = figure(s, { ...carys, top: chalk, bottom: ink }, pose.overhead, { x: -140 });
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
        figure(s, { ...gwen, top: rust, bottom: ink, legs: 'long' }, pose.row, { x: -10 });
        barbell(s, [-1, 81, 0], [iron], { collar: 44, half: 58 });
        figure(s, { ...elsa, top: ink, bottom: rust }, squat.gobletSquat, { x: 140 });
        dumbbell(
          s,
          add(squat.heldBell(squat.gobletSquat), [140, 0, 0]),
          squat.bellUp(squat.gobletSquat),
          ink,
          1.1,
        );
      },
    },
    'A woman presses a barbell overhead above two smaller discs.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 52,
      shapes: [
        disc(0.5, 0.32, 0.28, rust),
        disc(0.14, 0.72, 0.1, brass),
        disc(0.86, 0.72, 0.1, clay),
      ],
      build: (s) => {
        figure(s, { ...carys, top: chalk, bottom: ink }, pose.overhead);
        barbell(s, [4, 200.7, 0], [technique], { collar: 50, half: 66 });
      },
    },
  ),
  ...pair(
    'preBuiltPlan-stronger-leaner-you',
    'A woman raises one arm in triumph beside a loaded barbell on the floor.',
    {
      paper: sky,
      floor: chalk,
      yaw: 40,
      shapes: [rays(0.42, 0.86, '#b7cbd4', 26), disc(0.42, 0.36, 0.2, brass)],
      build: (s) => {
        figure(s, { ...joan, top: rust, bottom: pine }, pose.cheer, { x: -20 });
        barbell(s, [66, 22.5, 0], [bumper, change], { collar: 46, half: 70 });
      },
    },
    'A smiling woman with white hair raises her fist.',
    {
      paper: sky,
      yaw: 62,
      pitch: 4,
      frame: [0.2, 0.08, 0.8, 1.7],
      shapes: [rays(0.5, 0.6, '#b7cbd4', 26, 0, 360), disc(0.5, 0.52, 0.34, brass)],
      build: (s) => {
        figure(s, { ...joan, top: rust, bottom: pine }, pose.cheer);
      },
    },
  ),
  ...pair(
    'preBuiltPlan-tone-sculpt-fast-track',
    'A woman draws two cable handles together while four bars behind her grow taller.',
    {
      paper: '#efe3d2',
      floor: rust,
      yaw: 66,
      shapes: [0, 1, 2, 3].map((i) =>
        slab(
          0.08 + i * 0.22,
          0.62 - i * 0.17,
          0.18,
          0.4 + i * 0.17,
          [clay, brass, sky, pine][i] ?? sky,
        ),
      ),
      build: (s) => {
        const j = figure(s, { ...gwen, top: pine, bottom: ink, legs: 'long' }, pose.crossover);
        s.unmeasured(() =>
          j.arms.forEach((a, i) => {
            const ring0 = add(a.end, [-4, 9, i === 0 ? 10 : -10]);
            stirrup(s, a.end, ring0, [0.3, 1, 0], 2);
            cable(s, ring0, [-8, 205, i === 0 ? 190 : -190], 1);
          }),
        );
      },
    },
    'A woman opens a rear fly with two light dumbbells.',
    {
      paper: '#efe3d2',
      floor: rust,
      yaw: 46,
      shapes: [
        slab(0.1, 0.1, 0.16, 0.72, clay),
        slab(0.32, 0.1, 0.16, 0.72, brass),
        slab(0.54, 0.1, 0.16, 0.72, sky),
        slab(0.76, 0.1, 0.16, 0.72, pine),
      ],
      build: (s) => {
        const j = figure(s, { ...gwen, top: pine, bottom: ink, legs: 'long' }, pose.rearFly);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.85);
      },
    },
  ),
];
