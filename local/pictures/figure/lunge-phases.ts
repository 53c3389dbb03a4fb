/** The phases of a lunge that begins with a step: the foot is down before she sinks. */
import type { Phase } from '../drawing/phases.ts';
import type { Pose } from './skeleton.ts';

export const afterStep = (
  low: Pose,
  landed: Pose,
  tall: Pose,
  out: string,
): readonly Phase<Pose>[] => [
  { name: 'Sink', to: low, seconds: 0.32 },
  { name: 'Push', to: landed, seconds: 0.56 },
  { name: 'Step in', to: tall, seconds: 0.48 },
  { name: out, to: tall, seconds: 0.32 },
  { name: out, to: landed, seconds: 0.56 },
  { name: 'Sink', to: low, seconds: 1.04 },
];
