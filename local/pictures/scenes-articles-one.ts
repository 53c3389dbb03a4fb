import { barbell, bumper, dumbbell, stack } from './equipment.ts';
import type { Load } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { calendar, cutlery, dinner, moons } from './marks.ts';
import {
  amara,
  brass,
  chalk,
  clay,
  femi,
  gwen,
  hana,
  ink,
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
import { bottle, dumbbellRack } from './props.ts';
import { diagonal, halfDisc, poly, slab } from './sheet.ts';

const wood: Load = { r: 17, thick: 5, color: '#c99b62' };

export const articlesOne = [
  picture(
    'article-how-heavy-should-you-lift',
    'A woman reaches for a dumbbell on a rack that runs from light to heavy.',
    {
      paper: '#dfe6e2',
      floor: '#a9b9b0',
      yaw: 24,
      shapes: [diagonal(0.5, 0.3, 0.5, sky), slab(0, 0, 1, 0.07, pine)],
      build: (s) => {
        dumbbellRack(s, 66, -20, 5, ink);
        figure(s, { ...femi, top: rust, bottom: pine }, more.choosing, { x: -28, z: 4 });
      },
    },
  ),
  picture(
    'article-progressive-overload-in-plain-words',
    'Four stacks of plates rise like a staircase beside a woman carrying one more plate.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 14,
      pitch: 12,
      shapes: [
        poly(
          [
            [0.3, 0.86],
            [1, 0.2],
            [1, 0.86],
          ],
          '#e9b957',
        ),
      ],
      build: (s) => {
        for (let i = 0; i < 4; i++)
          stack(
            s,
            14 + i * 47,
            -10,
            Array.from({ length: 1 + i * 3 }, (_, n) => ({
              ...bumper,
              color: [rust, pine, ink][(n + i) % 3] ?? ink,
            })),
          );
        const j = figure(
          s,
          { ...zola, top: chalk, bottom: pine, legs: 'long' },
          pose.hold([30, 104, 18]),
          { x: -44 },
        );
        s.plate([j.arms[0].end[0], 104, 0], [1, 0.1, 0], 19, 6, rust, 0);
      },
    },
  ),
  picture(
    'article-training-around-your-cycle',
    'A woman sits on a bench with a water bottle while five moons pass from new to full behind her.',
    {
      paper: '#33304a',
      floor: '#262338',
      yaw: 34,
      frame: [0.25, 0.34, 0.75, 0.93],
      shapes: [moons(0.3, 0.085, '#46425f', chalk)],
      build: (s) => {
        s.block([-4, 39, 0], [22, 5, 62], '#5a5573', -30);
        for (const z of [-46, 46]) s.block([-4, 17, z], [10, 17, 3], '#46425f', -34);
        figure(s, { ...gwen, top: clay, bottom: sky }, low.rest);
        bottle(s, -4, 40, 44, rust);
      },
    },
  ),
  picture(
    'article-how-much-protein-do-you-need',
    'A dinner plate with salmon, greens and rice lies between a fork, a knife and a dumbbell.',
    {
      paper: sand,
      yaw: 0,
      pitch: 62,
      frame: [0.76, 0.3, 0.95, 0.9],
      shapes: [
        slab(0, 0, 0.62, 1, clay),
        slab(0.1, 0.08, 0.48, 0.84, '#e6aa92'),
        dinner(0.34, 0.5, 0.36),
        cutlery(0.13, 0.5, 0.52, 'fork'),
        cutlery(0.55, 0.5, 0.52, 'knife'),
      ],
      build: (s) => {
        dumbbell(s, [0, 9, 0], [0.15, 0, 1], ink, 1.1);
      },
    },
  ),
  picture(
    'article-squat-depth-and-your-hips',
    'Two women squat side by side, one with narrow feet, one with wide feet, each to her own depth.',
    {
      paper: chalk,
      floor: pine,
      yaw: 62,
      shapes: [halfDisc(0.27, 0.8, 0.34, clay), halfDisc(0.74, 0.8, 0.42, brass)],
      build: (s) => {
        figure(
          s,
          { ...hana, top: rust, bottom: ink },
          {
            ...pose.goblet,
            pelvis: [-26, 56, 0],
            arms: pose.hands([24, 100, 4], [0.1, -0.6, 1], { grip: [0.2, 1, 0] }),
            legs: pose.feet(11),
          },
          { z: 56 },
        );
        figure(
          s,
          { ...amara, top: pine, bottom: rust, stripe: chalk },
          {
            ...pose.goblet,
            pelvis: [-20, 34, 0],
            lean: 18,
            arms: pose.hands([18, 82, 4], [0.1, -0.6, 1], { grip: [0.2, 1, 0] }),
            legs: [
              { to: [0, 8, 26], pole: [1, 0, 0.9], toe: [1, 0, 0.7] },
              { to: [0, 8, -26], pole: [1, 0, -0.9], toe: [1, 0, -0.7] },
            ],
          },
          { z: -60 },
        );
      },
    },
  ),
  picture(
    'article-your-first-month-with-a-barbell',
    'A woman lifts a bar with wooden training plates in front of a wall calendar with twelve days marked.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 28,
      shapes: [calendar(0.56, 0.26, 0.34, 4, [0, 2, 4, 7, 9, 11, 14, 16, 18, 21, 23, 25], brass)],
      build: (s) => {
        figure(s, { ...priya, top: clay, bottom: rust }, pose.deadliftTop, { x: -40 });
        barbell(s, [-29, 78, 0], [{ ...wood, r: 20 }]);
      },
      frame: [0.04, 0.08, 0.62, 0.92],
    },
  ),
];
