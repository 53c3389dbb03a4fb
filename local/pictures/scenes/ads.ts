import { barbell, bumper, change, dumbbell, iron } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { coin, glyph } from '../drawing/flat-shapes.ts';
import type { Currency } from '../drawing/flat-shapes.ts';
import {
  brass,
  chalk,
  clay,
  dina,
  elsa,
  gwen,
  ink,
  maya,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import * as low from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { picture } from '../drawing/picture.ts';
import type { Picture } from '../drawing/picture.ts';
import { logBook } from './products/paper-bands-and-bags.ts';
import { belt } from './products/support.ts';
import { arch, diagonal, disc, dust, halfDisc, poly, slab } from '../drawing/sheet.ts';
import type { Scene } from '../drawing/sheet.ts';

const flatScene = { yaw: 0, build: (): void => undefined };
const names: Record<Currency, string> = { usd: 'dollar', gbp: 'pound', eur: 'euro' };
const ad = (
  name: string,
  alt: string,
  place: readonly [number, number, number],
  scene: Scene,
): Picture[] =>
  (['usd', 'gbp', 'eur'] as const).map((currency) =>
    picture(`ad-${name}-${currency}`, `${alt}, next to a large ${names[currency]} coin.`, {
      ...scene,
      front: [...(scene.front ?? []), coin(...place, currency)],
    }),
  );

export const ads: readonly Picture[] = [
  ...ad('annual-membership', 'A woman raises her fist beside a barbell', [0.24, 0.42, 0.22], {
    paper: pine,
    floor: '#18332b',
    yaw: 46,
    frame: [0.44, 0.06, 0.97, 0.94],
    shapes: [arch(0.7, 0.06, 0.44, rust), slab(0, 0, 0.04, 1, brass)],
    build: (s) => {
      figure(s, { ...zola, top: brass, bottom: chalk }, pose.cheer);
      barbell(s, [44, 22.5, 0], [bumper, iron], { collar: 40, half: 60 });
    },
  }),
  ...ad(
    'student-nhs-membership',
    'A young woman and an older woman stand shoulder to shoulder with dumbbells',
    [0.84, 0.3, 0.19],
    {
      paper: sky,
      floor: '#6c8c9b',
      yaw: 66,
      frame: [0.06, 0.07, 0.66, 0.94],
      shapes: [halfDisc(0.36, 0.82, 0.6, chalk)],
      build: (s) => {
        const j = figure(s, { ...dina, top: rust, bottom: ink, hair: pine }, pose.hammer, {
          z: 36,
        });
        dumbbell(s, j.arms[0].end, [-0.8, 0.6, 0], ink);
        dumbbell(s, j.arms[1].end, [1, 0, 0], ink);
        const k = figure(s, { ...elsa, top: pine, bottom: ink }, pose.handsOnHips, { z: -36 });
        dumbbell(s, [20, 8, -60], [1, 0, 0.3], rust);
        void k;
      },
    },
  ),
  ...ad('bum-thighs-pack', 'A woman holds the top of a barbell hip thrust', [0.82, 0.26, 0.18], {
    paper: brass,
    floor: '#9c6a13',
    yaw: 30,
    frame: [0.05, 0.2, 0.8, 0.92],
    shapes: [
      poly(
        [
          [0, 0],
          [0.5, 0],
          [0.9, 1],
          [0, 1],
        ],
        rust,
      ),
    ],
    build: (s) => {
      s.block([-52, 36, 0], [13, 6, 46], '#2a2725', -30);
      for (const z of [-34, 34]) s.block([-52, 15, z], [10, 15, 3], '#3a3733', -34);
      figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, low.hipThrust);
      barbell(s, [3, 65, 0], [{ ...bumper, color: ink }], { bias: 6 });
      s.tube([3, 65, -17], [3, 65, 17], 4, '#403b36', 9, 4);
    },
  }),
  ...ad(
    'strength-power-pack',
    'A woman locks a heavy barbell overhead in chalk dust',
    [0.17, 0.74, 0.19],
    {
      paper: rust,
      floor: '#7e2a13',
      yaw: 48,
      frame: [0.28, 0.05, 0.98, 0.95],
      shapes: [
        poly(
          [
            [0.3, 1],
            [0.56, 0],
            [1, 0],
            [1, 1],
          ],
          ink,
        ),
        dust([0.64, 0.3], 0.26, 13),
      ],
      build: (s) => {
        figure(s, { ...maya, top: brass, bottom: sky }, pose.overhead);
        barbell(s, [4, 200.7, 0], [bumper, change]);
      },
    },
  ),
  ...ad('lifting-belt', 'A leather lifting belt stands on a plinth', [0.82, 0.62, 0.2], {
    ...flatScene,
    paper: clay,
    shapes: [
      disc(0.4, 0.44, 0.4, '#e6aa92'),
      slab(0.1, 0.74, 0.6, 0.26, rust),
      slab(0.1, 0.74, 0.6, 0.05, '#c75532'),
      glyph(0.4, 0.46, 0.72, belt),
    ],
  }),
  ...ad(
    'training-log-book',
    'A green log book and pencil lie on a striped bench',
    [0.2, 0.34, 0.2],
    {
      ...flatScene,
      paper: sand,
      shapes: [
        diagonal(0.3, 0.14, 0.1, brass),
        diagonal(0.46, 0.3, 0.44, sky),
        slab(0, 0.84, 1, 0.16, pine),
        glyph(0.62, 0.5, 0.82, logBook, 6),
      ],
    },
  ),
];
