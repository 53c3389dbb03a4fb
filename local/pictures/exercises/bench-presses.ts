import { add, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  beth,
  brass,
  carys,
  chalk,
  clay,
  elsa,
  graphite,
  hana,
  ink,
  joan,
  leather,
  maya,
  pine,
  priya,
  rust,
  sky,
  steel,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, diagonal, disc, halfDisc, poly, slab } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { bench, incline, mat, slope } from '../equipment/machines.ts';
import {
  barbell,
  change,
  dumbbell,
  iron,
  technique,
  type Load,
} from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { seated } from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, type Joints, type Leg, type Pose } from '../figure/skeleton.ts';

/** A dumbbell across the palm of each hand. */
function dumbbells(stage: Stage, { arms }: Joints, pose: Pose, size: number): void {
  for (const side of [0, 1] as const) {
    dumbbell(stage, arms[side].end, pose.arms[side].grip ?? [0, 0, 1], ink, size, 1);
  }
}

/** So small that they hide neither a face nor where the bar touches the chest. */
const smallPlates: readonly Load[] = [
  { ...technique, r: 12.5 },
  { ...iron, r: 10.5 },
];
const inclineBar = seated({
  lean: -54,
  head: -44,
  legs: both<Leg>({ to: [42, 8, 18], pole: [1, 1, 0.3] }),
  arms: hands([-25.8, 89.1, 31], [0.2, -1, 0.5]),
});
/** A post with a hook on each side of the bar; the lifter presses the bar into the posts. */
function posts(stage: Stage, bar: V3, dx: number, high: number, z = 48): void {
  for (const s of [1, -1]) {
    // Seen along the bar, the near post and its hook would hide her face: they are drawn behind
    // her, where the far ones are.
    const bias = stage.cam.toward[2] * s > 0.97 ? -200 : 0;
    stage.block([bar[0] + dx, high / 2, s * z], [3, high / 2, 3], graphite, bias - 2);
    stage.block([bar[0] + dx, 2, s * z], [30, 2, 3.4], graphite, -4);
    stage.block(
      [bar[0] + dx / 3, bar[1] - 3, s * z],
      [Math.abs(dx) - 1, 1.6, 2.4],
      brass,
      bias - 1,
    );
  }
}
const benched = both<Leg>({ to: [34, 8, 20], pole: [0.5, 1, 0.3] });
const flat = (more: Partial<Pose>): Pose =>
  stand({ pelvis: [0, 54.5, 0], lean: -90, head: -88, legs: benched, ...more });
const onTheChest = flat({ arms: hands([-32, 68.5, 31], [0.4, -1, 0.6], { bias: 40 }) });
const closeGrip = flat({ arms: hands([-29, 67.5, 17], [1, -0.7, 0.2], { bias: 20 }) });
/** The palms look half at the feet and half at each other. */
const halfTurned = { grip: [1, 0, 1] } as const;
const floorPress = stand({
  pelvis: [0, 12, 0],
  lean: -90,
  head: -86,
  legs: both<Leg>({ to: [40, 8, 24], pole: [0.3, 1, 0.2] }),
  arms: hands([-24.7, 38, 33.5], [0.65, -1, 0.5], halfTurned),
});
const machinePress = straightArms(
  seated({
    lean: -7,
    head: -2,
    legs: both<Leg>({ to: [40, 8, 14], pole: [1, 1, 0.2] }),
    arms: hands([51, 95.5, 24], [-0.3, -0.5, 1], { grip: [0, 0.3, 1] }),
  }),
);
/** A stack of weights in a frame behind a seat. */
function stackBehind(stage: Stage, x: number, high: number, color: string = steel): void {
  for (const s of [1, -1]) stage.block([x, high / 2, s * 16], [3, high / 2, 3], graphite, -40);
  stage.block([x, high - 3, 0], [3, 3, 19], graphite, -40);
  stage.block([x, 3, 0], [8, 3, 22], graphite, -44);
  for (let i = 0; i < 9; i++) {
    stage.block([x, 10 + i * 7, 0], [5, 2.9, 12], i === 5 ? brass : color, -42);
  }
}

const atChest = flat({ arms: hands([-33, 68.5, 27.4], [0.4, -1, 0.6], { bias: 20 }) });
const lockedOut = flat({ arms: hands([-44, 114, 27.4], [0.4, -1, 0.6]) });
/** The palms look at the feet and a little at each other. */
const turnedIn = { grip: [0.36, 0, 1] } as const;
const dumbbellsLow = flat({ arms: hands([-34, 72, 38], [0.2, -1, 0.5], turnedIn) });
const dumbbellsHigh = straightArms(flat({ arms: hands([-46, 112, 22], [0.3, -0.4, 1], turnedIn) }));
const inclineBarHigh = straightArms(
  seated({ ...inclineBar, arms: hands([-38, 139, 31], [0.3, -0.3, 1]) }),
);
/** A back rest of some thirty degrees. */
const reclined = { ...low.inclinePress, lean: -59, head: -58 };
const inclineHigh = straightArms(
  seated({ ...reclined, arms: hands([-36, 136, 21], [0.2, -0.2, 1]) }),
);
const inclineLow = seated({ ...reclined, arms: hands([-26, 90, 41], [0.2, -1, 0.5]) });
const pauseHigh = straightArms(flat({ arms: hands([-43, 110, 31], [0.3, -0.4, 1]) }));
const closeHigh = straightArms(flat({ arms: hands([-44, 113, 17], [0.6, -0.4, 0.8]) }));
const floorHigh = straightArms(
  stand({ ...floorPress, arms: hands([-45, 70, 24], [0.3, -0.4, 1], halfTurned) }),
);
const machineBack = seated({
  ...machinePress,
  arms: hands([19, 97, 29], [-0.5, -0.5, 1], { grip: [0, 0.3, 1] }),
});

export const benchPresses: readonly Picture[] = [
  ...movement(
    'exercise-barbell-bench-press',
    "A woman lies on a bench and holds a barbell at arm's length above her chest.",
    {
      paper: pine,
      floor: '#17312a',
      yaw: 34,
      shapes: [disc(0.5, 0.5, 0.42, clay), slab(0, 0, 0.14, 1, '#2f5b4e', pine)],
      build: (s, p) => {
        for (const z of [50, -50]) {
          s.block([-78, 50, z], [3, 50, 3], '#4a4641', -2);
          s.block([-70, 96, z], [6, 2, 2.6], brass, -2);
        }
        s.block([-78, 3, 0], [3, 3, 52], '#4a4641', -30);
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...amara, top: chalk, bottom: brass, stripe: ink }, p);
        barbell(s, add(midHands(j), [0, 1, 0]), [{ ...technique, color: rust }, change]);
      },
    },
    {
      shown: lockedOut,
      end: atChest,
      alt: 'A woman lies on a bench and lowers a barbell until it touches her chest.',
    },
  ),
  ...movement(
    'exercise-dumbbell-bench-press',
    'A woman lies on a bench with a dumbbell at each side of her chest, elbows bent.',
    {
      paper: brass,
      floor: '#a06d15',
      yaw: -20,
      pitch: 14,
      shapes: [
        poly(
          [
            [0, 0],
            [1, 0],
            [1, 0.36],
            [0, 0.7],
          ],
          '#e6b04b',
        ),
      ],
      build: (s, p) => {
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...beth, top: rust, bottom: pine, legs: 'long', shoe: chalk }, p);
        dumbbells(s, j, p, 1);
      },
    },
    {
      shown: dumbbellsLow,
      start: dumbbellsHigh,
      alt: 'A woman lies on a bench and holds two dumbbells above her shoulders on straight arms.',
    },
  ),
  ...movement(
    'exercise-incline-barbell-bench-press',
    'A woman leans back on a bench raised to a low angle and presses a barbell from her upper chest.',
    {
      paper: rust,
      floor: '#7f2a13',
      yaw: 40,
      pitch: 10,
      shapes: [
        poly(
          [
            [0, 0.86],
            [1, 0.3],
            [1, 1],
            [0, 1],
          ],
          '#c75532',
        ),
        disc(0.56, 0.36, 0.24, chalk),
      ],
      build: (s, p) => {
        incline(s, 6, 34, 44, leather, -16);
        posts(s, [-58, 116, 0], -12, 132, 50);
        const j = figure(s, { ...hana, top: chalk, bottom: pine }, p);
        barbell(s, midHands(j), smallPlates);
      },
    },
    {
      shown: inclineBar,
      start: inclineBarHigh,
      alt: 'A woman leans back on a bench raised to a low angle, a barbell above her on straight arms.',
    },
  ),
  ...movement(
    'exercise-incline-dumbbell-press',
    'A woman lies back on an inclined bench with two dumbbells pressed straight up.',
    {
      paper: sky,
      floor: '#7896a2',
      // From further aside a dumbbell is before her mouth, and from further ahead the pad looks as
      // steep as a shoulder press.
      yaw: 54,
      shapes: [diagonal(0.1, 0.5, 0.3, '#b9ccd4'), disc(0.72, 0.3, 0.17, rust)],
      build: (s, p) => {
        incline(s, 8, 31, 44, ink, -16);
        const j = figure(s, { ...priya, top: pine, bottom: ink }, p);
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], rust, 0.88);
      },
    },
    {
      shown: inclineHigh,
      end: inclineLow,
      alt: 'A woman lies back on an inclined bench with a dumbbell beside each shoulder, elbows bent.',
    },
  ),
  ...movement(
    'exercise-paused-bench-press',
    'A woman on a bench lets the barbell rest motionless on her chest before she presses it.',
    {
      paper: '#efe2cc',
      floor: '#b9a684',
      yaw: 52,
      pitch: 25,
      shapes: [slab(0.1, 0.12, 0.07, 0.5, brass), slab(0.2, 0.12, 0.07, 0.5, brass)],
      build: (s, p) => {
        posts(s, [-66, 98, 0], -12, 108, 50);
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...joan, top: rust, bottom: pine }, p);
        const bar = add(midHands(j), [0, 0.5, 0]);
        barbell(s, bar, [iron, change], { bias: 15 });
        s.tube(add(bar, [0, 0, -27]), add(bar, [0, 0, 27]), 1.5, '#a9a69d', 95, 12);
      },
    },
    {
      shown: onTheChest,
      start: pauseHigh,
      alt: 'A woman on a bench holds the barbell above her chest on straight arms.',
    },
  ),
  ...movement(
    'exercise-close-grip-bench-press',
    'A woman on a bench presses a barbell with her hands at shoulder width and elbows tucked in.',
    {
      paper: '#e9dfcb',
      floor: clay,
      yaw: 15,
      pitch: 13,
      shapes: [arch(0.42, 0.06, 0.62, rust)],
      build: (s, p) => {
        posts(s, [-66, 98, 0], -12, 108, 50);
        bench(s, -92, 18, 44, 0, ink, -16);
        const j = figure(s, { ...carys, top: pine, bottom: ink, stripe: brass }, p);
        barbell(s, add(midHands(j), [0, 1, 0]), smallPlates, { bias: 2 });
      },
    },
    {
      shown: closeGrip,
      start: closeHigh,
      alt: 'A woman on a bench holds a barbell above her on straight arms, hands at shoulder width.',
    },
  ),
  ...movement(
    'exercise-dumbbell-floor-press',
    'A woman lies on a mat, upper arms on the floor, a dumbbell held upright above each elbow.',
    {
      paper: sky,
      floor: '#6f8e9b',
      yaw: 8,
      pitch: 19,
      shapes: [halfDisc(0.4, 0.8, 0.5, '#b9ccd4'), disc(0.78, 0.24, 0.12, brass)],
      build: (s, p) => {
        mat(s, -94, 68, 116, rust);
        const j = figure(s, { ...maya, top: chalk, bottom: pine, stripe: brass }, p);
        dumbbells(s, j, p, 0.9);
      },
    },
    {
      shown: floorPress,
      start: floorHigh,
      alt: 'A woman lies on a mat and holds two dumbbells above her on straight arms.',
    },
  ),
  ...movement(
    'exercise-machine-chest-press',
    'A woman sits in a chest press machine and pushes two handles straight out in front of her.',
    {
      paper: brass,
      floor: '#9c6a13',
      yaw: 32,
      shapes: [slab(0.58, 0.12, 0.3, 0.5, '#e9b957'), slab(0, 0, 0.12, 1, pine, '#1b382f')],
      build: (s, p) => {
        stackBehind(s, -52, 158);
        s.block([-8, 3, 0], [44, 3, 4], graphite, -40);
        s.block([0, 22, 0], [3, 20, 3], graphite, -36);
        s.block([-28, 58, 0], [3, 56, 3], graphite, -38);
        s.block([2, 42, 0], [19, 4, 16], leather, -26);
        slope(s, [-24, 112, 0], [-15, 48, 0], 30, 7, leather, -28);
        s.tube([30, 6, -40], [30, 6, 40], 3, steel, -20, 4);
        const j = figure(s, { ...elsa, top: rust, bottom: ink }, p);
        j.arms.forEach((a, i) => {
          const z = i === 0 ? 1 : -1;
          const grip = add(a.end, [0, 0, z * 11]);
          // One straight lever from its axis by the floor, as long at both ends of the press.
          s.tube([30, 6, z * 38], grip, 2.8, '#55504a', z * 6, 4);
          s.tube(grip, add(a.end, [0, 1, -z * 8]), 1.9, ink, 1);
          s.plate([30, 6, z * 41], [0, 0, 1], 6, 3, rust, z * 8);
        });
      },
    },
    {
      shown: machinePress,
      start: machineBack,
      alt: 'A woman sits in a chest press machine with its two handles beside her chest.',
    },
  ),
];
