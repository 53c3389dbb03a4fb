/** Holds: nothing moves but her breath, or her legs in turn. */
import type { Phase } from '../drawing/phases.ts';
import { mirroredPose, type Pose } from './skeleton.ts';

/** A hold: one breath in and a longer one out. */
export const breaths = (held: Pose): readonly Phase<Pose>[] => [
  { name: 'Breathe in', to: { ...held, breath: 1 }, seconds: 1.6 },
  { name: 'Breathe out', to: held, seconds: 2 },
];

/** One knee and then the other to the chest, with both feet on the floor between. */
export function climb(knee: Pose, plank: Pose): readonly Phase<Pose>[] {
  const other = mirroredPose(knee);
  return [
    { name: 'Right knee', to: knee, seconds: 0.16 },
    { name: 'Back', to: plank, seconds: 0.56 },
    { name: 'Left knee', to: other, seconds: 0.56 },
    { name: 'Left knee', to: other, seconds: 0.16 },
    { name: 'Back', to: plank, seconds: 0.56 },
    { name: 'Right knee', to: knee, seconds: 0.56 },
  ];
}
