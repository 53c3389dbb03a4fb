import { add, mix, mul, norm, sub } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  hana,
  ink,
  joan,
  pine,
  rust,
  sand,
  sky,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, diagonal, disc, halfDisc, poly, ring, slab } from '../drawing/sheet.ts';
import { tower } from '../equipment/machines.ts';
import {
  band,
  bumper,
  cable,
  dumbbell,
  iron,
  looseplate,
  rope,
  stack,
  stirrup,
  technique,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';

const sideRaise = stand({
  lean: 2,
  pelvis: [0, 89.4, 0],
  legs: pose.feet(12),
  arms: [
    { to: [11, 133, 77], pole: [-0.3, 0.1, 0], grip: [1, 0, 0] },
    { to: [19, 112, -64], pole: [-1, -0.4, 0], grip: [0, 1, 0] },
  ],
});
const apart = stand({
  lean: -1,
  arms: hands([14, 137, 73.5], [-0.5, -0.3, 0.2], { grip: [0.4, 0, 1] }),
});
const outward = stand({
  lean: 0,
  arms: [
    // A little past straight ahead.
    { to: [28, 107, 34], pole: [-14, -13.5, -3], grip: [0.1, 1, 0] },
    { to: [10, 97, -19], pole: [-0.4, 0, -1], grip: [0.6, 0.2, 0.2] },
  ],
});
const uprightRow = stand({
  lean: 2,
  arms: hands([17, 114, 22], [0, 0.25, 1], { grip: [0, 0.1, 1] }),
});
const shrugged = stand({
  shrug: 8,
  lean: 4,
  arms: hands([3, 84, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});

const hanging = stand({ lean: 4, arms: hands([8, 78, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }) });
const sideLow = stand({
  ...sideRaise,
  arms: [
    // By the opposite hip.
    { to: [32, 93, -6], pole: [0.5, 0, 1], grip: [1, 0, 0] },
    { to: [19, 112, -64], pole: [-1, -0.4, 0], grip: [0, 1, 0] },
  ],
});
const plateHigh = stand({
  ...pose.frontRaise,
  arms: hands([54, 156, 19], [0, -1, 0.3], { grip: [0, 1, 0] }),
});
const plateLow = stand({ lean: 1, arms: hands([17, 82, 19], [-0.8, 0, 0.8], { grip: [0, 1, 0] }) });
/** The upper arms level with her back, the dumbbells below her chin. */
const flyHigh = stand({
  ...pose.rearFly,
  arms: hands([33, 90, 70], [-0.7, 1, 0.1], { grip: [1, 0, 0] }),
});
const flyLow = stand({
  ...pose.rearFly,
  arms: hands([31, 41, 10], [0, 0.4, 1], { grip: [1, 0, 0] }),
});
const atEars = stand({
  ...pose.facePull,
  arms: hands([-3, 160, 28], [-0.5, -0.5, 1], { grip: [1, -0.2, 0.2] }),
});
const faceReach = stand({
  ...pose.facePull,
  arms: hands([53, 148, 7], [0, -0.4, 1], { grip: [0.3, 1, 0] }),
});
const together = stand({
  lean: -1,
  arms: hands([59.5, 138, 22], [0, -1, 0.6], { grip: [0.4, 0, 1] }),
});
const inward = stand({
  lean: 0,
  arms: [
    { to: [27, 107, -4], pole: [-0.3, -1, 0.2], grip: [0.1, 1, 0] },
    { to: [10, 97, -19], pole: [-0.4, 0, -1], grip: [0.6, 0.2, 0.2] },
  ],
});
const uprightLow = stand({
  lean: 2,
  arms: hands([19, 80, 16], [-0.5, 0, 1], { grip: [0, 0.1, 1] }),
});
const unshrugged = stand({
  lean: 4,
  arms: hands([5, 77, 24], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});

export const shoulderRaises: readonly Picture[] = [
  ...movement(
    'exercise-lateral-raise',
    'A woman raises two dumbbells out to her sides until her arms are level with her shoulders.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 78,
      shapes: [slab(0, 0.3, 1, 0.14, chalk), disc(0.5, 0.37, 0.26, rust)],
      build: (s, p) => {
        const j = figure(s, { ...elsa, top: pine, bottom: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink);
      },
    },
    {
      shown: pose.lateral,
      start: hanging,
      alt: 'A woman stands tall with two dumbbells hanging at her sides.',
    },
  ),
  ...movement(
    'exercise-cable-lateral-raise',
    'A woman beside a cable tower raises one arm to shoulder height, the cable crossing in front of her.',
    {
      paper: pine,
      floor: '#183129',
      yaw: 74,
      frame: [0.2, 0.1, 0.74, 0.93],
      shapes: [disc(0.48, 0.4, 0.33, rust), slab(0, 0.12, 1, 0.03, '#2f5b4e')],
      build: (s, p) => {
        const j = figure(s, { ...carys, top: brass, bottom: sand, stripe: rust }, p);
        const hand = j.arms[0].end;
        stirrup(s, hand, add(hand, [2, -7, -9]), [1, 0, 0], 1);
        s.unmeasured(() => {
          const p = tower(s, 4, -68, 12, [0, 0, 1], 205);
          cable(s, p, add(hand, [2, -7, -9]), 30);
        });
      },
    },
    {
      shown: sideRaise,
      start: sideLow,
      alt: 'A woman beside a cable tower holds the handle low in front of her hips.',
    },
  ),
  ...movement(
    'exercise-plate-front-raise',
    'A woman holds a weight plate by its edges and lifts it straight in front of her to shoulder height.',
    {
      paper: '#e8dcc6',
      floor: pine,
      yaw: 34,
      shapes: [diagonal(0.55, 0.4, 0.5, clay), slab(0, 0, 0.06, 1, rust)],
      build: (s, p) => {
        const j = figure(s, { ...joan, top: pine, bottom: ink }, p);
        looseplate(s, add(midHands(j), [1, 0, 0]), [1, 0.05, 0], { ...technique, color: rust });
        stack(s, -46, -30, [bumper, iron]);
      },
    },
    {
      shown: plateHigh,
      start: plateLow,
      alt: 'A woman holds a weight plate by its edges in front of her thighs.',
    },
  ),
  ...movement(
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
      build: (s, p) => {
        const j = figure(s, { ...amara, top: chalk, bottom: brass, stripe: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], rust, 0.85);
      },
    },
    {
      shown: flyHigh,
      start: flyLow,
      alt: 'A woman bent forward at the hips lets light dumbbells hang together below her chest.',
    },
  ),
  ...movement(
    'exercise-face-pull',
    'A woman pulls a rope towards her face with her elbows high and wide.',
    {
      paper: sky,
      floor: '#7b99a5',
      yaw: 24,
      frame: [0.12, 0.08, 0.62, 0.94],
      shapes: [halfDisc(0.38, 0.84, 0.6, chalk), slab(0.86, 0, 0.14, 1, pine, '#1b382f')],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: rust, bottom: ink }, p);
        // The rope stays as long as it is: the further apart her hands, the nearer its ring.
        const hand = midHands(j);
        const gap = j.arms[0].end[2] - hand[2];
        const ring0 = add(hand, mul(norm(sub([96, 164, 0], hand)), Math.sqrt(34 ** 2 - gap ** 2)));
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 2);
        s.unmeasured(() => cable(s, ring0, tower(s, 104, 0, 164, [-1, 0, 0], 205)));
      },
    },
    {
      shown: atEars,
      start: faceReach,
      alt: 'A woman holds the ends of a cable rope at face height on straight arms.',
    },
  ),
  ...movement(
    'exercise-band-pull-apart',
    'A woman stretches a band across her chest, both arms opened wide at shoulder height.',
    {
      paper: sky,
      floor: '#7b99a5',
      yaw: 52,
      shapes: [
        arch(0.5, 0.05, 0.4, chalk),
        slab(0, 0.5, 0.3, 0.08, rust),
        slab(0.7, 0.5, 0.3, 0.08, rust),
      ],
      build: (s, p) => {
        const j = figure(s, { ...hana, top: pine, bottom: ink }, p);
        const [a, b] = [j.arms[0].end, j.arms[1].end];
        band(s, [a, add(mix(a, b, 0.5), [2, -1, 0]), b], brass, 3, 30);
        for (const p of [a, b]) {
          const out = p[2] > 0 ? 1 : -1;
          band(s, [p, add(p, [0, -4, 6 * out]), add(p, [0, -14, 8 * out])], brass, 3, 2);
        }
      },
    },
    {
      shown: apart,
      start: together,
      alt: 'A woman holds a band in front of her chest on straight arms, hands a little wider than her shoulders.',
    },
  ),
  ...movement(
    'exercise-cable-external-rotation',
    'A woman keeps her elbow tucked against a towel and turns her forearm outwards against a cable.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: 72,
      pitch: 12,
      frame: [0.2, 0.08, 0.66, 0.94],
      shapes: [ring(0.46, 0.42, 0.34, 0.05, '#c9613c'), slab(0.9, 0, 0.1, 1, chalk)],
      build: (s, p) => {
        const j = figure(s, { ...joan, top: chalk, bottom: pine }, p);
        const hand = j.arms[0].end;
        s.block([3, 108, 18], [7, 10, 2.4], sky, 8);
        stirrup(s, hand, add(hand, [2, 0, -9]), [0, 1, 0], 1);
        s.unmeasured(() => {
          const p = tower(s, 18, -80, 107, [0, 0, 1], 205);
          cable(s, p, add(hand, [2, 0, -9]), 20);
        });
      },
      front: [
        arrow(
          [
            [44, 90, 16],
            [40, 90, 36],
            [24, 90, 55],
            [8, 90, 62],
          ],
          brass,
        ),
      ],
    },
    {
      shown: outward,
      start: inward,
      alt: 'A woman keeps her elbow tucked against a towel, her forearm across her stomach.',
    },
  ),
  ...movement(
    'exercise-dumbbell-upright-row',
    'A woman draws two dumbbells up in front of her, elbows wide and level with her shoulders.',
    {
      paper: sand,
      floor: '#cbb792',
      yaw: 68,
      shapes: [diagonal(0.24, 0.36, 0.34, sky), slab(0, 0.62, 0.2, 0.22, rust)],
      build: (s, p) => {
        const j = figure(s, { ...dina, top: rust, hair: chalk, bottom: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0.05, 1], ink, 0.82, 2);
      },
    },
    {
      shown: uprightRow,
      start: uprightLow,
      alt: 'A woman stands tall with two dumbbells hanging in front of her thighs.',
    },
  ),
  ...movement(
    'exercise-dumbbell-shrug',
    'Seen from behind, a woman with heavy dumbbells at her sides lifts her shoulders to her ears.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: -118,
      pitch: 6,
      shapes: [slab(0, 0.7, 1, 0.04, '#c9613c'), arch(0.5, 0.03, 0.56, sand)],
      build: (s, p) => {
        const j = figure(s, { ...zola, top: pine, bottom: ink, legs: 'long' }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 1.1);
      },
      front: [
        arrow(
          [
            [0, 112, 42],
            [0, 138, 42],
          ],
          rust,
        ),
        arrow(
          [
            [0, 112, -42],
            [0, 138, -42],
          ],
          rust,
        ),
      ],
    },
    {
      shown: shrugged,
      start: unshrugged,
      alt: 'Seen from behind, a woman stands with heavy dumbbells at her sides, shoulders relaxed.',
    },
  ),
];
