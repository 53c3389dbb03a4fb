/**
 * Turns a scene into SVG: the paper, flat shapes behind, a floor, the solids, and flat shapes in
 * front.
 */
import { curve } from './geometry.ts';
import type { V3 } from './geometry.ts';
import { chalk } from './palette.ts';
import { boxAround, Stage, type Box } from './stage.ts';

/** The size of the sheet in pixels, and how space is projected onto it. */
interface Ground {
  w: number;
  h: number;
  /** Position of a point in space on the sheet, in pixels. */
  px: (p: V3) => readonly [number, number];
  /** Pixels per centimetre. */
  k: number;
}
/** Draws a flat shape on the sheet as SVG. */
export type Mark = (g: Ground) => string;

/** What a picture shows, and from where. Angles are degrees. */
export interface Scene {
  paper: string;
  w?: number;
  h?: number;
  yaw?: number;
  pitch?: number;
  /**
   * Left, top, right and bottom of the area that the solids are fitted into, as shares of the
   * sheet.
   */
  frame?: readonly [number, number, number, number];
  /** Maximum scale, in pixels per centimetre. */
  zoom?: number;
  flip?: boolean;
  floor?: string;
  /** Distance from the figure to the far edge of the floor, in centimetres. */
  back?: number;
  shade?: number;
  shapes?: readonly Mark[];
  front?: readonly Mark[];
  build: (stage: Stage) => void;
  /**
   * Solids of another picture that needs the same scale: they are framed as well, and not drawn.
   */
  framedWith?: (stage: Stage) => void;
  /** What is framed instead of the solids: the frames of a film share one. */
  bounds?: Box;
  /** Points of the outline of a round solid. */
  detail?: number;
}

const knurl = (color: string, id: string, size = 20): string =>
  `<pattern id="${id}" width="${size}" height="${size * 1.6}" patternUnits="userSpaceOnUse">` +
  `<path d="M0 0L${size} ${size * 1.6}M${size} 0L0 ${size * 1.6}" stroke="${color}" ` +
  `stroke-width="${size * 0.14}" fill="none"/></pattern>`;

function boundsOf(stage: Stage, scene: Scene): Box {
  const other = new Stage(scene.yaw ?? 20, scene.pitch ?? 9);
  scene.framedWith?.(other);
  return boxAround(stage.bounds, other.bounds);
}

/** Renders a scene as an SVG document, with its size in pixels. */
export function render(scene: Scene): { svg: string; w: number; h: number } {
  const { w = 1600, h = 1067 } = scene;
  const stage = new Stage(scene.yaw ?? 20, scene.pitch ?? 9, scene.detail);
  scene.build(stage);
  const both = scene.bounds ?? boundsOf(stage, scene);
  const b = Number.isFinite(both.x0) ? both : { x0: 0, y0: 0, x1: 1, y1: 1 };
  const [x0, y0, x1, y1] = scene.frame ?? [0.1, 0.07, 0.9, 0.91];
  const k = Math.min(
    ((x1 - x0) * w) / (b.x1 - b.x0),
    ((y1 - y0) * h) / (b.y1 - b.y0),
    scene.zoom ?? 99,
  );
  const sx = scene.flip ? -k : k;
  const tx = ((x0 + x1) / 2) * w - (sx * (b.x0 + b.x1)) / 2;
  const ty = y1 * h - b.y1 * k;
  const px = (p: V3): readonly [number, number] => {
    const [x, y] = stage.xy(p);
    return [tx + x * sx, ty + y * k];
  };
  const ground: Ground = { w, h, px, k };
  const marks = (list: readonly Mark[] | undefined): string =>
    (list ?? []).map((mark) => mark(ground)).join('');
  let floor = '';
  if (scene.floor) {
    const [, middle] = px([0, 0, 0]);
    const y = middle - (scene.back ?? 70) * Math.sin(((scene.pitch ?? 9) * Math.PI) / 180) * k;
    floor = `<rect x="0" y="${y}" width="${w}" height="${h - y}" fill="${scene.floor}"/>`;
  }
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">` +
    `<rect width="${w}" height="${h}" fill="${scene.paper}"/>${marks(scene.shapes)}${floor}` +
    `<g transform="translate(${tx} ${ty}) scale(${sx} ${k})">${stage.body(scene.shade)}</g>` +
    `${marks(scene.front)}</svg>`;
  return { svg, w, h };
}

let patterns = 0;
/** Fills a shape, and adds a knurling pattern if a second colour is given. */
function filled(shape: (fill: string) => string, color: string, grip?: string): string {
  if (!grip) return shape(color);
  const id = `k${patterns++}`;
  return knurl(grip, id) + shape(color) + shape(`url(#${id})`);
}

// Of all shapes below: positions are shares of the sheet's width and height, radii are shares of
// its height.
export const disc =
  (x: number, y: number, r: number, color: string, grip?: string): Mark =>
  ({ w, h }) =>
    filled((f) => `<circle cx="${x * w}" cy="${y * h}" r="${r * h}" fill="${f}"/>`, color, grip);
export const ring =
  (x: number, y: number, r: number, width: number, color: string): Mark =>
  ({ w, h }) =>
    `<circle cx="${x * w}" cy="${y * h}" r="${r * h}" fill="none" stroke="${color}" ` +
    `stroke-width="${width * h}"/>`;
export const slab =
  (x: number, y: number, wide: number, high: number, color: string, grip?: string): Mark =>
  ({ w, h }) =>
    filled(
      (f) =>
        `<rect x="${x * w}" y="${y * h}" width="${wide * w}" height="${high * h}" fill="${f}"/>`,
      color,
      grip,
    );
/** A leaning band from top to bottom. */
export const diagonal =
  (top: number, bottom: number, wide: number, color: string, grip?: string): Mark =>
  ({ w, h }) =>
    filled(
      (f) =>
        `<path d="M${top * w} 0H${(top + wide) * w}L${(bottom + wide) * w} ${h}H${bottom * w}Z" ` +
        `fill="${f}"/>`,
      color,
      grip,
    );
export const arch =
  (x: number, top: number, wide: number, color: string, grip?: string): Mark =>
  ({ w, h }) => {
    const r = (wide * w) / 2;
    return filled(
      (f) =>
        `<path d="M${x * w - r} ${h}V${top * h + r}A${r} ${r} 0 0 1 ${x * w + r} ${top * h + r}V${h}Z" ` +
        `fill="${f}"/>`,
      color,
      grip,
    );
  };
export const halfDisc =
  (x: number, y: number, r: number, color: string, grip?: string): Mark =>
  ({ w, h }) =>
    filled(
      (f) =>
        `<path d="M${x * w - r * h} ${y * h}A${r * h} ${r * h} 0 0 1 ${x * w + r * h} ${y * h}Z" fill="${f}"/>`,
      color,
      grip,
    );
export const poly =
  (points: readonly (readonly [number, number])[], color: string, grip?: string): Mark =>
  ({ w, h }) =>
    filled(
      (f) =>
        `<path d="${points.map(([x, y], i) => `${i ? 'L' : 'M'}${x * w} ${y * h}`).join('')}Z" fill="${f}"/>`,
      color,
      grip,
    );
/** Rays from a point; every second one is coloured. */
export const rays =
  (x: number, y: number, color: string, count = 14, from = 180, to = 360): Mark =>
  ({ w, h }) => {
    let d = '';
    for (let i = 0; i < count; i += 2) {
      const a = ((from + ((to - from) * i) / count) * Math.PI) / 180;
      const b = ((from + ((to - from) * (i + 1)) / count) * Math.PI) / 180;
      const r = w * 1.4;
      d += `M${x * w} ${y * h}L${x * w + Math.cos(a) * r} ${y * h + Math.sin(a) * r}L${x * w + Math.cos(b) * r} ${y * h + Math.sin(b) * r}Z`;
    }
    return `<path d="${d}" fill="${color}"/>`;
  };
/** A gym window with panes. */
export const pane =
  (
    x: number,
    y: number,
    wide: number,
    high: number,
    glass: string,
    frame: string,
    across = 3,
    down = 2,
  ): Mark =>
  ({ w, h }) => {
    const [X, Y, W, H] = [x * w, y * h, wide * w, high * h];
    let s = `<rect x="${X}" y="${Y}" width="${W}" height="${H}" fill="${glass}"/>`;
    s += `<path d="M${X + W * 0.1} ${Y + H}L${X + W * 0.55} ${Y}H${X + W * 0.8}L${X + W * 0.35} ${Y + H}Z" fill="${chalk}" opacity="0.28"/>`;
    let d = `M${X} ${Y}h${W}v${H}h${-W}Z`;
    for (let i = 1; i < across; i++) d += `M${X + (W * i) / across} ${Y}v${H}`;
    for (let i = 1; i < down; i++) d += `M${X} ${Y + (H * i) / down}h${W}`;
    return s + `<path d="${d}" fill="none" stroke="${frame}" stroke-width="${h * 0.014}"/>`;
  };
/** A brick or tile wall as lines. */
export const bricks =
  (y0: number, y1: number, color: string, size = 0.075): Mark =>
  ({ w, h }) => {
    let d = '';
    let row = 0;
    for (let y = y0 * h; y < y1 * h; y += size * h, row++) {
      d += `M0 ${y}H${w}`;
      const first = row % 2 ? 0.5 : 1;
      for (let x = first * size * h * 2.4; x < w; x += size * h * 2.4)
        d += `M${x} ${y}v${Math.min(size * h, y1 * h - y)}`;
    }
    return `<path d="${d}" stroke="${color}" stroke-width="${h * 0.005}" fill="none"/>`;
  };
/** A cloud of chalk dust; the same seed always gives the same cloud. */
export const dust =
  (at: V3 | readonly [number, number], size: number, seed = 7, color: string = chalk): Mark =>
  (g) => {
    const [x, y] = at.length === 3 ? g.px(at) : [at[0] * g.w, at[1] * g.h];
    let state = seed * 2654435761;
    const next = (): number => {
      state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
      return state / 4294967296;
    };
    let cloud = '';
    let specks = '';
    for (let i = 0; i < 90; i++) {
      const [a, d] = [next() * Math.PI * 2, Math.sqrt(next()) * size * g.h];
      const [px, py] = [x + Math.cos(a) * d * 1.25, y + Math.sin(a) * d * 0.7];
      const r = size * g.h;
      if (i < 26) {
        cloud += `<circle cx="${x + (px - x) * 0.7}" cy="${y + (py - y) * 0.6}" r="${(0.14 + next() * 0.16) * r}"/>`;
      } else {
        specks += `<circle cx="${px}" cy="${py}" r="${(0.006 + next() * 0.016) * r}"/>`;
      }
    }
    return `<g fill="${color}"><g opacity="0.3">${cloud}</g>${specks}</g>`;
  };
/** An arrow through points in space that shows a movement. */
export const arrow =
  (points: readonly V3[], color: string, width = 0.014): Mark =>
  (g) => {
    const list = curve(points).map((p) => g.px(p));
    const [x1, y1] = list.at(-1) ?? [0, 0];
    const [x0, y0] = list.at(-2) ?? [0, 0];
    const a = Math.atan2(y1 - y0, x1 - x0);
    const t = g.h * width;
    const tip = (d: number, o: number): string =>
      `${x1 + Math.cos(a) * d - Math.sin(a) * o} ${y1 + Math.sin(a) * d + Math.cos(a) * o}`;
    return (
      `<path d="${list.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')}" fill="none" ` +
      `stroke="${color}" stroke-width="${t}" stroke-linejoin="round"/>` +
      `<path d="M${tip(t * 2.6, 0)}L${tip(-t * 0.4, t * 1.7)}L${tip(-t * 0.4, -t * 1.7)}Z" fill="${color}"/>`
    );
  };
export const line =
  (points: readonly (readonly [number, number])[], color: string, width = 0.006): Mark =>
  ({ w, h }) =>
    `<path d="${points.map(([x, y], i) => `${i ? 'L' : 'M'}${x * w} ${y * h}`).join('')}" fill="none" stroke="${color}" stroke-width="${width * h}" stroke-linejoin="round" stroke-linecap="round"/>`;
