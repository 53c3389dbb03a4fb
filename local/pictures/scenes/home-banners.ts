import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  kettlebell,
  technique,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { add, norm, sub } from '../drawing/geometry.ts';
import { mat } from '../equipment/machines.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  gwen,
  hana,
  ink,
  joan,
  maya,
  pine,
  rust,
  sand,
  sky,
} from '../drawing/palette.ts';
import * as low from '../figure/poses-floor.ts';
import * as more from '../figure/poses-off-duty.ts';
import * as squat from '../figure/poses-squat.ts';
import * as pose from '../figure/poses-standing.ts';
import { picture } from '../drawing/picture.ts';
import { book, bottle, chair, plant, table } from '../equipment/furniture.ts';
import { arch, diagonal, disc, halfDisc, pane, poly, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { onChest } from '../figure/skeleton.ts';

const swung = (
  s: Stage,
  hand: readonly [number, number, number],
  from: readonly [number, number, number],
  bias = 1,
): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1, bias);
};
export const banners = [
  picture(
    'homeBanner-workout-plans',
    'A woman with an afro stands ready under a barbell in front of a huge red disc.',
    {
      paper: sand,
      floor: clay,
      yaw: 44,
      frame: [0.36, 0.06, 0.98, 0.95],
      shapes: [disc(0.68, 0.46, 0.46, rust), slab(0, 0, 0.06, 1, pine, '#1b382f')],
      build: (s) => {
        figure(s, { ...amara }, squat.backTall);
        barbell(s, onChest(squat.backTall, [-9.5, 29, 0]), [{ ...bumper, color: pine }, change]);
      },
    },
  ),
  picture(
    'homeBanner-exercises',
    'A coach points while a lifter learns a deadlift with an almost empty bar.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 22,
      frame: [0.2, 0.08, 0.98, 0.94],
      shapes: [
        poly(
          [
            [0.34, 0],
            [1, 0],
            [1, 1],
            [0.6, 1],
          ],
          '#2f5b4e',
        ),
        disc(0.86, 0.22, 0.12, brass),
      ],
      build: (s) => {
        figure(s, { ...hana, top: brass, bottom: rust }, pose.deadlift, { x: 56 });
        barbell(s, [64, 22.5, 0], [{ ...bumper, color: '#c99b62', thick: 4 }], {
          collar: 52,
          half: 70,
        });
        figure(s, { ...joan, top: chalk, bottom: ink }, more.pointing, { x: -52, z: -16 });
      },
    },
  ),
  picture(
    'homeBanner-home-gym-packs',
    'A woman swings a kettlebell on the rug of her front room, next to a plant and a window.',
    {
      paper: '#ecdfca',
      floor: '#c49a6c',
      yaw: 26,
      frame: [0.4, 0.06, 0.98, 0.93],
      shapes: [pane(0.1, 0.1, 0.3, 0.5, sky, rust, 2, 2), arch(0.72, 0.08, 0.34, clay)],
      build: (s) => {
        s.unmeasured(() => mat(s, -60, 70, 80, pine));
        const j = figure(s, { ...maya, top: rust, bottom: ink }, pose.swing);
        swung(s, j.arms[0].end, [2, 138, 0]);
        s.unmeasured(() => plant(s, -70, -40));
      },
    },
  ),
  picture(
    'homeBanner-pre-built-plans',
    'A woman with a plait rows a barbell in front of three slanting bands of colour.',
    {
      paper: brass,
      floor: ink,
      yaw: 30,
      frame: [0.34, 0.08, 0.98, 0.92],
      shapes: [
        diagonal(0.3, 0.14, 0.14, rust),
        diagonal(0.48, 0.32, 0.14, chalk),
        diagonal(0.66, 0.5, 0.14, pine),
      ],
      shade: 0.5,
      build: (s) => {
        figure(s, { ...carys, top: rust, bottom: '#3a3733' }, pose.row);
        barbell(s, [9.5, 81, 0], [{ ...technique, color: pine }, iron]);
      },
    },
  ),
  picture(
    'homeBanner-workout-plans-faq',
    'Two women talk on a gym bench, one of them with an open log book.',
    {
      paper: sky,
      floor: '#6c8c9b',
      yaw: 40,
      frame: [0.3, 0.1, 0.96, 0.93],
      shapes: [halfDisc(0.62, 0.84, 0.56, chalk), slab(0, 0, 0.1, 1, rust)],
      build: (s) => {
        s.block([-4, 39, 0], [20, 5, 92], '#2a2725', -60);
        for (const z of [-70, 70]) s.block([-4, 17, z], [9, 17, 3], '#3a3733', -64);
        const j = figure(
          s,
          { ...dina, top: pine, bottom: ink, hair: brass },
          { ...more.reading, head: 12, headTurn: 40 },
          { z: -42 },
        );
        book(s, add(j.arms[0].end, [2, 1, -13]), rust);
        figure(s, { ...elsa, top: rust, bottom: pine }, { ...low.rest, headTurn: -36 }, { z: 42 });
        bottle(s, 34, 70, 0, brass);
      },
    },
  ),
  picture(
    'homeBanner-articles',
    'A woman sits at a table and reads, a dumbbell and a mug beside her.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 28,
      frame: [0.36, 0.08, 0.96, 0.94],
      shapes: [arch(0.64, 0.08, 0.44, chalk)],
      build: (s) => {
        chair(s, -2, 0, brass);
        const j = figure(
          s,
          { ...gwen, top: rust, bottom: pine },
          {
            ...more.reading,
            arms: pose.hands([34, 92, 13], [-0.2, -1, 0.6], { grip: [0.5, 0.4, 0] }),
          },
        );
        book(s, add(j.arms[0].end, [2, 1, -13]), pine);
        table(s, 62, 0, 76, 74, '#8f4a33');
        s.tube([76, 76, 16], [76, 86, 16], 4.4, chalk, 20);
        dumbbell(s, [78, 82, -14], [0.6, 0, 1], ink, 0.8, 20);
      },
    },
  ),
];
