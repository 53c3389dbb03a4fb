import { add, mix, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  amara,
  brass,
  carys,
  chalk,
  clay,
  dina,
  elsa,
  gwen,
  hana,
  ink,
  joan,
  maya,
  pine,
  priya,
  rust,
  sand,
  sky,
} from '../drawing/palette.ts';
import { movement, type Picture } from '../drawing/picture.ts';
import { arch, diagonal, disc, halfDisc, slab, type Mark } from '../drawing/sheet.ts';
import type { Stage } from '../drawing/stage.ts';
import { mat } from '../equipment/machines.ts';
import { drawFigure as figure } from '../figure/figure.ts';
import { afterStep } from '../figure/lunge-phases.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, type Joints, type Leg, type Pose } from '../figure/skeleton.ts';

/** The beam that the straps hang from, at the top of the sheet. */
const beam = (color: string, edge: string): readonly Mark[] => [
  slab(0, 0, 1, 0.07, color),
  slab(0, 0.07, 1, 0.012, edge),
];
/** A strap from the beam to a handle or a loop, whose ends lie along an axis. */
function strap(s: Stage, from: V3, to: V3, axis: V3, color: string, bias = 2): void {
  const fork = mix(to, from, 0.12);
  const [a, b] = [add(to, axis), add(to, [-axis[0], -axis[1], -axis[2]])];
  s.unmeasured(() => s.cord([from, fork], 2.2, color, bias));
  s.cord([a, fork, b], 1.6, ink, bias);
  s.tube(a, b, 1.8, ink, bias);
}
/** Two straps from one point of the beam to the woman's hands. */
function toHands(s: Stage, { arms }: Joints, x: number, color: string, axis: V3 = [0, 5, 3]): void {
  for (const { end } of arms) strap(s, [x, 268, end[2] > 0 ? 6 : -6], end, axis, color, 3);
}
/** Two straps from one point of the beam to loops round the woman's feet. */
function toFeet(s: Stage, { legs }: Joints, x: number, color: string, offset: V3): void {
  for (const { end } of legs)
    strap(s, [x, 268, end[2] > 0 ? 4 : -4], add(end, offset), [0, 0, 5], color, 4);
}

/** A straight body on its heels, leaning back by an angle towards -x; the ankles are at x. */
function leaning(degrees: number, x: number, more: Partial<Pose>): Pose {
  const a = (degrees * Math.PI) / 180;
  return stand({
    pelvis: [x - 81 * Math.sin(a), 9 + 81 * Math.cos(a), 0],
    lean: -degrees,
    head: -degrees * 0.6,
    legs: both<Leg>({
      to: [x, 9, 10],
      pole: [0.6, 1, 0],
      toe: [Math.cos(a * 0.8), Math.sin(a * 0.8), 0.1],
    }),
    ...more,
  });
}
/** A straight body on its toes, leaning forward by an angle towards +x; the ankles are at x. */
function tipped(degrees: number, x: number, more: Partial<Pose>): Pose {
  const a = (degrees * Math.PI) / 180;
  return stand({
    pelvis: [x + 81 * Math.sin(a), 16 + 81 * Math.cos(a), 0],
    lean: degrees,
    head: degrees * 0.7,
    legs: both<Leg>({ to: [x, 16, 9], pole: [0, -1, 0], toe: [0.5, -0.86, 0] }),
    ...more,
  });
}
const upright: V3 = [0, 1, 0.3];
const rowed = leaning(31, 8, { arms: hands([-34, 116, 23], [-0.8, -1, 0.4], { grip: upright }) });
const rowLong = straightArms(
  leaning(50, 8, { arms: hands([-45, 129, 14], [0.2, -1, 0.4], { grip: upright }) }),
);
const curled = leaning(24, 8, {
  arms: hands([-26, 150, 16], [1, -0.3, 0.1], { grip: [0, 0, 1] }),
});
const curlLong = leaning(38, 8, {
  arms: hands([-27, 155, 15], [0.4, -1, 0.2], { grip: [0, 0, 1] }),
});
/** Where the straps of the Y raise hang from, beside the middle. */
const yAnchor: V3 = [90, 268, 6];
/** One line from head to heels on straight legs, the left foot a little behind the right one. */
function yStance(degrees: number): Pose {
  const base = leaning(degrees, 8, {});
  const a = (degrees * Math.PI) / 180;
  const [right, left] = base.legs;
  return {
    ...base,
    pelvis: [8 - 81.6 * Math.sin(a), 9 + 81.6 * Math.cos(a), 0],
    legs: [right, { ...left, to: [3, 9, -10] }],
  };
}
/**
 * The arms go up and outwards in the plane of her body, beside the ears, until the hands are just
 * above her head.
 */
const raised = ((base: Pose): Pose =>
  straightArms({
    ...base,
    arms: hands(onChest(base, [-2, 64, 63]), [-0.3, -1, 0.6], { grip: [1, 0, 0] }),
  }))(yStance(8));
/** The arms point at the anchor. */
const raiseLong = ((base: Pose): Pose => {
  const shoulder = onChest(base, [0, 27.5, 16.5]);
  const hand = add(shoulder, mul(norm(sub(yAnchor, shoulder)), 59));
  return straightArms({
    ...base,
    arms: hands([hand[0], hand[1], 15], [0, -1, 0.4], { grip: [0, 0.3, 1] }),
  });
})(yStance(27));
/**
 * Half way: still one line from head to heels, and the hands go outwards before they go up, as far
 * from the anchor as the straps are long.
 */
const raisedHalf = ((base: Pose): Pose =>
  straightArms({
    ...base,
    arms: hands(add(onChest(base, [0, 27.5, 53]), [30, 36, 0]), [-0.2, -1, 0.6], {
      grip: [0.8, 0.2, 0.5],
    }),
  }))(yStance(17));
const yRaisePhases = [
  { name: 'Hold', to: raised, seconds: 0.96 },
  { name: 'Lower', to: raisedHalf, seconds: 1.36 },
  { name: 'Lower', to: raiseLong, seconds: 1.36 },
  { name: 'Raise', to: raisedHalf, seconds: 0.8 },
  { name: 'Raise', to: raised, seconds: 0.8 },
];
const pressedLow = tipped(56, -92, {
  arms: hands([25, 58, 27], [-1, 0.3, 0.7], { grip: [0.2, 0, 1] }),
});
const pressedHigh = straightArms(
  tipped(43, -92, {
    arms: hands([21, 57, 22], [-0.6, 0, 1], { grip: [0.2, 0, 1] }),
  }),
);
const tricepsBent = tipped(44, -64, {
  arms: hands([50, 134, 10], [0.9, -1, 0.3], { grip: [0, 0, 1] }),
});
const tricepsLong = tipped(25, -64, {
  arms: hands([49.53, 144, 13], [0.2, -1, 0.4], { grip: [0, 0, 1] }),
});
const legsLong = stand({
  ...low.bridge,
  pelvis: [0, 25, 0],
  lean: -99,
  chest: -99,
  head: -84,
  legs: both<Leg>({ to: [80, 37, 10], pole: [0, 1, 0], toe: [0.1, 1, 0] }),
});
const heelsIn = stand({
  ...low.bridge,
  pelvis: [4, 38, 0],
  lean: -118,
  chest: -116,
  head: -84,
  legs: both<Leg>({ to: [44, 40, 10], pole: [0.3, 1, 0], toe: [0.1, 1, 0] }),
});
const onHands = hands([56, 4, 20], [-1, 0, 0.4], { flat: [1, -0.05, 0] });
const plankInLoops = stand({
  pelvis: [9, 50, 0],
  lean: 80,
  head: 62,
  legs: both<Leg>({ to: [-70, 36, 8], pole: [0, -1, 0], toe: [-0.4, -0.9, 0] }),
  arms: onHands,
});
const tucked = stand({
  pelvis: [2, 61, 0],
  lean: 96,
  head: 76,
  legs: both<Leg>({ to: [-24, 36, 8], pole: [1, -0.5, 0], toe: [-0.7, -0.7, 0] }),
  arms: onHands,
});
/** Hands in front of the breastbone, wherever her chest is. */
const atChest = (x: number, y: number): Pose['arms'] =>
  hands([x, y, 6], [-0.2, -0.6, 1], { grip: [0.4, 1, 0] });
const hopLow = stand({
  pelvis: [-8, 55, 0],
  lean: 12,
  head: 0,
  legs: [{ to: [22, 8, 9] }, { to: [-68, 50, -9], pole: [0.2, -1, 0], toe: [-1, -0.2, 0] }],
  arms: atChest(20, 100),
});
const hopTall = stand({
  pelvis: [12, 88.9, 0],
  lean: 4,
  head: 0,
  legs: [{ to: [22, 8, 9] }, { to: [-44, 52, -9], pole: [0.4, -1, 0], toe: [-0.9, -0.5, 0] }],
  arms: atChest(33, 132),
});
const heldLunge = stand({
  ...pose.lunge,
  arms: hands([36, 98, 18], [-0.4, -1, 0.5], { grip: upright }),
});
const heldStep = stand({
  ...heldLunge,
  pelvis: [3, 78.5, 0],
  legs: [heldLunge.legs[0], { ...heldLunge.legs[1], pole: [1, -0.4, 0] }],
  arms: hands([38, 108, 18], [-0.4, -1, 0.5], { grip: upright }),
});
const heldStand = stand({
  pelvis: [36, 89.5, 0],
  legs: [heldLunge.legs[0], { to: [36, 8, -9] }],
  arms: hands([60, 113, 18], [-0.6, -1, 0.4], { grip: upright }),
});

export const suspension: readonly Picture[] = [
  ...movement(
    'exercise-suspension-row',
    'A woman leans back on two straps, her body straight, and rows her chest to the handles.',
    {
      paper: '#e7e1d0',
      floor: '#b98a5c',
      yaw: 26,
      frame: [0.14, 0.26, 0.8, 0.92],
      shapes: [disc(0.44, 0.5, 0.32, sky), ...beam('#9a6a3a', '#6d4826')],
      build: (s, p) => {
        toHands(s, figure(s, { ...gwen, top: rust, bottom: pine, legs: 'long' }, p), 70, brass);
      },
    },
    {
      shown: rowed,
      start: rowLong,
      alt: 'A woman leans far back on two straps with straight arms, her heels dug in.',
    },
  ),
  ...movement(
    'exercise-suspension-push-up',
    'A woman leans into a push-up with a hand on each of two hanging straps.',
    {
      paper: '#2c4a57',
      floor: '#1d343e',
      yaw: 28,
      frame: [0.14, 0.34, 0.82, 0.92],
      shapes: [halfDisc(0.5, 0.84, 0.56, '#3b6071'), ...beam('#8a5a34', '#5f3d22')],
      build: (s, p) => {
        // From so far behind her, the straps run along the arms and past the back of her head.
        toHands(s, figure(s, { ...maya, top: brass, bottom: rust }, p), -62, chalk, [1, 0, 6]);
      },
    },
    {
      shown: pressedLow,
      start: pressedHigh,
      alt: 'A woman leans on two hanging straps with straight arms, her body in one line.',
    },
  ),
  ...movement(
    'exercise-suspension-hamstring-curl',
    'A woman lies with her heels in two straps, hips high, and draws her feet towards her.',
    {
      paper: clay,
      floor: '#a35a42',
      yaw: 18,
      pitch: 11,
      frame: [0.12, 0.5, 0.88, 0.92],
      shapes: [arch(0.5, 0.16, 0.6, sand), ...beam('#7c4a34', '#583122')],
      build: (s, p) => {
        mat(s, -84, 40, 58, pine);
        const j = figure(s, { ...elsa, top: brass, bottom: ink }, p);
        toFeet(s, j, 64, rust, [-2, -7, 0]);
      },
    },
    {
      shown: heelsIn,
      start: legsLong,
      alt: 'A woman lies with her heels in two straps, hips lifted and legs straight.',
    },
  ),
  ...movement(
    'exercise-suspension-biceps-curl',
    'A woman leans back on two straps and bends her raised elbows until her fists are at her temples.',
    {
      paper: pine,
      floor: '#17302a',
      yaw: 24,
      frame: [0.2, 0.2, 0.76, 0.92],
      shapes: [disc(0.46, 0.52, 0.3, '#2f5b4e'), ...beam(brass, '#9a6a18')],
      build: (s, p) => {
        const j = figure(s, { ...priya, top: chalk, bottom: rust }, p);
        toHands(s, j, 70, brass, [0, 0, 5]);
      },
    },
    {
      shown: curled,
      start: curlLong,
      alt: 'A woman leans back on two straps with straight arms, palms up.',
    },
  ),
  ...movement(
    'exercise-suspension-y-raise',
    'A woman leans back a little on two straps and opens her straight arms into a Y.',
    {
      paper: sky,
      floor: '#5f7f8d',
      // Nearly from the side: from further round, the near arm would lie before her face at the
      // start.
      yaw: 24,
      frame: [0.2, 0.18, 0.76, 0.92],
      shapes: [diagonal(0.3, 0.5, 0.3, chalk), ...beam('#9a6a3a', '#6d4826')],
      build: (s, p) => {
        const j = figure(s, { ...carys, top: rust, bottom: ink, stripe: chalk }, p);
        toHands(s, j, yAnchor[0], ink, [4, 2, 0]);
      },
    },
    {
      shown: raised,
      start: raiseLong,
      phases: yRaisePhases,
      alt: 'A woman leans back on two straps and holds her straight arms out in front of her.',
    },
  ),
  ...movement(
    'exercise-suspension-triceps-press',
    'A woman leans forward onto two straps, elbows bent and her fists beside her forehead.',
    {
      paper: '#efe2d0',
      floor: '#b99672',
      yaw: 22,
      frame: [0.18, 0.2, 0.82, 0.92],
      shapes: [
        slab(0.1, 0.24, 0.8, 0.12, clay),
        slab(0.1, 0.44, 0.8, 0.05, clay),
        ...beam(pine, '#16302a'),
      ],
      build: (s, p) => {
        const j = figure(s, { ...dina, top: pine, hair: rust, bottom: ink }, p);
        toHands(s, j, -30, rust, [0, 0, 5]);
      },
    },
    {
      shown: tricepsBent,
      start: tricepsLong,
      alt: 'A woman leans forward onto two straps with straight arms in front of her forehead.',
    },
  ),
  ...movement(
    'exercise-suspension-split-squat',
    'A woman squats on one leg, her other foot behind her in a hanging strap.',
    {
      paper: rust,
      floor: '#7b2811',
      yaw: 24,
      frame: [0.22, 0.24, 0.8, 0.92],
      shapes: [disc(0.52, 0.52, 0.3, '#c75532'), ...beam(ink, '#34302c')],
      build: (s, p) => {
        const j = figure(s, { ...hana, top: chalk, bottom: pine, shoe: brass }, p);
        strap(s, [-70, 268, -8], add(j.legs[1].end, [-6, -3, 0]), [0, 0, 6], brass, -2);
      },
    },
    {
      shown: hopLow,
      start: hopTall,
      alt: 'A woman stands tall on one leg, her other foot behind her in a hanging strap.',
    },
  ),
  ...movement(
    'exercise-suspension-reverse-lunge',
    'A woman kneels into a lunge with the handles of two straps in her hands.',
    {
      paper: '#dfe6e2',
      floor: '#8ba39d',
      yaw: 30,
      frame: [0.2, 0.22, 0.78, 0.92],
      shapes: [arch(0.5, 0.2, 0.44, brass), ...beam('#8a5a34', '#5f3d22')],
      build: (s, p) => {
        toHands(s, figure(s, { ...joan, top: pine, bottom: ink }, p), 104, rust);
      },
    },
    {
      shown: heldLunge,
      start: heldStand,
      phases: afterStep(heldLunge, heldStep, heldStand, 'Step back'),
      alt: 'A woman stands tall and holds the handles of two straps in front of her.',
    },
  ),
  ...movement(
    'exercise-suspension-knee-tuck',
    'A woman on her hands draws both knees under her chest, her feet in two straps.',
    {
      paper: '#4a4560',
      floor: '#33304a',
      yaw: 22,
      pitch: 11,
      frame: [0.14, 0.42, 0.86, 0.92],
      shapes: [disc(0.56, 0.5, 0.28, '#5b5675'), ...beam('#9a6a3a', '#6d4826')],
      build: (s, p) => {
        mat(s, 10, 92, 62, clay);
        const j = figure(s, { ...amara, top: clay, bottom: sky, stripe: chalk }, p);
        toFeet(s, j, -52, brass, [-2, -6, 0]);
      },
    },
    {
      shown: tucked,
      start: plankInLoops,
      alt: 'A woman holds a high plank on her hands, her feet behind her in two straps.',
    },
  ),
];
