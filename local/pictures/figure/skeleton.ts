/** Computes every joint of the body from a pose: the places of pelvis, hands and feet. */
import { add, at, dot, frameOf, len, mix, mul, norm, sub } from '../drawing/geometry.ts';
import type { Frame, V3 } from '../drawing/geometry.ts';

export interface Arm {
  to: V3;
  /** Direction in which the elbow points. */
  pole: V3;
  /** Direction of the bar or handle in the fist. */
  grip?: V3;
  /** Direction of the fingers of an open hand; without it the hand is a fist. */
  flat?: V3;
  /**
   * How far a hand on its way from a fist to a flat hand is open: 0 to 1. Without it, a hand is
   * either.
   */
  open?: number;
  bias?: number;
}

export interface Leg {
  /** The ankle joint: 8 cm above the sole. */
  to: V3;
  pole?: V3;
  toe?: V3;
  /**
   * How far the toes are bent up from the foot, in degrees: as far as the heel is up while its ball
   * stands on the floor.
   */
  toes?: number;
  bias?: number;
}

export interface Pose {
  pelvis: V3;
  /** Forward lean of the pelvis and of the chest, degrees from upright. */
  lean: number;
  chest?: number;
  roll?: number;
  chestRoll?: number;
  twist?: number;
  chestTwist?: number;
  shrug?: number;
  /** How full her chest and belly are of air: 0 is a breath out, 1 a breath in. */
  breath?: number;
  reach?: number;
  /** Forward lean of the head, and its turn to the right. */
  head?: number;
  headTurn?: number;
  headRoll?: number;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
}

export interface Limb {
  root: V3;
  mid: V3;
  end: V3;
  /** Direction in which the middle joint points. */
  out: V3;
}

export interface Joints {
  pelvis: Frame;
  chest: Frame;
  head: Frame;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
}

export const bones = { thigh: 42, shank: 40, upperArm: 28.5, forearm: 25, hand: 7 } as const;

/**
 * From the elbow to what the hand is placed by: a fist by its middle, an open hand by its wrist.
 */
export const forearmLength = ({ flat, open = flat ? 1 : 0 }: Arm): number =>
  bones.forearm + bones.hand * (1 - open);

function reach(root: V3, to: V3, l1: number, l2: number, pole: V3, note: string): Limb {
  const span = sub(to, root);
  const d = norm(span);
  const distance = Math.min(Math.max(len(span), Math.abs(l1 - l2) + 2), (l1 + l2) * 0.999);
  if (Math.abs(distance - len(span)) > 2.5 && process.env['POSES']) {
    console.warn(`${note}: ${Math.round(len(span))} cm asked, ${Math.round(distance)} drawn`);
  }
  const a = (l1 * l1 - l2 * l2 + distance * distance) / (2 * distance);
  const h = Math.sqrt(Math.max(0, l1 * l1 - a * a));
  const out = norm(sub(pole, mul(d, dot(pole, d))));
  return {
    root,
    mid: add(root, add(mul(d, a), mul(out, h))),
    end: add(root, mul(d, distance)),
    out,
  };
}

function torso(pose: Pose): { pelvis: Frame; chest: Frame } {
  const pelvis = frameOf(pose.pelvis, pose.lean, pose.roll, pose.twist);
  const chestLean = pose.chest ?? pose.lean;
  const roll = pose.chestRoll ?? pose.roll ?? 0;
  const turn = frameOf([0, 0, 0], chestLean, roll, (pose.twist ?? 0) + (pose.chestTwist ?? 0));
  const spine = norm(mix(pelvis.u, turn.u, 0.5));
  return { pelvis, chest: { ...turn, o: add(pose.pelvis, mul(spine, 20)) } };
}

/**
 * The place of a point of the chest in a pose, given as forward, up from the lowest rib, and right.
 * Shoulders are at 28.
 */
export const onChest = (pose: Pose, p: V3): V3 => at(torso(pose).chest, p);

const mirror = (v: V3): V3 => [v[0], v[1], -v[2]];
export const mirrored = <T extends Arm | Leg>(limb: T): T => {
  const copy = { ...limb, to: mirror(limb.to) };
  if (limb.pole) copy.pole = mirror(limb.pole);
  if ('grip' in limb && limb.grip) Object.assign(copy, { grip: mirror(limb.grip) });
  if ('flat' in limb && limb.flat) Object.assign(copy, { flat: mirror(limb.flat) });
  if ('toe' in limb && limb.toe) Object.assign(copy, { toe: mirror(limb.toe) });
  return copy;
};
/** The same pose seen in a mirror: what her right side did, her left side does. */
export const mirroredPose = (pose: Pose): Pose => {
  const turned = Object.fromEntries(
    (['roll', 'chestRoll', 'twist', 'chestTwist', 'headTurn', 'headRoll'] as const).flatMap((key) =>
      pose[key] === undefined ? [] : [[key, -pose[key]]],
    ),
  );
  const [x, y, z] = pose.pelvis;
  const { arms, legs } = pose;
  return {
    ...pose,
    ...turned,
    pelvis: [x, y, -z],
    arms: [mirrored(arms[1]), mirrored(arms[0])],
    legs: [mirrored(legs[1]), mirrored(legs[0])],
  };
};
/** The right limb as given, and its mirror image as the left one. */
export const both = <T extends Arm | Leg>(limb: T): readonly [T, T] => [limb, mirrored(limb)];

export function solve(pose: Pose, note = 'pose'): Joints {
  const { pelvis, chest } = torso(pose);
  const neck = at(chest, [0.5, 33, 0]);
  const headLean = pose.head ?? (pose.chest ?? pose.lean) * 0.45;
  const turn = (pose.twist ?? 0) + (pose.chestTwist ?? 0) + (pose.headTurn ?? 0);
  const tilt = frameOf([0, 0, 0], headLean, pose.headRoll ?? (pose.chestRoll ?? 0) * 0.6, turn);
  const head: Frame = {
    ...tilt,
    o: add(neck, add(mul(norm(mix(chest.u, tilt.u, 0.7)), 12.4), mul(tilt.f, 1.6))),
  };
  const arm = (side: 0 | 1): Limb => {
    const spec = pose.arms[side];
    const z = side === 0 ? 1 : -1;
    const root = at(chest, [pose.reach ?? 0, 27.5 + (pose.shrug ?? 0), z * 16.5]);
    const l2 = forearmLength(spec);
    return reach(root, spec.to, bones.upperArm, l2, spec.pole, `${note} arm ${side}`);
  };
  const leg = (side: 0 | 1): Limb => {
    const spec = pose.legs[side];
    const root = at(pelvis, [0, 0, side === 0 ? 8.5 : -8.5]);
    const pole = spec.pole ?? [1, 0, 0];
    return reach(root, spec.to, bones.thigh, bones.shank, pole, `${note} leg ${side}`);
  };
  return { pelvis, chest, head, arms: [arm(0), arm(1)], legs: [leg(0), leg(1)] };
}
