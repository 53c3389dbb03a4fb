/** Poses that bring a bar from the shoulders overhead with the legs, and their phases. */
import type { Phase } from '../drawing/phases.ts';
import type { V3 } from '../drawing/geometry.ts';
import { flat, lockedOut, raised } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import { both, onChest, type Arm, type Leg, type Pose } from './skeleton.ts';

/** Half of the distance between her hands on the bar. */
const grip = 22;
/** Feet under the hips. */
const hip = flat(15, 0.25);
/** Feet in squat width. */
const wide = flat(20, 0.35);
const halfOpen: Partial<Arm> = { flat: [0.5, 0.1, -0.4], open: 0.5 };
/**
 * With the bar on the shoulders the hips are back, so that it is above the middle of the feet; they
 * come under it overhead.
 */
const standing: V3 = [-3, 88.8, 0];
const through: V3 = [0, 88.8, 0];
const held = (legs: readonly [Leg, Leg], more: Partial<Pose> = {}): Pose =>
  lockedOut(stand({ pelvis: through, lean: 2, head: -2, shrug: 3, legs, ...more }), 4, grip);
/**
 * A bar on the front of the shoulders in half open hands, elbows ahead of it, a little lower than
 * for a squat.
 */
const racked = (woman: Partial<Pose>): Pose => {
  const pose = stand({ lean: 0, head: -6, legs: hip, reach: 3, ...woman });
  return { ...pose, arms: hands(onChest(pose, [9.6, 34, grip]), [1, -0.6, 0.4], halfOpen) };
};

/** The poses of push press and jerk. */
export const jerk = {
  brace: racked({ pelvis: standing }),
  dip: racked({ pelvis: [-4, 77.5, 0] }),
  drive: raised(racked({ pelvis: [1, 92.6, 0], lean: 0, head: -10 }), 26),
  face: stand({
    pelvis: [-1.5, 88.8, 0],
    lean: -1,
    head: -12,
    shrug: 2,
    legs: hip,
    arms: hands([12.5, 162, grip], [0.7, -0.7, 0.7]),
  }),
  /** The bar is back on the shoulders, and soft knees take its weight. */
  soft: racked({ pelvis: [-3.5, 83, 0] }),
  high: held(hip),
  /** Feet off the floor, arms on their way. */
  punch: stand({
    pelvis: [-2, 84, 0],
    lean: 2,
    head: -8,
    shrug: 3,
    legs: both<Leg>({ to: [0, 11, 17.5], pole: [1, 0, 0.3], toe: [1, 0, 0.3], toes: 0 }),
    arms: hands([10, 177, grip], [0.7, -0.5, 0.8]),
  }),
  /** Elbows are locked when the feet land; then the knees take the weight. */
  landed: held(wide, { pelvis: [-4.5, 76.5, 0], lean: 3 }),
  caught: held(wide, { pelvis: [-5, 73, 0], lean: 4 }),
  stoodWide: held(wide),
  step: held([hip[0], wide[1]]),
} as const;

const up: readonly Phase<Pose>[] = [
  { name: 'Dip', to: jerk.dip, seconds: 0.4 },
  { name: 'Drive', to: jerk.drive, seconds: 0.24 },
];
const down: readonly Phase<Pose>[] = [
  { name: 'Lower', to: jerk.face, seconds: 0.56 },
  { name: 'Lower', to: jerk.soft, seconds: 0.4 },
  { name: 'Brace', to: jerk.brace, seconds: 0.4 },
  { name: 'Brace', to: jerk.brace, seconds: 0.32 },
];

/** A push press from its dip round to its dip. */
export const pushPressPhases: readonly Phase<Pose>[] = [
  ...up.slice(1),
  { name: 'Press', to: jerk.face, seconds: 0.24 },
  { name: 'Press', to: jerk.high, seconds: 0.48 },
  { name: 'Lock out', to: jerk.high, seconds: 0.48 },
  ...down,
  ...up.slice(0, 1),
];

/** A push jerk from its catch round to its catch. */
export const pushJerkPhases: readonly Phase<Pose>[] = [
  { name: 'Catch', to: jerk.caught, seconds: 0.48 },
  { name: 'Stand up', to: jerk.stoodWide, seconds: 0.64 },
  { name: 'Stand up', to: jerk.step, seconds: 0.24 },
  { name: 'Stand up', to: jerk.high, seconds: 0.24 },
  { name: 'Stand up', to: jerk.high, seconds: 0.24 },
  ...down,
  ...up,
  { name: 'Punch under', to: jerk.punch, seconds: 0.32 },
  { name: 'Punch under', to: jerk.landed, seconds: 0.24 },
  { name: 'Catch', to: jerk.caught, seconds: 0.24 },
];
