import { add } from '../../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  gwen,
  hana,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, arrow, disc, halfDisc, slab } from '../../drawing/sheet.ts';
import { bench, pullUpBar, rack } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  iron,
  technique,
  type Load,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../../figure/skeleton.ts';

/** Feet near the plates, arms inside the knees. */
const sumo = pose.stand({
  pelvis: [-21, 50, 0],
  lean: 44,
  chest: 42,
  head: 18,
  legs: both<Leg>({ to: [0, 8, 38], pole: [1, 0, 1], toe: [1, 0, 0.8] }),
  arms: pose.hands([7, 23, 13], [0, 0, 1]),
});
const chrome: Load = { r: 15, thick: 4, color: '#6d6a66' };
/** On a bench: bar on the chest, hips down, feet pushing. */
const pressLow = pose.stand({
  pelvis: [0, 54.5, 0],
  lean: -84,
  chest: -104,
  head: -88,
  legs: both<Leg>({ to: [26, 8, 21], pole: [0.9, 1, 0.3] }),
  arms: pose.hands([-30, 76, 34], [0.4, -1, 0.5]),
});
/** One step back from the rack, the other foot about to follow. */
const walkOut: Pose = {
  ...squat.backTall,
  legs: [
    { to: [-14, 8, 12], pole: [1, 0, 0.2], toe: [1, 0, 0.2] },
    { to: [16, 12, -12], pole: [1, 0, -0.2], toe: [0.94, -0.3, -0.2] },
  ],
};
/** At arms' length below a bar at 200 cm. */
const hanging = pose.stand({
  pelvis: [4, 98, 0],
  lean: -2,
  head: -4,
  shrug: 5,
  legs: both<Leg>({ to: [-22, 32, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] }),
  arms: pose.hands([10, 200, 40], [-0.6, -0.2, 0.4]),
});

export const techniqueArticles: readonly Picture[] = [
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
    'article-deadlift-conventional-or-sumo',
    'Two women grip barbells on the floor, one with narrow feet, one with her feet wide and her hands between them.',
    {
      paper: sand,
      floor: '#8e4a34',
      yaw: 58,
      pitch: 10,
      back: 60,
      frame: [0.04, 0.2, 0.96, 0.95],
      shapes: [halfDisc(0.24, 0.9, 0.64, pine), halfDisc(0.78, 0.9, 0.64, rust)],
      build: (s) => {
        figure(s, { ...amara, top: clay, bottom: ink, stripe: clay }, pose.deadlift, { z: 68 });
        barbell(s, [8.5, 22.5, 68], [bumper], { half: 56, collar: 42 });
        figure(s, { ...carys, top: sky, bottom: pine }, sumo, { z: -68 });
        barbell(s, [7.5, 22.5, -68], [{ ...bumper, color: brass }], { half: 62, collar: 49 });
      },
    },
  ),
  picture(
    'article-bench-press-grip-arch-and-leg-drive',
    'A woman lies on a bench with her chest arched up to the bar and both feet planted on the floor.',
    {
      paper: rust,
      floor: '#6f2410',
      yaw: -30,
      pitch: 14,
      frame: [0.08, 0.1, 0.92, 0.93],
      shapes: [disc(0.52, 0.5, 0.44, '#c9603f'), disc(0.52, 0.5, 0.3, '#d67a5c')],
      build: (s) => {
        for (const z of [50, -50]) {
          s.block([-108, 52, z], [3, 52, 3], '#4a4641', -2);
          s.block([-100, 100, z], [6, 2, 2.6], brass, -2);
        }
        s.block([-108, 3, 0], [3, 3, 52], '#4a4641', -30);
        bench(s, -104, 20, 44, 0, ink, -16);
        figure(s, { ...femi, top: sky, bottom: pine }, pressLow);
        barbell(s, [-30, 77, 0], [{ ...chrome, color: chalk }, change], { half: 88 });
      },
    },
  ),
  picture(
    'article-bracing-and-your-pelvic-floor',
    'A woman in a lifting belt stands with a barbell on her back while rings spread out from her waist.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 38,
      frame: [0.08, 0.06, 0.92, 0.95],
      shapes: [
        disc(0.5, 0.52, 0.46, '#e3a48c'),
        disc(0.5, 0.52, 0.34, '#ecbda9'),
        disc(0.5, 0.52, 0.22, chalk),
      ],
      build: (s) => {
        const j = figure(s, { ...dina, top: pine, bottom: ink }, squat.backTall);
        barbell(s, onChest(squat.backTall, [-9.5, 29, 0]), [technique, iron]);
        s.solid(
          [
            {
              c: add(j.chest.o, [0, -5, 0]),
              axes: [
                [10.4, 0, 0],
                [0, 4, 0],
                [0, 0, 14.4],
              ],
            },
            {
              c: add(j.chest.o, [0, 2, 0]),
              axes: [
                [10.2, 0, 0],
                [0, 3, 0],
                [0, 0, 14],
              ],
            },
          ],
          '#8a4a24',
          8,
        );
      },
    },
  ),
  picture(
    'article-back-squat-technique',
    'A woman steps back from a squat rack with a loaded barbell across her shoulders.',
    {
      paper: sand,
      floor: pine,
      yaw: 34,
      pitch: 8,
      frame: [0.06, 0.05, 0.94, 0.94],
      shapes: [arch(0.4, 0.06, 0.5, '#d9c7a5'), slab(0.94, 0, 0.06, 1, rust)],
      build: (s) => {
        rack(s, 46, 196, 128, '#33302d', 54);
        for (const z of [54, -54]) s.block([16, 62, z], [32, 2.4, 2.4], brass, -3);
        figure(s, { ...elsa, top: rust, bottom: ink }, walkOut, { x: -22 });
        barbell(s, onChest(walkOut, [-31.5, 29, 0]), [technique, iron], { half: 92, collar: 66 });
      },
    },
  ),
  picture(
    'article-hip-thrust-technique',
    'A woman holds a padded barbell level on her hips with her shins upright, an arrow rising from the floor beside it.',
    {
      paper: '#c7d3cd',
      floor: '#8fa59b',
      yaw: -22,
      pitch: 7,
      frame: [0.06, 0.2, 0.82, 0.94],
      shapes: [halfDisc(0.46, 0.84, 0.66, brass), slab(0, 0, 1, 0.07, pine)],
      build: (s) => {
        s.block([-52, 36, 0], [13, 6, 46], ink, -30);
        for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
        const j = figure(s, { ...zola, top: rust, bottom: pine, stripe: chalk }, low.hipThrust);
        const bar = add(j.arms[0].end, [-1, 1, -j.arms[0].end[2]]);
        barbell(s, bar, [{ ...bumper, color: rust }, change], { bias: 6 });
        s.tube(add(bar, [0, 0, -17]), add(bar, [0, 0, 17]), 4, '#403b36', 9, 4);
      },
      front: [
        arrow(
          [
            [74, 20, 30],
            [79, 46, 30],
            [74, 72, 30],
          ],
          rust,
          0.018,
        ),
      ],
    },
  ),
  picture(
    'article-pull-up-technique',
    'Two women on one bar: the first hangs at full length, the second has her chin above it.',
    {
      paper: clay,
      floor: '#8f4a37',
      yaw: 62,
      pitch: 4,
      frame: [0.05, 0.05, 0.95, 0.96],
      shapes: [halfDisc(0.28, 0.9, 0.6, '#e6ab94'), halfDisc(0.74, 0.9, 0.78, chalk)],
      build: (s) => {
        pullUpBar(s, 200, 128, 10);
        figure(s, { ...maya, top: pine, bottom: ink }, hanging, { z: 64 });
        figure(s, { ...gwen, top: rust, bottom: pine }, low.pullUp, { z: -64 });
      },
    },
  ),
];
