import { barbell, bumper, change, dumbbell, iron, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { bench, box, legPress, slope } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  gwen,
  hana,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
  steel,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, arrow, diagonal, disc, poly, ring, slab } from './sheet.ts';
import { onChest } from './skeleton.ts';

export const legs = [
  picture(
    'exercise-back-squat',
    'A woman with an afro sits deep in a squat with a loaded barbell across her upper back.',
    {
      paper: sand,
      floor: clay,
      yaw: 32,
      shapes: [disc(0.5, 0.46, 0.42, rust), slab(0, 0.1, 0.16, 0.5, pine, '#1d3a32')],
      build: (s) => {
        figure(s, { ...amara }, pose.backSquat);
        barbell(s, onChest(pose.backSquat, [-9.5, 29, 0]), [{ ...bumper, color: pine }, change]);
      },
    },
  ),
  picture(
    'exercise-front-squat',
    'A woman in a headscarf holds a barbell on the front of her shoulders at the bottom of a squat, elbows high.',
    {
      paper: brass,
      floor: '#8f5c14',
      yaw: 30,
      shapes: [
        poly(
          [
            [0.52, 0],
            [1, 0],
            [1, 1],
            [0.72, 1],
          ],
          '#e9b650',
        ),
        slab(0, 0, 0.12, 1, pine, '#1b382f'),
      ],
      build: (s) => {
        figure(s, dina, pose.frontSquat);
        barbell(s, onChest(pose.frontSquat, [10.5, 30, 0]), [technique, iron]);
      },
    },
  ),
  picture(
    'exercise-goblet-squat',
    'A woman with a bun squats with a dumbbell held upright at her chest.',
    {
      paper: sky,
      floor: pine,
      yaw: 28,
      zoom: 6.6,
      shapes: [disc(0.47, 0.5, 0.4, chalk), ring(0.47, 0.5, 0.46, 0.012, pine)],
      build: (s) => {
        figure(s, { ...beth, top: rust }, pose.goblet);
        dumbbell(s, onChest(pose.goblet, [18, 19, 0]), [0.3, 1, 0], ink, 1.15);
      },
    },
  ),
  picture(
    'exercise-bulgarian-split-squat',
    'A woman lowers into a split squat with her rear foot on a bench and a dumbbell in each hand.',
    {
      paper: chalk,
      floor: sand,
      yaw: 16,
      shapes: [diagonal(0.42, 0.2, 0.34, clay), slab(0.86, 0, 0.14, 1, rust, '#9a3418')],
      build: (s) => {
        bench(s, -86, -44, 42, 0, ink, -14);
        const j = figure(s, maya, pose.split);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-walking-lunge',
    'A woman with cropped hair lunges forward along a lane, back knee just off the floor, dumbbells at her sides.',
    {
      paper: '#c9d6d6',
      floor: '#7f9b97',
      yaw: 14,
      back: 40,
      shapes: [
        poly(
          [
            [0, 0.74],
            [1, 0.36],
            [1, 1],
            [0, 1],
          ],
          '#aabfbd',
        ),
        disc(0.82, 0.24, 0.15, brass),
      ],
      build: (s) => {
        const j = figure(s, { ...zola, top: rust, bottom: ink }, pose.lunge);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0.05], rust);
      },
      front: [
        arrow(
          [
            [62, 30, 0],
            [98, 30, 0],
          ],
          ink,
        ),
      ],
    },
  ),
  picture(
    'exercise-leg-press',
    'A woman with grey hair drives a loaded leg press sled away with both feet.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 22,
      shapes: [
        poly(
          [
            [0.3, 0],
            [1, 0],
            [1, 0.75],
          ],
          chalk,
        ),
        slab(0, 0, 0.1, 1, ink, '#3a3530'),
      ],
      build: (s) => {
        slope(s, [-50, 78, 0], [-9, 27, 0], 40, 8, ink, -14);
        slope(s, [-12, 27, 0], [20, 23, 0], 40, 8, ink, -14);
        s.block([-14, 9, 0], [34, 9, 14], '#3a3733', -30);
        legPress(s, add([36, 68, 0], [6.2, 5.2, 0]), 40);
        figure(s, { ...elsa, top: pine, bottom: ink }, low.legPressPose);
      },
    },
  ),
  picture(
    'exercise-romanian-deadlift',
    'A woman hinges at the hips with soft knees and lowers a barbell close to her shins.',
    {
      paper: pine,
      floor: '#18332c',
      yaw: 28,
      shapes: [disc(0.55, 0.5, 0.44, brass), disc(0.55, 0.5, 0.3, '#c5871d', '#b67a16')],
      build: (s) => {
        figure(s, { ...carys, top: chalk, bottom: rust }, pose.romanian);
        barbell(s, [8, 42, 0], [iron, change]);
      },
    },
  ),
  picture(
    'exercise-lying-leg-curl',
    'A woman lies face down on a leg curl machine and pulls the roller towards her hips.',
    {
      paper: rust,
      floor: '#7a2a13',
      yaw: 14,
      shapes: [slab(0, 0.2, 1, 0.3, '#c75532'), slab(0.66, 0, 0.2, 1, sand)],
      build: (s) => {
        slope(s, [-40, 70, 0], [24, 70, 0], 40, 9, ink, -20);
        slope(s, [24, 70, 0], [74, 64, 0], 40, 9, ink, -20);
        s.block([-2, 32, 0], [5, 30, 5], '#3a3733', -26);
        s.block([10, 4, 0], [62, 3, 6], '#3a3733', -28);
        s.block([62, 2, 0], [4, 3, 24], '#3a3733', -28);
        s.block([-46, 2, 0], [4, 3, 24], '#3a3733', -28);
        const j = figure(s, { ...hana, top: sky, bottom: ink }, low.legCurlPose);
        const heel: readonly [number, number, number] = [
          j.legs[0].end[0] + 8,
          j.legs[0].end[1] + 1,
          0,
        ];
        s.tube([-38, 66, 24], add(heel, [-2, 0, 24]), 2.2, steel, 6);
        s.tube(add(heel, [0, 0, -20]), add(heel, [0, 0, 24]), 5, brass, 4, 3);
        s.tube([56, 60, 19], [60, 66, 19], 2, steel, 6);
        s.plate([-38, 66, 26], [0, 0, 1], 7, 4, '#3a3733', 8);
      },
    },
  ),
  picture(
    'exercise-standing-calf-raise',
    'A woman stands high on her toes on the edge of a step, one hand on a rack post and a dumbbell in the other.',
    {
      paper: '#e9dcc4',
      floor: sky,
      yaw: 22,
      frame: [0.1, 0.06, 0.9, 0.93],
      shapes: [arch(0.5, 0.06, 0.4, pine), slab(0.82, 0, 0.05, 1, rust)],
      build: (s) => {
        box(s, 26, 0, 26, 12, 52, brass, -30);
        s.unmeasured(() => s.block([56, 120, -24], [3.4, 120, 3.4], '#3a3733', -6));
        s.unmeasured(() => s.block([56, 2, -24], [20, 2, 4], '#3a3733', -8));
        const j = figure(
          s,
          { ...gwen, top: rust, bottom: sand, legs: 'shorts', shoe: chalk },
          pose.calfRaise,
        );
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
  ),
];
