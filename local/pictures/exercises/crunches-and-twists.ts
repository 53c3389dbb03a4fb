import { between } from '../drawing/between.ts';
import { add, mix, mul, norm, sub, type V3 } from '../drawing/geometry.ts';
import {
  beth,
  brass,
  carys,
  chalk,
  clay,
  femi,
  graphite,
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
import { arch, diagonal, disc, ring, slab } from '../drawing/sheet.ts';
import { mat, pullUpBar, tower } from '../equipment/machines.ts';
import { cable, rope, stirrup } from '../equipment/weights-and-bands.ts';
import { drawFigure as figure, midHands } from '../figure/figure.ts';
import * as low from '../figure/poses-floor.ts';
import { straightArms } from '../figure/poses-lifting.ts';
import * as pose from '../figure/poses-standing.ts';
import { hands, stand } from '../figure/poses-standing.ts';
import { both, onChest, solve, type Leg, type Pose } from '../figure/skeleton.ts';

const rolledUp = stand({
  pelvis: [2, 22, 0],
  lean: -138,
  chest: -92,
  head: -84,
  legs: both<Leg>({ to: [9, 66, 7], pole: [-1, 0.4, 0], toe: [0.1, 1, 0] }),
  arms: hands([8, 4, 28], [0, -0.3, 1], { flat: [1, -0.02, 0] }),
});
const cycling = stand({
  pelvis: [0, 12, 0],
  lean: -84,
  chest: -54,
  chestTwist: 30,
  head: -38,
  legs: [
    { to: [26, 46, 9], pole: [-0.6, 1, 0], toe: [0.4, 0.9, 0] },
    { to: [80.1, 27.4, -9], pole: [0, 1, 0], toe: [0.4, 0.92, 0] },
  ],
  arms: hands([-52, 46, 11], [-0.5, 0.3, 1]),
});

const flatKneesUp = stand({
  pelvis: [5, 12, 0],
  lean: -92,
  chest: -92,
  head: -84,
  legs: both<Leg>({ to: [45, 50, 7], pole: [-1, 1, 0], toe: [0.2, 1, 0] }),
  arms: rolledUp.arms,
});
const cyclingBack = stand({
  ...cycling,
  chestTwist: -30,
  legs: [
    { to: [80.1, 27.4, 9], pole: [0, 1, 0], toe: [0.4, 0.92, 0] },
    { to: [26, 46, -9], pole: [-0.6, 1, 0], toe: [0.4, 0.9, 0] },
  ],
});
const kneelingTall = low.ropeAtHead(8, 16);
const crunchPhases = [
  { name: 'Breathe out', to: low.cableCrunch, seconds: 0.4 },
  { name: 'Uncurl', to: kneelingTall, seconds: 1.6 },
  { name: 'Stretch', to: kneelingTall, seconds: 0.4 },
  { name: 'Curl', to: low.cableCrunch, seconds: 0.96 },
];
/** Feet a little before the bar. */
const hangStraight = low.hanging(9, -2, 0);
/** The pelvis curls before the legs rise, and on the way down it is the last to give way. */
const tucked = low.hanging(17, -28, 2);
const slight = low.hanging(38, -34, 3);
const half = low.hanging(58, -39, 3.5);
const most = low.hanging(78, -43, 4);
const raisePhases = [
  { name: 'Unroll', to: most, seconds: 0.32 },
  { name: 'Unroll', to: half, seconds: 0.4 },
  { name: 'Unroll', to: slight, seconds: 0.4 },
  { name: 'Unroll', to: tucked, seconds: 0.4 },
  { name: 'Unroll', to: hangStraight, seconds: 0.48 },
  { name: 'Hang', to: hangStraight, seconds: 0.4 },
  { name: 'Tuck', to: tucked, seconds: 0.4 },
  { name: 'Raise', to: slight, seconds: 0.24 },
  { name: 'Raise', to: half, seconds: 0.24 },
  { name: 'Raise', to: most, seconds: 0.24 },
  { name: 'Raise', to: low.legRaise, seconds: 0.24 },
  { name: 'Pause', to: low.legRaise, seconds: 0.4 },
];
const heelsDown = both<Leg>({ to: [56, 10, 9], pole: [0, 1, 0.1], toe: [0.7, 0.7, 0] });
/**
 * Leant back by 45 degrees, heels down, palms together before the breastbone, which points `turn`
 * degrees to the right.
 */
const turnedBy = (turn: number): Pose => {
  const base = stand({
    ...low.twist,
    lean: -42,
    chest: -40,
    head: -16,
    headTurn: 0,
    chestTwist: turn,
    legs: heelsDown,
  });
  const palm = (side: 1 | -1): Pose['arms'][0] => ({
    to: onChest(base, [18.5, 5, side * 2.6]),
    pole: onChest({ ...base, pelvis: [0, 0, 0] }, [-8, -40, side * 40]),
    flat: [0.35, 0.94, 0],
    bias: 8,
  });
  return { ...base, arms: [palm(1), palm(-1)] };
};
const twist = { right: turnedBy(56), ahead: turnedBy(0), left: turnedBy(-56) } as const;
const twistPhases = [
  { name: 'Right', to: twist.right, seconds: 0.4 },
  { name: 'Middle', to: twist.ahead, seconds: 0.72 },
  { name: 'Left', to: twist.left, seconds: 0.72 },
  { name: 'Left', to: twist.left, seconds: 0.4 },
  { name: 'Middle', to: twist.ahead, seconds: 0.72 },
  { name: 'Right', to: twist.right, seconds: 0.72 },
];
const chopHigh = stand({
  pelvis: [-1, 85, -4],
  twist: -22,
  lean: 2,
  chestTwist: -30,
  head: -8,
  legs: [
    { to: [4, 11, 28], pole: [1, 0, 0.3], toe: [0.85, -0.2, 0.3] },
    { to: [-4, 8, -32], pole: [1, 0, -0.3], toe: [1, 0, -0.1] },
  ],
  arms: [
    { to: [28, 161, -40], pole: [0.6, -1, 0.4], grip: [0.6, 0.6, 0.3] },
    { to: [26, 164, -45], pole: [0.3, -1, -0.6], grip: [0.6, 0.6, 0.3], bias: 6 },
  ],
});
/** So far from the shoulders the handle goes round: on long arms all the way. */
const chopReach = 57;
const awayOf = (p: Pose): V3 => {
  const { arms } = solve(p);
  return norm(sub(mix(arms[0].end, arms[1].end, 0.5), mix(arms[0].root, arms[1].root, 0.5)));
};
/** The chop t of the way down: the handle turns about the shoulders. */
const chopAt = (t: number): Pose => {
  const base = between(chopHigh, pose.chop, t);
  const [from, to] = [awayOf(chopHigh), awayOf(pose.chop)];
  const middle = norm(add(from, to));
  const away = norm(t < 0.5 ? mix(from, middle, t * 2) : mix(middle, to, t * 2 - 1));
  const { arms } = solve(base);
  const handle = add(mix(arms[0].root, arms[1].root, 0.5), mul(away, chopReach));
  return {
    ...base,
    arms: [
      { ...base.arms[0], to: add(handle, [1, -1.7, 2]), pole: [0, -0.7, 1] },
      { ...base.arms[1], to: add(handle, [-1, 1.7, -2]), pole: [0, -0.7, -1] },
    ],
  };
};
const chopPhases = [
  { name: 'Chop', to: pose.chop, seconds: 0.4 },
  { name: 'Return', to: chopAt(0.75), seconds: 0.5 },
  { name: 'Return', to: chopAt(0.5), seconds: 0.5 },
  { name: 'Return', to: chopAt(0.25), seconds: 0.5 },
  { name: 'Return', to: chopHigh, seconds: 0.5 },
  { name: 'Return', to: chopHigh, seconds: 0.3 },
  { name: 'Chop', to: chopAt(0.25), seconds: 0.25 },
  { name: 'Chop', to: chopAt(0.5), seconds: 0.25 },
  { name: 'Chop', to: chopAt(0.75), seconds: 0.25 },
  { name: 'Chop', to: pose.chop, seconds: 0.25 },
];
const pressedOut = straightArms(pose.pallof);
const handleAtChest = stand({
  ...pose.pallof,
  arms: hands([24, 118, 3], [-0.3, -0.7, 1]),
});

export const crunchesAndTwists: readonly Picture[] = [
  ...movement(
    'exercise-reverse-crunch',
    'A woman lies on her back and curls her pelvis off the mat, knees over her chest.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 20,
      pitch: 13,
      shapes: [disc(0.56, 0.4, 0.3, '#b7cbd4'), diagonal(0.04, 0.2, 0.08, rust)],
      build: (s, p) => {
        mat(s, -92, 62, 70, brass);
        figure(s, { ...joan, top: pine, bottom: rust, shoe: chalk }, p);
      },
    },
    {
      shown: rolledUp,
      start: flatKneesUp,
      alt: 'A woman lies flat on her back with her knees bent over her hips.',
    },
  ),
  ...movement(
    'exercise-bicycle-crunch',
    'On her back, a woman turns one shoulder towards her bent knee while the other leg reaches out.',
    {
      paper: rust,
      floor: '#80290f',
      yaw: 26,
      pitch: 14,
      shapes: [ring(0.3, 0.42, 0.22, 0.03, sand), ring(0.72, 0.42, 0.22, 0.03, sand)],
      build: (s, p) => {
        mat(s, -86, 96, 70, sand);
        figure(s, { ...beth, top: brass, bottom: pine, legs: 'long', shoe: chalk }, p);
      },
    },
    {
      shown: cycling,
      end: cyclingBack,
      alt: 'On her back, a woman turns her other shoulder towards the other knee.',
    },
  ),
  ...movement(
    'exercise-cable-crunch',
    'A woman kneels under a cable, holds the rope beside her head and curls her chest towards her thighs.',
    {
      paper: '#dfe5e0',
      floor: '#a3b3aa',
      yaw: 20,
      frame: [0.08, 0.3, 0.7, 0.92],
      shapes: [disc(0.38, 0.5, 0.36, brass), slab(0, 0, 1, 0.07, pine)],
      build: (s, p) => {
        mat(s, -80, 30, 62, rust);
        const j = figure(s, { ...priya, top: pine, bottom: ink }, p);
        const hands = midHands(j);
        const ring0 = add(hands, mul(norm(sub([92, 132, 0], hands)), 26));
        rope(s, ring0, [j.arms[0].end, j.arms[1].end], 1);
        s.unmeasured(() => cable(s, ring0, tower(s, 100, 0, 132, [-1, 0, 0], 208)));
      },
    },
    {
      shown: low.cableCrunch,
      start: kneelingTall,
      phases: crunchPhases,
      alt: 'A woman kneels tall under a cable and holds the rope beside her head.',
    },
  ),
  ...movement(
    'exercise-hanging-leg-raise',
    'A woman hangs from a bar and holds her straight legs out level with her hips, her lower back rounded.',
    {
      paper: brass,
      floor: '#9a6812',
      yaw: 24,
      pitch: 4,
      shapes: [diagonal(0.5, 0.34, 0.5, '#e7b44f'), slab(0, 0, 0.1, 1, rust, '#993517')],
      build: (s, p) => {
        pullUpBar(s, 236, 50, 6, graphite, 46);
        figure(s, { ...carys, top: rust, bottom: pine, stripe: chalk }, p);
      },
    },
    {
      shown: low.legRaise,
      start: hangStraight,
      phases: raisePhases,
      alt: 'A woman hangs from a bar with straight arms and legs.',
    },
  ),
  ...movement(
    'exercise-russian-twist',
    'A woman sits leant back with her heels on the floor and turns her trunk to the right, palms together before her breastbone.',
    {
      paper: sand,
      floor: brass,
      yaw: 34,
      pitch: 10,
      zoom: 7.2,
      shapes: [ring(0.52, 0.5, 0.33, 0.09, rust), slab(0, 0, 0.08, 1, pine, '#1b382f')],
      build: (s, p) => {
        figure(s, { ...femi, top: pine, bottom: ink }, p);
      },
    },
    {
      shown: twist.right,
      start: twist.ahead,
      phases: twistPhases,
      alt: 'A woman sits leant back with her heels on the floor, palms together before her breastbone.',
    },
  ),
  ...movement(
    'exercise-cable-woodchop',
    'A woman turns her trunk and pulls a high cable diagonally down past her opposite hip.',
    {
      paper: sky,
      floor: '#7190a0',
      yaw: 62,
      frame: [0.4, 0.19, 0.86, 0.94],
      flip: true,
      shapes: [diagonal(0.16, 0.62, 0.26, '#b7cbd4'), slab(0.94, 0, 0.06, 1, rust)],
      build: (s, p) => {
        const j = figure(s, { ...maya, top: pine, bottom: ink, stripe: clay }, p);
        const h = j.arms[0].end;
        const ring0: V3 = [h[0] + 2, h[1] + 10, h[2] - 10];
        stirrup(s, add(h, [3, 3, -3]), ring0, [0.6, 0.6, 0.3], 6);
        s.unmeasured(() => cable(s, ring0, tower(s, 18, -112, 180, [0, 0, 1], 206), 60));
      },
    },
    {
      shown: pose.chop,
      start: chopHigh,
      phases: chopPhases,
      alt: 'A woman turns towards a high pulley and holds its handle with both hands above her shoulder.',
    },
  ),
  ...movement(
    'exercise-pallof-press',
    'A woman presses a cable handle straight out from her chest while the cable pulls from her side.',
    {
      paper: rust,
      floor: '#80290f',
      yaw: 52,
      frame: [0.12, 0.07, 0.6, 0.95],
      shapes: [arch(0.36, 0.06, 0.4, sand), slab(0.92, 0, 0.08, 1, brass)],
      build: (s, p) => {
        const j = figure(s, { ...hana, top: pine, bottom: ink }, p);
        const h = j.arms[0].end;
        stirrup(s, [h[0], h[1], 0], [h[0], h[1], -16], [0, 1, 0], -1);
        s.unmeasured(() =>
          cable(s, [h[0], h[1], -16], tower(s, 56, -112, 122, [0, 0, 1], 190), -2),
        );
      },
    },
    {
      shown: pressedOut,
      start: handleAtChest,
      alt: 'A woman holds a cable handle at her chest with both hands while the cable pulls from her side.',
    },
  ),
];
