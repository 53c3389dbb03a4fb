import { barbell, cable, change, dumbbell, stirrup, technique } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { add } from './geometry.ts';
import { bench, box, dipBars, incline, tower } from './machines.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  dina,
  femi,
  gwen,
  ink,
  joan,
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
import { arch, diagonal, disc, halfDisc, pane, poly, rays, ring, slab } from './sheet.ts';

export const chests = [
  picture(
    'exercise-barbell-bench-press',
    "A woman lies on a bench and holds a barbell at arm's length above her chest.",
    {
      paper: pine,
      floor: '#17312a',
      yaw: 34,
      shapes: [disc(0.5, 0.5, 0.42, clay), slab(0, 0, 0.14, 1, '#2f5b4e', pine)],
      build: (s) => {
        for (const z of [50, -50]) {
          s.block([-78, 50, z], [3, 50, 3], '#4a4641', -2);
          s.block([-70, 96, z], [6, 2, 2.6], brass, -2);
        }
        s.block([-78, 3, 0], [3, 3, 52], '#4a4641', -30);
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...amara, top: chalk, bottom: brass, stripe: ink }, low.benchPress);
        barbell(s, [-43, 112, 0], [{ ...technique, color: rust }, change]);
      },
    },
  ),
  picture(
    'exercise-dumbbell-bench-press',
    'A woman lies on a bench with a dumbbell at each side of her chest, elbows bent.',
    {
      paper: brass,
      floor: '#a06d15',
      yaw: -20,
      pitch: 14,
      shapes: [
        poly(
          [
            [0, 0],
            [1, 0],
            [1, 0.36],
            [0, 0.7],
          ],
          '#e6b04b',
        ),
      ],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(
          s,
          { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk },
          low.benchLow,
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink, 1, 4);
      },
    },
  ),
  picture(
    'exercise-incline-dumbbell-press',
    'A woman lies back on an inclined bench with two dumbbells pressed straight up.',
    {
      paper: sky,
      floor: '#7896a2',
      yaw: 30,
      shapes: [diagonal(0.1, 0.5, 0.3, '#b9ccd4'), disc(0.72, 0.3, 0.17, rust)],
      build: (s) => {
        incline(s, 2, 42, 44, ink, -16);
        const j = figure(s, { ...priya, top: pine, bottom: ink }, low.inclinePress);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], rust);
      },
    },
  ),
  picture(
    'exercise-push-up',
    'A woman holds a straight line from head to heels at the bottom of a push-up.',
    {
      paper: chalk,
      floor: brass,
      yaw: 16,
      pitch: 12,
      back: 90,
      shapes: [slab(0, 0.18, 0.5, 0.3, clay), disc(0.74, 0.34, 0.2, pine, '#1b3a31')],
      build: (s) => {
        figure(s, { ...zola, top: rust, bottom: ink }, low.pushUp);
      },
    },
  ),
  picture('exercise-decline-push-up', 'A woman does a push-up with her feet raised on a box.', {
    paper: rust,
    floor: '#7f2a13',
    yaw: 16,
    shapes: [halfDisc(0.6, 0.86, 0.56, '#c95a36'), pane(0.06, 0.08, 0.22, 0.34, sky, ink, 2, 2)],
    build: (s) => {
      box(s, -80, 0, 42, 44, 50, sand, -30);
      figure(s, { ...carys, top: chalk, bottom: pine, stripe: brass }, low.declinePushUp);
    },
  }),
  picture(
    'exercise-dumbbell-fly',
    'A woman lies on a bench and opens her arms wide with a dumbbell in each hand.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 62,
      pitch: 16,
      shapes: [rays(0.5, 0.62, '#efe4d0', 20), disc(0.5, 0.56, 0.28, rust)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: brass }, low.fly);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.95, 2);
      },
    },
  ),
  picture(
    'exercise-cable-crossover',
    'A woman stands between two cable towers and draws both handles together in front of her.',
    {
      paper: clay,
      floor: '#9d553f',
      yaw: 74,
      frame: [0.2, 0.08, 0.8, 0.95],
      shapes: [arch(0.5, 0.04, 0.5, chalk)],
      build: (s) => {
        const j = figure(s, { ...femi, top: pine, bottom: ink }, pose.crossover);
        s.unmeasured(() => {
          const ends = [
            tower(s, -8, 112, 186, [0, 0, -1], 206),
            tower(s, -8, -112, 186, [0, 0, 1], 206),
          ] as const;
          j.arms.forEach((a, i) => {
            const ring = add(a.end, [-4, 9, i === 0 ? 10 : -10]);
            stirrup(s, a.end, ring, [0.3, 1, 0], 2);
            cable(s, ring, ends[i === 0 ? 0 : 1], 1);
          });
        });
      },
    },
  ),
  picture(
    'exercise-chest-dip',
    'A woman leans forward between parallel bars with her elbows bent behind her.',
    {
      paper: '#e3e9e6',
      floor: pine,
      yaw: 30,
      frame: [0.1, 0.07, 0.9, 1.02],
      shapes: [ring(0.5, 0.42, 0.34, 0.09, brass)],
      build: (s) => {
        dipBars(s, 108);
        figure(s, { ...gwen, top: rust, bottom: pine, shoe: brass }, low.chestDip);
      },
    },
  ),
  picture(
    'exercise-dumbbell-pullover',
    'A woman lies on a bench and lowers one dumbbell back behind her head with both hands.',
    {
      paper: '#33594f',
      floor: pine,
      yaw: 16,
      shapes: [disc(0.3, 0.44, 0.3, brass), slab(0.6, 0, 0.4, 0.8, '#2a4f44')],
      build: (s) => {
        bench(s, -84, 18, 44, 0, '#4a4641', -16);
        const j = figure(s, { ...joan, top: clay, bottom: ink }, low.pullover);
        const h = j.arms[0].end;
        dumbbell(s, [h[0] - 7, h[1] - 3, 0], [1, 0.55, 0], ink, 1.1, 1);
      },
    },
  ),
];
