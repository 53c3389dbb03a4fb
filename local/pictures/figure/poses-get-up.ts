/**
 * Poses of a Turkish get-up with the bell in her right hand, and its phases: up, and the same way
 * down.
 */
import { add, type V3 } from '../drawing/geometry.ts';
import type { Phase } from '../drawing/phases.ts';
import { stand } from './poses-standing.ts';
import { bones, solve, type Arm, type Leg, type Pose } from './skeleton.ts';

/**
 * Her right foot stays where it is from lying to standing, and so does her left hand while she is
 * on it.
 */
const rightFoot: Leg = { to: [44, 8, 20], pole: [0.4, 1, 0.3], toe: [1, 0, 0.22] };
const leftOut: Leg = { to: [63, 9, -60], pole: [0, 1, 0], toe: [0.3, 0.95, -0.3] };
const leftKnee: Leg = { to: [-42, 17, -14], pole: [0.6, -1, 0], toe: [0.25, -1, 0] };
const propped: V3 = [-13, 4, -49];
const onFloor = (pole: V3): Arm => ({ to: propped, pole, flat: [-0.5, -0.05, -0.7] });
const free: Arm = { to: [6, 78, -46], pole: [-0.6, 0, -1], flat: [0.3, -0.9, -0.2] };

/** The bell straight above her right shoulder, however she turns. */
function under(more: Partial<Pose>, left: Arm): Pose {
  const pose = stand({ shrug: 1, ...more, arms: [free, left] });
  const long = (bones.upperArm + bones.forearm + bones.hand) * 0.995;
  const to = add(solve(pose).arms[0].root, [0, long, 0]);
  return { ...pose, arms: [{ to, pole: [-1, 0, 0.4], grip: [0, 0, 1] }, left] };
}

export const getUp = {
  lying: under(
    { pelvis: [0, 11, 0], lean: -90, head: -84, legs: [rightFoot, leftOut] },
    onFloor([-0.6, 0.1, -0.4]),
  ),
  elbow: under(
    {
      pelvis: [0, 12, 0],
      lean: -48,
      chestRoll: -25,
      chestTwist: -25,
      head: -40,
      headTurn: 40,
      legs: [rightFoot, leftOut],
    },
    onFloor([-0.7, -1, 0.3]),
  ),
  hand: under(
    {
      pelvis: [0, 13, 0],
      lean: -24,
      chest: -20,
      chestRoll: -16,
      head: -40,
      headTurn: 30,
      legs: [rightFoot, leftOut],
    },
    onFloor([-1, 0, 0]),
  ),
  hips: under(
    {
      pelvis: [2, 34, -2],
      lean: -25,
      roll: -45,
      chestRoll: -45,
      head: -30,
      headTurn: 40,
      headRoll: -20,
      legs: [rightFoot, leftOut],
    },
    onFloor([-1, 0, 0]),
  ),
  threading: under(
    {
      pelvis: [1, 40, -4],
      lean: -14,
      roll: -38,
      chestRoll: -57,
      head: -20,
      headTurn: 35,
      headRoll: -25,
      legs: [rightFoot, { to: [2, 24, -34], pole: [1, 0.4, 0], toe: [0.6, -0.5, -0.3] }],
    },
    onFloor([-1, 0, 0]),
  ),
  swept: under(
    {
      pelvis: [-2, 52, -5],
      lean: 0,
      roll: -30,
      chestRoll: -74,
      head: -10,
      headTurn: 30,
      headRoll: -30,
      legs: [rightFoot, leftKnee],
    },
    onFloor([-1, 0, 0]),
  ),
  kneeling: under({ pelvis: [0, 49, 0], lean: 2, head: -4, legs: [rightFoot, leftKnee] }, free),
  rising: under(
    {
      pelvis: [15, 69, 2],
      lean: 8,
      head: 0,
      legs: [rightFoot, { ...leftKnee, to: [-42, 18, -14], toe: [0.5, -0.86, 0] }],
    },
    { ...free, to: [18, 92, -44] },
  ),
  standing: under(
    {
      pelvis: [44, 88.6, 7],
      lean: 1,
      head: -2,
      legs: [rightFoot, { to: [44, 8, -7], pole: [1, 0, -0.25], toe: [1, 0, -0.22] }],
    },
    { ...free, to: [48, 84, -22] },
  ),
} as const;

/** A get-up from sitting on her hand up to standing, down to lying, and up to her hand again. */
export const getUpPhases: readonly Phase<Pose>[] = [
  { name: 'Hand', to: getUp.hand, seconds: 0.32 },
  { name: 'Hips up', to: getUp.hips, seconds: 0.72 },
  { name: 'Sweep', to: getUp.threading, seconds: 0.64 },
  { name: 'Sweep', to: getUp.swept, seconds: 0.64 },
  { name: 'Kneel', to: getUp.kneeling, seconds: 0.8 },
  { name: 'Stand up', to: getUp.rising, seconds: 0.64 },
  { name: 'Stand up', to: getUp.standing, seconds: 0.8 },
  { name: 'Stand up', to: getUp.standing, seconds: 0.4 },
  { name: 'Lunge back', to: getUp.rising, seconds: 0.8 },
  { name: 'Kneel', to: getUp.kneeling, seconds: 0.64 },
  { name: 'Hand', to: getUp.swept, seconds: 0.8 },
  { name: 'Sweep', to: getUp.threading, seconds: 0.64 },
  { name: 'Sweep', to: getUp.hips, seconds: 0.64 },
  { name: 'Sit', to: getUp.hand, seconds: 0.72 },
  { name: 'Elbow', to: getUp.elbow, seconds: 0.72 },
  { name: 'Lie down', to: getUp.lying, seconds: 0.8 },
  { name: 'Breathe', to: getUp.lying, seconds: 0.4 },
  { name: 'Elbow', to: getUp.elbow, seconds: 0.8 },
  { name: 'Hand', to: getUp.hand, seconds: 0.72 },
];
