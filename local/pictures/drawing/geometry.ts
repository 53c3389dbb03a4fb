/** Points, cameras, and the outlines of solids on the paper. Lengths are centimetres. */
export type V3 = readonly [number, number, number];
export type V2 = readonly [number, number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: V3, k: number): V3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const len = (a: V3): number => Math.hypot(...a);
export const mix = (a: V3, b: V3, t: number): V3 => add(mul(a, 1 - t), mul(b, t));
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const norm = (a: V3): V3 => {
  const l = len(a);
  return l < 1e-9 ? [0, 1, 0] : mul(a, 1 / l);
};
export const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** An origin with three directions: forward, up and to the right. */
export interface Frame {
  o: V3;
  f: V3;
  u: V3;
  r: V3;
}

export const at = (frame: Frame, p: V3): V3 =>
  add(frame.o, add(mul(frame.f, p[0]), add(mul(frame.u, p[1]), mul(frame.r, p[2]))));
export const along = (frame: Frame, p: V3): V3 => sub(at(frame, p), frame.o);

/**
 * A frame at o. pitch leans it forward, roll leans it to the right, twist turns it to the right
 * (degrees).
 */
export function frameOf(o: V3, pitch: number, roll = 0, twist = 0): Frame {
  const p = rad(pitch);
  let f: V3 = [Math.cos(p), -Math.sin(p), 0];
  let u: V3 = [Math.sin(p), Math.cos(p), 0];
  let r: V3 = [0, 0, 1];
  const b = rad(roll);
  [u, r] = [
    add(mul(u, Math.cos(b)), mul(r, Math.sin(b))),
    sub(mul(r, Math.cos(b)), mul(u, Math.sin(b))),
  ];
  const t = rad(twist);
  [f, r] = [
    add(mul(f, Math.cos(t)), mul(r, Math.sin(t))),
    sub(mul(r, Math.cos(t)), mul(f, Math.sin(t))),
  ];
  return { o, f, u, r };
}

export interface Camera {
  right: V3;
  up: V3;
  toward: V3;
  /** Points of the outline of a round solid; a small picture needs fewer. */
  detail?: number;
}

/**
 * The camera for a figure that faces right: yaw 0 shows the woman's right side, 90 shows her from
 * the front (degrees).
 */
export function camera(yaw: number, pitch: number): Camera {
  const [y, p] = [rad(yaw), rad(pitch)];
  return {
    right: [Math.cos(y), 0, -Math.sin(y)],
    up: [-Math.sin(y) * Math.sin(p), Math.cos(p), -Math.cos(y) * Math.sin(p)],
    toward: [Math.sin(y) * Math.cos(p), Math.sin(p), Math.cos(y) * Math.cos(p)],
  };
}

export const project = (cam: Camera, p: V3): V2 => [dot(p, cam.right), -dot(p, cam.up)];
export const depthOf = (cam: Camera, p: V3): number => dot(p, cam.toward);

export interface Ellipsoid {
  c: V3;
  axes: readonly V3[];
}

export const ball = (c: V3, r: number): Ellipsoid => ({
  c,
  axes: [
    [r, 0, 0],
    [0, r, 0],
    [0, 0, r],
  ],
});

/** An ellipsoid placed in a frame, with its half sizes forward, up and sideways. */
export const egg = (frame: Frame, p: V3, size: V3): Ellipsoid => ({
  c: at(frame, p),
  axes: [mul(frame.f, size[0]), mul(frame.u, size[1]), mul(frame.r, size[2])],
});

export const blend = (a: Ellipsoid, b: Ellipsoid, t: number): Ellipsoid => ({
  c: mix(a.c, b.c, t),
  axes: a.axes.map((axis, i) => mix(axis, b.axes[i] ?? axis, t)),
});

/** A flat round disc about a normal. */
export function disc(c: V3, normal: V3, r: number): Ellipsoid {
  const n = norm(normal);
  const helper: V3 = Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const a = norm(cross(n, helper));
  return { c, axes: [mul(a, r), mul(cross(n, a), r)] };
}

export function outline(cam: Camera, e: Ellipsoid, n = cam.detail ?? 44): V2[] {
  const [cx, cy] = project(cam, e.c);
  let [xx, xy, yy] = [0, 0, 0];
  for (const axis of e.axes) {
    const [x, y] = project(cam, axis);
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const points: V2[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    const [mx, my] = [xx * ux + xy * uy, xy * ux + yy * uy];
    const h = Math.sqrt(Math.max(1e-12, ux * mx + uy * my));
    points.push([cx + mx / h, cy + my / h]);
  }
  return points;
}

export function hull(points: readonly V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly V2[]): V2[] => {
    const out: V2[] = [];
    for (const p of list) {
      for (;;) {
        const a = out.at(-2);
        const b = out.at(-1);
        if (!a || !b) break;
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        out.pop();
      }
      out.push(p);
    }
    out.pop();
    return out;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const figure = (x: number): string => String(Math.round(x * 100) / 100);
export const pathOf = (points: readonly V2[], close = true): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${figure(x)} ${figure(y)}`).join('') +
  (close ? 'Z' : '');

/** The outlines of a chain of ellipsoids, each pair joined by its hull. */
export function chain(cam: Camera, list: readonly Ellipsoid[]): V2[][] {
  if (list.length === 1) return list.map((e) => hull(outline(cam, e)));
  return list.slice(1).map((e, i) => {
    const before = list[i] ?? e;
    return hull([...outline(cam, before), ...outline(cam, e)]);
  });
}

/** A smooth open curve through points (Catmull-Rom, sampled). */
export function curve(points: readonly V3[], steps = 8): V3[] {
  const get = (i: number): V3 =>
    points[Math.max(0, Math.min(points.length - 1, i))] ?? ([0, 0, 0] as const);
  const out: V3[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const w = [
        -0.5 * t + t * t - 0.5 * t ** 3,
        1 - 2.5 * t * t + 1.5 * t ** 3,
        0.5 * t + 2 * t * t - 1.5 * t ** 3,
        -0.5 * t * t + 0.5 * t ** 3,
      ] as const;
      out.push(add(add(mul(a, w[0]), mul(b, w[1])), add(mul(c, w[2]), mul(d, w[3]))));
    }
  }
  out.push(get(points.length - 1));
  return out;
}
