import { add, mul, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  dina,
  elsa,
  graphite,
  hana,
  ink,
  joan,
  pine,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { disc, pane, poly, ring, slab } from '../drawing/sheet.ts';
import { legPress, slope } from '../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  iron,
  technique,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { flat, lockedOut } from '../figure/poses-lifting.ts';
import * as loaded from '../figure/poses-squat.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../figure/skeleton.ts';

const airSquat = stand({
  pelvis: [-26, 42, 0],
  lean: 34,
  chest: 28,
  head: 4,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.35], toe: [1, 0, 0.36] }),
  arms: hands([50, 98, 15], [0, -1, 0.4], { flat: [1, 0.02, 0] }),
});
const underBar = (base: Partial<Pose>): Pose =>
  lockedOut(stand({ shrug: 3, legs: flat(18, 0.4), ...base }), 4.5, 49, [-0.6, 0, 1]);
const overheadLow = underBar({ pelvis: [-23, 41, 0], lean: 32, chest: 27, head: 0 });

const wideFeet = both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.35], toe: [1, 0, 0.36] });
const airTall = stand({
  pelvis: [-1, 89.1, 0],
  legs: wideFeet,
  arms: hands([8, 79.6, 22], [-1, 0, 0.4], { flat: [0.3, -1, 0] }),
});
const overheadTall = underBar({ pelvis: [1, 89, 0], lean: 2, head: -2 });
/** The direction in which the sled of the hack squat slides, and the one out of its pad. */
const slide: V3 = [-0.53, 0.848, 0];
const outOfPad: V3 = [0.848, 0.53, 0];
const hackAt = (risen: number): Pose => {
  const base = stand({
    pelvis: add([0, 50, 0], mul(slide, risen)),
    lean: -32,
    head: -14,
    legs: both<Leg>({ to: [44, 26, 13], pole: [0.6, 1, 0.15], toe: [0.9, 0.4, 0.12] }),
  });
  return {
    ...base,
    arms: hands(onChest(base, [15, 22, 29]), [0.2, -1, 0.5], { grip: [0.85, 0.53, 0] }),
  };
};
/** How far the leg press is pushed, in centimetres. */
const legPressAt = (pushed: number): Pose => ({
  ...low.legPressPose,
  legs: both<Leg>({
    to: add([36, 68, 13], mul([0.766, 0.643, 0], pushed)),
    pole: [-0.6, 1, 0.3],
    toe: [-0.64, 0.77, 0.1],
  }),
});
const pushedTo = (p: Pose): number => (p.legs[0].to[0] - 36) / 0.766;

export const squats: readonly Picture[] = [
  ...movement(
    'exercise-back-squat',
    'A woman with an afro sits deep in a squat with a loaded barbell across her upper back.',
    {
      paper: sand,
      floor: clay,
      yaw: 32,
      shapes: [disc(0.5, 0.46, 0.42, rust), slab(0, 0.1, 0.16, 0.5, pine, '#1d3a32')],
      build: (s, p) => {
        figure(s, { ...amara }, p);
        barbell(s, onChest(p, [-9.5, 29, 0]), [{ ...bumper, color: pine }, change]);
      },
    },
    {
      shown: loaded.backSquat,
      start: loaded.backTall,
      alt: 'A woman with an afro stands tall, a loaded barbell across her upper back.',
    },
  ),
  ...movement(
    'exercise-front-squat',
    'A woman in a headscarf holds a barbell on the front of her shoulders at the bottom of a squat, elbows high.',
    {
      paper: brass,
      floor: '#8f5c14',
      yaw: 30,
      shapes: [
        poly(
          [
            [0.52, 0],
            [1, 0],
            [1, 1],
            [0.72, 1],
          ],
          '#e9b650',
        ),
        slab(0, 0, 0.12, 1, pine, '#1b382f'),
      ],
      build: (s, p) => {
        figure(s, dina, p);
        // Plates so small that chin, hands and elbows are seen beside them; none is black, which
        // behind her face looks like a veil.
        barbell(s, onChest(p, [9.5, 35, 0]), [
          { ...iron, r: 12.5, color: '#8f2f16' },
          { ...change, color: rust },
        ]);
      },
    },
    {
      shown: loaded.frontSquat,
      start: loaded.frontTall,
      alt: 'A woman in a headscarf stands tall with a barbell on the front of her shoulders, elbows high.',
    },
  ),
  ...movement(
    'exercise-goblet-squat',
    'A woman with a bun squats with a dumbbell held upright at her chest.',
    {
      paper: sky,
      floor: pine,
      yaw: 28,
      zoom: 6.6,
      shapes: [disc(0.47, 0.5, 0.4, chalk), ring(0.47, 0.5, 0.46, 0.012, pine)],
      build: (s, p) => {
        figure(s, { ...beth, top: rust }, p);
        dumbbell(s, loaded.heldBell(p), loaded.bellUp(p), ink, 1.15);
      },
    },
    {
      shown: loaded.gobletSquat,
      start: loaded.gobletTall,
      alt: 'A woman with a bun stands tall, holding a dumbbell upright at her chest.',
    },
  ),
  ...movement(
    'exercise-bodyweight-squat',
    'A woman squats low beside a sunny window, both arms stretched out in front of her.',
    {
      paper: pine,
      floor: '#b98a52',
      yaw: 40,
      zoom: 7,
      shapes: [pane(0.1, 0.08, 0.3, 0.52, '#f0cf86', '#1a362e'), slab(0.7, 0, 0.3, 0.9, '#2f5b4e')],
      build: (s, p) => {
        figure(s, { ...hana, top: rust, bottom: sand, legs: 'capri', shoe: chalk }, p);
      },
    },
    {
      shown: airSquat,
      start: airTall,
      alt: 'A woman stands tall beside a sunny window, feet wider than her hips, arms at her sides.',
    },
  ),
  ...movement(
    'exercise-overhead-squat',
    'A woman sits in a deep squat with a barbell held on straight arms above her head.',
    {
      paper: ink,
      floor: '#34302c',
      yaw: 36,
      shapes: [disc(0.5, 0.48, 0.42, brass), ring(0.5, 0.48, 0.47, 0.012, brass)],
      build: (s, p) => {
        const j = figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, p);
        barbell(s, midHands(j), [technique, change]);
      },
    },
    {
      shown: overheadLow,
      start: overheadTall,
      alt: 'A woman stands tall with a barbell held wide on straight arms above her head.',
    },
  ),
  ...movement(
    'exercise-hack-squat',
    'A woman squats deep with her back on the pad of a sloping sled loaded with plates.',
    {
      paper: rust,
      floor: '#7d2c15',
      yaw: 24,
      shapes: [
        poly(
          [
            [0, 0],
            [0.46, 0],
            [0.16, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        ring(0.78, 0.3, 0.16, 0.04, brass),
      ],
      build: (s, p) => {
        const from = (base: V3, d: number, off: number, z: number): V3 => {
          const [x, y] = add(base, add(mul(slide, d), mul(outOfPad, off)));
          return [x, y, z];
        };
        const rail = (d: number, off: number, z: number): V3 => from([0, 50, 0], d, off, z);
        const on = (d: number, off: number, z: number): V3 => from(p.pelvis, d, off, z);
        for (const z of [-32, 32]) {
          s.tube(rail(-44, -16, z), rail(128, -16, z), 2.6, steel, z > 0 ? -20 : -40, 5);
        }
        s.block([-60, 62, 0], [3.4, 62, 30], graphite, -70);
        s.block([0, 4, 0], [66, 4, 30], graphite, -60);
        s.block([58, 10, 0], [14, 6, 24], '#4a4640', -75);
        s.block([56, 20, 0], [21, 3, 27], steel, -70, [
          [0.91, 0.41, 0],
          [-0.41, 0.91, 0],
          [0, 0, 1],
        ]);
        s.block(on(22, -14, 0), [36, 4, 19], ink, -40, [slide, outOfPad, [0, 0, 1]]);
        figure(s, { ...joan, top: brass, bottom: ink }, p);
        for (const z of [-15, 15]) {
          s.block(on(55.5, -4, z), [3, 8, 5], ink, 10, [slide, outOfPad, [0, 0, 1]]);
          // The safety handle, turned out: below the chin, so that neither it nor the hand stands
          // before the face.
          s.tube(on(54, -4, z * 1.2), on(43, -3, z * 1.93), 1.8, steel, 1);
          s.tube(on(43, -3, z * 1.93), on(43, 22, z * 1.93), 1.8, steel, 2, 2);
        }
        s.tube(on(20, -20, -52), on(20, -20, 52), 2.2, steel, -20, 6);
        for (const z of [44, 50]) s.plate(on(20, -20, z), [0, 0, 1], 18, 5, z > 46 ? ink : pine, 4);
        for (const z of [-44, -50])
          s.plate(on(20, -20, z), [0, 0, 1], 18, 5, z < -46 ? ink : pine, -10);
      },
    },
    {
      shown: hackAt(0),
      start: hackAt(31),
      alt: 'A woman stands nearly straight with her back on the pad of a sloping sled loaded with plates.',
    },
  ),
  ...movement(
    'exercise-leg-press',
    'A woman with grey hair lies in a leg press, knees bent deep in front of the loaded sled.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 22,
      shapes: [
        poly(
          [
            [0.3, 0],
            [1, 0],
            [1, 0.75],
          ],
          chalk,
        ),
        slab(0, 0, 0.1, 1, ink, '#3a3530'),
      ],
      build: (s, p) => {
        slope(s, [-50, 78, 0], [-9, 27, 0], 40, 8, ink, -14);
        slope(s, [-12, 27, 0], [20, 23, 0], 40, 8, ink, -14);
        s.block([-14, 9, 0], [34, 9, 14], '#3a3733', -30);
        legPress(s, [42.2, 73.2, 0], 40, pushedTo(p));
        figure(s, { ...elsa, top: pine, bottom: ink }, p);
      },
    },
    {
      shown: legPressAt(0),
      start: legPressAt(31),
      alt: 'A woman with grey hair holds a loaded leg press sled at the far end of its rails, legs long.',
    },
  ),
];
