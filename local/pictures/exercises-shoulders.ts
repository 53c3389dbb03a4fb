import {
  barbell,
  bumper,
  cable,
  change,
  dumbbell,
  iron,
  looseplate,
  rope,
  stack,
  technique,
} from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add, mix } from './geometry.ts';
import { incline, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  elsa,
  femi,
  gwen,
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
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, arrow, bricks, diagonal, disc, halfDisc, pane, poly, rays, slab } from './sheet.ts';

export const shoulders = [
  picture(
    'exercise-barbell-overhead-press',
    'A woman stands with a barbell locked out straight above her head.',
    {
      paper: chalk,
      floor: sand,
      yaw: 48,
      shapes: [
        disc(0.5, 0.24, 0.2, brass),
        slab(0, 0, 0.22, 1, pine),
        slab(0.78, 0, 0.22, 1, pine, '#1c3a32'),
      ],
      build: (s) => {
        figure(s, { ...priya, top: rust }, pose.overhead);
        barbell(s, [4, 197, 0], [technique, change]);
      },
    },
  ),
  picture(
    'exercise-dumbbell-shoulder-press',
    'A woman sits against an upright bench with dumbbells at ear height, ready to press.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 56,
      shapes: [arch(0.5, 0.06, 0.46, chalk)],
      build: (s) => {
        incline(s, 4, 80, 44);
        const j = figure(s, { ...zola, top: pine, bottom: rust, legs: 'long' }, low.shoulderPress);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
      },
    },
  ),
  picture(
    'exercise-arnold-press',
    'A woman sits with two dumbbells in front of her chin, palms towards her, before the turn of an Arnold press.',
    {
      paper: pine,
      floor: '#183129',
      yaw: 44,
      frame: [0.1, 0.14, 0.9, 0.93],
      shapes: [disc(0.5, 0.46, 0.4, rust), disc(0.5, 0.46, 0.4, 'none', '#c4522f')],
      build: (s) => {
        incline(s, 4, 80, 44);
        const j = figure(
          s,
          { ...gwen, top: chalk, bottom: brass, legs: 'long', shoe: rust },
          low.arnold,
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink, 0.82);
      },
      front: [
        arrow(
          [
            [30, 106, -36],
            [27, 107, -48],
            [19, 113, -58],
            [8, 124, -60],
          ],
          brass,
        ),
      ],
    },
  ),
  picture(
    'exercise-lateral-raise',
    'A woman raises two dumbbells out to her sides until her arms are level with her shoulders.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 78,
      shapes: [slab(0, 0.3, 1, 0.14, chalk), disc(0.5, 0.37, 0.26, rust)],
      build: (s) => {
        const j = figure(s, { ...elsa, top: pine, bottom: ink }, pose.lateral);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-face-pull',
    'A woman pulls a rope towards her face with her elbows high and wide.',
    {
      paper: sky,
      floor: '#7b99a5',
      yaw: 24,
      frame: [0.12, 0.08, 0.62, 0.94],
      shapes: [halfDisc(0.38, 0.84, 0.6, chalk), slab(0.86, 0, 0.14, 1, pine, '#1b382f')],
      build: (s) => {
        const j = figure(s, { ...femi, top: rust, bottom: ink }, pose.facePull);
        rope(s, [38, 154, 0], [j.arms[0].end, j.arms[1].end], 2);
        s.unmeasured(() => cable(s, [38, 154, 0], tower(s, 104, 0, 164, [-1, 0, 0], 205)));
      },
    },
  ),
  picture(
    'exercise-push-press',
    'A woman dips at the knees with a barbell on her shoulders, about to drive it overhead.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: 36,
      frame: [0.1, 0.19, 0.9, 0.93],
      shapes: [rays(0.5, 0.96, '#c4502c', 22), disc(0.5, 0.42, 0.3, brass)],
      build: (s) => {
        figure(s, { ...beth, top: chalk, bottom: pine, legs: 'long', shoe: chalk }, pose.dip);
        barbell(s, [12.5, 125, 0], [{ ...bumper, color: ink }, change]);
      },
      front: [
        arrow(
          [
            [10, 150, 44],
            [10, 172, 44],
          ],
          chalk,
        ),
        arrow(
          [
            [10, 150, -44],
            [10, 172, -44],
          ],
          chalk,
        ),
      ],
    },
  ),
  picture(
    'exercise-plate-front-raise',
    'A woman holds a weight plate by its edges and lifts it straight in front of her to shoulder height.',
    {
      paper: '#e8dcc6',
      floor: pine,
      yaw: 34,
      shapes: [diagonal(0.55, 0.4, 0.5, clay), slab(0, 0, 0.06, 1, rust)],
      build: (s) => {
        figure(s, { ...joan, top: pine, bottom: ink }, pose.frontRaise);
        looseplate(s, [58, 140, 0], [1, 0.05, 0], { ...technique, color: rust });
        stack(s, -46, -30, [bumper, iron]);
      },
    },
  ),
  picture(
    'exercise-rear-delt-fly',
    'A woman bent forward at the hips opens her arms wide with light dumbbells.',
    {
      paper: '#2f5b4e',
      floor: pine,
      yaw: 52,
      shapes: [
        poly(
          [
            [0, 0],
            [0.6, 0],
            [0.24, 1],
            [0, 1],
          ],
          pine,
        ),
        disc(0.62, 0.42, 0.3, clay),
      ],
      build: (s) => {
        const j = figure(s, { ...amara, top: chalk, bottom: brass, stripe: ink }, pose.rearFly);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], rust, 0.85);
      },
    },
  ),
  picture(
    'exercise-landmine-press',
    'A woman presses one end of an angled barbell up with one hand, its other end fixed to the floor.',
    {
      paper: chalk,
      floor: '#cdbb9b',
      yaw: 22,
      shapes: [bricks(0, 0.82, '#e3d6bd', 0.09), pane(0.62, 0.1, 0.3, 0.34, sky, ink)],
      build: (s) => {
        const j = figure(s, { ...maya, top: rust, bottom: pine, stripe: brass }, pose.landmine);
        const [hand, foot] = [j.arms[0].end, [140, 5, 16] as const];
        const on = (t: number) => mix(hand, foot, t);
        s.tube(add(hand, [-5, 6.5, 0]), on(0.16), 2.4, '#b9b4a8', 0);
        s.tube(on(0.16), foot, 1.5, '#a9a69d', 0, 8);
        s.plate(on(0.13), [0.56, -0.82, 0], 17, 5, ink, 2);
        s.plate(on(0.155), [0.56, -0.82, 0], 17, 5, brass, 1);
        s.block([142, 3, 16], [12, 3, 12], '#3a3733', -3);
      },
    },
  ),
];
