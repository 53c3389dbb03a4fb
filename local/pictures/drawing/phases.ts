/** A movement through named phases: smooth through every pose, and still where a pose stays. */
import { complete, isObject, isPose, withinReach } from './between.ts';
import { add, at, dot, len, mix, mul, norm, sub } from './geometry.ts';
import type { Frame, V3 } from './geometry.ts';
import { bones, forearmLength, solve } from '../figure/skeleton.ts';
import type { Arm, Leg, Limb, Pose } from '../figure/skeleton.ts';

/**
 * A part of a movement: its name in a lifter's words, the data of the pose it ends in, and how long
 * it takes.
 */
export interface Phase<T> {
  readonly name: string;
  readonly to: T;
  readonly seconds: number;
}

/** Where the ball of a foot touches the floor. */
export function ballOf({ mid, end }: Limb, toe: V3): V3 {
  const forward = norm(toe);
  const down = norm(sub(end, mid));
  const sole = norm(sub(down, mul(forward, dot(down, forward))));
  return add(end, add(mul(forward, 10), mul(sole, 7.5)));
}

/**
 * Slopes of a smooth curve through values of a movement that turns for ever; no value goes past its
 * neighbours.
 */
function slopes(values: readonly number[], lasts: readonly number[]): readonly number[] {
  const n = lasts.length;
  const steep = lasts.map((h, i) => ((values[i + 1] ?? 0) - (values[i] ?? 0)) / h);
  return values.map((_, i) => {
    const [before, after] = [(i - 1 + n) % n, i % n];
    const [d, e] = [steep[before] ?? 0, steep[after] ?? 0];
    if (d * e <= 0) return 0;
    const [h, k] = [lasts[before] ?? 1, lasts[after] ?? 1];
    return (3 * (h + k)) / ((2 * k + h) / d + (k + 2 * h) / e);
  });
}

function smooth(values: readonly number[], lasts: readonly number[], i: number, t: number): number {
  const [a = 0, b = 0] = values.slice(i, i + 2);
  const slope = slopes(values, lasts);
  const h = lasts[i] ?? 1;
  const [m = 0, m2 = 0] = slope.slice(i, i + 2);
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * a +
    (t3 - 2 * t2 + t) * h * m +
    (3 * t2 - 2 * t3) * b +
    (t3 - t2) * h * m2
  );
}

/**
 * A pose whose elbows and knees are said as they are drawn: a direction along the limb itself would
 * say nothing. A hand opens on its way, so that the elbow doesn't jump when a fist becomes a flat
 * hand.
 */
function pointed(pose: Pose): Pose {
  const whole = complete(pose);
  const { arms, legs } = solve(whole);
  const point = <T extends Arm | Leg>(limb: T, { out }: Limb): T => ({ ...limb, pole: out });
  const opened = (arm: Arm): Arm => ({ open: arm.flat ? 1 : 0, ...arm });
  return {
    ...whole,
    arms: [opened(point(whole.arms[0], arms[0])), opened(point(whole.arms[1], arms[1]))],
    legs: [point(whole.legs[0], legs[0]), point(whole.legs[1], legs[1])],
  };
}

/**
 * Values of every kind t of the way from number i to the next: what cannot be mixed changes in the
 * middle.
 */
function along(
  values: readonly unknown[],
  lasts: readonly number[],
  i: number,
  t: number,
): unknown {
  if (values.every((one) => typeof one === 'number')) return smooth(values, lasts, i, t);
  if (values.every(isPose)) return poseAlong(values.map(pointed), lasts, i, t);
  const lists = values.filter((one) => Array.isArray(one));
  if (lists.length === values.length) {
    return lists[0]?.map((_: unknown, k) =>
      along(
        lists.map((list): unknown => list[k]),
        lasts,
        i,
        t,
      ),
    );
  }
  if (values.every(isObject)) return Object.fromEntries(entriesAlong(values, lasts, i, t));
  return values[t < 0.5 ? i : i + 1];
}

const entriesAlong = (
  values: readonly object[],
  lasts: readonly number[],
  i: number,
  t: number,
): [string, unknown][] =>
  [...new Set(values.flatMap(Object.keys))].map((key) => [
    key,
    along(
      values.map((one): unknown => Reflect.get(one, key)),
      lasts,
      i,
      t,
    ),
  ]);

/** A place as seen from a part of the body. */
const on = ({ o, f, u, r }: Frame, p: V3): V3 => {
  const away = sub(p, o);
  return [dot(away, f), dot(away, u), dot(away, r)];
};

/**
 * The arm of a hand that goes about a shoulder on a straight arm: no elbow bends in between.
 * Nothing if it bends at an end.
 */
function straightened(arm: Arm, root: V3, [a, b]: readonly [Limb, Limb], t: number): Arm | null {
  const lengths = [a, b].map(({ root: from, end }) => len(sub(end, from)));
  const [p, q] = [norm(sub(a.end, a.root)), norm(sub(b.end, b.root))];
  const longest = bones.upperArm + forearmLength(arm);
  if (Math.min(...lengths) < longest * 0.985 || dot(p, q) < 0) return null;
  const [far = 0, far2 = 0] = lengths;
  const [x, y, z] = sub(arm.to, root);
  // Hands keep their distance on a bar, so only the side view is scaled.
  const scale = Math.sqrt((far + (far2 - far) * t) ** 2 - z ** 2) / Math.hypot(x, y);
  return { ...arm, to: add(root, [x * scale, y * scale, z]) };
}

/** A foot that changes its place leaves the floor; hands never leave the reach of the arms. */
function poseAlong(poses: readonly Pose[], lasts: readonly number[], i: number, t: number): Pose {
  const pose: Pose = {
    ...(poses[i] ?? poses[0]),
    ...Object.fromEntries(entriesAlong(poses, lasts, i, t)),
  } as Pose;
  const [from, to] = [poses[i] ?? pose, poses[i + 1] ?? pose];
  const ball = (of: Pose, side: 0 | 1): V3 =>
    ballOf(solve(of).legs[side], of.legs[side].toe ?? [1, 0, 0]);
  const step = (side: 0 | 1): Leg => {
    const leg = pose.legs[side];
    const [a, b] = [ball(from, side), ball(to, side)];
    const far = len(sub(a, b));
    // A ball that stays, stays on the way too, while its heel rises.
    if (far <= 1) return { ...leg, to: add(leg.to, sub(mix(a, b, t), ball(pose, side))) };
    const steps = far > 1 && a[1] < 3 && b[1] < 3;
    return steps
      ? { ...leg, to: add(leg.to, [0, Math.min(9, far) * Math.sin(Math.PI * t), 0]) }
      : leg;
  };
  const { arms, chest } = solve(pose);
  const [before, after] = [from, to].map((one) => solve(one).chest);
  const held = (side: 0 | 1): Arm => {
    const arm = pose.arms[side];
    if (!before || !after) return arm;
    const [a, b] = [on(before, from.arms[side].to), on(after, to.arms[side].to)];
    const kept = straightened(
      arm,
      arms[side].root,
      [solve(from).arms[side], solve(to).arms[side]],
      t,
    );
    if (kept) return kept;
    // What rests on the chest goes with it.
    if (len(sub(a, b)) < 2) return { ...arm, to: at(chest, mix(a, b, t)) };
    return withinReach(arm, arms[side].root);
  };
  return { ...pose, legs: [step(0), step(1)], arms: [held(0), held(1)] };
}

/** The phase at a share of the turn: its number, and how much of it is over. */
export function phaseAt(
  phases: readonly { seconds: number }[],
  share: number,
): readonly [number, number] {
  const all = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  let rest = Math.max(0, Math.min(1, share)) * all + 1e-9;
  for (const [i, { seconds }] of phases.entries()) {
    if (rest < seconds) return [i, rest / seconds];
    rest -= seconds;
  }
  return [phases.length - 1, 1];
}

/**
 * The data of a movement at a share of its turn. It begins with `first`, which the last phase ends
 * in as well, unless she has walked on by then.
 */
export function through<T>(phases: readonly Phase<T>[], share: number, first: T): T {
  const [i, t] = phaseAt(phases, share);
  const lasts = phases.map(({ seconds }) => seconds);
  const keys = [first, ...phases.map(({ to }) => to)];
  if (t < 1e-6) return keys[i] as T;
  if (t > 1 - 1e-6) return keys[i + 1] as T;
  return along(keys, lasts, i, t) as T;
}
