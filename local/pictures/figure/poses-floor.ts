/** Poses on benches, machines, bars and the floor. */
import { add, at, mul, rad, sub, type V3 } from '../drawing/geometry.ts';
import { hands, stand } from './poses-standing.ts';
import { both, mirrored, onChest, solve } from './skeleton.ts';
import type { Arm, Leg, Pose } from './skeleton.ts';

const seatLegs = (x = 40, wide = 15): readonly [Leg, Leg] =>
  both<Leg>({ to: [x, 8, wide], pole: [1, 1, 0.2] });
export const seated = (more: Partial<Pose> = {}): Pose =>
  stand({
    pelvis: [0, 54, 0],
    lean: -3,
    legs: seatLegs(),
    arms: hands([32, 62, 15], [-1, 0, 0.5], { grip: [0, 0, 1] }),
    ...more,
  });

export const shoulderPress = seated({ lean: -6, arms: hands([4, 120, 40], [0.1, -1, 0.4]) });
export const arnold = seated({ lean: -6, arms: hands([21, 104, 11], [0.4, -1, -0.1]) });
export const pulldown = seated({
  lean: -14,
  head: -12,
  legs: seatLegs(34, 14),
  arms: hands([15, 100, 36], [-0.4, -1, 0.3]),
});
/** The elbows pass the trunk, shoulders back, and the handle comes to the belly. */
export const cableRow = seated({
  pelvis: [0, 35, 0],
  lean: -4,
  head: 0,
  reach: -3,
  legs: both<Leg>({ to: [74, 25, 10], pole: [0, 1, 0], toe: [0.25, 1, 0.1] }),
  arms: hands([14, 59, 5], [-1, -0.5, 0.6], { grip: [0, 1, 0] }),
});
export const preacher = seated({
  lean: 16,
  head: 14,
  legs: seatLegs(30, 22),
  arms: hands([55, 97, 15], [0.35, -1, 0]),
});
const inclined = (lean: number, more: Partial<Pose>): Pose =>
  seated({ lean, head: lean * 0.8, legs: seatLegs(42, 16), ...more });
export const inclinePress = inclined(-48, { arms: hands([-28, 143, 21], [0.2, -0.2, 1]) });
export const inclineCurl = inclined(-44, {
  arms: [
    { to: [-2, 74, 24], pole: [-0.4, -1, 0.1], grip: [0.2, 0.2, 1] },
    { to: [-26, 30, -24], pole: [-1, -0.2, 0], grip: [0.2, 0, 1] },
  ],
});

const lying = (more: Partial<Pose>): Pose =>
  stand({
    pelvis: [0, 54.5, 0],
    lean: -90,
    head: -88,
    legs: both<Leg>({ to: [34, 8, 20], pole: [0.5, 1, 0.3] }),
    ...more,
  });
export const benchPress = lying({ arms: hands([-44, 113.9, 27.4], [0.3, -0.4, 1]) });
export const benchLow = lying({ arms: hands([-34, 72, 38], [0.2, -1, 0.5]) });
export const fly = lying({ arms: hands([-45, 66, 68], [0.1, -1, 0.1], { grip: [1, 0, 0] }) });
/** The upper arms are in line with her ears, the elbows as soft as above her breastbone. */
export const pullover = lying({
  arms: hands([-104, 55, 3.5], [0, 1, 0.8], { grip: [0, 0, 1] }),
});
export const skullCrusher = lying({ arms: hands([-70, 90, 15], [0.7, 1, 0.1]) });

const toes: V3 = [0.15, -1, 0];
const tipped = (x: number, y: number, wide = 8): readonly [Leg, Leg] =>
  both<Leg>({ to: [x, y, wide], pole: [0, -1, 0], toe: toes });
/** A straight body from the ankles to the shoulders, face down. */
export function board(
  ankle: readonly [number, number],
  shoulderY: number,
  more: Partial<Pose>,
): Pose {
  const angle = Math.asin((shoulderY - ankle[1]) / 128);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return stand({
    pelvis: [ankle[0] + 81.6 * c, ankle[1] + 81.6 * s, 0],
    lean: 90 - (angle * 180) / Math.PI,
    head: 72 - (angle * 180) / Math.PI,
    legs: tipped(ankle[0], ankle[1]),
    ...more,
  });
}
const palm = (x: number, wide: number, pole: V3): readonly [Arm, Arm] =>
  hands([x, 4, wide], pole, { flat: [1, -0.05, 0] });
export const pushUp = board([-70, 17], 35, { arms: palm(54, 27, [-1, 0.6, 0.5]) });
export const pushUpTop = board([-66, 17], 59, { arms: palm(56, 20, [-1, 0, 0.4]) });
export const declinePushUp = board([-70, 62], 37, { arms: palm(54, 27, [-1, 0.6, 0.5]) });
export const plank = board([-70, 17], 33, { arms: palm(81, 14, [-0.7, -1, 0.1]) });
export const climber = board([-66, 17], 60, {
  legs: [
    { to: [2, 22, 9], pole: [1, -0.15, 0], toe: [0.3, -1, 0] },
    { to: [-66, 17, -8], pole: [0, -1, 0], toe: toes },
  ],
  arms: palm(57, 18, [-1, 0, 0.4]),
});
export const sidePlank = stand({
  pelvis: [0, 34, 0],
  lean: 0,
  roll: 76,
  headRoll: 70,
  legs: [
    { to: [2, 7, -78], pole: [1, 0, 0], toe: [1, -0.05, 0] },
    { to: [-2, 16, -79], pole: [1, 0, 0], toe: [1, -0.05, 0], bias: -3 },
  ],
  arms: [
    { to: [25, 4, 50], pole: [-0.4, -1, 0], flat: [1, 0, 0] },
    { to: [0, 113, 42], pole: [-1, 0, 0], flat: [0, 1, 0.05] },
  ],
});
/**
 * Under a bar: the heels are where it meets the bra line at the top, 10 cm above her lowest rib.
 */
export const invertedRow = stand({
  pelvis: [27.6, 60.1, 0],
  lean: -51.2,
  head: -42,
  legs: both<Leg>({ to: [91.2, 9, 9], pole: [0, 1, 0], toe: [0.5, 0.87, 0.1] }),
  arms: hands([12.5, 90, 30], [0.6, -1, 0.55], { bias: 30 }),
});
export const deadBug = stand({
  pelvis: [0, 12, 0],
  lean: -90,
  head: -84,
  legs: [
    { to: [81.1, 20, 9], pole: [0, 1, 0], toe: [0.35, 0.94, 0] },
    { to: [38, 53, -9], pole: [-1, 1, 0], toe: [0.2, 1, 0] },
  ],
  arms: [
    { to: [-46, 65, 17], pole: [1, 0, 0.2], flat: [0.05, 1, 0] },
    { to: [-94, 30, -18], pole: [0, 1, -0.2], flat: [-1, 0.3, 0] },
  ],
});
const bridgeLegs = both<Leg>({ to: [38, 8, 11], pole: [0.5, 1, 0] });
export const bridge = stand({
  pelvis: [0, 33, 0],
  lean: -118,
  chest: -116,
  head: -84,
  legs: bridgeLegs,
  arms: hands([-4, 4, 27], [0, -0.3, 1], { flat: [1, 0, 0] }),
});
export const hipThrust = stand({
  pelvis: [0, 49, 0],
  lean: -92,
  chest: -84,
  head: -34,
  legs: both<Leg>({ to: [42, 8, 14], pole: [1, 1, 0.1] }),
  arms: hands([4, 64, 31], [-0.4, -0.5, 1]),
});
export const rollout = stand({
  pelvis: [-22, 38, 0],
  lean: 62,
  chest: 80,
  head: 76,
  legs: both<Leg>({ to: [-88, 9, 9], pole: [0, -1, 0], toe: [-0.95, -0.3, 0] }),
  arms: hands([72, 11, 9], [0.2, 1, 0.4]),
});
const kneel = both<Leg>({ to: [-52, 9, 9], pole: [1, -0.5, 0], toe: [-0.95, -0.3, 0] });
/**
 * Kneels with the ends of a rope beside her head: they stay there, whatever her chest does. The
 * chin stays tucked by the same angle.
 */
export function ropeAtHead(lean: number, chest: number): Pose {
  const pose = stand({
    pelvis: [-14, 47, 0],
    lean,
    chest,
    head: chest + 28,
    reach: 3,
    legs: kneel,
  });
  const joints = solve(pose);
  const { f, u } = joints.chest;
  const pole = add(mul(f, 0.9), add(mul(u, -0.6), [0, 0, 0.1]));
  return { ...pose, arms: hands(at(joints.head, [8, -3, 12]), pole, { grip: u }) };
}
/**
 * The hips stay over the knees: the spine rounds, and the pelvis tips a little after it, until the
 * elbows are before the thighs.
 */
export const cableCrunch = ropeAtHead(26, 90);
export const twist = stand({
  pelvis: [0, 13, 0],
  lean: -38,
  chest: -34,
  head: -14,
  headTurn: -8,
  chestTwist: 38,
  legs: both<Leg>({ to: [58, 30, 8], pole: [0, 1, 0.1], toe: [0.8, 0.6, 0] }),
  arms: [
    { to: [6, 36, 33], pole: [-0.5, -0.6, 1], grip: [0.2, 1, 0] },
    { to: [12, 36, 30], pole: [0.4, 0.4, -0.6], grip: [0.2, 1, 0], bias: 6 },
  ],
});
export const pullUp = stand({
  pelvis: [-6, 147, 0],
  lean: -8,
  head: -12,
  legs: both<Leg>({ to: [-34, 80, 7], pole: [1, -0.4, 0], toe: [-0.6, -0.8, 0] }),
  arms: hands([10, 200, 40], [-0.5, -1, 0.3]),
});
export const chinUp: Pose = { ...pullUp, arms: hands([14, 200, 17], [0.7, -1, 0.1]) };
/**
 * Hanging on straight arms, the legs so many degrees from straight down, pelvis and chest leant;
 * the shoulders go back as the legs go forward.
 */
export function hanging(raised: number, lean: number, chest: number): Pose {
  const [c, s] = [Math.cos(rad(raised)), Math.sin(rad(raised))];
  const x = 5 - raised / 12;
  const shoulder: V3 = [x, 236 - Math.sqrt(60.2 ** 2 - 8.5 ** 2 - (6 - x) ** 2), 0];
  const upright = stand({ pelvis: [0, 0, 0], lean, chest, head: chest * 0.5 });
  const pelvis = sub(shoulder, onChest(upright, [0, 27.5, 0]));
  const point = 0.4 + raised / 250;
  return {
    ...upright,
    pelvis,
    legs: both<Leg>({
      to: add(pelvis, [81.4 * s, -81.4 * c, 7]),
      pole: [c, s, 0],
      toe: [s + point * c, point * s - c, 0],
    }),
    arms: hands([6, 236, 25], [0.4, 0, 1]),
  };
}
/** The pelvis is tucked, so that the lower back is round, and the thighs are past level. */
export const legRaise = hanging(97, -46, 4);
export const chestDip = stand({
  pelvis: [-12, 97, 0],
  lean: 34,
  head: 20,
  legs: both<Leg>({ to: [-44, 67, 6], pole: [1, -0.7, 0], toe: [-0.7, -0.7, 0] }),
  arms: hands([6, 112, 27], [-1, 0.4, 0.2], { grip: [1, 0, 0] }),
});
export const benchDip = stand({
  pelvis: [10, 30, 0],
  lean: -3,
  head: 0,
  legs: both<Leg>({ to: [80, 9, 10], pole: [0, 1, 0], toe: [0.45, 0.9, 0.1] }),
  arms: hands([-14, 48, 21], [-1, 0.25, 0.1], { flat: [1, -0.25, 0] }),
});
export const dumbbellRow = stand({
  pelvis: [-12, 86, 0],
  lean: 78,
  head: 58,
  legs: [
    { to: [-16, 8, 24], pole: [1, 0, 0] },
    { to: [-46, 52, -10], pole: [1, -1, 0], toe: [-1, -0.25, 0], bias: 6 },
  ],
  arms: [
    { to: [12, 74, 23], pole: [-0.6, 1, 0.2], grip: [1, 0, 0] },
    { to: [42, 48, -12], pole: [-1, 0, -0.3], flat: [1, 0, 0] },
  ],
});
export const legPressPose = stand({
  pelvis: [0, 38, 0],
  lean: -46,
  head: -26,
  legs: both<Leg>({ to: [36, 68, 13], pole: [-0.6, 1, 0.3], toe: [-0.64, 0.77, 0.1] }),
  arms: hands([8, 36, 27], [-1, -0.3, 0.3], { grip: [1, 0, 0] }),
});
export const legCurlPose = stand({
  pelvis: [0, 81, 0],
  lean: 88,
  chest: 84,
  head: 62,
  legs: both<Leg>({ to: [-50, 113, 9], pole: [0, -1, 0], toe: [-1, 0.35, 0] }),
  arms: hands([60, 62, 19], [0.3, -0.6, 1], { grip: [0, 1, 0] }),
});
export const rest = seated({
  lean: 24,
  head: 6,
  arms: hands([30, 64, 13], [-0.6, 0.2, 1], { grip: [0, 0, 1] }),
});
export const asleep = lying({
  legs: both<Leg>({ to: [78, 52, 9], pole: [0, 1, 0], toe: [0.6, 0.8, 0] }),
  arms: [
    { to: [-10, 72, 4], pole: [0, 0, 1] },
    mirrored<Arm>({ to: [-8, 66, 12], pole: [0, 0, 1] }),
  ],
});
