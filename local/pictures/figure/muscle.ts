/** The thickness of arms and legs along their bones. */
import { add, ball, mix, mul } from '../drawing/geometry.ts';
import type { Ellipsoid, V3 } from '../drawing/geometry.ts';

/**
 * A point along a bone: its share of the length, the radius, and the offset towards the side that
 * the joint points to.
 */
export type Station = readonly [number, number, number];
export const thigh: Station[] = [
  [0, 9.2, 0],
  [0.14, 9.9, 0.4],
  [0.32, 9.5, 1],
  [0.55, 8.3, 1],
  [0.78, 6.5, 0.6],
  [1, 5.5, 0.2],
];
export const shank: Station[] = [
  [0, 5.5, 0.1],
  [0.14, 5.3, -0.5],
  [0.32, 6, -1.7],
  [0.5, 5.3, -1.5],
  [0.75, 3.9, -0.6],
  [1, 3.4, 0],
];
export const upperArm: Station[] = [
  [0, 5.8, 0],
  [0.16, 6, 0.1],
  [0.36, 5.1, -0.1],
  [0.58, 4.9, -0.5],
  [0.82, 3.9, -0.1],
  [1, 3.5, 0],
];
export const forearm: Station[] = [
  [0, 3.5, 0],
  [0.2, 4.1, 0.2],
  [0.45, 3.7, 0.1],
  [0.75, 2.8, 0],
  [1, 2.4, 0],
];

/** Interpolates the station at a share of the bone's length with a cubic Hermite curve. */
export function stationAt(list: readonly Station[], t: number): Station {
  const at = (i: number): Station => list[Math.max(0, Math.min(list.length - 1, i))] ?? [0, 1, 0];
  let i = 0;
  while (i < list.length - 2 && at(i + 1)[0] < t) i++;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const span = c[0] - b[0];
  const s = Math.min(1, Math.max(0, (t - b[0]) / span));
  const slope = (p: Station, q: Station, n: 1 | 2): number =>
    q[0] === p[0] ? 0 : ((q[n] - p[n]) / (q[0] - p[0])) * span;
  const value = (n: 1 | 2): number => {
    const [m0, m1] = [slope(a, c, n), slope(b, d, n)];
    const [s2, s3] = [s * s, s ** 3];
    return (
      (2 * s3 - 3 * s2 + 1) * b[n] +
      (s3 - 2 * s2 + s) * m0 +
      (3 * s2 - 2 * s3) * c[n] +
      (s3 - s2) * m1
    );
  };
  return [t, value(1), value(2)];
}

export function bone(
  a: V3,
  b: V3,
  out: V3,
  stations: readonly Station[],
  k: number,
  from = 0,
  to = 1,
  extra = 0,
): Ellipsoid[] {
  const list: Ellipsoid[] = [];
  const n = 16;
  for (let i = 0; i <= n; i++) {
    const t = from + ((to - from) * i) / n;
    const [, r, shift] = stationAt(stations, t);
    list.push(ball(add(mix(a, b, t), mul(out, shift * k)), r * k + extra));
  }
  return list;
}
