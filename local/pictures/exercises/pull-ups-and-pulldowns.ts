import { add, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  chalk,
  clay,
  elsa,
  graphite,
  gwen,
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
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, disc, halfDisc, pane, poly, ring, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { pullUpBar, tower } from '../equipment/machines.ts';
import { band, cable } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Leg, type Pose } from '../figure/skeleton.ts';

/**
 * The bar of the assisted pull-up is so high that she hangs above the floor with the banded leg
 * straight.
 */
const assistedBar = 226;
/** One straight leg in the band, the other one crossed behind it. */
const inBand = ({ pelvis: [x, y, z], ...more }: Partial<Pose> & Pick<Pose, 'pelvis'>): Pose =>
  stand({
    pelvis: [x, y, z],
    legs: [
      { to: [x - 14, y - 76, 0], pole: [1, -0.2, 0], toe: [0.3, -1, 0], bias: -3 },
      { to: [x + 7, y - 81, -4], pole: [1, 0, 0], toe: [0.9, -0.4, 0] },
    ],
    ...more,
  });
const assisted = inBand({
  pelvis: [-6, 172, 0],
  lean: -8,
  head: -12,
  arms: hands([10, assistedBar, 32], [-0.5, -1, 0.4]),
});
const closePull = low.seated({
  lean: -12,
  head: -10,
  arms: hands([8, 99, 6], [0, -1, 0.3], { grip: [0.5, 1, 0] }),
});

const hangLegs = both<Leg>({ to: [-22, 32, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] });
/** A dead hang: arms at full length and shoulders by the ears. */
const hang = stand({
  pelvis: [7, 87.3, 0],
  lean: -2,
  head: -2,
  shrug: 6,
  legs: both<Leg>({ to: [-15, 22, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] }),
  arms: hands([10, 200, 27], [-0.6, -0.2, 0.4]),
});
const pulledUp = stand({ ...low.pullUp, arms: hands([10, 200, 27], [-0.5, -1, 0.3]) });
const chinHang = stand({
  ...hang,
  shrug: 5,
  head: -4,
  legs: hangLegs,
  pelvis: [9, 87.6, 0],
  arms: hands([14, 200, 17], [0.6, -0.2, 0.3]),
});
const assistedHang = inBand({
  pelvis: [5, 114.6, 0],
  lean: -2,
  head: -4,
  shrug: 6,
  arms: hands([10, assistedBar, 32], [-0.6, -0.2, 0.4]),
});
/** She leans back by twelve degrees at both ends. */
const pulledDown = low.seated({
  ...low.pulldown,
  lean: -12,
  arms: hands([7, 99, 36], [-0.4, -1, 0.3]),
});
const pulldownHigh = straightArms(
  low.seated({
    ...pulledDown,
    head: -10,
    shrug: 3,
    arms: hands([9, 153.5, 36], [0.2, -0.3, 1]),
  }),
);
const closeHigh = low.seated({
  lean: -3,
  head: -8,
  shrug: 3,
  arms: hands([9, 162, 6], [1, -0.6, 0.3], { grip: [0.5, 1, 0] }),
});
const straightArmLow = stand({ ...pose.straightArm, arms: hands([20, 72, 17], [-1, 0, 0.2]) });
const straightArmHigh = stand({
  ...pose.straightArm,
  lean: 26,
  head: 14,
  arms: hands([56, 168, 17], [0.2, -1, 0.4]),
});

/** A tower whose arm reaches over the seat; returns the place where its cable comes down. */
function overhead(s: Stage, z: number, x = 15): V3 {
  const from = tower(s, 70, z, 212, [-1, 0, 0], 222);
  s.tube([70, 219, z], [x - 7, 219, 0], 3, graphite, -1, 4);
  s.plate([x + 5, 212, 0], [0, 0, 1], 5, 2.4, steel, 0);
  cable(s, from, [x + 5, 217, 0], -1);
  // The cable comes down at the edge of the wheel, and straight above the handle.
  return [x, 212, 0];
}

export const pullUpsAndPulldowns: readonly Picture[] = [
  ...movement(
    'exercise-pull-up',
    'Seen from behind, a woman pulls her chin above a bar, palms away from her and hands a little wider than her shoulders.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: -116,
      pitch: 4,
      shapes: [disc(0.5, 0.34, 0.28, brass), ring(0.5, 0.34, 0.36, 0.012, brass)],
      build: (s, p) => {
        pullUpBar(s, 200, 66, 10);
        figure(s, { ...zola, top: chalk, bottom: rust, legs: 'long' }, p);
      },
    },
    {
      shown: pulledUp,
      start: hang,
      alt: 'Seen from behind, a woman hangs from a bar on straight arms, hands a little wider than her shoulders.',
    },
  ),
  ...movement(
    'exercise-chin-up',
    'A woman holds the top of a chin-up, chin over the bar and palms towards her.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 58,
      pitch: 4,
      shapes: [
        poly(
          [
            [0, 0],
            [0.55, 0],
            [0.3, 1],
            [0, 1],
          ],
          '#c65733',
        ),
        pane(0.68, 0.12, 0.22, 0.4, sky, ink, 2, 2),
      ],
      build: (s, p) => {
        pullUpBar(s, 200, 58, 14);
        figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'capri', shoe: brass }, p);
      },
    },
    {
      shown: low.chinUp,
      start: chinHang,
      alt: 'A woman hangs from a bar on straight arms, palms towards her.',
    },
  ),
  ...movement(
    'exercise-band-assisted-pull-up',
    'A woman pulls her chin over a bar with one foot in a long band that hangs from it.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 50,
      pitch: 5,
      shapes: [slab(0, 0, 0.3, 1, '#c4851f'), disc(0.52, 0.32, 0.26, chalk)],
      build: (s, p) => {
        pullUpBar(s, assistedBar, 62, 10, graphite, 46);
        const j = figure(s, { ...amara, top: chalk, bottom: pine, stripe: brass }, p);
        const sole = add(j.legs[1].end, [5, -8.5, 0]);
        // It hangs beside her head, so that her face is out of its line.
        const loop = -18;
        for (const z of [5, -5])
          band(
            s,
            [
              [11, assistedBar - 1, loop + z * 0.3],
              [13, (assistedBar + sole[1]) / 2, (loop + sole[2]) / 2 + z * 0.7],
              add(sole, [0, 0, z]),
            ],
            rust,
            2.6,
            20,
          );
        band(s, [add(sole, [0, 0, 5]), add(sole, [0, 0, -5])], rust, 3.4, 22);
        band(
          s,
          [
            [8, assistedBar - 3, loop + 3],
            [12, assistedBar + 3, loop],
            [11, assistedBar - 4, loop - 3],
          ],
          rust,
          4,
          4,
        );
      },
    },
    {
      shown: assisted,
      start: assistedHang,
      alt: 'A woman hangs from a bar on straight arms with one foot in a long band.',
    },
  ),
  ...movement(
    'exercise-lat-pulldown',
    'A woman sits at a pulldown machine and draws a wide bar to the top of her chest.',
    {
      paper: sand,
      floor: '#cbb792',
      yaw: 40,
      pitch: 6,
      frame: [0.1, 0.3, 0.84, 0.93],
      shapes: [halfDisc(0.46, 0.86, 0.66, brass)],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: pine, bottom: ink }, p);
        const bar = midHands(j);
        s.unmeasured(() => {
          cable(s, bar, overhead(s, -6, 8), -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], '#2a2725', -26);
        s.block([20, 19, 0], [40, 3, 3], graphite, -40);
        s.block([0, 18, 0], [3, 19, 3], graphite, -38);
        s.tube([26, 68, -26], [26, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], graphite, -2);
        const at = (z: number, y = 0): V3 => add(bar, [0, y, z]);
        s.tube(at(-36), at(36), 1.6, steel, 0, 8);
        for (const z of [1, -1]) s.tube(at(36 * z), at(50 * z, -9), 1.6, steel, 0, 2);
      },
    },
    {
      shown: pulledDown,
      start: pulldownHigh,
      alt: 'A woman sits at a pulldown machine and holds a wide bar above her on straight arms.',
    },
  ),
  ...movement(
    'exercise-close-grip-pulldown',
    'A woman sits at a pulldown machine and draws a narrow V-shaped handle to her breastbone.',
    {
      paper: sky,
      floor: pine,
      yaw: 148,
      pitch: 6,
      frame: [0.16, 0.25, 0.86, 0.93],
      shapes: [slab(0.3, 0, 0.46, 1, chalk), disc(0.53, 0.42, 0.24, clay)],
      build: (s, p) => {
        const j = figure(s, { ...joan, top: rust, bottom: ink }, p);
        const ring0 = add(midHands(j), [2, 11, 0]);
        s.unmeasured(() => {
          cable(s, ring0, overhead(s, 0), -1);
        });
        s.block([2, 41, 0], [18, 3.5, 15], leather, -26);
        s.block([20, 19, 0], [40, 3, 3], graphite, -40);
        s.block([0, 18, 0], [3, 19, 3], graphite, -38);
        s.tube([26, 68, -26], [26, 68, 26], 5, rust, 5, 3);
        s.block([40, 46, 0], [2.6, 24, 2.6], graphite, -2);
        for (const a of j.arms) {
          s.tube(add(a.end, [-3, -5, 0]), add(a.end, [3, 5, 0]), 1.6, ink, 2);
          s.cord([add(a.end, [3, 5, 0]), ring0, add(a.end, [-3, -5, 0])], 1.4, ink, 1);
        }
        s.sphere(ring0, 1.8, brass, 4);
      },
    },
    {
      shown: closePull,
      start: closeHigh,
      alt: 'A woman sits at a pulldown machine and holds a V-shaped handle above her on straight arms.',
    },
  ),
  ...movement(
    'exercise-straight-arm-pulldown',
    'A woman leans forward slightly and sweeps a cable bar down to her thighs with straight arms.',
    {
      paper: '#f0e3d2',
      floor: clay,
      yaw: 22,
      frame: [0.16, 0.1, 0.62, 0.93],
      shapes: [arch(0.36, 0.08, 0.38, pine), slab(0.92, 0, 0.08, 1, rust)],
      build: (s, p) => {
        const j = figure(s, { ...elsa, top: brass, bottom: rust }, p);
        const y = j.arms[0].end;
        s.tube([y[0], y[1], -28], [y[0], y[1], 28], 1.6, steel, 0, 6);
        s.unmeasured(() => cable(s, [y[0], y[1], 0], tower(s, 100, 0, 178, [-1, 0, 0], 208), 1));
      },
    },
    {
      shown: straightArmLow,
      start: straightArmHigh,
      alt: 'A woman leans forward slightly and holds a cable bar at head height on straight arms.',
    },
  ),
];
