import { barbell, bumper, cable, change, dumbbell, iron, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { bench, pullUpBar, tower } from './machines.ts';
import {
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
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from './palette.ts';
import * as low from './poses-floor.ts';
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, bricks, diagonal, disc, halfDisc, pane, poly, ring, slab } from './sheet.ts';

const dark = '#3a3733';

export const backs = [
  picture(
    'exercise-deadlift',
    'A woman with a plait sets her back flat and grips a loaded barbell on the floor.',
    {
      paper: brass,
      floor: ink,
      yaw: 30,
      back: 60,
      shapes: [slab(0, 0.5, 1, 0.4, '#c4851f'), disc(0.66, 0.38, 0.28, chalk)],
      build: (s) => {
        figure(s, { ...carys, top: pine, bottom: rust }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [{ ...bumper, color: rust }, change]);
      },
      shade: 0.5,
    },
  ),
  picture(
    'exercise-bent-over-barbell-row',
    'A woman leans forward with a flat back and rows a barbell to her stomach.',
    {
      paper: '#dfe6e4',
      floor: '#9fb5b0',
      yaw: 30,
      shapes: [diagonal(0.3, 0.6, 0.3, sky), slab(0, 0.14, 0.2, 0.5, rust, '#983517')],
      build: (s) => {
        figure(s, { ...beth, top: rust, bottom: pine, legs: 'long' }, pose.row);
        barbell(s, [9.5, 81, 0], [technique, { ...iron, color: ink }]);
      },
    },
  ),
  picture(
    'exercise-single-arm-dumbbell-row',
    'A woman kneels with one knee and one hand on a bench and rows a dumbbell to her hip.',
    {
      paper: clay,
      floor: '#ab6049',
      yaw: 16,
      shapes: [disc(0.42, 0.4, 0.32, chalk), slab(0.74, 0, 0.26, 1, pine)],
      build: (s) => {
        bench(s, -62, 66, 44, -11, ink, -22);
        const j = figure(s, { ...hana, top: brass, bottom: rust }, low.dumbbellRow);
        dumbbell(s, j.arms[0].end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-pull-up',
    'Seen from behind, a woman pulls her chin above a bar with a wide overhand grip.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: -116,
      pitch: 4,
      shapes: [disc(0.5, 0.34, 0.28, brass), ring(0.5, 0.34, 0.36, 0.012, brass)],
      build: (s) => {
        pullUpBar(s, 200, 66, 10);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, low.pullUp);
      },
    },
  ),
  picture(
    'exercise-chin-up',
    'A woman holds the top of a chin-up, chin over the bar and palms towards her.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 58,
      pitch: 4,
      shapes: [
        poly(
          [
            [0, 0],
            [0.55, 0],
            [0.3, 1],
            [0, 1],
          ],
          '#c65733',
        ),
        pane(0.68, 0.12, 0.22, 0.4, sky, ink, 2, 2),
      ],
      build: (s) => {
        pullUpBar(s, 200, 58, 14);
        figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'capri', shoe: brass }, low.chinUp);
      },
    },
  ),
  picture(
    'exercise-lat-pulldown',
    'A woman sits at a pulldown machine and draws a wide bar to the top of her chest.',
    {
      paper: sand,
      floor: '#cbb792',
      yaw: 40,
      pitch: 6,
      frame: [0.1, 0.25, 0.84, 0.93],
      shapes: [halfDisc(0.46, 0.86, 0.66, brass)],
      build: (s) => {
        s.unmeasured(() => {
          const p = tower(s, 70, -6, 196, [-1, 0, 0], 222);
          cable(s, [15, 100, 0], add(p, [-47, 4, 6]), -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], '#2a2725', -26);
        s.block([20, 19, 0], [40, 3, 3], dark, -40);
        s.block([0, 18, 0], [3, 19, 3], dark, -38);
        s.tube([26, 68, -26], [26, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], dark, -2);
        figure(s, { ...priya, top: pine, bottom: ink }, low.pulldown);
        const at = (z: number, y = 0) => [15, 100 + y, z] as const;
        s.tube(at(-36), at(36), 1.6, steel, 0, 8);
        for (const z of [1, -1]) s.tube(at(36 * z), at(50 * z, -9), 1.6, steel, 0, 2);
      },
    },
  ),
  picture(
    'exercise-seated-cable-row',
    'A woman sits with her feet braced and pulls a cable handle to her waist.',
    {
      paper: sky,
      floor: pine,
      yaw: 18,
      frame: [0.08, 0.24, 0.78, 0.92],
      shapes: [
        slab(0, 0.16, 1, 0.1, chalk),
        slab(0, 0.32, 1, 0.05, chalk),
        disc(0.3, 0.42, 0.26, rust),
      ],
      build: (s) => {
        s.block([-4, 21, 0], [30, 4, 15], '#2a2725', -24);
        s.block([32, 8, 0], [66, 3, 4], dark, -30);
        s.block([-14, 9, 0], [4, 9, 12], dark, -28);
        s.block([87, 25, 0], [2, 17, 22], brass, -12, [
          [0.97, 0.24, 0],
          [-0.24, 0.97, 0],
          [0, 0, 1],
        ]);
        const j = figure(s, { ...dina, top: rust, hair: chalk, bottom: ink }, low.cableRow);
        const h = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        for (const z of [5, -5]) s.tube(add(h, [0, 6, z]), add(h, [0, -6, z]), 1.6, ink, 2);
        s.cord([add(h, [0, 6, 5]), add(h, [14, 0, 0]), add(h, [0, -6, 5])], 1.5, ink, 2);
        s.unmeasured(() => cable(s, add(h, [14, 0, 0]), tower(s, 126, 0, 60, [-1, 0, 0], 170), 1));
      },
    },
  ),
  picture(
    'exercise-straight-arm-pulldown',
    'A woman leans forward slightly and sweeps a cable bar down to her thighs with straight arms.',
    {
      paper: '#f0e3d2',
      floor: clay,
      yaw: 22,
      frame: [0.16, 0.1, 0.62, 0.93],
      shapes: [arch(0.36, 0.08, 0.38, pine), slab(0.92, 0, 0.08, 1, rust)],
      build: (s) => {
        const j = figure(s, { ...elsa, top: brass, bottom: rust }, pose.straightArm);
        const y = j.arms[0].end;
        s.tube([y[0], y[1], -28], [y[0], y[1], 28], 1.6, steel, 0, 6);
        s.unmeasured(() => cable(s, [y[0], y[1], 0], tower(s, 100, 0, 178, [-1, 0, 0], 208), 1));
      },
    },
  ),
  picture(
    'exercise-inverted-row',
    'A woman hangs under a racked bar with a straight body and pulls her chest up to it.',
    {
      paper: chalk,
      floor: sand,
      yaw: 34,
      shapes: [bricks(0, 0.78, '#e4d7be', 0.1), disc(0.62, 0.34, 0.24, sky)],
      build: (s) => {
        for (const z of [78, -78]) {
          s.block([12, 70, z], [3.4, 70, 3.4], rust, -2);
          s.block([12, 2, z], [30, 2, 4], rust, -4);
          s.block([18, 86, z], [5, 2, 3], ink, 0);
        }
        barbell(s, [12.5, 90, 0], [], { collar: 84, half: 92 });
        figure(s, { ...maya, top: pine, bottom: ink, stripe: brass }, low.invertedRow);
      },
    },
  ),
];
