/** Poses on the way of a clean, and its phases. */
import type { Phase } from '../drawing/phases.ts';
import { flat, hanging, raised } from './poses-lifting.ts';
import { stand } from './poses-standing.ts';
import type { Pose } from './skeleton.ts';

/** Half of the distance between her hands on the bar. */
const grip = 22;
/** Feet under the hips. */
const narrow = flat(15, 0.25);

/** The poses of a clean, from the floor to standing, and back down. */
export const clean = {
  floor: hanging(stand({ pelvis: [-26, 60, 0], lean: 61, head: 32, legs: narrow }), 9, grip),
  knee: hanging(stand({ pelvis: [-26, 82, 0], lean: 58, head: 30, legs: narrow }), 9, grip),
  hip: hanging(stand({ pelvis: [-5, 80, 0], lean: 9, head: 0, legs: narrow }), 12.5, grip),
  tall: raised(
    hanging(stand({ pelvis: [5, 97, 0], lean: -7, head: -4, shrug: 5, legs: narrow }), 12.5, grip),
    32,
  ),
  hang: hanging(stand({ pelvis: [-3, 86, 0], lean: 5, head: 6, legs: narrow }), 12.5, grip),
  lowering: hanging(stand({ pelvis: [-24, 82, 0], lean: 54, head: 28, legs: narrow }), 9, grip),
} as const;

/** A clean pull from its end on the toes, with long arms, round to the same. */
export const cleanPullPhases: readonly Phase<Pose>[] = [
  { name: 'Shrug', to: clean.tall, seconds: 0.32 },
  { name: 'Lower', to: clean.hang, seconds: 0.4 },
  { name: 'Lower', to: clean.lowering, seconds: 0.48 },
  { name: 'Lower', to: clean.floor, seconds: 0.56 },
  { name: 'Set up', to: clean.floor, seconds: 0.48 },
  { name: 'First pull', to: clean.knee, seconds: 0.64 },
  { name: 'Second pull', to: clean.hip, seconds: 0.32 },
  { name: 'Second pull', to: clean.tall, seconds: 0.32 },
];
