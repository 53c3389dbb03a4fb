import { clock, night } from '../../drawing/flat-shapes.ts';
import { add, norm, rad, sub, type V3 } from '../../drawing/geometry.ts';
import {
  beth,
  brass,
  chalk,
  clay,
  dina,
  elsa,
  femi,
  graphite,
  gwen,
  hana,
  ink,
  joan,
  leather,
  maya,
  pine,
  rust,
  sand,
  sky,
  steel,
  zola,
} from '../../drawing/palette.ts';
import { picture, type Picture } from '../../drawing/picture.ts';
import { arch, disc, dust, pane, slab, type Mark } from '../../drawing/sheet.ts';
import type { Stage } from '../../drawing/stage.ts';
import { slope } from '../../equipment/machines.ts';
import {
  barbell,
  bumper,
  dumbbell,
  iron,
  kettlebell,
  technique,
  wood,
  type Load,
} from '../../equipment/weights-and-bands.ts';
import { drawFigure as figure } from '../../figure/figure.ts';
import * as more from '../../figure/poses-off-duty.ts';
import * as squat from '../../figure/poses-squat.ts';
import * as pose from '../../figure/poses-standing.ts';
import { stand } from '../../figure/poses-standing.ts';
import { both, onChest, type Arm } from '../../figure/skeleton.ts';

/** A floor under a part of the sheet. back: distance from the figure to its far edge. */
const ground =
  (x0: number, x1: number, back: number, pitch: number, color: string): Mark =>
  ({ w, h, px, k }) => {
    const y = px([0, 0, 0])[1] - back * Math.sin(rad(pitch)) * k;
    return `<rect x="${x0 * w}" y="${y}" width="${(x1 - x0) * w}" height="${h - y}" fill="${color}"/>`;
  };
const five: Load = { r: 22.5, thick: 4, color: ink };
const setThePin = stand({
  pelvis: [-20, 80, 0],
  lean: 40,
  head: 34,
  legs: [
    { to: [-26, 8, 12], pole: [1, 0, 0.2] },
    { to: [6, 8, -12], pole: [1, 0, -0.1] },
  ],
  arms: [
    { to: [47, 74, 22], pole: [-0.6, -0.6, 0.6], grip: [0, 0, 1] },
    { to: [10, 68, -16], pole: [-1, 0.1, -0.3], grip: [1, 0, 0] },
  ],
});
/**
 * A weight stack between two posts, its front to the right of a figure; the plates above the pin
 * are lit.
 */
function weightStack(s: Stage, x: number, pinned: number): void {
  for (const dx of [-27, 27]) s.block([x + dx, 96, 0], [3.4, 96, 4], graphite, -6);
  s.block([x, 189, 0], [30, 4, 5], graphite, -5);
  s.block([x, 3, 0], [34, 3, 16], graphite, -8);
  for (const dx of [-12, 12]) s.tube([x + dx, 109, 0], [x + dx, 186, 0], 1.2, steel, -7);
  s.tube([x, 110, 0], [x, 186, 0], 0.8, ink, -6);
  s.plate([x, 182, 6], [0, 0, 1], 7, 3, steel, 3);
  for (let i = 0; i < 13; i++) {
    const y = 11 + i * 7.8;
    const color = i >= pinned ? rust : '#6d6f6d';
    s.block([x, y, 0], [21, 3.5, 11], color, i * 0.01);
    s.plate([x, y, 11.2], [0, 0, 1], 1.5, 0.4, ink, 3);
  }
}
/** A cobweb in the corner between bar and plate. side: on which side the plate is. */
function cobweb(s: Stage, corner: V3, side: number): void {
  const on = (angle: number, r: number): V3 =>
    add(corner, [0, Math.sin(angle) * r, -side * Math.cos(angle) * r]);
  const spokes = [0, 0.4, 0.8, 1.2, 1.57];
  for (const a of spokes) s.cord([corner, on(a, 24)], 0.5, chalk, 40);
  for (const r of [7, 12.5, 18, 23]) {
    for (const [i, a] of spokes.slice(1).entries()) {
      const b = spokes[i] ?? 0;
      s.cord([on(b, r), on((a + b) / 2, r * 0.88), on(a, r)], 0.5, chalk, 40);
    }
  }
}
/** A round holdall with two handles, hanging from a hand. */
function gymBag(s: Stage, hand: V3, color: string): void {
  const c = add(hand, [0, -27, 2]);
  const on = (x: number, y = 0): V3 => add(c, [x, y, 0]);
  s.tube(on(-23), on(23), 12.5, color, 4);
  for (const x of [-12, 12]) s.tube(on(x - 1.6), on(x + 1.6), 12.9, ink, 5);
  s.cord([on(-12, 12), add(hand, [-3, -1, 0]), add(hand, [3, -1, 0]), on(12, 12)], 1.8, ink, 6);
}
const arriving = stand({
  pelvis: [2, 87, 0],
  legs: [
    { to: [26, 8, 8], toe: [0.98, 0.15, 0.05] },
    { to: [-30, 18, -8], toe: [0.7, -0.7, 0] },
  ],
  head: 14,
  arms: [
    { to: [-6, 79, 23], pole: [-1, 0, 0.4], grip: [1, 0, 0] },
    { to: [14, 84, -22], pole: [-1, 0, -0.4], grip: [1, 0.2, 0] },
  ],
});
const oneLeg = stand({
  pelvis: [0, 88, 0],
  lean: 1,
  legs: [
    { to: [16, 54, 9], pole: [1, 0.6, 0], toe: [0.7, -0.7, 0] },
    { to: [1, 8, -4], pole: [1, 0, 0] },
  ],
  arms: both<Arm>({ to: [12, 116, 68], pole: [-0.4, -0.4, 0], flat: [0.15, 0, 1] }),
});

export const fullBodyPlans: readonly Picture[] = [
  picture(
    'workoutPlan-full-body-three-days',
    'Three women show three days of training: a squat, a deadlift and an overhead press.',
    {
      paper: chalk,
      floor: sand,
      yaw: 26,
      back: 40,
      shapes: [
        slab(0.02, 0.06, 0.31, 0.76, rust),
        slab(0.345, 0.06, 0.31, 0.76, pine),
        slab(0.67, 0.06, 0.31, 0.76, brass),
      ],
      build: (s) => {
        figure(s, { ...dina, top: ink, hair: sky, bottom: '#3a3733' }, squat.backSquat, {
          x: -150,
          z: 0,
        });
        barbell(s, add(onChest(squat.backSquat, [-9.5, 29, 0]), [-150, 0, 0]), [technique], {
          collar: 46,
          half: 60,
        });
        figure(s, { ...gwen, top: chalk, bottom: brass }, pose.deadlift);
        barbell(s, [8.5, 22.5, 0], [bumper], { collar: 46, half: 60 });
        figure(s, { ...zola, top: rust, bottom: ink }, pose.overhead, { x: 150 });
        barbell(s, [154, 200.7, 0], [{ ...iron, color: pine }], { collar: 46, half: 60 });
      },
    },
  ),
  picture(
    'workoutPlan-thirty-minute-full-body',
    'A woman swings a kettlebell in front of a large clock with half its face filled in.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 24,
      shapes: [clock(0.36, 0.43, 0.38, 0.5, chalk, brass)],
      build: (s) => {
        const j = figure(s, { ...maya, top: rust, bottom: sky, stripe: rust }, pose.swing);
        const g = add(j.arms[0].end, [0, 0, -j.arms[0].end[2]]);
        kettlebell(s, g, norm(sub([2, 138, 0], g)), [0, 0, 1], ink, 1, 1);
      },
    },
  ),
  picture(
    'workoutPlan-two-days-a-week',
    'The same woman trains twice: under a sun she squats with a dumbbell, under a moon she hinges with two.',
    {
      paper: sky,
      yaw: 24,
      frame: [0.12, 0.22, 0.9, 0.92],
      shapes: [
        disc(0.15, 0.24, 0.13, brass),
        slab(0.5, 0, 0.5, 1, ink),
        night(0.58, 0.2, 0.09),
        ground(0, 0.5, 60, 9, chalk),
        ground(0.5, 1, 60, 9, pine),
      ],
      build: (s) => {
        figure(s, { ...gwen, top: rust, bottom: pine, legs: 'long' }, squat.gobletSquat, {
          x: -76,
        });
        dumbbell(
          s,
          add(squat.heldBell(squat.gobletSquat), [-76, 0, 0]),
          squat.bellUp(squat.gobletSquat),
          ink,
          1.15,
        );
        const j = figure(
          s,
          { ...gwen, top: rust, bottom: brass, legs: 'long', shoe: chalk },
          pose.romanian,
          {
            x: 96,
          },
        );
        for (const a of j.arms) dumbbell(s, a.end, [0, 0, 1], steel);
      },
    },
  ),
  picture(
    'workoutPlan-five-by-five',
    'A large, strong woman squats deep with a heavy bar in front of a wall of twenty-five discs.',
    {
      paper: pine,
      floor: '#16302a',
      yaw: 58,
      pitch: 6,
      shapes: [0, 1, 2, 3, 4].flatMap((r) =>
        [0, 1, 2, 3, 4].map((c) =>
          disc(0.14 + c * 0.18, 0.1 + r * 0.155, 0.052, r < 3 ? brass : '#39665a'),
        ),
      ),
      build: (s) => {
        figure(s, { ...femi, top: rust, bottom: ink, shoe: chalk }, squat.backSquat);
        barbell(s, onChest(squat.backSquat, [-9.5, 29, 0]), [five, { ...bumper, color: rust }], {
          half: 84,
        });
      },
    },
  ),
  picture(
    'workoutPlan-first-barbell-plan',
    'A coach with grey hair watches a younger woman lift a bar with small plates for the first time.',
    {
      paper: sky,
      floor: chalk,
      yaw: 18,
      shapes: [pane(0.08, 0.08, 0.36, 0.42, '#c7d7de', pine, 4, 2), slab(0.94, 0, 0.06, 1, rust)],
      build: (s) => {
        figure(s, { ...hana, top: rust, bottom: ink }, pose.romanian, { x: -50 });
        barbell(s, [-42, 40.2, 0], [wood], { collar: 52, half: 70 });
        figure(s, { ...elsa, top: pine, bottom: ink }, more.watching, { x: 66, z: -24, yaw: 180 });
      },
    },
  ),
  picture(
    'workoutPlan-machines-first-plan',
    'A woman with short grey hair bends to put the pin into the weight stack of a machine.',
    {
      paper: '#dfe6e4',
      floor: '#8fa8a6',
      yaw: 20,
      pitch: 8,
      shapes: [slab(0, 0.14, 1, 0.2, '#cdd9d7'), disc(0.28, 0.4, 0.28, clay)],
      build: (s) => {
        weightStack(s, 50, 8);
        s.tube([50, 73.4, 11], [50, 73.4, 23], 1.5, brass, 6);
        figure(s, { ...elsa, top: rust, bottom: pine }, setThePin, { x: 0 });
        s.block([112, 18, 0], [3, 18, 4], graphite, -10);
        s.block([112, 3, 0], [34, 3, 5], graphite, -12);
        slope(s, [94, 44, 0], [136, 44, 0], 32, 8, leather, -4);
        slope(s, [86, 116, 0], [92, 50, 0], 30, 8, leather, -6);
        s.block([82, 58, 0], [3, 58, 4], graphite, -14);
      },
    },
  ),
  picture(
    'workoutPlan-back-after-a-break',
    'A woman with a gym bag walks up to a barbell that has gathered dust and a cobweb.',
    {
      paper: '#dfe6e4',
      floor: '#a9bdb6',
      yaw: 28,
      shapes: [
        slab(0.1, 0.1, 0.3, 0.9, '#f3dfa9'),
        slab(0.1, 0.1, 0.015, 0.9, pine),
        slab(0.385, 0.1, 0.015, 0.9, pine),
        slab(0.1, 0.085, 0.3, 0.02, pine),
      ],
      build: (s) => {
        const j = figure(
          s,
          { ...beth, top: pine, bottom: rust, legs: 'long', shoe: chalk },
          arriving,
          {
            x: -66,
          },
        );
        gymBag(s, j.arms[0].end, brass);
        const bar: V3 = [74, 22.5, 0];
        barbell(s, bar, [bumper, iron], { collar: 50, half: 74 });
        cobweb(s, add(bar, [0, 0, 49]), 1);
        cobweb(s, add(bar, [0, 0, -49]), -1);
      },
      front: [dust([74, 40, 0], 0.13, 5, '#8b958f')],
    },
  ),
  picture(
    'workoutPlan-strong-after-fifty',
    'A woman with grey hair carries two heavy kettlebells past another who balances on one leg.',
    {
      paper: pine,
      floor: '#18332b',
      yaw: 40,
      shapes: [arch(0.3, 0.08, 0.36, clay), disc(0.74, 0.36, 0.24, brass)],
      build: (s) => {
        const j = figure(s, { ...joan, top: rust, bottom: sky }, pose.walkLoaded, { x: -64 });
        for (const a of j.arms) kettlebell(s, a.end, [0, 1, 0], [1, 0, 0], ink, 1.15);
        figure(s, { ...elsa, top: chalk, bottom: clay }, oneLeg, { x: 74, yaw: 30 });
      },
    },
  ),
];
