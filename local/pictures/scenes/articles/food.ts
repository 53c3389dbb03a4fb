import { cutlery, dinner, glyph } from '../../drawing/flat-shapes.ts';
import { add, type V3 } from '../../drawing/geometry.ts';
import {
  brass,
  chalk,
  clay,
  hana,
  ink,
  pine,
  priya,
  rust,
  sand,
  sky,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { disc, halfDisc, pane, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { bellOnFloor, chair, table } from '../../equipment/furniture.ts';
import { box } from '../../equipment/machines.ts';
import { bumper, dumbbell, upright } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as pose from '../../figure/poses-standing.ts';
import { both, type Arm } from '../../figure/skeleton.ts';

function bowl(s: Stage, c: V3, color: string, bias = 0): void {
  const [x, y, z] = c;
  s.tube([x, y, z], [x, y + 9, z], 7, color, bias, 1, 13);
  for (const [dx, dy, dz, r, fill] of [
    [-5, 10, 4, 5, brass],
    [5, 10, 3, 5, rust],
    [0, 11, -5, 5.4, pine],
    [1, 12, 5, 4.6, clay],
  ] as const)
    s.sphere([x + dx, y + dy, z + dz], r, fill, bias + 3 + dz * 0.1);
}
/** At a table, both forearms up: a mug to the right, a spoon to the left. */
const breakfast = low.seated({
  lean: 6,
  head: 10,
  arms: [
    { to: [42, 96, 9], pole: [-0.5, -1, 0.6], grip: [0.5, -0.8, -0.1] },
    { to: [34, 79, -16], pole: [-0.6, -0.8, -0.8], flat: [1, -0.1, 0.4] },
  ],
});
/** Tired out: folded arms on a tall box, the head on them. */
const spent = pose.stand({
  pelvis: [-30, 83, 0],
  lean: 44,
  chest: 50,
  head: 66,
  legs: [{ to: [-14, 8, 11] }, { to: [-34, 8, -11] }],
  arms: [
    { to: [33, 111, -9], pole: [0.3, -0.25, 1], grip: [0.2, 0, 1] },
    { to: [30, 112, 10], pole: [0.3, -0.25, -1], grip: [0.2, 0, 1] },
  ],
});
/** A battery lying on its side, one cell of four left. */
const battery = (line: string, cell: string, empty: string): string =>
  `<rect x="-150" y="-66" width="280" height="132" rx="14" fill="none" stroke="${line}" stroke-width="14"/>` +
  `<rect x="137" y="-26" width="22" height="52" rx="6" fill="${line}"/>` +
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${-132 + i * 63}" y="-48" width="52" height="96" fill="${i ? empty : cell}"/>`,
    )
    .join('');
/** Both arms out and palms up, like a pair of scales. */
const scales = pose.stand({
  lean: 0,
  headTurn: 0,
  arms: both<Arm>({ to: [14, 127, 58], pole: [-0.3, -1, 0.4], flat: [0.2, 0.1, 1] }),
});

export const foodArticles: readonly Picture[] = [
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
    'article-creatine-for-women',
    'A tub of white powder, a heaped scoop and a glass of water stand beside a kettlebell.',
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 24,
      pitch: 14,
      back: 60,
      shapes: [disc(0.42, 0.48, 0.36, '#c75532'), slab(0.8, 0, 0.2, 1, brass)],
      build: (s) => {
        s.tube([-24, 0, 0], [-24, 34, 0], 15, chalk, 0);
        s.tube([-24, 8, 0], [-24, 26, 0], 15.2, pine, 1);
        s.tube([-24, 34, 0], [-24, 39, 0], 15.8, ink, 2);
        s.tube([16, 0, 8], [16, 25, 8], 8, '#cfe0e6', 0, 1, 9.5);
        s.tube([16, 0, 8], [16, 17, 8], 7.2, sky, 1, 1, 8.5);
        s.tube([40, 4, 26], [70, 6, 20], 1.8, brass, 2);
        s.solid(
          [
            {
              c: [36, 5, 27],
              axes: [
                [7, 0, 0],
                [0, 5, 0],
                [0, 0, 7],
              ],
            },
          ],
          brass,
          3,
        );
        s.solid(
          [
            {
              c: [36, 9, 27],
              axes: [
                [6, 0, 0],
                [0, 4, 0],
                [0, 0, 6],
              ],
            },
          ],
          '#fffaf0',
          4,
        );
        bellOnFloor(s, 66, -24, ink, 1.2);
      },
    },
  ),
  picture(
    'article-eating-around-training',
    'A woman in training clothes eats from a bowl at a table at sunrise, a dumbbell beside her mug.',
    {
      paper: '#f2c9a0',
      floor: '#a35a42',
      yaw: 26,
      pitch: 12,
      back: 90,
      frame: [0.16, 0.1, 0.9, 0.95],
      shapes: [
        slab(0.5, 0.06, 0.4, 0.46, '#f7dcae'),
        halfDisc(0.68, 0.52, 0.2, rust),
        pane(0.5, 0.06, 0.4, 0.46, 'none', chalk, 2, 2),
      ],
      build: (s) => {
        chair(s, -2, 0, pine);
        const j = figure(s, { ...hana, top: pine, bottom: ink }, breakfast);
        table(s, 76, 0, 96, 72, chalk);
        bowl(s, [62, 74, 2], sky, 40);
        const spoon = j.arms[0].end;
        s.cord([add(spoon, [-3, 4, 0]), add(spoon, [10, -11, -3])], 1.5, '#8c8f8c', 30);
        s.tube([88, 74, 14], [88, 86, 14], 5, rust, 40);
        s.cord(
          [
            [88, 84, 19],
            [88, 84, 24],
            [88, 78, 24],
            [88, 77, 19],
          ],
          1.6,
          rust,
          41,
        );
        dumbbell(s, [106, 82, -8], [1, 0, 0.5], ink, 0.9, 40);
      },
    },
  ),
  picture(
    'article-iron-and-energy',
    'A woman leans on a tall box with her head on her arms; on the wall a battery has one cell of four left.',
    {
      paper: brass,
      floor: '#a8741a',
      yaw: 20,
      pitch: 8,
      frame: [0.06, 0.2, 0.66, 0.94],
      shapes: [glyph(0.765, 0.25, 0.36, battery(ink, rust, '#e8b95c'))],
      build: (s) => {
        box(s, 40, 0, 50, 101, 74, pine, -6);
        figure(s, { ...zola, top: chalk, bottom: ink, legs: 'long' }, spent);
        upright(s, 88, 30, bumper, [0.35, 0.16, 1]);
      },
    },
  ),
  picture(
    'article-losing-fat-without-losing-strength',
    'A woman stands like a pair of scales, a bowl of food on one palm and a dumbbell level with it on the other.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 84,
      pitch: 5,
      shapes: [slab(0, 0.275, 1, 0.014, brass), disc(0.5, 0.28, 0.3, '#2f5b4e')],
      build: (s) => {
        const j = figure(s, { ...priya, top: rust, bottom: sand }, scales);
        bowl(s, add(j.arms[0].end, [3, 2, 4]), chalk, 6);
        dumbbell(s, add(j.arms[1].end, [3, 9, -4]), [0, 0, 1], ink, 1, 6);
      },
    },
  ),
];
