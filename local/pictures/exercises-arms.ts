import { barbell, cable, change, curlBar, dumbbell, iron, kettlebell } from './equipment.ts';
import { drawFigure as figure } from './figure.ts';
import { bench, incline, slope, tower } from './machines.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
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
import * as pose from './poses-standing.ts';
import { picture } from './picture.ts';
import { arch, arrow, bricks, diagonal, disc, halfDisc, pane, poly, slab } from './sheet.ts';

const dark = '#3a3733';

export const arms = [
  picture(
    'exercise-barbell-curl',
    'A woman stands tall and curls a barbell, elbows still at her sides.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 44,
      shapes: [slab(0.3, 0, 0.4, 1, brass), slab(0.3, 0, 0.4, 0.12, '#c68a22', '#a8731a')],
      build: (s) => {
        figure(s, { ...maya, top: chalk, bottom: pine, stripe: chalk }, pose.curl);
        barbell(s, [31, 119, 0], [{ ...iron, r: 14 }, change]);
      },
    },
  ),
  picture(
    'exercise-hammer-curl',
    'A woman curls one dumbbell with her thumb up while the other hangs at her side.',
    {
      paper: chalk,
      floor: sky,
      yaw: 22,
      shapes: [
        disc(0.5, 0.44, 0.38, clay),
        slab(0, 0, 0.07, 1, pine),
        slab(0.93, 0, 0.07, 1, pine),
      ],
      build: (s) => {
        const j = figure(s, { ...hana, top: pine, bottom: rust }, pose.hammer);
        dumbbell(s, j.arms[0].end, [-0.35, 1, 0], ink);
        dumbbell(s, j.arms[1].end, [1, 0, 0], ink);
      },
    },
  ),
  picture(
    'exercise-incline-dumbbell-curl',
    'A woman reclines on a sloping bench and curls one dumbbell while the other arm hangs straight down.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 18,
      shapes: [
        poly(
          [
            [0, 1],
            [0.56, 0],
            [1, 0],
            [1, 1],
          ],
          '#2f5b4e',
        ),
        disc(0.24, 0.3, 0.16, rust),
      ],
      build: (s) => {
        incline(s, 2, 48, 44, '#57524b', -16);
        const j = figure(s, { ...carys, top: brass, bottom: rust, stripe: chalk }, low.inclineCurl);
        for (const a of j.arms) dumbbell(s, a.end, [0.2, 0, 1], ink);
      },
    },
  ),
  picture(
    'exercise-preacher-curl',
    'A woman rests her upper arms on a sloping pad and curls a short bar.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: -22,
      shapes: [arch(0.44, 0.1, 0.44, '#e9b957'), slab(0.84, 0, 0.16, 1, rust, '#983517')],
      build: (s) => {
        s.block([0, 40, 0], [17, 4, 15], '#2a2725', -26);
        s.block([0, 18, 0], [3, 18, 3], dark, -30);
        s.block([16, 3, 0], [40, 3, 4], dark, -34);
        s.block([-16, 2, 0], [4, 2, 22], dark, -34);
        s.block([46, 2, 0], [4, 2, 22], dark, -34);
        slope(s, [18, 92, 0], [48, 60, 0], 50, 7, '#2a2725', -8);
        s.block([34, 38, 0], [3, 38, 3], dark, -22);
        figure(s, { ...elsa, top: sky, bottom: ink }, low.preacher);
        curlBar(s, [55, 97, 0]);
      },
    },
  ),
  picture(
    'exercise-triceps-pushdown',
    'A woman presses a short cable bar down beside her thighs with her elbows tucked in.',
    {
      paper: sand,
      floor: clay,
      yaw: 26,
      frame: [0.16, 0.12, 0.62, 0.94],
      shapes: [diagonal(0.26, 0.14, 0.34, rust), slab(0, 0, 0.05, 1, ink)],
      build: (s) => {
        const j = figure(s, { ...zola, top: chalk, bottom: pine }, pose.pushdown);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -22], [h[0], h[1], 22], 1.7, ink, 0, 5);
        s.unmeasured(() => cable(s, [h[0], h[1], 0], tower(s, 76, 0, 176, [-1, 0, 0], 208), 1));
      },
    },
  ),
  picture(
    'exercise-overhead-triceps-extension',
    'A woman holds a dumbbell behind her head with both hands, elbows pointing up.',
    {
      paper: '#d3dfe0',
      floor: '#93adb4',
      yaw: 28,
      shapes: [disc(0.5, 0.36, 0.32, brass), slab(0, 0.68, 1, 0.32, '#93adb4')],
      build: (s) => {
        figure(
          s,
          { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk },
          pose.overheadExtension,
        );
        dumbbell(s, [-18, 148, 0], [0.1, 1, 0], ink, 1.1);
      },
    },
  ),
  picture(
    'exercise-skull-crusher',
    'A woman lies on a bench with her upper arms vertical and lowers a bar towards her forehead.',
    {
      paper: clay,
      floor: '#a85c45',
      yaw: -18,
      shapes: [slab(0.5, 0, 0.5, 1, '#e3a48c'), disc(0.3, 0.36, 0.24, pine)],
      build: (s) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        figure(s, { ...gwen, top: chalk, bottom: pine, shoe: rust }, low.skullCrusher);
        curlBar(s, [-70, 90.5, 0]);
      },
    },
  ),
  picture(
    'exercise-bench-dip',
    'A woman lowers her hips in front of a bench with her hands on its edge behind her.',
    {
      paper: pine,
      floor: '#2f5b4e',
      yaw: 20,
      shapes: [
        pane(0.56, 0.1, 0.34, 0.42, sky, chalk, 4, 2),
        slab(0.06, 0.1, 0.3, 0.42, rust, '#9a3618'),
      ],
      build: (s) => {
        s.block([-26, 40, 0], [14, 4.5, 54], '#57524b', -40);
        for (const z of [-42, 42]) s.block([-26, 18, z], [3, 18, 3], dark, -46);
        figure(s, { ...priya, top: brass, bottom: ink }, low.benchDip);
      },
    },
  ),
  picture('exercise-farmers-walk', 'A woman walks tall with a heavy kettlebell in each hand.', {
    paper: '#efe2cc',
    floor: '#b9a684',
    yaw: 26,
    back: 50,
    shapes: [bricks(0, 0.8, '#dccbac', 0.085), halfDisc(0.5, 0.8, 0.5, brass)],
    build: (s) => {
      const j = figure(s, { ...joan, top: rust, bottom: pine }, pose.walkLoaded);
      for (const a of j.arms) kettlebell(s, a.end, [0, 1, 0], [1, 0, 0], ink, 1.05);
    },
    front: [
      arrow(
        [
          [56, 40, 0],
          [92, 40, 0],
        ],
        rust,
      ),
    ],
  }),
];
