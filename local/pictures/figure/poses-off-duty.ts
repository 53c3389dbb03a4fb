/** Poses that are no exercise of the library: flexing, reading, choosing, stretching, running. */
import { hands, stand } from './poses-standing.ts';
import { seated } from './poses-floor.ts';
import { both, mirrored } from './skeleton.ts';
import type { Arm, Leg, Pose } from './skeleton.ts';

export const flex = stand({
  arms: [
    { to: [4, 158, 30], pole: [0, -0.3, 1], grip: [1, 0, 0] },
    { to: [10, 97, -19], pole: [-0.4, 0, -1], grip: [0.6, 0.2, 0.2] },
  ],
  headTurn: 24,
});
export const reading = seated({
  lean: 10,
  head: 30,
  arms: hands([30, 84, 13], [-0.2, -1, 0.6], { grip: [0.5, 0.4, 0] }),
});
export const watching = stand({
  lean: 6,
  head: 8,
  arms: [
    { to: [24, 116, -2], pole: [0, -0.7, 1], grip: [0.2, 0.3, -1] },
    { to: [22, 122, 4], pole: [0, -0.7, -1], grip: [0.2, 0.3, 1] },
  ],
});
export const pointing = stand({
  lean: 4,
  arms: [
    { to: [50, 116, 10], pole: [-0.2, -1, 0.3], flat: [1, 0.1, 0] },
    mirrored<Arm>({ to: [10, 97, 19], pole: [-0.4, 0, 1] }),
  ],
});
export const choosing = stand({
  pelvis: [-6, 86, 0],
  lean: 18,
  head: 24,
  arms: [
    { to: [38, 88, 12], pole: [-1, -0.2, 0.2], grip: [0, 0, 1] },
    mirrored<Arm>({ to: [12, 94, 20], pole: [-0.6, 0, 1] }),
  ],
});
export const setUp: Pose = stand({
  pelvis: [-8, 86, 0],
  lean: 12,
  arms: hands([26, 130, 26], [-0.2, -1, 0.3]),
});
export const childPose = stand({
  pelvis: [-30, 26, 0],
  lean: 96,
  chest: 104,
  head: 100,
  legs: both<Leg>({ to: [-48, 7, 10], pole: [1, -0.3, 0], toe: [-1, -0.1, 0] }),
  arms: hands([72, 5, 15], [0, 1, 0.4], { flat: [1, -0.05, 0] }),
});
export const vSit = stand({
  pelvis: [0, 13, 0],
  lean: -36,
  head: -10,
  legs: both<Leg>({ to: [62, 62, 8], pole: [0, 1, 0], toe: [0.5, 0.85, 0] }),
  arms: hands([30, 68, 10], [0.1, -1, 0.5], { grip: [0.5, 1, 0] }),
});
export const oneHandUp = stand({
  arms: [
    { to: [4, 196, 20], pole: [0.4, 0, 1], grip: [1, 0, 0] },
    mirrored<Arm>({ to: [14, 82, 34], pole: [-0.5, 0, 1] }),
  ],
  head: -10,
  shrug: 2,
});
export const jump = stand({
  pelvis: [0, 118, 0],
  lean: 4,
  legs: [
    { to: [4, 40, 12], pole: [1, 0, 0.2], toe: [0.6, -0.8, 0] },
    { to: [-14, 44, -12], pole: [1, 0, -0.2], toe: [0.5, -0.86, 0] },
  ],
  arms: hands([22, 206, 26], [0.3, 0.2, 1], { grip: [1, 0, 0] }),
});
export const run = stand({
  pelvis: [0, 88, 0],
  lean: 12,
  head: 0,
  legs: [
    { to: [22, 34, 8], pole: [1, 0.6, 0], toe: [0.95, -0.3, 0] },
    { to: [-52, 30, -8], pole: [1, -0.4, 0], toe: [0.2, -1, 0] },
  ],
  arms: [
    { to: [-6, 104, 24], pole: [-1, -0.3, 0.2], grip: [1, 0.2, 0] },
    { to: [30, 124, -14], pole: [-0.6, -1, -0.2], grip: [0.2, 1, 0] },
  ],
});
export const pullApart = stand({
  arms: hands([42, 136, 44], [-0.3, -0.4, 1], { grip: [0, 1, 0] }),
  lean: 0,
});
export const cleanHigh = stand({
  pelvis: [2, 90, 0],
  lean: -4,
  shrug: 4,
  arms: hands([14, 106, 24], [-0.4, 0.8, 1]),
  legs: both<Leg>({ to: [0, 14, 11], toe: [0.9, -0.43, 0.1] }),
});
