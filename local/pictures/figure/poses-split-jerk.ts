/** Poses of a split jerk, and the phases of a clean and jerk. */
import type { Phase } from '../drawing/phases.ts';
import { clean, pulled } from './poses-clean.ts';
import { jerk } from './poses-jerk.ts';
import { flat, lockedOut } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import type { Leg, Pose } from './skeleton.ts';

/** Half of the distance between her hands on the bar. */
const grip = 22;
const hip = flat(15, 0.25);
const front: Leg = { to: [42, 8, 10], pole: [1, 0, 0.1], toe: [1, 0, -0.06], toes: 0 };
const back: Leg = { to: [-48, 14.5, -10], pole: [0.5, -1, 0], toe: [0.8, -0.6, 0], toes: 37 };
const held = (pelvis: Pose['pelvis'], legs: readonly [Leg, Leg]): Pose =>
  lockedOut(stand({ pelvis, lean: 0, head: -2, shrug: 3, legs }), pelvis[0] + 2, grip);
const halfIn: Leg = { ...front, to: [18, 8, 12] };

/** The poses of a split jerk: the front foot comes back first, then the other one. */
export const split = {
  /** Feet off the floor, arms on their way. */
  leaping: stand({
    pelvis: [-1, 84, 0],
    lean: 0,
    head: -8,
    shrug: 3,
    legs: [
      { to: [22, 13, 12], pole: [1, 0, 0.2], toe: [1, 0.1, 0.1], toes: 0 },
      { to: [-28, 18, -12], pole: [0.8, -0.4, -0.1], toe: [0.78, -0.62, 0], toes: 37 },
    ],
    arms: hands([9.5, 176, grip], [0.7, -0.5, 0.8]),
  }),
  /** Elbows are locked when both feet land; then the knees take the weight. */
  landed: held([0, 76, 0], [front, back]),
  caught: held([0, 73, 0], [front, back]),
  frontIn: held([-10, 79, 0], [halfIn, back]),
  backIn: held([7, 87, 0], [halfIn, hip[1]]),
} as const;

/** A clean and jerk from its split round to its split. */
export const cleanAndJerkPhases: readonly Phase<Pose>[] = [
  { name: 'Split', to: split.caught, seconds: 0.4 },
  { name: 'Recover', to: split.frontIn, seconds: 0.4 },
  { name: 'Recover', to: split.backIn, seconds: 0.4 },
  { name: 'Recover', to: jerk.high, seconds: 0.32 },
  { name: 'Lower', to: jerk.face, seconds: 0.4 },
  { name: 'Lower', to: jerk.brace, seconds: 0.32 },
  { name: 'Lower', to: clean.release, seconds: 0.24 },
  { name: 'Lower', to: clean.drop, seconds: 0.4 },
  { name: 'Lower', to: clean.hang, seconds: 0.32 },
  ...pulled(clean),
  { name: 'Catch', to: clean.low, seconds: 0.32 },
  { name: 'Stand up', to: clean.stood, seconds: 0.8 },
  { name: 'Stand up', to: clean.stoodStep, seconds: 0.24 },
  { name: 'Stand up', to: clean.stoodNarrow, seconds: 0.24 },
  { name: 'Brace', to: jerk.brace, seconds: 0.4 },
  { name: 'Dip', to: jerk.dip, seconds: 0.4 },
  { name: 'Drive', to: jerk.drive, seconds: 0.24 },
  { name: 'Split', to: split.leaping, seconds: 0.32 },
  { name: 'Split', to: split.landed, seconds: 0.24 },
  { name: 'Split', to: split.caught, seconds: 0.24 },
];
