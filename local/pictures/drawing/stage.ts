/** A stage collects solids in space and draws them from back to front. */
import {
  ball,
  camera,
  chain,
  depthOf,
  disc,
  hull,
  outline,
  pathOf,
  project,
  add,
  mul,
  mix,
  norm,
  dot,
} from './geometry.ts';
import type { Camera, Ellipsoid, V2, V3 } from './geometry.ts';
import { darker, ink, lighter, shaded } from './palette.ts';
import type { Look } from './palette.ts';
import type { Joints, Pose } from '../figure/skeleton.ts';

export interface Layer {
  chains: readonly (readonly Ellipsoid[])[];
  /** The outline that gets an edge line, if it is not the whole one. */
  lineChains?: readonly (readonly Ellipsoid[])[];
  /**
   * What the light falls on, if the layer is a piece of something larger: where the piece alone
   * ends, nothing is shaded.
   */
  litChains?: readonly (readonly Ellipsoid[])[];
  fill: string;
  /** Offset of the lit side towards the light, in centimetres. */
  lit?: number;
  line?: number;
  shade?: string;
  /** More SVG, clipped to the layer's outline. */
  marks?: string;
  /** Nothing below this point is drawn, as seen along a direction that points up. */
  above?: readonly [from: V3, up: V3];
}

/**
 * A woman as she stands on the stage: `joints` are in its centimetres, `trunk`, `hem` and `seat`
 * are the depths at which those are drawn.
 */
export interface Woman {
  joints: Joints;
  look: Look;
  pose: Pose;
  trunk: number;
  hem: number;
  seat: number;
}

/** A part of a woman's body, for what must be seen as if something else didn't cover it. */
export interface BodyPart {
  /** Her place in the list of the stage's women. */
  woman: number;
  part: 'trunk' | 'head' | 'arm' | 'leg';
  /** Of arms and legs: 0 is the right one, 1 the left one. */
  side?: 0 | 1;
}

interface Part {
  depth: number;
  svg: string;
  /** Undefined for things. */
  of: BodyPart | undefined;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const boxAround = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

export class Stage {
  readonly cam: Camera;
  /** Whom it shows, for what is drawn over a body afterwards. */
  readonly women: Woman[] = [];
  private parts: Part[] = [];
  private shadows: string[] = [];
  private box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  private ids = 0;
  private measuring = true;
  private drawn: BodyPart | undefined;

  constructor(yaw = 20, pitch = 9, detail = 44) {
    this.cam = { ...camera(yaw, pitch), detail };
  }

  /** Adds solids that are ignored when the picture is framed. */
  unmeasured(draw: () => void): void {
    const before = this.measuring;
    this.measuring = false;
    draw();
    this.measuring = before;
  }

  /** Draws a part of a body. */
  bodily<T>(part: BodyPart, draw: () => T): T {
    this.drawn = part;
    const result = draw();
    this.drawn = undefined;
    return result;
  }

  /** Takes away what has been drawn, but for what stays: things are undefined. */
  keep(stays: (part: BodyPart | undefined) => boolean): void {
    this.parts = this.parts.filter(({ of }) => stays(of));
  }

  private measure(points: readonly V2[]): void {
    if (!this.measuring) return;
    const b = this.box;
    for (const [x, y] of points) {
      b.x0 = Math.min(b.x0, x);
      b.y0 = Math.min(b.y0, y);
      b.x1 = Math.max(b.x1, x);
      b.y1 = Math.max(b.y1, y);
    }
  }

  /** A unique id for a clip path. */
  uid(): string {
    return `c${this.ids++}`;
  }

  depth(p: V3): number {
    return depthOf(this.cam, p);
  }

  xy(p: V3): V2 {
    return project(this.cam, p);
  }

  raw(depth: number, svg: string, points: readonly V2[] = []): void {
    this.measure(points);
    this.parts.push({ depth, svg, of: this.drawn });
  }

  private shadow(list: readonly Ellipsoid[]): void {
    const flat = list.map((e): Ellipsoid => ({
      c: [e.c[0], 0, e.c[2]],
      axes: e.axes.map((a): V3 => [a[0], 0, a[2]]),
    }));
    for (const poly of chain(this.cam, flat)) if (poly.length > 2) this.shadows.push(pathOf(poly));
  }

  /** All of the sheet near a point that is further up than it. */
  private halfAbove(from: V3, up: V3): string {
    const [a, b] = [this.xy(from), this.xy(add(from, up))];
    const far = 200 / Math.max(1e-6, Math.hypot(b[0] - a[0], b[1] - a[1]));
    const [x, y] = [(b[0] - a[0]) * far, (b[1] - a[1]) * far];
    const corner = (side: number, high: number): V2 => [
      a[0] - y * side + x * high,
      a[1] + x * side + y * high,
    ];
    return pathOf([corner(-1, 0), corner(1, 0), corner(1, 1), corner(-1, 1)]);
  }

  layers(depth: number, layers: readonly Layer[], shadow = true): void {
    let svg = '';
    for (const layer of layers) {
      const polys = layer.chains.flatMap((list) => chain(this.cam, list));
      for (const poly of polys) this.measure(poly);
      if (shadow) for (const list of layer.chains) this.shadow(list);
      const d = polys.map((p) => pathOf(p)).join('');
      const bright = layer.litChains
        ? layer.litChains.flatMap((list) => chain(this.cam, list).map((p) => pathOf(p))).join('')
        : d;
      const id = this.uid();
      const lit = layer.lit ?? 1.6;
      const shade = layer.shade ?? shaded(layer.fill, 0.32);
      const line = layer.line ?? 0.8;
      if (layer.above) {
        const cut = this.uid();
        svg += `<clipPath id="${cut}"><path d="${this.halfAbove(...layer.above)}"/></clipPath><g clip-path="url(#${cut})">`;
      }
      svg += `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
      if (line > 0) {
        const edge = layer.lineChains
          ? layer.lineChains.flatMap((list) => chain(this.cam, list).map((p) => pathOf(p))).join('')
          : d;
        svg +=
          `<path d="${edge}" fill="${shade}" stroke="${shaded(layer.fill, 0.55)}" ` +
          `stroke-width="${line}" stroke-linejoin="round"/>`;
      }
      svg +=
        `<g clip-path="url(#${id})"><path d="${d}" fill="${shade}"/>` +
        `<path d="${bright}" fill="${layer.fill}" transform="translate(${-lit} ${-lit * 0.8})"/>` +
        `${layer.marks ?? ''}</g>`;
      if (layer.above) svg += '</g>';
    }
    this.parts.push({ depth, svg, of: this.drawn });
  }

  solid(list: readonly Ellipsoid[], fill: string, bias = 0, layer: Partial<Layer> = {}): void {
    const middle = list.reduce<V3>((sum, e) => add(sum, mul(e.c, 1 / list.length)), [0, 0, 0]);
    this.layers(this.depth(middle) + bias, [{ chains: [list], fill, ...layer }]);
  }

  /**
   * A round bar between two points. It is drawn in pieces, so that parts of it can be in front of a
   * body and others behind.
   */
  tube(a: V3, b: V3, r: number, fill: string, bias = 0, pieces = 1, r2 = r): void {
    const axis = norm(add(b, mul(a, -1)));
    const joint = (t: number): Ellipsoid => disc(mix(a, b, t), axis, r + (r2 - r) * t);
    for (let i = 0; i < pieces; i++) {
      const [t0, t1] = [i / pieces, (i + 1) / pieces];
      const poly = hull([...outline(this.cam, joint(t0)), ...outline(this.cam, joint(t1))]);
      this.measure(poly);
      this.shadow([joint(t0), joint(t1)]);
      const [p, q] = [this.xy(mix(a, b, t0)), this.xy(mix(a, b, t1))];
      const rr = r * 0.45;
      this.parts.push({
        of: this.drawn,
        depth: this.depth(mix(a, b, (t0 + t1) / 2)) + bias,
        svg:
          `<path d="${pathOf(poly)}" fill="${fill}"/>` +
          `<path d="M${p[0]} ${p[1] - rr}L${q[0]} ${q[1] - rr}" stroke="${lighter(fill, 0.35)}" ` +
          `stroke-width="${r * 0.45}"/>`,
      });
    }
    const end = dot(axis, this.cam.toward) > 0 ? 1 : 0;
    this.parts.push({
      of: this.drawn,
      depth: this.depth(mix(a, b, end)) + bias + 0.1,
      svg: `<path d="${pathOf(outline(this.cam, joint(end)))}" fill="${darker(fill, 0.2)}"/>`,
    });
  }

  /** A thick disc: its rim, the face that the camera sees, and rings on that face. */
  plate(c: V3, normal: V3, r: number, thick: number, fill: string, bias = 0): void {
    const n = norm(normal);
    const a = disc(add(c, mul(n, thick / 2)), n, r);
    const b = disc(add(c, mul(n, -thick / 2)), n, r);
    const near = dot(n, this.cam.toward) > 0 ? a : b;
    const rim = hull([...outline(this.cam, a, 60), ...outline(this.cam, b, 60)]);
    this.measure(rim);
    this.shadow([a, b]);
    const ring = (k: number): string =>
      pathOf(outline(this.cam, { c: near.c, axes: near.axes.map((x) => mul(x, k)) }, 60));
    const out = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;
    this.parts.push({
      of: this.drawn,
      depth: this.depth(c) + bias,
      svg:
        `<path d="${pathOf(rim)}" fill="${darker(fill, 0.42)}" stroke="${darker(fill, 0.6)}" ` +
        `stroke-width="0.7"/>` +
        out(ring(1), fill) +
        out(ring(0.86), darker(fill, 0.22)) +
        out(ring(0.78), fill) +
        out(ring(0.34), darker(fill, 0.3)) +
        out(ring(0.2), '#b9b4a8'),
    });
  }

  /** A box with three visible faces. half: half sizes along the three given directions. */
  block(c: V3, half: V3, fill: string, bias = 0, dirs: readonly [V3, V3, V3] = axes): void {
    const corner = (i: number, j: number, k: number): V3 =>
      add(
        c,
        add(mul(dirs[0], half[0] * i), add(mul(dirs[1], half[1] * j), mul(dirs[2], half[2] * k))),
      );
    let svg = '';
    const all: V2[] = [];
    for (const [n, sign] of [0, 1, 2].flatMap((i) => [[i, 1] as const, [i, -1] as const])) {
      const dir = dirs[n] ?? axes[0];
      if (dot(dir, this.cam.toward) * sign <= 0.001) continue;
      const pick = (s: number, t: number): V3 =>
        n === 0 ? corner(sign, s, t) : n === 1 ? corner(s, sign, t) : corner(s, t, sign);
      const face = [pick(-1, -1), pick(1, -1), pick(1, 1), pick(-1, 1)].map((p) => this.xy(p));
      all.push(...face);
      const up = dir[1] * sign;
      const color =
        up > 0.35 ? lighter(fill, 0.22) : dir[0] * sign > 0.5 ? darker(fill, 0.32) : fill;
      svg +=
        `<path d="${pathOf(face)}" fill="${color}" stroke="${color}" stroke-width="0.3" ` +
        `stroke-linejoin="round"/>`;
    }
    this.measure(all);
    const ends = [-1, 1].flatMap((i) => [-1, 1].map((k) => corner(i, -1, k)));
    this.shadows.push(pathOf(hull(ends.map((p) => this.xy([p[0], 0, p[2]])))));
    this.parts.push({ depth: this.depth(c) + bias, svg, of: this.drawn });
  }

  /** A line through space: cables, bands, ropes. */
  cord(points: readonly V3[], width: number, color: string, bias = 0): void {
    const flat = points.map((p) => this.xy(p));
    this.measure(flat);
    const middle = points[Math.floor(points.length / 2)] ?? [0, 0, 0];
    this.parts.push({
      of: this.drawn,
      depth: this.depth(middle) + bias,
      svg:
        `<path d="${pathOf(flat, false)}" fill="none" stroke="${color}" stroke-width="${width}" ` +
        `stroke-linejoin="round" stroke-linecap="round"/>`,
    });
  }

  sphere(c: V3, r: number, fill: string, bias = 0): void {
    this.solid([ball(c, r)], fill, bias, { lit: r * 0.25 });
  }

  get bounds(): Box {
    return this.box;
  }

  /** The solids as one group in centimetres, shadows first. */
  body(shade = 0.2): string {
    const sorted = [...this.parts].sort((a, b) => a.depth - b.depth);
    return (
      `<g opacity="${shade}"><path d="${this.shadows.join('')}" fill="${ink}"/></g>` +
      sorted.map((p) => p.svg).join('')
    );
  }
}

const axes: readonly [V3, V3, V3] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
