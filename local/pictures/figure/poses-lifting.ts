/**
 * What the poses of fast lifts are made of: a bar on long arms, feet that rise onto their balls.
 */
import { add, mul, norm, sub } from '../drawing/geometry.ts';
import type { V3 } from '../drawing/geometry.ts';
import { hands } from './poses-standing.ts';
import { ballOf } from '../drawing/phases.ts';
import { both, bones, onChest, solve } from './skeleton.ts';
import type { Arm, Leg, Pose } from './skeleton.ts';

/** An arm of full length, a little less than straight, so that it never snaps. */
const armLong = (bones.upperArm + bones.forearm + bones.hand) * 0.995;

/** Both arms long, hands `half` from the middle, in a direction from the shoulders. */
export function longArms(pose: Pose, way: V3, half: number, pole: V3): Pose {
  const aside = half - 16.5;
  const far = Math.sqrt(armLong ** 2 - aside ** 2);
  const [x, y] = onChest(pose, [pose.reach ?? 0, 27.5 + (pose.shrug ?? 0), 0]);
  const [dx, dy] = mul(norm(way), far);
  return { ...pose, arms: hands([x + dx, y + dy, half], pole) };
}

/** The same pose with both fists at full length of the arm and as far apart as they are. */
export function straightArms(pose: Pose): Pose {
  const { arms } = solve(pose);
  const long = (side: 0 | 1): Arm => {
    const { root } = arms[side];
    const arm = pose.arms[side];
    const [x, y, z] = sub(arm.to, root);
    const scale = Math.sqrt(armLong ** 2 - z ** 2) / Math.hypot(x, y);
    return { ...arm, to: add(root, [x * scale, y * scale, z]) };
  };
  return { ...pose, arms: [long(0), long(1)] };
}

/**
 * Both arms long, at a distance in front of the ankles: straight up (1) or down (-1) from the
 * shoulders.
 */
function plumb(
  pose: Pose,
  way: 1 | -1,
  x: number,
  half: number,
  pole: V3,
  more: Partial<Arm> = {},
): Pose {
  const [sx, sy] = onChest(pose, [pose.reach ?? 0, 27.5 + (pose.shrug ?? 0), 0]);
  const far = Math.sqrt(armLong ** 2 - (half - 16.5) ** 2 - (x - sx) ** 2);
  return { ...pose, arms: hands([x, sy + way * far, half], pole, more) };
}

/** Where the middle of her feet is, half way from heel to toes: a loaded bar stays above it. */
const midFoot = ({ legs }: Pose): number =>
  legs.reduce((sum, { to, toe = [1, 0, 0.22] }) => sum + (to[0] + 6 * norm(toe)[0]) / 2, 0);

/**
 * The same pose with the hips moved, so that a point of her chest, where a bar lies, is above the
 * middle of her feet.
 */
const overMidFoot = (pose: Pose, p: V3): Pose => {
  const [x, y, z] = pose.pelvis;
  return { ...pose, pelvis: [x + midFoot(pose) - onChest(pose, p)[0], y, z] };
};

/** A bar on the upper back above the middle of the feet, with the elbows in a direction from it. */
export const barOnBack = (pose: Pose, half: number, pole: V3): Pose => {
  const woman = overMidFoot(pose, [-9.5, 29, 0]);
  return { ...woman, arms: hands(onChest(woman, [-9.5, 29, half]), pole) };
};

/**
 * A bar on the front of the shoulders above the middle of the feet; `arms` says how she holds it.
 */
export const barOnShoulders = (pose: Pose, p: V3, arms: (woman: Pose) => Pose['arms']): Pose => {
  const woman = overMidFoot(pose, p);
  return { ...woman, arms: arms(woman) };
};

/** Elbows up and ahead of a bar that lies on the shoulders, on the fingers of open hands. */
export const rackedArms = (woman: Pose, half: number): Pose['arms'] =>
  hands(onChest(woman, [8, 36, half]), [1, 0.2, 0], { flat: [0.5, 0.1, -0.4] });

/** A bar or two dumbbells overhead on straight arms. */
export const lockedOut = (
  pose: Pose,
  x: number,
  half: number,
  pole: V3 = [0.4, 0, 1],
  more: Partial<Arm> = {},
): Pose => plumb(pose, 1, x, half, pole, more);

/** A bar that hangs on long arms. */
export const hanging = (pose: Pose, x: number, half: number): Pose =>
  plumb(pose, -1, x, half, [-0.4, 0, 1]);

/** Feet flat on the floor. */
export const flat = (wide: number, turned = 0.3, x = 0): readonly [Leg, Leg] =>
  both<Leg>({ to: [x, 8, wide], pole: [1, 0, turned], toe: [1, 0, turned], toes: 0 });

/** The same feet with the heels up: the balls stay where they are. */
export function raised(pose: Pose, degrees: number): Pose {
  const before = solve(pose);
  const tip = (degrees * Math.PI) / 180;
  const leg = (side: 0 | 1): Leg => {
    const spec = pose.legs[side];
    const [x, , z] = spec.toe ?? [1, 0, 0];
    const along = Math.hypot(x, z);
    const toe: V3 = [x * Math.cos(tip), -along * Math.sin(tip), z * Math.cos(tip)];
    // The legs may be too short for flat feet at this height of the hips: the balls are where flat
    // feet have them.
    const { mid, end, ...limb } = before.legs[side];
    const shin = sub(mid, end);
    const stood = { ...limb, end: spec.to, mid: add(spec.to, shin) };
    const ball = ballOf(stood, spec.toe ?? [1, 0, 0]);
    const forward = norm(toe);
    const sole = norm(sub([0, -1, 0], mul(forward, -forward[1])));
    return { ...spec, toe, toes: degrees, to: sub(sub(ball, mul(forward, 10)), mul(sole, 7.5)) };
  };
  return { ...pose, legs: [leg(0), leg(1)] };
}
