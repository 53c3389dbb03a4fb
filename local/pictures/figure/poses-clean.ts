/** Poses on the way of a clean, and its phases. */
import type { Phase } from '../drawing/phases.ts';
import { barOnShoulders, flat, hanging, rackedArms, raised } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import type { Leg, Pose } from './skeleton.ts';

/** Half of the distance between her hands on the bar. */
const grip = 22;
/** Feet under the hips: her knees stay inside her arms on the floor. */
const narrow = flat(13, 0.22);
/** Feet where she catches and squats. */
const wide = flat(18, 0.38);

/** A bar on the front of the shoulders in open hands, the upper arms level and ahead. */
const racked = (pose: Pose, legs: readonly [Leg, Leg]): Pose =>
  barOnShoulders({ ...pose, legs }, [8, 36, 0], (woman) => rackedArms(woman, grip));
/**
 * Her elbows come round under the bar and meet it with the knees bent: deeply, or so many
 * centimetres higher.
 */
const turnedOver = (up: number) => ({
  under: stand({
    pelvis: [-6 + up / 6, 81 + up * 0.6, 0],
    lean: 6,
    head: 0,
    reach: 2,
    legs: wide,
    arms: hands([14, 117 + up * 0.6, grip], [0.1, -0.1, 1]),
  }),
  dropping: stand({
    pelvis: [-8 + up / 6, 78 + up * 0.8, 0],
    lean: 7,
    head: 0,
    reach: 3,
    legs: wide,
    arms: hands([13.5, 121 + up * 0.8, grip], [-0.15, -0.5, 0.85]),
  }),
  turn: stand({
    pelvis: [-9 + up / 6, 76 + up, 0],
    lean: 8,
    head: 0,
    reach: 4,
    legs: wide,
    arms: hands([13, 124.5 + up, grip], [0.3, -0.8, 0.6]),
  }),
  caught: racked(stand({ pelvis: [-10, 74 + up, 0], lean: 9 - up / 4, head: -6 }), wide),
});
const tallRack = stand({ pelvis: [-1, 89, 0], lean: 1, head: -8 });

/** The poses of a clean, from the floor to standing, and back down. */
export const clean = {
  ...turnedOver(0),
  /** A power clean is met in a quarter squat. */
  quarter: turnedOver(6.5),
  floor: hanging(stand({ pelvis: [-26, 60, 0], lean: 61, head: 32, legs: narrow }), 9, grip),
  knee: hanging(stand({ pelvis: [-26, 80, 0], lean: 54, head: 24, legs: narrow }), 9, grip),
  hip: hanging(stand({ pelvis: [-6, 83.5, 0], lean: 15, head: 2, legs: narrow }), 11.5, grip),
  tall: raised(
    hanging(
      stand({ pelvis: [3, 93.4, 0], lean: -5, head: -4, shrug: 5, legs: narrow }),
      12.8,
      grip,
    ),
    32,
  ),
  /** Her elbows turn round the bar in steps: up and out, out, down; then they point ahead. */
  high: stand({
    pelvis: [-2, 88, 0],
    lean: 2,
    head: 0,
    shrug: 3,
    legs: flat(16.5, 0.3),
    arms: hands([13, 112, grip], [-0.3, 0.3, 1]),
  }),
  low: racked(stand({ pelvis: [-25, 41, 0], lean: 28, chest: 17, head: -2 }), wide),
  stood: racked(tallRack, wide),
  stoodStep: racked(tallRack, [narrow[0], wide[1]]),
  stoodNarrow: racked(tallRack, narrow),
  release: {
    ...tallRack,
    legs: narrow,
    reach: 4,
    arms: hands([16.6, 131.8, grip], [0.3, -0.8, 0.6]),
  },
  drop: { ...tallRack, legs: narrow, lean: 3, arms: hands([14, 110, grip], [-0.3, -0.1, 1]) },
  hang: hanging(stand({ pelvis: [-2, 88, 0], lean: 3, head: 6, legs: narrow }), 12.5, grip),
  lowering: hanging(stand({ pelvis: [-24, 82, 0], lean: 54, head: 28, legs: narrow }), 9, grip),
} as const;

/** From her thighs down to the floor, and the pull up to straight legs. */
export const pulled = ({
  under,
  dropping,
  turn,
  caught,
}: ReturnType<typeof turnedOver>): readonly Phase<Pose>[] => [
  { name: 'Lower', to: clean.lowering, seconds: 0.4 },
  { name: 'Lower', to: clean.floor, seconds: 0.4 },
  { name: 'Set up', to: clean.floor, seconds: 0.4 },
  { name: 'First pull', to: clean.knee, seconds: 0.64 },
  { name: 'Transition', to: clean.hip, seconds: 0.32 },
  { name: 'Second pull', to: clean.tall, seconds: 0.24 },
  { name: 'Turn over', to: clean.high, seconds: 0.24 },
  { name: 'Turn over', to: under, seconds: 0.24 },
  { name: 'Turn over', to: dropping, seconds: 0.16 },
  { name: 'Turn over', to: turn, seconds: 0.16 },
  { name: 'Catch', to: caught, seconds: 0.4 },
];

/** A clean from its catch round to its catch; a deep one is ridden down after the bar is caught. */
export const cleanPhases = (deep: boolean): readonly Phase<Pose>[] => [
  { name: 'Catch', to: deep ? clean.low : clean.quarter.caught, seconds: 0.4 },
  { name: 'Stand up', to: clean.stood, seconds: deep ? 0.96 : 0.64 },
  { name: 'Stand up', to: clean.stoodStep, seconds: 0.24 },
  { name: 'Stand up', to: clean.stoodNarrow, seconds: 0.24 },
  { name: 'Lower', to: clean.release, seconds: 0.48 },
  { name: 'Lower', to: clean.drop, seconds: 0.4 },
  { name: 'Lower', to: clean.hang, seconds: 0.32 },
  ...pulled(deep ? clean : clean.quarter),
  ...(deep ? [{ name: 'Catch', to: clean.low, seconds: 0.4 }] : []),
];

/** A clean pull from its end on the toes, with long arms, round to the same. */
export const cleanPullPhases: readonly Phase<Pose>[] = [
  { name: 'Shrug', to: clean.tall, seconds: 0.32 },
  { name: 'Lower', to: clean.hang, seconds: 0.4 },
  { name: 'Lower', to: clean.lowering, seconds: 0.48 },
  { name: 'Lower', to: clean.floor, seconds: 0.56 },
  { name: 'Set up', to: clean.floor, seconds: 0.48 },
  { name: 'First pull', to: clean.knee, seconds: 0.64 },
  { name: 'Transition', to: clean.hip, seconds: 0.32 },
  { name: 'Second pull', to: clean.tall, seconds: 0.24 },
];
