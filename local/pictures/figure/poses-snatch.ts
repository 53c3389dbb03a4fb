/** Poses on the way of a snatch, with very wide hands, and its phases. */
import type { Phase } from '../drawing/phases.ts';
import { barOnBack, flat, hanging, lockedOut, raised } from './poses-lifting.ts';
import { hands, stand } from './poses-standing.ts';
import { both, type Leg, type Pose } from './skeleton.ts';

const grip = 49;
const narrow = flat(15, 0.25);
const wide = flat(18, 0.4);
const hung = stand({ pelvis: [-2, 88, 0], lean: 3, head: 4, legs: wide });
const squat = stand({ pelvis: [-21, 34, 0], lean: 32, chest: 27, head: 0, shrug: 3, legs: wide });
const tall = stand({ pelvis: [1, 89, 0], lean: 2, head: -2, shrug: 3, legs: wide });

/** Feet under the hips, where the legs drive from. */
const tallNarrow: Pose = { ...tall, legs: narrow };
/** The bar on her back; she leans a little, so that it is above the middle of her feet. */
const dipped = (by: number): Pose =>
  barOnBack(
    { ...tallNarrow, shrug: 0, head: 0, lean: 12, chest: 11, pelvis: [0, 89 + by, 0] },
    grip,
    [-0.4, -1, 0.2],
  );

const overhead = (pose: Pose): Pose => lockedOut(pose, 4, grip, [-0.6, 0, 1]);

/** The poses of a snatch, from the floor to standing, and back down. */
export const snatch = {
  floor: hanging(stand({ pelvis: [-28, 50, 0], lean: 58, head: 26, legs: narrow }), 9, grip),
  knee: hanging(stand({ pelvis: [-28, 75.5, 0], lean: 53, head: 22, legs: narrow }), 9, grip),
  hip: hanging(stand({ pelvis: [-6, 83.5, 0], lean: 14, head: 2, legs: narrow }), 10, grip),
  tall: raised(
    hanging(
      stand({ pelvis: [2, 93.4, 0], lean: -5, head: -4, shrug: 5, legs: narrow }),
      12.5,
      grip,
    ),
    32,
  ),
  high: {
    ...stand({ pelvis: [-2, 88, 0], lean: 2, head: 0, shrug: 3, legs: flat(16.5) }),
    arms: hands([14, 120, grip], [-0.4, 0.5, 0.6]),
  },
  /** The bar passes close before her face, the chin back. */
  under: {
    ...stand({ pelvis: [-8, 74, 0], lean: 12, head: -14, shrug: 3, legs: wide }),
    arms: hands([14, 145, grip], [-0.6, -0.3, 0.6]),
  },
  caught: overhead(stand({ pelvis: [-12, 68, 0], lean: 17, head: 2, shrug: 3, legs: wide })),
  low: overhead(squat),
  stood: overhead(tall),
  face: {
    ...tall,
    shrug: 2,
    head: -10,
    arms: hands([16, 153, grip], [-0.3, -0.4, 0.8]),
  },
  drop: { ...hung, arms: hands([16, 112, grip], [-0.5, 0.1, 1]) },
  hang: hanging(hung, 12, grip),
  hangStep: hanging({ ...hung, legs: [narrow[0], wide[1]] }, 12, grip),
  hangNarrow: hanging({ ...hung, legs: narrow }, 12, grip),
  lowering: hanging(stand({ pelvis: [-25, 76, 0], lean: 54, head: 28, legs: narrow }), 9, grip),
  onBack: dipped(0),
  stoodStep: overhead({ ...tall, legs: [narrow[0], wide[1]] }),
  stoodNarrow: overhead(tallNarrow),
  /** On its way to her back the bar passes behind her head, which goes forward a little. */
  behind: { ...tallNarrow, lean: 6, head: 18, arms: hands([-8, 162, grip], [-0.4, -1, 0.3]) },
  /** Elbows are locked before she sits at the bottom. */
  locked: overhead(stand({ pelvis: [-16, 54, 0], lean: 23, head: 2, shrug: 3, legs: wide })),
  /** Feet off the floor on their way out: they land when her elbows are locked. */
  dropped: {
    ...stand({ pelvis: [-9, 73, 0], lean: 13, head: 2, shrug: 3 }),
    legs: both<Leg>({ to: [0, 12, 16], pole: [1, 0, 0.3], toe: [1, 0, 0.3], toes: 0 }),
    arms: hands([-2, 151, grip], [-0.6, -0.6, 0.6]),
  },
} as const;

const lowered: readonly Phase<Pose>[] = [
  { name: 'Lower', to: snatch.lowering, seconds: 0.4 },
  { name: 'Lower', to: snatch.floor, seconds: 0.48 },
  { name: 'Set up', to: snatch.floor, seconds: 0.48 },
  { name: 'First pull', to: snatch.knee, seconds: 0.64 },
  { name: 'Transition', to: snatch.hip, seconds: 0.32 },
  { name: 'Second pull', to: snatch.tall, seconds: 0.24 },
];

/**
 * A snatch from its catch round to its catch: a deep one is ridden down after the bar is caught.
 */
export const snatchPhases = (deep: boolean): readonly Phase<Pose>[] => [
  { name: 'Catch', to: deep ? snatch.low : snatch.caught, seconds: 0.48 },
  { name: 'Stand up', to: snatch.stood, seconds: deep ? 0.96 : 0.64 },
  { name: 'Stand up', to: snatch.stood, seconds: 0.32 },
  { name: 'Lower', to: snatch.face, seconds: 0.4 },
  { name: 'Lower', to: snatch.drop, seconds: 0.4 },
  { name: 'Lower', to: snatch.hang, seconds: 0.32 },
  { name: 'Lower', to: snatch.hangStep, seconds: 0.24 },
  { name: 'Lower', to: snatch.hangNarrow, seconds: 0.24 },
  ...lowered,
  { name: 'Pull under', to: snatch.high, seconds: 0.24 },
  { name: 'Pull under', to: snatch.under, seconds: 0.32 },
  { name: 'Catch', to: snatch.caught, seconds: 0.16 },
  ...(deep
    ? [
        { name: 'Catch', to: snatch.locked, seconds: 0.24 },
        { name: 'Catch', to: snatch.low, seconds: 0.24 },
      ]
    : []),
];

/** A snatch pull from its end on the toes, with long arms, round to the same. */
export const snatchPullPhases: readonly Phase<Pose>[] = [
  { name: 'Shrug', to: snatch.tall, seconds: 0.32 },
  { name: 'Lower', to: snatch.hangNarrow, seconds: 0.4 },
  ...lowered,
];

/** A snatch balance from its deep catch round to its deep catch. */
export const snatchBalancePhases: readonly Phase<Pose>[] = [
  { name: 'Catch', to: snatch.low, seconds: 0.48 },
  { name: 'Stand up', to: snatch.stood, seconds: 0.96 },
  { name: 'Stand up', to: snatch.stoodStep, seconds: 0.24 },
  { name: 'Stand up', to: snatch.stoodNarrow, seconds: 0.24 },
  { name: 'Lower', to: snatch.behind, seconds: 0.48 },
  { name: 'Lower', to: snatch.onBack, seconds: 0.4 },
  { name: 'Set up', to: snatch.onBack, seconds: 0.4 },
  { name: 'Dip', to: dipped(-9), seconds: 0.4 },
  { name: 'Drive', to: dipped(0), seconds: 0.24 },
  { name: 'Drop under', to: snatch.dropped, seconds: 0.32 },
  { name: 'Catch', to: snatch.locked, seconds: 0.32 },
  { name: 'Catch', to: snatch.low, seconds: 0.32 },
];
