import { cable, looseplate, rope, stirrup, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { mat, pullUpBar, tower } from './machines.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  hana,
  ink,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, diagonal, disc, halfDisc, poly, ring, slab } from './sheet.ts';

export const cores = [
  picture(
    'exercise-plank',
    'A woman holds a plank on her forearms and toes, her body one straight line.',
    {
      paper: '#e9dfcb',
      floor: pine,
      yaw: 16,
      pitch: 12,
      back: 90,
      shapes: [slab(0, 0.36, 1, 0.045, rust), disc(0.26, 0.36, 0.2, brass)],
      build: (s) => {
        mat(s, -92, 98, 62, clay);
        figure(s, { ...dina, top: rust, bottom: ink, hair: chalk }, low.plank);
      },
    },
  ),
  picture(
    'exercise-side-plank',
    'A woman props herself on one forearm in a side plank and reaches her top arm to the ceiling.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 54,
      pitch: 9,
      shapes: [
        poly(
          [
            [0, 0.9],
            [0.9, 0.1],
            [1, 0.1],
            [1, 1],
            [0, 1],
          ],
          '#b7cbd4',
        ),
      ],
      build: (s) => {
        s.block([0, 0.6, -12], [34, 0.6, 92], rust, -400);
        figure(s, { ...beth, top: pine, bottom: ink, legs: 'long', shoe: chalk }, low.sidePlank);
      },
    },
  ),
  picture(
    'exercise-dead-bug',
    'A woman lies on her back and reaches one arm overhead while the opposite leg stretches out low.',
    {
      paper: pine,
      floor: '#19352d',
      yaw: 16,
      pitch: 14,
      shapes: [disc(0.42, 0.44, 0.3, clay), ring(0.42, 0.44, 0.37, 0.012, clay)],
      build: (s) => {
        mat(s, -92, 98, 66, brass);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, low.deadBug);
      },
    },
  ),
  picture(
    'exercise-hanging-leg-raise',
    'A woman hangs from a bar and holds her straight legs out level with her hips.',
    {
      paper: brass,
      floor: '#9a6812',
      yaw: 24,
      pitch: 4,
      shapes: [diagonal(0.5, 0.34, 0.5, '#e7b44f'), slab(0, 0, 0.1, 1, rust, '#993517')],
      build: (s) => {
        pullUpBar(s, 236, 50, 6);
        figure(s, { ...carys, top: rust, bottom: pine, stripe: chalk }, low.legRaise);
      },
    },
  ),
  picture(
    'exercise-ab-wheel-rollout',
    'A woman kneels on a mat and rolls a wheel far out in front of her with straight arms.',
    {
      paper: clay,
      floor: '#9e563f',
      yaw: 16,
      pitch: 11,
      shapes: [halfDisc(0.46, 0.72, 0.56, '#eab59f'), slab(0.84, 0.08, 0.1, 0.4, pine)],
      build: (s) => {
        mat(s, -104, -22, 62, pine);
        const j = figure(s, { ...elsa, top: chalk, bottom: pine }, low.rollout);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -16], [h[0], h[1], 16], 1.8, ink, 0, 3);
        s.plate([h[0], h[1], 0], [0, 0, 1], 11, 5, rust, 1);
      },
    },
  ),
  picture(
    'exercise-pallof-press',
    'A woman presses a cable handle straight out from her chest while the cable pulls from her side.',
    {
      paper: rust,
      floor: '#80290f',
      yaw: 52,
      frame: [0.12, 0.07, 0.6, 0.95],
      shapes: [arch(0.36, 0.06, 0.4, sand), slab(0.92, 0, 0.08, 1, brass)],
      build: (s) => {
        const j = figure(s, { ...hana, top: pine, bottom: ink }, pose.pallof);
        const h = j.arms[0].end;
        stirrup(s, [h[0], h[1], 0], [h[0], h[1], -16], [0, 1, 0], -1);
        s.unmeasured(() =>
          cable(s, [h[0], h[1], -16], tower(s, 56, -112, 122, [0, 0, 1], 190), -2),
        );
      },
    },
  ),
  picture(
    'exercise-cable-crunch',
    'A woman kneels under a cable, holds the rope beside her head and curls her chest towards her thighs.',
    {
      paper: '#dfe5e0',
      floor: '#a3b3aa',
      yaw: 20,
      frame: [0.08, 0.3, 0.7, 0.92],
      shapes: [disc(0.38, 0.5, 0.36, brass), slab(0, 0, 1, 0.07, pine)],
      build: (s) => {
        mat(s, -80, 30, 62, rust);
        const j = figure(s, { ...priya, top: pine, bottom: ink }, low.cableCrunch);
        const ring0 = add(j.arms[0].end, [10, 24, -j.arms[0].end[2]]);
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 1);
        s.unmeasured(() => cable(s, ring0, tower(s, 100, 0, 132, [-1, 0, 0], 208)));
      },
    },
  ),
  picture(
    'exercise-russian-twist',
    'A woman leans back with her feet off the floor and turns to bring a weight plate beside her hip.',
    {
      paper: sand,
      floor: brass,
      yaw: 34,
      pitch: 10,
      zoom: 7.2,
      shapes: [ring(0.52, 0.5, 0.33, 0.09, rust), slab(0, 0, 0.08, 1, pine, '#1b382f')],
      build: (s) => {
        figure(s, { ...femi, top: pine, bottom: ink }, low.twist);
        looseplate(s, [9, 34, 33], [0.8, 0, 0.5], { ...technique, r: 15, color: rust }, 4);
      },
    },
  ),
  picture(
    'exercise-mountain-climber',
    'A woman in a high plank drives one knee forward under her chest.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 18,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0.78],
            [0.3, 0.26],
            [0.5, 0.52],
            [0.72, 0.14],
            [1, 0.6],
            [1, 1],
            [0, 1],
          ],
          clay,
        ),
        disc(0.16, 0.2, 0.1, brass),
      ],
      build: (s) => {
        figure(s, { ...maya, top: chalk, bottom: rust, stripe: chalk }, low.climber);
      },
    },
  ),
];
