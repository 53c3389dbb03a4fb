import { glyph } from '../../drawing/flat-shapes.ts';
import { add } from '../../drawing/geometry.ts';
import { brass, chalk, ink, joan, pine, rust, sand } from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { slab } from '../../drawing/sheet.ts';
import { dumbbell } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as pose from '../../figure/poses-standing.ts';
import { mirrored, type Arm } from '../../figure/skeleton.ts';

/** Two gates of five strokes. */
const tally = (color: string): string =>
  [-92, 14]
    .map(
      (x) =>
        [0, 1, 2, 3].map((i) => `<path d="M${x + i * 22} -40L${x + i * 22 - 4} 40"/>`).join('') +
        `<path d="M${x - 18} 26L${x + 84} -28"/>`,
    )
    .map((d) => `<g stroke="${color}" stroke-width="8" stroke-linecap="round">${d}</g>`)
    .join('');
/** One arm stretched out to a board. */
const chalking = pose.stand({
  lean: 4,
  head: -4,
  arms: [
    { to: [44, 148, 8], pole: [-0.2, -1, 0.5], grip: [0.6, 0.6, 0] },
    mirrored<Arm>({ to: [10, 97, 19], pole: [-0.4, 0, 1] }),
  ],
});

export const planningArticles: readonly Picture[] = [
  picture(
    'article-how-many-sets-a-week',
    'A woman with a piece of chalk stands at a board with ten strokes, two dumbbells at her feet.',
    {
      paper: brass,
      floor: '#b27c1e',
      yaw: 18,
      pitch: 6,
      frame: [0.05, 0.12, 0.52, 0.94],
      shapes: [
        slab(0.37, 0.08, 0.58, 0.58, '#8a4a24'),
        slab(0.385, 0.102, 0.55, 0.536, pine),
        glyph(0.69, 0.36, 0.54, tally(chalk)),
        slab(0.37, 0.66, 0.58, 0.025, sand),
      ],
      build: (s) => {
        const j = figure(s, { ...joan, top: rust, bottom: ink }, chalking);
        const hand = j.arms[0].end;
        s.cord([add(hand, [1, 1, 0]), add(hand, [6, 7, 0])], 1.6, chalk, 6);
        dumbbell(s, [44, 6, 26], [0.3, 0, 1], ink);
        dumbbell(s, [66, 6, -6], [1, 0, 0.4], ink);
      },
    },
  ),
];
