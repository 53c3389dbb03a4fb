/**
 * Poses between two poses: what is planted stays planted, what turns about a joint turns, the rest
 * goes straight.
 */
import { add, dot, len, mix, mul, norm, sub } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { bones, forearmLength, solve } from '../figure/skeleton.ts';
import type { Arm, Joints, Leg, Limb, Pose } from '../figure/skeleton.ts';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value is a woman's pose: other data of a movement may be a number or an object with a
 * pose in it.
 */
export const isPose = (value: unknown): value is Pose =>
  isObject(value) &&
  ['pelvis', 'lean', 'arms', 'legs'].every((key) => key in value) &&
  Array.isArray(value['arms']);

/** A pose somewhere else; other data stays as it is. */
export function shifted<T>(data: T, [x, y, z]: V3): T {
  if (!isPose(data)) return data;
  const on = (p: V3): V3 => [p[0] + x, p[1] + y, p[2] + z];
  const ends = <L extends Arm | Leg>([a, b]: readonly [L, L]): readonly [L, L] => [
    { ...a, to: on(a.to) },
    { ...b, to: on(b.to) },
  ];
  return { ...data, pelvis: on(data.pelvis), arms: ends(data.arms), legs: ends(data.legs) };
}

/**
 * Numbers, lists and objects go straight from one value to the other; what cannot be mixed changes
 * in the middle.
 */
function straight(a: unknown, b: unknown, t: number, hinge = 0): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + (b - a) * t;
  if (isPose(a) && isPose(b)) return poseBetween(a, b, t, hinge);
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    return a.map((one: unknown, i) => straight(one, b[i], t, hinge));
  }
  if (isObject(a) && isObject(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return Object.fromEntries(keys.map((key) => [key, straight(a[key], b[key], t, hinge)]));
  }
  return t < 0.5 ? a : b;
}

const foot = (leg: Leg, side: 0 | 1): Leg => ({
  pole: [1, 0, 0],
  toe: [1, 0, side === 0 ? 0.22 : -0.22],
  ...leg,
});

/**
 * A pose with every angle said that the skeleton would otherwise derive, so that both poses have
 * the same ones.
 */
export function complete(pose: Pose): Pose {
  const chest = pose.chest ?? pose.lean;
  const chestRoll = pose.chestRoll ?? pose.roll ?? 0;
  return {
    roll: 0,
    twist: 0,
    chestTwist: 0,
    shrug: 0,
    breath: 0,
    reach: 0,
    head: chest * 0.45,
    headTurn: 0,
    headRoll: chestRoll * 0.6,
    ...pose,
    chest,
    chestRoll,
    legs: [foot(pose.legs[0], 0), foot(pose.legs[1], 1)],
  };
}

/** The angle at a limb's middle joint, in degrees: 180 is straight. */
export const angle = ({ root, mid, end }: Limb): number => {
  const [p, q] = [norm(sub(root, mid)), norm(sub(end, mid))];
  return (
    (Math.acos(Math.max(-1, Math.min(1, p[0] * q[0] + p[1] * q[1] + p[2] * q[2]))) * 180) / Math.PI
  );
};

/** The direction t of the way between two directions, along the arc. */
function turned(a: V3, b: V3, t: number, via: V3): V3 {
  const cos = Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  const w = Math.acos(cos);
  // Nearly one direction has no arc worth turning about, and nearly opposite ones have no arc of
  // their own: those go by `via`.
  if (w < 0.05) return norm(mix(a, b, t));
  if (Math.sin(w) < 0.05) return norm(add(mix(a, b, t), mul(via, Math.sin(t * Math.PI) * 0.5)));
  return norm(
    add(mul(a, Math.sin((1 - t) * w) / Math.sin(w)), mul(b, Math.sin(t * w) / Math.sin(w))),
  );
}

const stays = (a: V3, b: V3): boolean => len(sub(a, b)) < 0.5;
/** How far a limb swings about its root, in degrees. */
const swing = (a: Limb, b: Limb): number =>
  (Math.acos(Math.min(1, dot(norm(sub(a.end, a.root)), norm(sub(b.end, b.root))))) * 180) / Math.PI;

/**
 * A limb turns about its joints if its root stays and either the middle joint stays or its bend
 * does, or if it swings far and long.
 */
const turns = (a: Limb, b: Limb): boolean =>
  (len(sub(a.root, b.root)) < 6 &&
    (len(sub(a.mid, b.mid)) < 9 || Math.abs(angle(a) - angle(b)) < 22)) ||
  (Math.min(angle(a), angle(b)) > 140 && swing(a, b) > 45);

function limbAt<T extends Arm | Leg>(spec: T, a: Limb, b: Limb, root: V3, t: number): T {
  const upper = turned(norm(sub(a.mid, a.root)), norm(sub(b.mid, b.root)), t, a.out);
  const lower = turned(norm(sub(a.end, a.mid)), norm(sub(b.end, b.mid)), t, a.out);
  const mid = add(root, mul(upper, len(sub(a.mid, a.root))));
  const to = add(mid, mul(lower, len(sub(a.end, a.mid))));
  const bow = sub(mid, mix(root, to, 0.5));
  return { ...spec, to, pole: len(bow) > 1.5 ? norm(bow) : mix(a.out, b.out, t) };
}

/**
 * Keeps the hands as far apart as they are on a bar, and on their sides of it: `along` is where the
 * bar points in the data.
 */
function onBar(arms: readonly [Arm, Arm], width: number, along: V3): readonly [Arm, Arm] {
  const [p, q] = [arms[0].to, arms[1].to];
  const middle = mix(p, q, 0.5);
  const turned = norm(sub(p, q));
  const way = mul(dot(turned, along) < 0 ? along : turned, width / 2);
  return [
    { ...arms[0], to: add(middle, way) },
    { ...arms[1], to: sub(middle, way) },
  ];
}

/**
 * Lifts hands that hang too low for long arms straight up, so that what they hold stays over the
 * same place.
 */
export function withinReach(arm: Arm, root: V3): Arm {
  const longest = (bones.upperArm + forearmLength(arm)) * 0.998;
  const away = sub(arm.to, root);
  const down = Math.sqrt(Math.max(0, longest ** 2 - away[0] ** 2 - away[2] ** 2));
  if (len(away) <= longest || away[1] >= 0 || down === 0) return arm;
  return { ...arm, to: [arm.to[0], root[1] - down, arm.to[2]] };
}

/**
 * Keeps a hand on its way as far from the shoulder as it is at its nearer end: an arm does not fold
 * in between.
 */
function asLong(arm: Arm, root: V3, a: Limb, b: Limb): Arm {
  const nearer = Math.min(len(sub(a.end, a.root)), len(sub(b.end, b.root)));
  const away = sub(arm.to, root);
  return len(away) >= nearer ? arm : { ...arm, to: add(root, mul(norm(away), nearer)) };
}

const steps = (from: Leg, to: Leg): boolean =>
  from.to[1] < 24 &&
  to.to[1] < 24 &&
  Math.hypot(to.to[0] - from.to[0], to.to[2] - from.to[2]) >= 12;

/** A foot that steps leaves the floor on its way; two feet that move at once slide on it. */
function stepping(leg: Leg, i: 0 | 1, from: Pose, to: Pose, t: number): Leg {
  if (!steps(from.legs[i], to.legs[i])) return leg;
  if (steps(from.legs[i === 0 ? 1 : 0], to.legs[i === 0 ? 1 : 0])) return leg;
  return { ...leg, to: add(leg.to, [0, 9 * Math.sin(Math.PI * t), 0]) };
}

/** Hips further back and up, and as much more lean: so a bar passes the knees. */
const hinged = (pose: Pose, by: number): Pose => ({
  ...pose,
  pelvis: add(pose.pelvis, [-by, by * 0.7, 0]),
  lean: pose.lean + by * 1.6,
  chest: (pose.chest ?? pose.lean) + by * 1.6,
});

const roots = (pose: Pose): Joints => solve(pose);

const kneesOf = ({ legs }: Joints): V3 => mix(legs[0].mid, legs[1].mid, 0.5);

/**
 * Hips over knees that stay turn about them, with thighs of one length; other hips go straight, and
 * so nothing is said of them.
 */
function hipsAboutKnees(a: Joints, b: Joints, t: number): { pelvis?: V3 } {
  const [from, to] = [a.pelvis.o, b.pelvis.o];
  const kneel = ([0, 1] as const).every((i) => {
    const [p, q] = [a.legs[i], b.legs[i]];
    return stays(p.end, q.end) && len(sub(p.mid, q.mid)) < 3;
  });
  if (!kneel || stays(from, to)) return {};
  const [p, q] = [sub(from, kneesOf(a)), sub(to, kneesOf(b))];
  const way = turned(norm(p), norm(q), t, a.legs[0].out);
  const knees = mix(kneesOf(a), kneesOf(b), t);
  return { pelvis: add(knees, mul(way, len(p) + (len(q) - len(p)) * t)) };
}

function poseBetween(from: Pose, to: Pose, t: number, hinge: number): Pose {
  const [a, b] = [complete(from), complete(to)];
  const [ja, jb] = [roots(a), roots(b)];
  const plain = Object.fromEntries(
    Object.keys({ ...a, ...b })
      .filter((key) => key !== 'arms' && key !== 'legs')
      .map((key) => [key, straight(Reflect.get(a, key), Reflect.get(b, key), t)]),
  );
  const pair = <T extends Arm | Leg>(p: readonly [T, T], q: readonly [T, T]): [T, T] => [
    limbBetween(p[0], q[0], t),
    limbBetween(p[1], q[1], t),
  ];
  const legs = pair(a.legs, b.legs);
  const arms = pair(a.arms, b.arms);
  const turning = hipsAboutKnees(ja, jb, t);
  const base = hinged({ ...a, ...plain, ...turning, arms, legs }, hinge * Math.sin(Math.PI * t));
  const j = roots(base);
  for (const i of [0, 1] as const) {
    if (!stays(a.legs[i].to, b.legs[i].to) && turns(ja.legs[i], jb.legs[i]))
      legs[i] = limbAt(legs[i], ja.legs[i], jb.legs[i], j.legs[i].root, t);
    else legs[i] = stepping(legs[i], i, a, b, t);
    if (!stays(a.arms[i].to, b.arms[i].to) && turns(ja.arms[i], jb.arms[i]))
      arms[i] = limbAt(arms[i], ja.arms[i], jb.arms[i], j.arms[i].root, t);
    else if (!stays(a.arms[i].to, b.arms[i].to))
      arms[i] = withinReach(
        asLong(arms[i], j.arms[i].root, ja.arms[i], jb.arms[i]),
        j.arms[i].root,
      );
  }
  const held = ({ arms: [p, q] }: Pose): V3 => sub(p.to, q.to);
  const [w, w2] = [len(held(a)), len(held(b))];
  const bar = norm(mix(held(a), held(b), t));
  return { ...base, legs, arms: Math.abs(w - w2) < 1 && w > 1 ? onBar(arms, w, bar) : arms };
}

function limbBetween<T extends Arm | Leg>(a: T, b: T, t: number): T {
  const mixed = { ...(t < 0.5 ? a : b), to: mix(a.to, b.to, t) };
  if (a.pole && b.pole) mixed.pole = mix(norm(a.pole), norm(b.pole), t);
  for (const key of ['toe', 'grip', 'flat'] as const) {
    const [p, q]: [unknown, unknown] = [Reflect.get(a, key), Reflect.get(b, key)];
    if (Array.isArray(p) && Array.isArray(q)) Object.assign(mixed, { [key]: straight(p, q, t) });
  }
  return mixed;
}

/**
 * The data of a movement t of the way between two moments. At 0 and at 1 it is that moment itself.
 */
export function between<T>(a: T, b: T, t: number, hinge = 0): T {
  if (t <= 0) return a;
  if (t >= 1) return b;
  return straight(a, b, t, hinge) as T;
}
