import { add, mul, norm, type V3 } from '../drawing/geometry.ts';
import {
  brass,
  carys,
  chalk,
  clay,
  dina,
  femi,
  graphite,
  ink,
  joan,
  leather,
  pine,
  rust,
  sand,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, diagonal, disc, rays, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { bench, slope, tower } from '../equipment/machines.ts';
import { cable, dumbbell, stirrup } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { seated } from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg, type Pose } from '../figure/skeleton.ts';

const scoop = stand({
  pelvis: [-3, 86, 0],
  lean: 4,
  head: -8,
  legs: [{ to: [18, 8, 10] }, { to: [-22, 10, -10], toe: [0.95, -0.2, -0.2] }],
  arms: hands([54.8, 155.1, 6], [-0.2, -0.9, 1], { grip: [0.1, 0.3, 1] }),
});
const hug = seated({
  lean: -4,
  head: 0,
  legs: both<Leg>({ to: [38, 8, 17], pole: [1, 1, 0.3] }),
  arms: hands([46.6, 99, 12], [-0.3, -0.1, 1], { grip: [0, 1, 0] }),
});
/** A stack of weights in a frame behind a seat. */
function stackBehind(stage: Stage, x: number, high: number, color: string = steel): void {
  for (const s of [1, -1]) stage.block([x, high / 2, s * 16], [3, high / 2, 3], graphite, -40);
  stage.block([x, high - 3, 0], [3, 3, 19], graphite, -40);
  stage.block([x, 3, 0], [8, 3, 22], graphite, -44);
  for (let i = 0; i < 9; i++) {
    stage.block([x, 10 + i * 7, 0], [5, 2.9, 12], i === 5 ? brass : color, -42);
  }
}

const flyLow = stand({
  ...low.fly,
  arms: hands([-44, 60, 74], [0.1, -1, 0.1], { grip: [1, 0, 0] }),
});
const flyHigh = stand({
  ...low.fly,
  arms: hands([-47, 113, 9], [0.1, -0.3, 1], { grip: [1, 0, 0] }),
});
const apart = stand({
  ...pose.crossover,
  arms: hands([17, 140, 74], [-0.6, -0.4, 0.2], { grip: [0.3, 1, 0] }),
});
const scoopLow = stand({
  ...scoop,
  arms: hands([16.3, 85.1, 47.5], [-1, 0, 0.6], { grip: [0.1, 0.3, 1] }),
});
const open = seated({
  ...hug,
  arms: hands([16, 99, 62.5], [-0.6, -0.4, 0.2], { grip: [0, 1, 0] }),
});
const pulloverHigh = stand({
  ...low.pullover,
  arms: hands([-41, 111.3, 3.5], [1, 0, 0.8], { grip: [0, 0, 1] }),
});

/**
 * A dumbbell that hangs from palms under its upper head: from her hand to its middle, and the way
 * it points.
 */
interface Hung {
  readonly woman: Pose;
  readonly to: V3;
  readonly way: V3;
}
const pullover: Readonly<Record<'low' | 'high', Hung>> = {
  low: { woman: low.pullover, to: [5.6, -2.3, 0], way: [-0.93, 0.38, 0] },
  high: { woman: pulloverHigh, to: [0, -6, 0], way: [0, 1, 0] },
};

export const chestFlies: readonly Picture[] = [
  ...movement(
    'exercise-dumbbell-fly',
    'A woman lies on a bench and opens her arms wide with a dumbbell in each hand.',
    {
      paper: sand,
      floor: '#c7b188',
      yaw: 62,
      pitch: 16,
      shapes: [rays(0.5, 0.62, '#efe4d0', 20), disc(0.5, 0.56, 0.28, rust)],
      build: (s, p) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: brass }, p);
        for (const a of j.arms) dumbbell(s, a.end, [1, 0, 0], ink, 0.95, 2);
      },
    },
    {
      shown: flyLow,
      start: flyHigh,
      alt: 'A woman lies on a bench and holds two dumbbells together above her chest.',
    },
  ),
  ...movement(
    'exercise-cable-crossover',
    'A woman stands between two cable towers and draws both handles together in front of her.',
    {
      paper: clay,
      floor: '#9d553f',
      yaw: 74,
      frame: [0.2, 0.08, 0.8, 0.95],
      shapes: [arch(0.5, 0.04, 0.5, chalk)],
      build: (s, p) => {
        const j = figure(s, { ...femi, top: pine, bottom: ink }, p);
        s.unmeasured(() => {
          const ends = [
            tower(s, -8, 112, 150, [0, 0, -1], 206),
            tower(s, -8, -112, 150, [0, 0, 1], 206),
          ] as const;
          j.arms.forEach((a, i) => {
            const ring = add(a.end, [-4, 9, i === 0 ? 10 : -10]);
            stirrup(s, a.end, ring, [0.3, 1, 0], 2);
            cable(s, ring, ends[i === 0 ? 0 : 1], 1);
          });
        });
      },
    },
    {
      shown: pose.crossover,
      start: apart,
      alt: 'A woman stands between two cable towers with both arms opened wide.',
    },
  ),
  ...movement(
    'exercise-low-to-high-cable-fly',
    'A woman between two cable towers sweeps two handles up from low pulleys until they nearly meet.',
    {
      paper: '#34594f',
      floor: pine,
      yaw: 46,
      frame: [0.2, 0.08, 0.74, 0.95],
      shapes: [diagonal(0.62, 0.22, 0.26, '#436a5f'), disc(0.5, 0.3, 0.26, brass)],
      build: (s, p) => {
        // Handle and cable are as dark as ink: on such trousers only the brass ring would be seen.
        const j = figure(s, { ...carys, top: rust, bottom: sky, stripe: chalk }, p);
        s.unmeasured(() => {
          const ends = [
            tower(s, 0, 116, 24, [0, 0, -1], 206),
            tower(s, 0, -132, 24, [0, 0, 1], 206),
          ] as const;
          j.arms.forEach((a, i) => {
            const ring0 = add(a.end, [-4, -11, i === 0 ? 9 : -9]);
            stirrup(s, a.end, ring0, [0.2, 0.3, i === 0 ? 1 : -1], 2);
            cable(s, ring0, ends[i === 0 ? 0 : 1], i === 0 ? 40 : 8);
          });
        });
      },
    },
    {
      shown: scoop,
      start: scoopLow,
      alt: 'A woman between two cable towers holds two handles low and wide beside her hips.',
    },
  ),
  ...movement(
    'exercise-pec-deck',
    'A woman sits in a fly machine and brings its two levers together in front of her chest.',
    {
      paper: clay,
      floor: '#a05a43',
      yaw: 58,
      pitch: 8,
      shapes: [arch(0.5, 0.06, 0.46, '#eab59f'), slab(0, 0, 0.09, 1, sky)],
      build: (s, p) => {
        stackBehind(s, -46, 172);
        s.block([-6, 3, 0], [42, 3, 4], graphite, -40);
        s.block([0, 21, 0], [3, 20, 3], graphite, -36);
        s.block([2, 42, 0], [19, 4, 16], leather, -26);
        slope(s, [-20, 118, 0], [-16, 48, 0], 30, 7, leather, -28);
        s.block([-26, 156, 0], [20, 3, 5], graphite, -18);
        s.block([-3, 156, 0], [4, 3, 24], graphite, -6);
        const j = figure(s, { ...dina, top: pine, bottom: ink, hair: chalk }, p);
        j.arms.forEach((a, i) => {
          const z = i === 0 ? 1 : -1;
          // The lever turns about an axis above her shoulder: its two parts keep their lengths and
          // their right angle.
          const pivot: V3 = [-3, 150, z * 16.5];
          const way = norm([a.end[0] - pivot[0], 0, a.end[2] - pivot[2]]);
          const knee = add(pivot, mul(way, 50));
          s.tube(pivot, knee, 2.6, '#55504a', 6, 4);
          s.tube(knee, [knee[0], 112, knee[2]], 2.6, '#55504a', 6, 2);
          s.tube([knee[0], 113, knee[2]], [knee[0], 88, knee[2]], 2, ink, 1);
          s.plate(pivot, [0, 1, 0], 5, 5, rust, 6);
        });
      },
    },
    {
      shown: hug,
      start: open,
      alt: 'A woman sits in a fly machine with its two levers opened wide.',
    },
  ),
  ...movement(
    'exercise-dumbbell-pullover',
    'A woman lies on a bench and lowers one dumbbell back behind her head with both hands.',
    {
      paper: '#33594f',
      floor: pine,
      yaw: 16,
      shapes: [disc(0.3, 0.44, 0.3, brass), slab(0.6, 0, 0.4, 0.8, '#2a4f44')],
      build: (s, p) => {
        bench(s, -79, 18, 44, 0, '#4a4641', -16);
        const j = figure(s, { ...joan, top: clay, bottom: ink }, p.woman);
        const h = j.arms[0].end;
        dumbbell(s, add([h[0], h[1], 0], p.to), norm(p.way), ink, 1, 1);
      },
    },
    {
      shown: pullover.low,
      start: pullover.high,
      alt: 'A woman lies on a bench and holds one dumbbell above her chest with both hands.',
    },
  ),
];
