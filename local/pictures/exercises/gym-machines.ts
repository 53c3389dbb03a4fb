import { add, cross, mix, mul, norm, type V3 } from '../drawing/geometry.ts';
import {
  brass,
  chalk,
  clay,
  elsa,
  graphite,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, arrow, disc, pane, poly, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { pullUpBar, seat, tower } from '../equipment/machines.ts';
import { barbell, bumper, change, type Load } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../figure/skeleton.ts';

const trapBarLow = stand({
  pelvis: [-20, 58.4, 0],
  lean: 46,
  head: 20,
  legs: pose.feet(12),
  arms: hands([3, 33, 29], [-0.4, 0, 1], { grip: [1, 0, 0] }),
});
const trapBarTall = stand({
  pelvis: [1, 89.4, 0],
  legs: pose.feet(12),
  arms: hands([3, 78, 29], [-0.4, 0, 1], { grip: [1, 0, 0] }),
});
/** A six-sided bar around the lifter, held by its raised handles at the given height. */
function trapBar(s: Stage, x: number, handle: number, loads: readonly Load[]): void {
  const y = handle - 10.5;
  const corners: readonly V3[] = [
    [x + 34, y, 22],
    [x, y, 47],
    [x - 34, y, 22],
    [x - 34, y, -22],
    [x, y, -47],
    [x + 34, y, -22],
  ];
  corners.forEach((p, i) => {
    s.tube(p, corners[(i + 1) % corners.length] ?? p, 1.9, '#77746c', 0, 6);
  });
  for (const z of [1, -1]) {
    for (const dx of [-15, 15]) s.tube([x + dx, y, z * 33], [x + dx, handle, z * 29], 1.5, steel);
    s.tube([x - 16, handle, z * 29], [x + 16, handle, z * 29], 1.8, '#a9a69d', 0, 4);
    let d = 49;
    s.tube([x, y, z * 46], [x, y, z * 78], 2.4, '#b9b4a8', 0, 3);
    for (const load of loads) {
      s.plate([x, y, z * (d + load.thick / 2)], [0, 0, 1], load.r, load.thick, load.color);
      d += load.thick + 0.6;
    }
  }
}

const kneesOpen = low.seated({
  pelvis: [0, 56, 0],
  lean: -6,
  head: -2,
  legs: both<Leg>({ to: [34, 18, 36], pole: [1, 1, 0.9], toe: [0.9, 0.1, 0.4] }),
  arms: hands([6, 65, 31], [-1, 0, 0.6], { grip: [1, 0.2, 0] }),
});
const kneesClosed = low.seated({
  ...kneesOpen,
  legs: both<Leg>({ to: [36, 18, 15], pole: [1, 1, 0.1], toe: [0.98, 0.1, 0.1] }),
});

const onPad = (height: number): readonly [Leg, Leg] =>
  both<Leg>({ to: [-44, height, 10], pole: [0.5, -1, 0], toe: [-0.95, -0.3, 0] });
const padTop = stand({
  ...low.pullUp,
  arms: hands([10, 200, 34], [-0.4, -1, 0.4]),
  legs: onPad(108),
});
const padHang = stand({
  pelvis: [3, 90.4, 0],
  lean: -2,
  head: -4,
  shrug: 5,
  legs: onPad(52.4),
  arms: hands([10, 200, 34], [-0.6, -0.2, 0.4]),
});

const railLegs = both<Leg>({ to: [-1, 8, 16], pole: [1, 0, 0.35], toe: [1, 0, 0.36] });
const underRailBar = (base: Pose): Pose => ({
  ...base,
  arms: hands(onChest(base, [-9.5, 29, 27]), [-0.6, -1, 0.5]),
});
const railLow = underRailBar(
  stand({ pelvis: [-22, 42, 0], lean: 28, chest: 25, head: 6, legs: railLegs }),
);
/** The bar of the machine only moves up and down. */
const railX = onChest(railLow, [-9.5, 29, 0])[0];
const railTall = ((x: number): Pose =>
  underRailBar(stand({ pelvis: [x, 88.8, 0], lean: 4, head: 0, legs: railLegs })))(
  railX - onChest(stand({ pelvis: [0, 88.8, 0], lean: 4 }), [-9.5, 29, 0])[0],
);

export const gymMachines: readonly Picture[] = [
  ...movement(
    'exercise-trap-bar-deadlift',
    'A woman stands inside a six-sided bar, bends her knees and grips the raised handles at her sides.',
    {
      paper: sand,
      floor: '#b99672',
      yaw: 44,
      pitch: 16,
      shapes: [disc(0.5, 0.4, 0.34, rust), slab(0, 0.1, 0.1, 0.62, pine, '#1d3a32')],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: pine, bottom: ink, stripe: brass }, p);
        const [x, y] = midHands(j);
        trapBar(s, x, y, [
          { ...bumper, color: ink },
          { ...change, r: 16 },
        ]);
      },
    },
    {
      shown: trapBarLow,
      end: trapBarTall,
      alt: 'A woman stands tall inside a six-sided bar and holds its handles at her sides.',
    },
  ),
  ...movement(
    'exercise-hip-adduction-machine',
    'A woman sits in a machine and squeezes two pads together with the insides of her knees.',
    {
      paper: clay,
      floor: '#a35a42',
      // So far to the front that both thighs are lit alike: the cloth of the near hip reaches over
      // the far thigh.
      yaw: 67,
      pitch: 12,
      shapes: [arch(0.5, 0.05, 0.44, sand), slab(0.9, 0, 0.1, 1, pine, '#1d3a32')],
      build: (s, p) => {
        seat(s, 46, ink, 22);
        const j = figure(s, { ...priya, top: pine, bottom: rust }, p.woman);
        for (const i of [0, 1] as const) {
          const side = i === 0 ? 1 : -1;
          const knee = mix(j.legs[i].mid, j.legs[i].root, 0.1);
          const at: V3 = add(knee, [5, 0, side * -9]);
          const { turn } = p;
          s.block(at, [9, 8, 2.4], ink, 8, [
            [0.86, 0, side * turn],
            [0, 1, 0],
            [-side * turn, 0, 0.86],
          ]);
          // A lever that turns under the seat bears a post inside the shin: the pad is on top of
          // it, the rest of the foot below.
          const { end } = j.legs[i];
          const toe = norm(p.woman.legs[i].toe ?? [1, 0, 0]);
          const across = norm(cross(toe, [0, 1, 0]));
          const up = cross(across, toe);
          const rest = add(end, add(mul(toe, 5), mul(up, -9.4)));
          const below = add(rest, add(mul(toe, -4), mul(across, side * -7)));
          const post = add(at, [0, -7, 0]);
          s.tube(post, below, 2, steel, -4, 3);
          s.tube([-2, 34, side * 5], mix(post, below, 0.4), 2.4, steel, -12, 4);
          s.block(add(rest, mul(across, side * -1)), [12, 1.4, 7], graphite, -6, [toe, up, across]);
          // A grip beside each hip.
          s.tube([-3, 63.2, side * 31], [14, 66.6, side * 31], 1.7, graphite, 1, 2);
          s.tube([-3, 63.2, side * 31], [-8, 42, side * 20], 1.7, steel, -8, 3);
        }
      },
      front: [
        arrow(
          [
            [46, 60, 92],
            [46, 60, 64],
          ],
          pine,
        ),
        arrow(
          [
            [46, 60, -92],
            [46, 60, -64],
          ],
          pine,
        ),
      ],
    },
    {
      shown: { woman: kneesClosed, turn: 0.06 },
      start: { woman: kneesOpen, turn: 0.5 },
      alt: 'A woman sits in a machine with her knees apart and a pad against the inside of each.',
    },
  ),
  ...movement(
    'exercise-assisted-pull-up-machine',
    'A woman kneels on the pad of a machine and pulls her chin above the bar.',
    {
      paper: '#dfe6e4',
      floor: '#8ba39d',
      yaw: 34,
      pitch: 5,
      frame: [0.18, 0.06, 0.72, 0.93],
      shapes: [disc(0.42, 0.36, 0.3, brass), slab(0.92, 0, 0.08, 1, rust)],
      build: (s, p) => {
        pullUpBar(s, 200, 50, 10);
        s.block([4, 3, 0], [44, 3, 40], graphite, -60);
        s.block([-26, 13, 0], [14, 7, 24], '#4a4640', -55);
        const j = figure(s, { ...elsa, top: rust, bottom: ink }, p);
        const y = Math.min(j.legs[0].mid[1], j.legs[1].mid[1]) - 8.5;
        s.block([-18, y - 3, 0], [27, 3, 21], ink, -20);
        s.block([-18, y - 8, 0], [25, 2, 4], steel, -24);
        // The stack stands behind her and to the side: from no side before her.
        s.unmeasured(() => {
          s.tube([-38, y - 8, 0], [-78, y - 8, 74], 2.6, steel, -14, 5);
          tower(s, -84, 76, 150, [1, 0, 0], 206);
        });
      },
    },
    {
      shown: padTop,
      start: padHang,
      alt: 'A woman kneels on the lowered pad of a machine and hangs from the bar on straight arms.',
    },
  ),
  ...movement(
    'exercise-smith-machine-squat',
    'A woman squats with a barbell across her upper back that runs on the upright rails of a machine.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 34,
      frame: [0.12, 0.1, 0.88, 0.93],
      shapes: [
        poly(
          [
            [0.34, 0],
            [0.72, 0],
            [0.88, 1],
            [0.18, 1],
          ],
          '#2f5b4e',
        ),
        pane(0.06, 0.1, 0.16, 0.34, sky, ink, 2, 2),
      ],
      build: (s, p) => {
        s.unmeasured(() => {
          for (const z of [52, -52]) {
            s.tube([railX, 4, z], [railX, 214, z], 1.8, steel, 0, 14);
            s.block([railX - 16, 108, z], [3, 108, 3], rust, -6);
            s.block([railX - 4, 2, z], [46, 2, 4], rust, -40);
            s.block([railX, 26, z], [4, 3, 4], brass, 1);
          }
          s.block([railX - 16, 214, 0], [3, 3, 55], rust, -8);
        });
        figure(s, { ...joan, top: clay, bottom: chalk, shoe: brass }, p);
        barbell(s, onChest(p, [-9.5, 29, 0]), [{ ...bumper, color: ink }], { collar: 62 });
      },
    },
    {
      shown: railLow,
      start: railTall,
      alt: 'A woman stands in a machine with upright rails, its barbell across her upper back.',
    },
  ),
];
