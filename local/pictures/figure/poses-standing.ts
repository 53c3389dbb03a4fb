/**
 * Standing poses. A figure faces +x; the woman's right side is +z; the floor is y = 0. Lengths are
 * centimetres.
 */
import type { V3 } from '../drawing/geometry.ts';
import { both, mirrored, onChest } from './skeleton.ts';
import type { Arm, Leg, Pose } from './skeleton.ts';

export const feet = (wide = 11, x = 0): readonly [Leg, Leg] =>
  both<Leg>({ to: [x, 8, wide], pole: [1, 0, 0.25] });
export const hands = (to: V3, pole: V3, more: Partial<Arm> = {}): readonly [Arm, Arm] =>
  both<Arm>({ to, pole, ...more });
const hang = hands([5, 77, 22], [-1, 0, 0.4], { grip: [1, 0, 0] });

export const stand = (more: Partial<Pose> = {}): Pose => ({
  pelvis: [1, 89.5, 0],
  lean: 2,
  head: 0,
  arms: hang,
  legs: feet(),
  ...more,
});

export const overhead = stand({
  pelvis: [1, 89.7, 0],
  shrug: 3,
  head: -2,
  arms: hands([4, 199.7, 24.5], [0.5, 0, 1]),
});
export const lateral = stand({
  lean: 4,
  arms: hands([8, 131, 74], [-0.3, 0.2, 0.1], { grip: [1, 0, 0] }),
});
export const facePull = stand({
  lean: -4,
  pelvis: [-2, 88, 0],
  legs: [{ to: [14, 8, 11] }, { to: [-14, 8, -11] }],
  arms: hands([18, 150, 19], [-0.6, 0.5, 1], { grip: [0.3, 1, 0] }),
});
export const frontRaise = stand({
  lean: -1,
  arms: hands([57, 140, 19], [0, -1, 0.3], { grip: [0, 1, 0] }),
});
export const rearFly = stand({
  pelvis: [-17, 82, 0],
  lean: 72,
  head: 58,
  legs: feet(12),
  arms: hands([34, 100, 70], [0, 1, 0.1], { grip: [1, 0, 0] }),
});
export const deadlift = stand({
  pelvis: [-26, 60, 0],
  lean: 61,
  head: 32,
  legs: both<Leg>({ ...feet(10)[0], pole: [1, 0, 0.2] }),
  arms: hands([8, 23, 23], [0, 0, 1]),
});
export const deadliftTop = stand({
  pelvis: [-2.6, 89.6, 0],
  arms: hands([9.4, 78.6, 22], [-0.5, 0, 1]),
  legs: feet(10),
  lean: 0,
  chest: -1,
  head: 0,
});
export const romanian = stand({
  pelvis: [-25, 80, 0],
  lean: 66,
  head: 48,
  legs: feet(10),
  arms: hands([8, 40.2, 21], [0, 0, 1]),
});
export const row = stand({
  pelvis: [-19, 80, 0],
  lean: 58,
  head: 38,
  legs: feet(11),
  arms: hands([9, 81, 23], [-1, 0.7, 0.25]),
});
export const straightArm = stand({
  pelvis: [-8, 86, 0],
  lean: 20,
  head: 6,
  arms: hands([29, 78, 17], [-1, 0, 0.2]),
});
export const crossover = stand({
  pelvis: [-4, 85, 0],
  lean: 15,
  head: 6,
  legs: [{ to: [20, 8, 10] }, { to: [-24, 10, -10], toe: [0.95, -0.2, -0.2] }],
  // Before the lower ribs, one wrist over the other by a palm's width.
  arms: [
    { to: [58, 110, -4], pole: [-0.2, 0.1, 1], grip: [0.3, 1, 0] },
    { to: [56, 104, 4], pole: [-0.2, 0.1, -1], grip: [0.3, 1, 0], bias: -6 },
  ],
});
export const curl = stand({ lean: 0, arms: hands([31, 119, 21], [-1, -0.7, 0]) });
/**
 * Curled until the dumbbell's head is before the shoulder; the other one hangs on a straight arm.
 */
export const hammer = stand({
  arms: [
    { to: [20, 133.5, 22], pole: [0, -1, 0], grip: [-0.8, 0.6, 0] },
    { to: [6, 76.9, -28.5], pole: [-1, 0, -0.3], grip: [1, 0, 0] },
  ],
});
export const pushdown = stand({
  pelvis: [-4, 87, 0],
  lean: 10,
  head: 4,
  arms: hands([26, 87, 12], [-1, 0.25, 0]),
});
export const walkLoaded = stand({
  pelvis: [2, 87, 0],
  legs: [
    { to: [28, 8, 8], toe: [0.98, 0.15, 0.05] },
    { to: [-32, 19, -8], toe: [0.7, -0.7, 0] },
  ],
  arms: hands([6, 77, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
export const pallof = stand({
  pelvis: [-3, 83, 0],
  lean: 5,
  legs: feet(15),
  arms: hands([57, 122, 3], [0, -0.4, 1]),
});
export const pullThrough = stand({
  pelvis: [-24, 76, 0],
  lean: 60,
  head: 40,
  legs: feet(18),
  arms: hands([-6, 52, 4], [-0.4, 0.3, 1], { grip: [1, 0.4, 0] }),
});
export const kickback = stand({
  pelvis: [-6, 87, 0],
  lean: 28,
  head: 14,
  legs: [{ to: [-66, 44, 9], pole: [1, -1, 0], toe: [-0.2, -1, 0] }, { to: [0, 8, -9] }],
  arms: hands([57, 112, 14], [0, -1, 0.5], { grip: [0, 1, 0] }),
});
export const swing = stand({
  lean: -3,
  legs: feet(17),
  pelvis: [0, 87, 0],
  arms: hands([60, 127, 3.4], [0, -0.5, 1]),
});
export const swingBack = stand({
  pelvis: [-26, 74, 0],
  lean: 62,
  head: 36,
  legs: feet(18),
  arms: hands([-18, 60, 3.4], [-0.3, 0.3, 1]),
});
export const stepUp = stand({
  pelvis: [8, 99, 0],
  lean: 12,
  head: 4,
  legs: [{ to: [32, 50, 9] }, { to: [-16, 21, -9], toe: [0.5, -0.85, 0] }],
  arms: hands([18, 84, 24], [-1, 0, 0.3], { grip: [1, 0, 0] }),
});
export const sideStep = stand({
  pelvis: [-12, 74, 4],
  lean: 18,
  head: 4,
  legs: [
    { to: [0, 8, 34], pole: [1, 0, 0.8] },
    { to: [0, 8, -18], pole: [1, 0, -0.5] },
  ],
  arms: hands([26, 116, 3], [0.1, -0.6, 1], { grip: [0, 1, 0] }),
});
const low: Partial<Pose> = {
  pelvis: [-25, 41, 0],
  legs: both<Leg>({ to: [0, 8, 16], pole: [1, 0, 0.35], toe: [1, 0, 0.4] }),
};
const backBase = stand({ ...low, lean: 42, chest: 38, head: 10 });
const frontBase = stand({ ...low, lean: 28, chest: 22, head: 2 });
const grab = (pose: Pose, p: V3, pole: V3, grip: V3 = [0, 0, 1]): Pose => ({
  ...pose,
  arms: hands(onChest(pose, p), pole, { grip }),
});
export const backSquat = grab(backBase, [-9.5, 29, 27], [-0.7, -1, 0.1]);
export const frontSquat = grab(frontBase, [10.5, 30, 17.5], [1, -0.3, 0.3]);
export const goblet = grab(frontBase, [18, 20, 5], [0.2, -1, 0.45]);
const squatStand = (lean: number): Pose =>
  stand({
    ...low,
    pelvis: [-1.5, 89.2, 0],
    lean,
    head: 0,
  });
export const backTall = grab(squatStand(4), [-9.5, 29, 27], [-0.6, -1, 0.1]);
export const frontTall = grab(squatStand(1), [10.5, 30, 17.5], [1, -0.3, 0.3]);
export const gobletTall = grab(squatStand(1), [18, 20, 5], [0.2, -1, 0.45]);
export const split = stand({
  pelvis: [-4, 54, 0],
  lean: 16,
  head: 4,
  legs: [{ to: [24, 8, 9] }, { to: [-60, 44.8, -9], pole: [0.2, -1, 0], toe: [-1, -0.36, 0] }],
  arms: hands([10, 41, 24], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
export const lunge = stand({
  pelvis: [-2, 51, 0],
  lean: 5,
  head: 0,
  legs: [{ to: [38, 8, 8] }, { to: [-42, 20, -8], pole: [0.3, -1, 0], toe: [0.45, -0.88, 0] }],
  arms: hands([4, 40, 25], [-1, 0, 0.4], { grip: [1, 0, 0] }),
});
/** The second pull of a clean: hips open, shoulders up. */
export const cleanPull = stand({
  pelvis: [4, 96, 0],
  lean: -10,
  head: -6,
  shrug: 4,
  legs: both<Leg>({ to: [-4, 15, 12], pole: [1, 0, 0.2], toe: [0.86, -0.5, 0.12] }),
  arms: hands([15, 108, 24], [-0.5, 0.6, 1]),
});
/** The low end of a cable chop, turned to the right. */
export const chop = stand({
  pelvis: [-2, 77, 5],
  twist: 24,
  lean: 12,
  chest: 18,
  chestTwist: 28,
  head: 14,
  legs: [
    { to: [4, 8, 28], pole: [1, 0, 0.7], toe: [1, 0, 0.5] },
    { to: [-4, 11, -32], pole: [1, 0, 0.3], toe: [0.85, -0.3, 0.5] },
  ],
  arms: [
    { to: [22, 80, 45], pole: [-0.3, 0.3, 1], grip: [0.6, 0.6, 0.3] },
    { to: [26, 83.4, 41.6], pole: [0.5, -0.4, -1], grip: [0.6, 0.6, 0.3], bias: 6 },
  ],
});
/** Chest on an incline bench, rowing. */
export const supported = stand({
  pelvis: [-14, 66, 0],
  lean: 52,
  head: 44,
  legs: both<Leg>({ to: [-78, 17, 12], pole: [0.6, -1, 0], toe: [0.62, -0.78, 0] }),
  arms: hands([8, 60, 28], [-1, 0.75, 0.35], { grip: [0.9, 0.3, 0] }),
});
/** Not training: hands on hips, cheering, holding something. */
export const handsOnHips = stand({
  arms: hands([10, 97, 19], [-0.4, 0, 1], { grip: [0.6, 0.2, 0.2] }),
});
export const cheer = stand({
  arms: [
    hands([14, 190, 30], [0.3, 0, 1])[0],
    mirrored<Arm>({ to: [10, 97, 19], pole: [-0.4, 0, 1] }),
  ],
  head: -8,
});
export const hold = (at: V3, more: Partial<Pose> = {}): Pose =>
  stand({ arms: hands(at, [-0.3, -1, 0.5], { grip: [0, 1, 0] }), ...more });
