import { barbell, bumper, cable, dumbbell, iron, kettlebell, loop, rope } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, norm, sub } from './geometry.ts';
import { box, mat, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  elsa,
  femi,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, arrow, diagonal, disc, halfDisc, pane, rays, ring, slab } from './sheet.ts';

export const hips = [
  picture(
    'exercise-barbell-hip-thrust',
    'A woman with her upper back on a bench holds a padded barbell level across her hips.',
    {
      paper: clay,
      floor: '#b86f57',
      yaw: 24,
      shapes: [halfDisc(0.48, 0.82, 0.62, chalk), slab(0, 0, 1, 0.08, rust, '#983517')],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        figure(s, { ...femi, top: pine, bottom: ink }, low.hipThrust);
        barbell(s, [3, 65, 0], [{ ...bumper, color: brass }, iron], { bias: 6 });
        s.tube([3, 65, -17], [3, 65, 17], 4, '#403b36', 9, 4);
      },
    },
  ),
  picture(
    'exercise-glute-bridge',
    'A woman lies on a mat with bent knees and lifts her hips into a straight line from shoulders to knees.',
    {
      paper: '#d7e0df',
      floor: sky,
      yaw: 14,
      pitch: 12,
      zoom: 7.4,
      shapes: [disc(0.5, 0.72, 0.5, chalk), slab(0.08, 0.1, 0.2, 0.4, rust)],
      build: (s) => {
        mat(s, -84, 74, 62, pine);
        figure(s, { ...elsa, top: brass, bottom: rust }, low.bridge);
      },
    },
  ),
  picture(
    'exercise-single-leg-glute-bridge',
    'A woman bridges on one foot with her other leg held straight in line with her thigh.',
    {
      paper: pine,
      floor: '#19352d',
      yaw: 14,
      pitch: 12,
      shapes: [diagonal(0.62, 0.34, 0.3, '#2f5b4e'), disc(0.78, 0.3, 0.2, brass)],
      build: (s) => {
        mat(s, -84, 74, 62, clay);
        figure(s, { ...carys, top: chalk, bottom: brass, stripe: ink }, low.singleBridge);
      },
    },
  ),
  picture(
    'exercise-cable-pull-through',
    'A woman hinges forward with a rope held between her legs, the cable running back to a low pulley behind her.',
    {
      paper: sand,
      floor: '#c9b48c',
      yaw: 20,
      frame: [0.42, 0.14, 0.86, 0.93],
      shapes: [arch(0.6, 0.1, 0.42, rust)],
      build: (s) => {
        const j = figure(s, { ...priya, top: chalk, bottom: pine }, pose.pullThrough);
        const ring = add(j.arms[0].end, [-16, -9, -4]);
        rope(s, ring, [j.arms[0].end, j.arms[1].end], 1);
        s.unmeasured(() => cable(s, ring, tower(s, -108, 0, 24, [1, 0, 0], 180), -6));
      },
    },
  ),
  picture(
    'exercise-cable-glute-kickback',
    'A woman holds a cable tower and drives one leg back against a strap at her ankle.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 12,
      frame: [0.12, 0.09, 0.72, 0.93],
      shapes: [rays(0.5, 0.85, '#e2aa45', 18), slab(0, 0.9, 1, 0.1, '#b27c1e')],
      build: (s) => {
        const j = figure(s, { ...amara, top: rust, bottom: ink, stripe: chalk }, pose.kickback);
        const ankle = j.legs[0].end;
        s.tube(add(ankle, [2, 4, 0]), add(ankle, [-3, -3, 0]), 5, rust, 6);
        s.unmeasured(() =>
          cable(s, add(ankle, [3, -4, 2]), tower(s, 63, 0, 16, [-1, 0, 0], 190), 2),
        );
      },
    },
  ),
  picture(
    'exercise-kettlebell-swing',
    'A woman stands tall at the top of a swing with a kettlebell floating at chest height.',
    {
      paper: rust,
      floor: '#8a2f16',
      yaw: 24,
      shapes: [ring(0.5, 0.5, 0.36, 0.07, '#c95733'), disc(0.8, 0.28, 0.12, brass)],
      build: (s) => {
        const j = figure(s, { ...joan, top: chalk, bottom: ink }, pose.swing);
        const grip = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(s, grip, norm(sub([2, 138, 0], grip)), [0, 0, 1], ink, 1, 1);
      },
      front: [
        arrow(
          [
            [28, 66, 0],
            [48, 70, 0],
            [64, 82, 0],
            [72, 96, 0],
          ],
          chalk,
        ),
      ],
    },
  ),
  picture(
    'exercise-step-up',
    'A woman steps onto a box with one foot and pushes up, a dumbbell in each hand.',
    {
      paper: chalk,
      floor: brass,
      yaw: 20,
      shapes: [pane(0.06, 0.1, 0.26, 0.5, sky, pine), slab(0.7, 0, 0.3, 0.86, clay)],
      build: (s) => {
        box(s, 42, 4, 48, 42, 56, pine, -34);
        const j = figure(s, { ...beth, top: rust, bottom: ink, legs: 'long' }, pose.stepUp);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-banded-lateral-walk',
    'A woman in a half squat steps sideways with a resistance band round her thighs.',
    {
      paper: sky,
      floor: '#6f909d',
      yaw: 70,
      shapes: [slab(0.18, 0, 0.64, 1, '#b5cad3'), halfDisc(0.5, 0.79, 0.44, chalk)],
      build: (s) => {
        const j = figure(
          s,
          { ...maya, top: pine, bottom: '#4b3a52', stripe: chalk },
          pose.sideStep,
        );
        const on = (i: 0 | 1) => add(j.legs[i].mid, [-6, 3, 0]);
        loop(s, on(1), on(0), 8.4, rust, 14);
      },
      front: [
        arrow(
          [
            [10, 62, 66],
            [10, 62, 98],
          ],
          rust,
        ),
      ],
    },
  ),
  picture(
    'exercise-curtsy-lunge',
    'A woman crosses one foot behind the other and sinks into a curtsy lunge, holding a dumbbell at her chest.',
    {
      paper: '#efd9c7',
      floor: clay,
      yaw: 62,
      shapes: [disc(0.5, 0.45, 0.38, pine), disc(0.5, 0.45, 0.38, 'none', '#2f5b4e')],
      build: (s) => {
        figure(s, { ...hana, top: brass, bottom: rust }, pose.curtsy);
        dumbbell(s, [20, 104, 0], [0.2, 1, 0], ink);
      },
    },
  ),
];
