import { barbell, bumper, change, dumbbell, iron, kettlebell, technique } from './equipment.ts';
import type { Load } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, norm, sub } from './geometry.ts';
import { pullUpBar } from './machines.ts';
import { clock } from './marks.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
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
import { dumbbellRack } from './props.ts';
import { arch, disc, pane, poly, slab } from './sheet.ts';
import { onChest } from './skeleton.ts';

const wood: Load = { r: 17, thick: 5, color: '#c99b62' };

export const plans = [
  picture(
    'workoutPlan-bum-and-legs-builder',
    'Two women train side by side: one hip-hinges with a barbell, the other lunges with dumbbells.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 22,
      shapes: [arch(0.28, 0.1, 0.34, chalk), arch(0.72, 0.1, 0.34, pine)],
      build: (s) => {
        figure(s, { ...carys, top: pine, bottom: ink }, pose.romanian, { x: -72 });
        barbell(s, [-64, 42, 0], [iron], { collar: 48, half: 64 });
        const j = figure(s, { ...amara, top: brass, bottom: rust, stripe: chalk }, pose.lunge, {
          x: 76,
        });
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'workoutPlan-dumbbells-only-strength',
    'A woman presses one dumbbell overhead in front of a full dumbbell rack.',
    {
      paper: '#e6ddcb',
      floor: pine,
      yaw: 34,
      frame: [0.1, 0.06, 0.9, 0.94],
      shapes: [slab(0, 0.16, 1, 0.08, rust), disc(0.58, 0.24, 0.18, brass)],
      build: (s) => {
        s.unmeasured(() => dumbbellRack(s, -10, -84, 7));
        const j = figure(s, { ...priya, top: rust, bottom: ink }, more.oneHandUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'workoutPlan-first-barbell-plan',
    'A coach with grey hair watches a younger woman lift a bar with small plates for the first time.',
    {
      paper: sky,
      floor: chalk,
      yaw: 18,
      shapes: [pane(0.08, 0.08, 0.36, 0.42, '#c7d7de', pine, 4, 2), slab(0.94, 0, 0.06, 1, rust)],
      build: (s) => {
        figure(s, { ...hana, top: rust, bottom: ink }, pose.romanian, { x: -50 });
        barbell(s, [-42, 42, 0], [wood], { collar: 52, half: 70 });
        figure(s, { ...elsa, top: pine, bottom: ink }, more.watching, { x: 66, z: -24, yaw: 180 });
      },
    },
  ),
  picture(
    'workoutPlan-full-body-three-days',
    'Three women show three days of training: a squat, a deadlift and an overhead press.',
    {
      paper: chalk,
      floor: sand,
      yaw: 26,
      back: 40,
      shapes: [
        slab(0.02, 0.06, 0.31, 0.76, rust),
        slab(0.345, 0.06, 0.31, 0.76, pine),
        slab(0.67, 0.06, 0.31, 0.76, brass),
      ],
      build: (s) => {
        figure(s, { ...dina, top: ink, hair: sky, bottom: '#3a3733' }, pose.backSquat, {
          x: -150,
          z: 0,
        });
        barbell(s, add(onChest(pose.backSquat, [-9.5, 29, 0]), [-150, 0, 0]), [technique], {
          collar: 46,
          half: 60,
        });
        figure(s, { ...gwen, top: chalk, bottom: brass }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [bumper], { collar: 46, half: 60 });
        figure(s, { ...zola, top: rust, bottom: ink }, pose.overhead, { x: 150 });
        barbell(s, [154, 197, 0], [{ ...iron, color: pine }], { collar: 46, half: 60 });
      },
    },
  ),
  picture(
    'workoutPlan-thirty-minute-full-body',
    'A woman swings a kettlebell in front of a large clock with half its face filled in.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 24,
      shapes: [clock(0.36, 0.43, 0.38, 0.5, chalk, brass)],
      build: (s) => {
        const j = figure(s, { ...maya, top: rust, bottom: sky, stripe: rust }, pose.swing);
        const g = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(s, g, norm(sub([2, 138, 0], g)), [0, 0, 1], ink, 1, 1);
      },
    },
  ),
  picture(
    'workoutPlan-upper-lower-four-days',
    'One woman hangs at the top of a chin-up while another stands under a barbell ready to squat.',
    {
      paper: brass,
      floor: ink,
      yaw: 34,
      pitch: 6,
      shapes: [
        poly(
          [
            [0.5, 0],
            [1, 0],
            [1, 1],
            [0.42, 1],
          ],
          rust,
        ),
      ],
      shade: 0.5,
      build: (s) => {
        pullUpBar(s, 200, 44, -80);
        figure(s, { ...carys, top: pine, bottom: ink }, low.chinUp, { x: -94 });
        figure(s, { ...joan, top: chalk, bottom: pine }, pose.backStand, { x: 80 });
        barbell(s, add(onChest(pose.backStand, [-9.5, 29, 0]), [80, 0, 0]), [technique, change], {
          collar: 50,
          half: 70,
        });
      },
    },
  ),
];
