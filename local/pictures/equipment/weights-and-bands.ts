/** Equipment that is held: bars, plates, dumbbells, kettlebells, bands, handles. */
import {
  add,
  ball,
  cross,
  curve,
  dot,
  len,
  mix,
  mul,
  norm,
  rad,
  sub,
} from '../drawing/geometry.ts';
import type { V3 } from '../drawing/geometry.ts';
import { brass, ink, pine, rust, steel } from '../drawing/palette.ts';
import type { Stage } from '../drawing/stage.ts';

export interface Load {
  r: number;
  thick: number;
  color: string;
}
export const bumper: Load = { r: 22.5, thick: 6, color: rust };
export const iron: Load = { r: 16, thick: 4, color: ink };
export const change: Load = { r: 11, thick: 3, color: brass };
/** A wooden plate for beginners. */
export const wood: Load = { r: 17, thick: 5, color: '#c99b62' };
export const technique: Load = { r: 18, thick: 5, color: pine };

/** A bar through c along an axis, with the same plates at both ends, from the inside out. */
export function barbell(
  stage: Stage,
  c: V3,
  loads: readonly Load[] = [bumper],
  options: { axis?: V3; half?: number; bias?: number; collar?: number } = {},
): void {
  const axis = norm(options.axis ?? [0, 0, 1]);
  const half = options.half ?? 86;
  const collar = options.collar ?? 58;
  const bias = options.bias ?? 0;
  const on = (d: number): V3 => add(c, mul(axis, d));
  stage.tube(on(-collar), on(collar), 1.5, '#a9a69d', bias, 12);
  for (const s of [1, -1]) {
    let d = collar;
    stage.plate(on(s * d), axis, 3.4, 2.5, steel, bias);
    d += 1.5;
    for (const load of loads) {
      stage.plate(on(s * (d + load.thick / 2)), axis, load.r, load.thick, load.color, bias);
      d += load.thick + 0.6;
    }
    stage.plate(on(s * (d + 1.4)), axis, 4, 2.6, brass, bias);
    stage.tube(on(s * d), on(s * Math.max(half, d + 8)), 2.4, '#b9b4a8', bias);
  }
}

/** A short cambered bar for curls and extensions. */
export function curlBar(stage: Stage, c: V3, bias = 0): void {
  const on = (z: number, y = 0): V3 => add(c, [0, y, z]);
  const bent = [
    on(-36),
    on(-26),
    on(-17, 1.8),
    on(-9, -1.2),
    on(0, 1.5),
    on(9, -1.2),
    on(17, 1.8),
    on(26),
    on(36),
  ];
  bent.slice(1).forEach((p, i) => stage.tube(bent[i] ?? p, p, 1.4, '#a9a69d', bias));
  for (const s of [1, -1]) {
    stage.plate(on(s * 38), [0, 0, 1], 12, 4, ink, bias);
    stage.plate(on(s * 42.5), [0, 0, 1], 8.5, 3.5, brass, bias);
    stage.tube(on(s * 44), on(s * 50), 2, steel, bias);
  }
}

export function dumbbell(
  stage: Stage,
  c: V3,
  axis: V3,
  color: string = ink,
  size = 1,
  bias = 0,
): void {
  const n = norm(axis);
  const on = (d: number): V3 => add(c, mul(n, d * size));
  stage.tube(on(-7), on(7), 1.6, '#a9a69d', bias);
  for (const s of [1, -1]) {
    stage.plate(on(s * 8.2), n, 6.6 * size, 3.2 * size, color, bias);
    stage.plate(on(s * 11.8), n, 8 * size, 4.4 * size, color, bias + 0.2);
  }
}

/** handle: the point the hand holds; up: from the bell to the handle. */
export function kettlebell(
  stage: Stage,
  handle: V3,
  up: V3 = [0, 1, 0],
  side: V3 = [0, 0, 1],
  color: string = ink,
  size = 1,
  bias = 0,
): void {
  const u = norm(up);
  const s = norm(sub(side, mul(u, dot(side, u))));
  const q = (a: number, b: number): V3 => add(handle, add(mul(s, a * size), mul(u, b * size)));
  stage.cord(
    curve([
      q(-5.5, -9),
      q(-7.2, -4),
      q(-5.4, -0.4),
      q(0, 0.3),
      q(5.4, -0.4),
      q(7.2, -4),
      q(5.5, -9),
    ]),
    3 * size,
    '#3b3835',
    bias,
  );
  stage.solid([ball(q(0, -17), 10.8 * size)], color, bias + 0.5, { lit: 2.4, shade: '#0c0a09' });
}

/**
 * The way from a bell to its handle where it lies against a forearm; `aside` is where from the
 * forearm it lies. At 53 degrees to the forearm the bell touches the arm and doesn't sink into it.
 */
export function lyingOn({ mid, end }: { mid: V3; end: V3 }, aside: V3): V3 {
  const along = norm(sub(end, mid));
  const out = norm(sub(aside, mul(along, dot(aside, along))));
  return sub(mul(along, Math.cos(rad(53))), mul(out, Math.sin(rad(53))));
}

/** A single plate held in the hands, its hole in the middle. */
export const looseplate = (stage: Stage, c: V3, normal: V3, load: Load = bumper, bias = 0): void =>
  stage.plate(c, normal, load.r, load.thick, load.color, bias);

/** Plates that lie flat on the floor, from the bottom up. */
export function stack(stage: Stage, x: number, z: number, loads: readonly Load[]): void {
  let y = 0;
  for (const load of loads) {
    stage.plate([x, y + load.thick / 2, z], [0, 1, 0], load.r, load.thick, load.color, y * 0.02);
    y += load.thick + 0.2;
  }
}

/** A plate that leans on edge. */
export const upright = (
  stage: Stage,
  x: number,
  z: number,
  load: Load,
  normal: V3 = [0.25, 0.12, 1],
): void => stage.plate([x, load.r, z], normal, load.r, load.thick, load.color);

export const band = (
  stage: Stage,
  points: readonly V3[],
  color: string = rust,
  width = 2.6,
  bias = 0,
): void => stage.cord(curve(points), width, color, bias);

/**
 * A band from a to b that is `rest` long while nothing pulls: nearer together than that its ends
 * let it hang in a bow.
 */
export function bandOf(
  stage: Stage,
  rest: number,
  a: V3,
  b: V3,
  bow: V3,
  color: string,
  width: number,
  bias: number,
): void {
  const far = len(sub(b, a));
  const slack = far < rest ? Math.sqrt((3 * far * (rest - far)) / 8) : 0;
  band(stage, [a, add(mix(a, b, 0.5), mul(norm(bow), slack)), b], color, width, bias);
}

export const cable = (stage: Stage, a: V3, b: V3, bias = 0): void =>
  stage.cord([a, b], 0.9, '#33302c', bias);

/** A cable's rope: from the ring through each hand to a knob. */
export function rope(stage: Stage, ring: V3, hands: readonly V3[], bias = 0): void {
  for (const hand of hands) {
    const past = add(hand, mul(norm(sub(hand, ring)), 8));
    stage.cord([ring, hand, past], 2.6, '#5b4632', bias);
    stage.sphere(past, 2.6, ink, bias);
  }
  stage.sphere(ring, 1.8, brass, bias + 0.5);
}

/** A single cable handle: a bar through the fist and two straps to the ring. */
export function stirrup(stage: Stage, hand: V3, ring: V3, axis: V3, bias = 0): void {
  const n = norm(axis);
  const [a, b] = [add(hand, mul(n, 6)), add(hand, mul(n, -6))];
  stage.tube(a, b, 1.7, ink, bias);
  stage.cord([a, ring, b], 1.4, '#33302c', bias - 0.2);
  stage.sphere(ring, 1.5, brass, bias);
}

/** A loop around two points, such as a band above the knees. */
export function loop(stage: Stage, a: V3, b: V3, r: number, color: string = rust, bias = 0): void {
  const d = norm(sub(b, a));
  const n = norm(cross(d, [0, 1, 0]));
  const points: V3[] = [];
  for (let i = 0; i <= 20; i++) {
    const t = rad(-90 + (i / 20) * 180);
    points.push(add(b, add(mul(d, Math.cos(t) * r), mul(n, Math.sin(t) * r))));
  }
  for (let i = 0; i <= 20; i++) {
    const t = rad(90 + (i / 20) * 180);
    points.push(add(a, add(mul(d, Math.cos(t) * r), mul(n, Math.sin(t) * r))));
  }
  stage.cord([...points, points[0] ?? a], 3.2, color, bias);
}
