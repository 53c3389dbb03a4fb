import { add } from '../drawing/geometry.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  gwen,
  ink,
  maya,
  pine,
  rust,
  sand,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { diagonal, disc, slab } from '../drawing/sheet.ts';
import { bench, tower } from '../equipment/machines.ts';
import { cable, curlBar, dumbbell } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';

const kickedBack = stand({
  pelvis: [-12, 84, 0],
  lean: 76,
  head: 56,
  legs: [
    { to: [-14, 8, 20], pole: [1, 0, 0] },
    { to: [-46, 52, -10], pole: [1, -1, 0], toe: [-1, -0.25, 0], bias: 6 },
  ],
  arms: [
    { to: [-25, 92, 25], pole: [0, 1, 0.1], grip: [0.1, 1, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});

const pushdownLow = stand({ ...pose.pushdown, arms: hands([15, 75, 13], [-1, 0.25, 0]) });
const pushdownHigh = stand({
  ...pose.pushdown,
  arms: hands([31, 116, 13], [-1, -0.75, 0]),
});
const behindNeck = low.seated({
  lean: -2,
  shrug: 3,
  head: 6,
  arms: hands([-17, 113, 4], [0.5, 1, 0.25], { grip: [1, 0, 0] }),
});
const extensionHigh = straightArms(
  low.seated({
    ...behindNeck,
    arms: hands([0, 161.5, 4], [0.5, 0, 1], { grip: [1, 0, 0] }),
  }),
);
const crusherLow = stand({ ...low.skullCrusher, arms: hands([-80, 65, 15], [0.3, 1, 0.1]) });
const crusherHigh = stand({
  ...low.skullCrusher,
  arms: hands([-53, 114, 15], [0.7, 0.2, 0.4]),
});
const kickLow = stand({
  ...kickedBack,
  arms: [
    { to: [8, 62, 26], pole: [-1, 0.7, 0.1], grip: [-1, -0.1, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});

export const triceps: readonly Picture[] = [
  ...movement(
    'exercise-triceps-pushdown',
    'A woman presses a short cable bar down beside her thighs with her elbows tucked in.',
    {
      paper: sand,
      floor: clay,
      yaw: 26,
      frame: [0.16, 0.12, 0.62, 0.94],
      shapes: [diagonal(0.26, 0.14, 0.34, rust), slab(0, 0, 0.05, 1, ink)],
      build: (s, p) => {
        const j = figure(s, { ...zola, top: chalk, bottom: pine }, p);
        const h = j.arms[0].end;
        s.tube([h[0], h[1], -22], [h[0], h[1], 22], 1.7, ink, 0, 5);
        s.unmeasured(() => cable(s, [h[0], h[1], 0], tower(s, 76, 0, 176, [-1, 0, 0], 208), 1));
      },
    },
    {
      shown: pushdownLow,
      start: pushdownHigh,
      alt: 'A woman holds a short cable bar at chest height, elbows tucked to her sides.',
    },
  ),
  ...movement(
    'exercise-overhead-triceps-extension',
    'A woman sits on a bench and holds a dumbbell behind her neck with both hands, elbows pointing up.',
    {
      paper: '#d3dfe0',
      floor: '#93adb4',
      yaw: 28,
      shapes: [disc(0.5, 0.36, 0.32, brass), slab(0, 0.68, 1, 0.32, '#93adb4')],
      build: (s, p) => {
        bench(s, -50, 18, 44, 0, ink, -24);
        const j = figure(s, { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk }, p);
        dumbbell(s, add(midHands(j), [-1, -9, 0]), [0.1, 1, 0], ink, 1.1);
      },
    },
    {
      shown: behindNeck,
      start: extensionHigh,
      alt: 'A woman sits on a bench and holds a dumbbell straight above her head with both hands.',
    },
  ),
  ...movement(
    'exercise-skull-crusher',
    'A woman lies on a bench with her upper arms vertical and lowers a bar towards her forehead.',
    {
      paper: clay,
      floor: '#a85c45',
      yaw: -18,
      shapes: [slab(0.5, 0, 0.5, 1, '#e3a48c'), disc(0.3, 0.36, 0.24, pine)],
      build: (s, p) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...gwen, top: chalk, bottom: pine, shoe: rust }, p);
        curlBar(s, add(midHands(j), [0, 0.5, 0]));
      },
    },
    {
      shown: crusherLow,
      start: crusherHigh,
      alt: 'A woman lies on a bench and holds a bar straight above her shoulders.',
    },
  ),
  ...movement(
    'exercise-dumbbell-kickback',
    'A woman leans on a bench and straightens her arm behind her with a small dumbbell.',
    {
      paper: chalk,
      floor: brass,
      yaw: 14,
      shapes: [slab(0, 0.16, 0.44, 0.34, pine), disc(0.8, 0.3, 0.14, rust)],
      build: (s, p) => {
        bench(s, -62, 66, 44, -11, ink, -22);
        const j = figure(s, { ...maya, top: rust, bottom: ink, stripe: brass }, p);
        dumbbell(s, j.arms[0].end, p.arms[0].grip ?? [0.1, 1, 0], ink, 0.8, 2);
      },
    },
    {
      shown: kickedBack,
      start: kickLow,
      alt: 'A woman leans on a bench, her upper arm along her side and the dumbbell hanging below her elbow.',
    },
  ),
];
