import { barbell, bumper, dumbbell, kettlebell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { add, norm, sub } from '../drawing/geometry.ts';
import { mat } from '../equipment/machines.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  femi,
  hana,
  ink,
  joan,
  maya,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import * as low from '../figure/poses-floor.ts';
import * as more from '../figure/poses-off-duty.ts';
import * as squat from '../figure/poses-squat.ts';
import * as pose from '../figure/poses-standing.ts';
import { picture } from '../drawing/picture.ts';
import { slamBall } from '../equipment/furniture.ts';
import { diagonal, disc, dust, halfDisc, poly, rays, ring, slab } from '../drawing/sheet.ts';
import { onChest } from '../figure/skeleton.ts';

export const categories = [
  picture(
    'exerciseCategory-shoulder-exercises',
    'Seen from behind, a woman with broad shoulders holds two dumbbells overhead.',
    {
      paper: rust,
      yaw: -72,
      pitch: 6,
      frame: [0.2, 0.06, 0.8, 1.42],
      shapes: [rays(0.5, 0.5, '#c4502c', 24, 0, 360), disc(0.5, 0.5, 0.4, brass)],
      build: (s) => {
        const j = figure(s, { ...maya, top: pine, bottom: ink }, pose.overhead);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
      },
    },
  ),
  picture(
    'exerciseCategory-back-exercises',
    'Seen from behind, a woman stands tall at the top of a deadlift with plates of two sizes on the bar.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: -66,
      pitch: 8,
      shapes: [slab(0, 0.2, 1, 0.3, chalk), slab(0.34, 0, 0.32, 1, '#b7cbd4')],
      build: (s) => {
        figure(s, { ...zola, top: rust, bottom: ink, legs: 'long' }, pose.deadliftTop);
        barbell(s, [9.9, 78.1, 0], [bumper, { ...bumper, color: ink, r: 18 }]);
      },
    },
  ),
  picture(
    'exerciseCategory-chest-exercises',
    'Two women face each other at the top of a push-up on a gym floor.',
    {
      paper: chalk,
      floor: clay,
      yaw: 8,
      pitch: 14,
      back: 110,
      shapes: [halfDisc(0.5, 0.66, 0.5, brass), slab(0, 0, 1, 0.06, pine)],
      build: (s) => {
        figure(s, { ...hana, top: pine, bottom: ink }, low.pushUpTop, { x: -92, z: 0 });
        figure(s, { ...femi, top: rust, bottom: pine }, low.pushUpTop, { x: 92, z: 0, yaw: 180 });
      },
    },
  ),
  picture(
    'exerciseCategory-arm-exercises',
    'A woman with an afro bends one arm to show its muscle, the other hand on her hip.',
    {
      paper: pine,
      yaw: 76,
      pitch: 4,
      frame: [0.2, 0.1, 0.8, 1.6],
      shapes: [disc(0.5, 0.56, 0.46, clay), diagonal(0, 0.16, 0.12, '#2f5b4e', '#2a5347')],
      build: (s) => {
        figure(s, { ...amara, top: brass, bottom: ink }, more.flex);
      },
    },
  ),
  picture(
    'exerciseCategory-abs-and-core-exercises',
    'A woman balances on her sit bones with straight legs raised and a ball held at her shins.',
    {
      paper: sand,
      floor: pine,
      yaw: 20,
      pitch: 10,
      zoom: 7.4,
      shapes: [
        poly(
          [
            [0, 0],
            [0.5, 0.84],
            [1, 0],
          ],
          rust,
        ),
        disc(0.82, 0.62, 0.12, brass),
      ],
      build: (s) => {
        mat(s, -60, 60, 64, clay);
        const j = figure(s, { ...joan, top: pine, bottom: ink }, more.vSit);
        slamBall(s, add(j.arms[0].end, [5, 2, -j.arms[0].end[2]]), 10, brass);
      },
    },
  ),
  picture(
    'exerciseCategory-bum-exercises',
    'A woman hinges deep at the hips with a kettlebell swung back between her legs.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 20,
      pitch: 8,
      shapes: [ring(0.44, 0.52, 0.36, 0.12, '#e9b957'), slab(0.86, 0, 0.14, 1, rust)],
      build: (s) => {
        const j = figure(s, { ...femi, top: chalk, bottom: pine }, pose.swingBack);
        const g = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(s, g, norm(sub([20, 108, 0], g)), [0, 0, 1], ink, 1, -2);
      },
    },
  ),
  picture(
    'exerciseCategory-leg-exercises',
    'Seen from the front, a woman sits at the bottom of a front squat, chalk dust hanging round the bar.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 76,
      pitch: 8,
      shapes: [disc(0.5, 0.44, 0.42, rust), dust([0.5, 0.36], 0.4, 11)],
      build: (s) => {
        figure(s, { ...beth, top: brass, bottom: pine, legs: 'long' }, squat.frontSquat);
        barbell(s, onChest(squat.frontSquat, [9.5, 35, 0]), [
          { ...bumper, color: pine },
          { ...bumper, color: brass },
        ]);
      },
    },
  ),
];
