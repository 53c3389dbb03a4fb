import { add, mix, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  chalk,
  clay,
  graphite,
  gwen,
  ink,
  leather,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../drawing/palette.ts';
import { picture, type Picture } from '../drawing/picture.ts';
import {
  arch,
  arrow,
  bricks,
  diagonal,
  disc,
  halfDisc,
  pane,
  poly,
  rays,
  slab,
} from '../drawing/sheet.ts';
import { incline, mat, slope } from '../equipment/machines.ts';
import {
  barbell,
  bumper,
  change,
  dumbbell,
  kettlebell,
  technique,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Leg, type Pose } from '../figure/skeleton.ts';

/** Where a woman holds a bell overhead it lies on the back of her forearm. */
const bellOverhead: V3 = [0.74, 0.66, 0];
const halfKneeling = stand({
  pelvis: [0, 49, 0],
  lean: 2,
  head: -8,
  shrug: 2,
  legs: [
    { to: [-38, 17, 9], pole: [0.4, -1, 0], toe: [0.2, -1, 0] },
    { to: [41, 8, -10], pole: [1, 1, 0] },
  ],
  arms: [
    { to: [4, 157, 22], pole: [0.4, 0, 1], grip: [0.2, 0, 1] },
    { to: [6, 76, -46], pole: [-0.6, 0, -1], grip: [1, 0, 0] },
  ],
});
const machinePress = low.seated({
  lean: -5,
  head: -2,
  arms: hands([7, 137, 33], [0.15, -1, 0.5], { grip: [0, 0, 1] }),
});
const pike = stand({
  pelvis: [6, 79, 0],
  lean: 140,
  head: 150,
  legs: both<Leg>({ to: [-47, 17, 10], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([38, 4, 26], [-1, 0.3, 0.7], { flat: [1, -0.05, 0.1] }),
});
const lockedOut = stand({
  shrug: 3,
  head: -2,
  legs: pose.feet(15),
  pelvis: [1, 87, 0],
  arms: hands([4, 195, 22], [0.5, 0, 1], { grip: [1, 0, 0] }),
});
const squatBase = stand({
  pelvis: [-25, 43, 0],
  lean: 26,
  chest: 18,
  head: -2,
  legs: both<Leg>({ to: [0, 8, 17], pole: [1, 0, 0.4], toe: [1, 0, 0.4] }),
});
const racked: Pose = {
  ...squatBase,
  arms: hands(onChest(squatBase, [12, 31, 18]), [1, -0.6, 0.3], { grip: [1, 0.1, 0] }),
};
const getUp = stand({
  pelvis: [0, 13, 0],
  lean: -24,
  chest: -20,
  chestRoll: -16,
  head: -40,
  headTurn: 30,
  legs: [
    { to: [44, 8, 20], pole: [0, 1, 0.3] },
    { to: [70, 9, -49], pole: [0, 1, 0], toe: [0.3, 0.95, -0.3] },
  ],
  arms: [
    { to: [-14, 119, 6], pole: [-1, 0, 0.4], grip: [0, 0, 1] },
    { to: [-44, 4, -42], pole: [-1, 0, 0], flat: [-0.6, -0.05, -0.6] },
  ],
});

export const overheadPresses: readonly Picture[] = [
  picture(
    'exercise-barbell-overhead-press',
    'A woman stands with a barbell locked out straight above her head.',
    {
      paper: chalk,
      floor: sand,
      yaw: 48,
      shapes: [
        disc(0.5, 0.24, 0.2, brass),
        slab(0, 0, 0.22, 1, pine),
        slab(0.78, 0, 0.22, 1, pine, '#1c3a32'),
      ],
      build: (s) => {
        figure(s, { ...priya, top: rust }, pose.overhead);
        barbell(s, [4, 197, 0], [technique, change]);
      },
    },
  ),
  picture(
    'exercise-dumbbell-shoulder-press',
    'A woman sits against an upright bench with dumbbells at ear height, ready to press.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 56,
      shapes: [arch(0.5, 0.06, 0.46, chalk)],
      build: (s) => {
        incline(s, 4, 80, 44);
        const j = figure(s, { ...zola, top: pine, bottom: rust, legs: 'long' }, low.shoulderPress);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink);
      },
    },
  ),
  picture(
    'exercise-arnold-press',
    'A woman sits with two dumbbells in front of her chin, palms towards her, before the turn of an Arnold press.',
    {
      paper: pine,
      floor: '#183129',
      yaw: 44,
      frame: [0.1, 0.14, 0.9, 0.93],
      shapes: [disc(0.5, 0.46, 0.4, rust), disc(0.5, 0.46, 0.4, 'none', '#c4522f')],
      build: (s) => {
        incline(s, 4, 80, 44);
        const j = figure(
          s,
          { ...gwen, top: chalk, bottom: brass, legs: 'long', shoe: rust },
          low.arnold,
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], ink, 0.82);
      },
      front: [
        arrow(
          [
            [30, 106, -36],
            [27, 107, -48],
            [19, 113, -58],
            [8, 124, -60],
          ],
          brass,
        ),
      ],
    },
  ),
  picture(
    'exercise-push-press',
    'A woman dips at the knees with a barbell on her shoulders, about to drive it overhead.',
    {
      paper: rust,
      floor: '#7d2912',
      yaw: 36,
      frame: [0.1, 0.19, 0.9, 0.93],
      shapes: [rays(0.5, 0.96, '#c4502c', 22), disc(0.5, 0.42, 0.3, brass)],
      build: (s) => {
        figure(s, { ...beth, top: chalk, bottom: pine, legs: 'long', shoe: chalk }, pose.dip);
        barbell(s, [12.5, 125, 0], [{ ...bumper, color: ink }, change]);
      },
      front: [
        arrow(
          [
            [10, 150, 44],
            [10, 172, 44],
          ],
          chalk,
        ),
        arrow(
          [
            [10, 150, -44],
            [10, 172, -44],
          ],
          chalk,
        ),
      ],
    },
  ),
  picture(
    'exercise-landmine-press',
    'A woman presses one end of an angled barbell up with one hand, its other end fixed to the floor.',
    {
      paper: chalk,
      floor: '#cdbb9b',
      yaw: 22,
      shapes: [bricks(0, 0.82, '#e3d6bd', 0.09), pane(0.62, 0.1, 0.3, 0.34, sky, ink)],
      build: (s) => {
        const j = figure(s, { ...maya, top: rust, bottom: pine, stripe: brass }, pose.landmine);
        const [hand, foot] = [j.arms[0].end, [140, 5, 16] as const];
        const on = (t: number) => mix(hand, foot, t);
        s.tube(add(hand, [-5, 6.5, 0]), on(0.16), 2.4, '#b9b4a8', 0);
        s.tube(on(0.16), foot, 1.5, '#a9a69d', 0, 8);
        s.plate(on(0.13), [0.56, -0.82, 0], 17, 5, ink, 2);
        s.plate(on(0.155), [0.56, -0.82, 0], 17, 5, brass, 1);
        s.block([142, 3, 16], [12, 3, 12], '#3a3733', -3);
      },
    },
  ),
  picture(
    'exercise-half-kneeling-kettlebell-press',
    'A woman kneels on one knee and holds a kettlebell overhead on a straight arm.',
    {
      paper: clay,
      floor: '#b2664d',
      yaw: 34,
      shapes: [halfDisc(0.5, 0.86, 0.62, chalk), slab(0.88, 0, 0.12, 1, pine, '#1b382f')],
      build: (s) => {
        mat(s, -60, 22, 46, pine, 9);
        const j = figure(s, { ...amara, top: rust, bottom: ink, stripe: brass }, halfKneeling);
        kettlebell(s, j.arms[0].end, bellOverhead, [0, 0, 1], ink, 1, -1);
      },
    },
  ),
  picture(
    'exercise-machine-shoulder-press',
    'A woman sits in a shoulder press machine and pushes its two handles up.',
    {
      paper: '#dfe6e4',
      floor: '#9fb5b0',
      yaw: 60,
      pitch: 8,
      shapes: [slab(0, 0.2, 1, 0.16, clay), disc(0.6, 0.4, 0.3, brass)],
      build: (s) => {
        for (const z of [14, -14]) s.block([-58, 82, z], [3, 82, 3], graphite, -60);
        s.block([-58, 162, 0], [3, 3, 17], graphite, -60);
        for (let i = 0; i < 9; i++)
          s.block([-58, 10 + i * 7, 0], [5, 2.9, 10], i === 5 ? brass : steel, -62);
        s.block([-18, 3, 0], [48, 3, 5], graphite, -60);
        s.block([2, 3, 0], [4, 3, 26], graphite, -60);
        s.block([-2, 22, 0], [4, 22, 4], graphite, -50);
        slope(s, [-20, 44, 0], [22, 44, 0], 34, 8, leather, -24);
        slope(s, [-26, 122, 0], [-17, 46, 0], 30, 8, leather, -40);
        for (const z of [1, -1]) {
          s.tube([-50, 96, 10 * z], [-50, 96, 42 * z], 3.4, rust, -30);
          s.tube([-50, 96, 42 * z], [0, 130, 44 * z], 3, rust, -6, 4);
          s.tube([0, 130, 44 * z], [7, 138, 44 * z], 3, rust, 0);
          s.tube([7, 137, 46 * z], [7, 137, 25 * z], 1.8, ink, 0, 3);
        }
        figure(s, { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk }, machinePress);
      },
    },
  ),
  picture(
    'exercise-pike-push-up',
    'A woman in an upside-down V, hips high, lowers her head towards the floor between bent arms.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 14,
      shapes: [
        poly(
          [
            [0.16, 0.84],
            [0.52, 0.08],
            [0.88, 0.84],
          ],
          '#c9613c',
        ),
        disc(0.86, 0.2, 0.1, brass),
      ],
      build: (s) => {
        mat(s, -66, 84, 70, chalk);
        figure(s, { ...zola, top: brass, bottom: pine, legs: 'capri', shoe: chalk }, pike);
      },
    },
  ),
  picture(
    'exercise-dumbbell-thruster',
    'A woman squats with dumbbells at her shoulders, and beside it stands with them locked out overhead.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 40,
      pitch: 7,
      shapes: [slab(0.5, 0, 0.5, 1, chalk), disc(0.5, 0.42, 0.3, clay)],
      build: (s) => {
        const wearer = { ...maya, top: pine, bottom: rust };
        const first = figure(s, wearer, racked, { x: -25, z: 34 });
        const then = figure(s, wearer, lockedOut, { x: 25, z: -34 });
        for (const a of [...first.arms, ...then.arms])
          dumbbell(s, a.end, [1, 0.05, 0], ink, 0.9, 2);
      },
    },
  ),
  picture(
    'exercise-turkish-get-up',
    'A woman props herself on one hand while the other holds a kettlebell straight above her.',
    {
      paper: brass,
      floor: '#a8731a',
      yaw: 176,
      pitch: 15,
      shapes: [disc(0.6, 0.44, 0.36, chalk), diagonal(-0.05, 0.12, 0.2, pine)],
      build: (s) => {
        mat(s, -62, 96, 96, rust);
        const j = figure(s, { ...gwen, top: chalk, bottom: pine, legs: 'long' }, getUp);
        kettlebell(s, j.arms[0].end, bellOverhead, [0, 0, 1], ink, 0.9, -1);
      },
    },
  ),
];
