import { clock } from '../../drawing/flat-shapes.ts';
import { add, mix, mul, norm, sub, type V3 } from '../../drawing/geometry.ts';
import {
  brass,
  carys,
  chalk,
  clay,
  elsa,
  femi,
  graphite,
  ink,
  joan,
  leather,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { poly, ring, slab } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { mat, tower } from '../../equipment/machines.ts';
import { cable, dumbbell, kettlebell, rope, stirrup } from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as low from '../../figure/poses-floor.ts';
import * as pose from '../../figure/poses-standing.ts';
import { hands, stand } from '../../figure/poses-standing.ts';
import { both, type Leg } from '../../figure/skeleton.ts';

const drive = stand({
  pelvis: [-6, 47, 0],
  lean: -6,
  chest: -2,
  head: 0,
  legs: both<Leg>({ to: [62, 30, 9], pole: [0, 1, 0.05], toe: [0.5, 0.86, 0] }),
  arms: hands([50, 82, 13], [0, -1, 0.4]),
});
/** A rowing machine on a long rail; the handle is drawn with the woman. */
function rower(s: Stage, seatX: number): void {
  s.block([-10, 28, 0], [92, 3, 4], steel, -40);
  s.block([-88, 14, 0], [3, 14, 16], graphite, -44);
  s.block([82, 16, 0], [3, 16, 20], graphite, -30);
  s.block([seatX, 36, 0], [11, 3, 15], leather, -20);
  s.block([66, 24, 0], [2.6, 15, 20], graphite, -12, [
    [0.86, -0.5, 0],
    [0.5, 0.86, 0],
    [0, 0, 1],
  ]);
  s.plate([98, 46, 0], [0, 0, 1], 27, 13, '#55504a', -4);
  s.plate([98, 46, 7], [0, 0, 1], 20, 1, brass, -2);
  s.block([86, 78, 0], [2.4, 20, 2.4], graphite, -6);
  s.block([84, 100, 0], [2, 8, 11], ink, -4);
}
const lockout = stand({
  shrug: 3,
  head: -2,
  legs: pose.feet(14),
  arms: hands([4, 195, 24], [0.5, 0, 1], { grip: [1, 0, 0] }),
});
const bell = (
  s: Stage,
  hand: readonly [number, number, number],
  from: readonly [number, number, number],
  bias = 1,
): void => {
  const g = add(hand, [0, 0, -hand[2]]);
  kettlebell(s, g, norm(sub(from, g)), [0, 0, 1], ink, 1, bias);
};
const ropeToFace = stand({
  lean: -5,
  pelvis: [-2, 87, 0],
  legs: [{ to: [15, 8, 12] }, { to: [-15, 8, -12] }],
  arms: hands([16, 151, 21], [-0.5, 0.4, 1], { grip: [0.3, 1, 0] }),
});

export const finishers: readonly Picture[] = [
  picture(
    'memberPlan-carry-chop-hang',
    'A woman drags a cable diagonally across her body, a heavy kettlebell waiting beside her.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 60,
      pitch: 8,
      frame: [0.34, 0.16, 0.86, 0.93],
      shapes: [
        poly(
          [
            [0.1, 0],
            [0.32, 0],
            [0.88, 0.86],
            [0.66, 0.86],
          ],
          clay,
        ),
      ],
      build: (s) => {
        const j = figure(s, { ...joan, top: chalk, sleeves: 'none', bottom: ink }, pose.chop);
        const h = j.arms[0].end;
        const ring0: V3 = [h[0] + 2, h[1] + 10, h[2] - 10];
        stirrup(s, add(h, [3, 3, -3]), ring0, [0.6, 0.6, 0.3], 6);
        s.unmeasured(() => {
          cable(s, ring0, tower(s, 18, -112, 180, [0, 0, 1], 206), 60);
          kettlebell(s, [46, 30.6, 84], [0, 1, 0], [0.5, 0, -0.87], brass, 1.1);
        });
      },
    },
  ),
  picture(
    'memberPlan-ten-minute-core-finisher',
    'A woman holds a forearm plank under a clock with a small slice filled in.',
    {
      paper: sky,
      floor: pine,
      yaw: 20,
      pitch: 12,
      back: 90,
      shapes: [clock(0.68, 0.32, 0.24, 0.167, chalk, rust)],
      build: (s) => {
        mat(s, -92, 98, 62, brass);
        figure(s, { ...joan, top: rust, bottom: ink }, low.plank);
      },
    },
  ),
  picture(
    'memberPlan-bridge-ladder',
    'A woman bridges on a mat with a band above her knees, five rungs above her growing longer.',
    {
      paper: '#e9dcc4',
      floor: clay,
      yaw: 22,
      pitch: 14,
      frame: [0.14, 0.3, 0.86, 0.9],
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0.5 - 0.08 - i * 0.075, 0.09 + i * 0.115, 0.16 + i * 0.15, 0.06, i % 2 ? brass : pine),
      ),
      build: (s) => {
        mat(s, -84, 64, 74, sky);
        const j = figure(s, { ...priya, top: rust, bottom: '#4b3a52' }, low.bridge);
        const [a, b] = [0, 1].map((i) => {
          const leg = j.legs[i === 0 ? 0 : 1];
          return mix(leg.mid, leg.root, 0.2);
        }) as [V3, V3];
        const along = norm(sub(j.legs[0].mid, j.legs[0].root));
        const up: V3 = [-along[1], along[0], 0];
        const round = (p: V3, k: number, z: number): V3 => add(p, add(mul(up, k), [0, 0, z]));
        const outside = [
          [-5.2, 4.6],
          [-2.6, 6.6],
          [0, 7.2],
          [4.6, 5.6],
          [7.4, 1],
        ] as const;
        const front = outside.map(([k, z]) => round(a, k, z));
        s.cord([...front, round(b, 7.4, -1)], 5, brass, 30);
      },
    },
  ),
  picture(
    'memberPlan-rower-minutes',
    'A woman pushes off on a rowing machine, tall and short bars in turn on the wall behind her.',
    {
      paper: sand,
      floor: '#c2a06a',
      yaw: 16,
      pitch: 9,
      frame: [0.1, 0.2, 0.9, 0.9],
      shapes: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        slab(
          0.08 + i * 0.096,
          i % 2 ? 0.5 : 0.1,
          0.072,
          i % 2 ? 0.36 : 0.76,
          i % 2 ? '#d9c7a2' : rust,
        ),
      ),
      build: (s) => {
        rower(s, -8);
        const j = figure(s, { ...zola, top: pine, bottom: ink, legs: 'shorts' }, drive);
        const c = mix(j.arms[0].end, j.arms[1].end, 0.5);
        s.tube(add(c, [0, 0, -26]), add(c, [0, 0, 26]), 1.8, ink, 2, 5);
        cable(s, c, [90, 68, 0], 4);
      },
    },
  ),
  picture(
    'memberPlan-two-dumbbell-complex',
    'A woman locks two dumbbells out overhead in front of four stacked bands of colour.',
    {
      paper: chalk,
      floor: '#3a352f',
      yaw: 66,
      pitch: 6,
      frame: [0.1, 0.08, 0.9, 0.93],
      shapes: [rust, brass, clay, pine].map((color, i) =>
        slab(0.2, 0.86 - (i + 1) * 0.2, 0.6, 0.2, color),
      ),
      build: (s) => {
        const j = figure(s, { ...femi, top: chalk, bottom: ink }, lockout);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0.05, 0], ink, 1, 2);
      },
    },
  ),
  picture(
    'memberPlan-kettlebell-swing-ladder',
    'A woman swings a kettlebell in front of rungs that widen towards the floor.',
    {
      paper: ink,
      floor: '#35322f',
      yaw: 22,
      shapes: [0, 1, 2, 3, 4].map((i) =>
        slab(0.36 - i * 0.06, 0.12 + i * 0.15, 0.3 + i * 0.12, 0.07, i % 2 ? brass : rust),
      ),
      build: (s) => {
        const j = figure(s, { ...carys, top: sky, bottom: pine }, pose.swing);
        bell(s, j.arms[0].end, [2, 138, 0]);
      },
    },
  ),
  picture(
    'memberPlan-one-rope-ten-minutes',
    'A woman with white hair pulls the ends of a cable rope apart on either side of her face.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 124,
      pitch: 6,
      frame: [0.4, 0.09, 0.86, 0.94],
      shapes: [ring(0.63, 0.34, 0.2, 0.05, chalk), slab(0.92, 0, 0.08, 1, rust)],
      build: (s) => {
        const j = figure(s, { ...elsa, top: pine, bottom: ink, sleeves: 'none' }, ropeToFace);
        const ring0: V3 = [44, 150, 0];
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 3);
        s.unmeasured(() => cable(s, ring0, tower(s, 112, 0, 152, [-1, 0, 0], 210), 3));
      },
    },
  ),
];
