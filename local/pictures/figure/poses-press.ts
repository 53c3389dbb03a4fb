/**
 * Poses of a strict barbell press, and its phases: the face goes back for the bar, and forward
 * under it.
 */
import type { Phase } from '../drawing/phases.ts';
import { hands, stand } from './poses-standing.ts';
import type { Pose } from './skeleton.ts';

/** Half of the distance between her hands on the bar. */
const grip = 24.5;
/**
 * Legs straight, from the floor to the hips: back while the bar is before her, above the middle of
 * the feet, and through under it.
 */
const tall = { pelvis: [1, 89.7, 0] } as const;
const back = { pelvis: [-2.5, 89.7, 0] } as const;

/** The poses of a press from the front of her shoulders. */
export const overheadPress = {
  rack: stand({ ...back, lean: -1, head: -4, arms: hands([8.7, 137.5, grip], [0.9, -1, 0.6]) }),
  /** Chin back, the bar before her nose. */
  nose: stand({
    ...back,
    lean: -3,
    head: -16,
    shrug: 1,
    arms: hands([10.5, 154.2, grip], [0.8, -0.8, 0.6]),
  }),
  clear: stand({
    pelvis: [-0.5, 89.7, 0],
    lean: -2,
    head: -12,
    shrug: 2,
    arms: hands([9.5, 173.2, grip], [0.6, -0.5, 0.8]),
  }),
  high: stand({ ...tall, lean: 2, shrug: 3, head: -2, arms: hands([4, 199.7, grip], [0.5, 0, 1]) }),
} satisfies Record<string, Pose>;

/** A press from its end overhead round to its end: up in a second, down in two. */
export const overheadPressPhases: readonly Phase<Pose>[] = [
  { name: 'Lock out', to: overheadPress.high, seconds: 0.4 },
  { name: 'Lower', to: overheadPress.clear, seconds: 0.64 },
  { name: 'Lower', to: overheadPress.nose, seconds: 0.56 },
  { name: 'Lower', to: overheadPress.rack, seconds: 0.56 },
  { name: 'Breathe', to: overheadPress.rack, seconds: 0.48 },
  { name: 'Press', to: overheadPress.nose, seconds: 0.32 },
  { name: 'Press', to: overheadPress.clear, seconds: 0.32 },
  { name: 'Press', to: overheadPress.high, seconds: 0.4 },
];
