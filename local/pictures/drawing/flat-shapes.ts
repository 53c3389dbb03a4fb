/** Flat shapes that are drawn directly on the sheet: coins, clocks, moons, food. */
import { brass, chalk, darker, ink, lighter, pine, rust } from './palette.ts';
import type { Mark } from './sheet.ts';

export type Currency = 'usd' | 'gbp' | 'eur';
const signs: Record<Currency, string> = {
  usd: 'M26 -24C18 -40 -26 -42 -28 -20C-29 2 28 -4 28 20C27 44 -20 42 -29 24M0 -54V54',
  gbp: 'M28 -26C22 -48 -14 -46 -14 -18C-14 0 -4 22 -24 40H30M-30 2H16',
  eur: 'M30 -30C6 -54 -24 -34 -24 0C-24 34 6 54 30 30M-40 -10H14M-40 11H10',
};

/** A coin with its sign drawn as a line. */
export const coin =
  (x: number, y: number, r: number, currency: Currency): Mark =>
  ({ w, h }) => {
    const k = (r * h) / 100;
    let teeth = '';
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * 2 * Math.PI;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      teeth += `M${c * 88} ${s * 88}L${c * 97} ${s * 97}`;
    }
    return (
      `<g transform="translate(${x * w} ${y * h}) scale(${k})">` +
      `<circle cx="9" cy="11" r="100" fill="${ink}" opacity="0.35"/>` +
      `<circle r="100" fill="${darker(brass, 0.3)}"/><circle r="97" cx="-2" cy="-3" fill="${brass}"/>` +
      `<path d="${teeth}" stroke="${darker(brass, 0.35)}" stroke-width="2.6"/>` +
      `<circle r="80" fill="${lighter(brass, 0.22)}"/><circle r="76" cx="3" cy="4" fill="${brass}"/>` +
      `<path d="${signs[currency]}" fill="none" stroke="${ink}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></g>`
    );
  };

export const clock =
  (
    x: number,
    y: number,
    r: number,
    share: number,
    face: string = chalk,
    part: string = rust,
  ): Mark =>
  ({ w, h }) => {
    const [cx, cy, R] = [x * w, y * h, r * h];
    const a = share * 2 * Math.PI - Math.PI / 2;
    const large = share > 0.5 ? 1 : 0;
    let ticks = '';
    for (let i = 0; i < 12; i++) {
      const t = (i / 12) * 2 * Math.PI;
      ticks += `M${cx + Math.cos(t) * R * 0.84} ${cy + Math.sin(t) * R * 0.84}L${cx + Math.cos(t) * R * 0.94} ${cy + Math.sin(t) * R * 0.94}`;
    }
    return (
      `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${face}"/>` +
      `<path d="M${cx} ${cy}V${cy - R * 0.8}A${R * 0.8} ${R * 0.8} 0 ${large} 1 ${cx + Math.cos(a) * R * 0.8} ${cy + Math.sin(a) * R * 0.8}Z" fill="${part}"/>` +
      `<path d="${ticks}" stroke="${ink}" stroke-width="${R * 0.035}"/>` +
      `<path d="M${cx} ${cy}V${cy - R * 0.72}M${cx} ${cy}L${cx + Math.cos(a) * R * 0.5} ${cy + Math.sin(a) * R * 0.5}" stroke="${ink}" stroke-width="${R * 0.045}" stroke-linecap="round"/>`
    );
  };

/** Five moons on an arc, from new to full and back. */
export const moons =
  (y: number, r: number, dark: string, light: string): Mark =>
  ({ w, h }) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const t = i / 4;
        const [cx, cy, R] = [(0.1 + 0.8 * t) * w, (y - Math.sin(t * Math.PI) * 0.16) * h, r * h];
        const lit = [0, 0.5, 1, 0.5, 0][i] ?? 0;
        const side = i < 2 ? 1 : 0;
        let s = `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${dark}"/>`;
        if (lit === 1) s += `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${light}"/>`;
        else if (lit > 0)
          s += `<path d="M${cx} ${cy - R}A${R} ${R} 0 0 ${side} ${cx} ${cy + R}A${R * 1.5} ${R * 1.5} 0 0 ${1 - side} ${cx} ${cy - R}Z" fill="${light}"/>`;
        else
          s += `<circle cx="${cx}" cy="${cy}" r="${R * 0.93}" fill="none" stroke="${light}" stroke-width="${R * 0.05}"/>`;
        return s;
      })
      .join('');

/** A wall calendar: days as squares, some of them marked. */
export const calendar =
  (
    x: number,
    y: number,
    wide: number,
    rows: number,
    marked: readonly number[],
    color: string = rust,
  ): Mark =>
  ({ w, h }) => {
    const cell = (wide * w) / 7;
    let s = `<rect x="${x * w - cell * 0.4}" y="${y * h - cell * 1.5}" width="${wide * w + cell * 0.8}" height="${cell * (rows + 1.9)}" fill="${chalk}"/>`;
    s += `<rect x="${x * w - cell * 0.4}" y="${y * h - cell * 1.5}" width="${wide * w + cell * 0.8}" height="${cell * 1.1}" fill="${color}"/>`;
    for (let i = 0; i < rows * 7; i++) {
      const [cx, cy] = [x * w + (i % 7) * cell, y * h + Math.floor(i / 7) * cell];
      s += `<rect x="${cx + cell * 0.12}" y="${cy + cell * 0.12}" width="${cell * 0.76}" height="${cell * 0.76}" fill="${marked.includes(i) ? color : '#ddd0b8'}"/>`;
    }
    return s;
  };

/** A crescent moon and a few stars. */
export const night =
  (x: number, y: number, r: number, color: string = chalk): Mark =>
  ({ w, h }) => {
    const [cx, cy, R] = [x * w, y * h, r * h];
    let s = `<path d="M${cx} ${cy - R}A${R} ${R} 0 1 0 ${cx + R * 0.98} ${cy + R * 0.2}A${R * 0.8} ${R * 0.8} 0 0 1 ${cx} ${cy - R}Z" fill="${color}"/>`;
    for (const [dx, dy, q] of [
      [2.1, -0.7, 0.09],
      [2.9, 0.5, 0.06],
      [1.7, 0.9, 0.05],
      [3.4, -0.9, 0.05],
    ] as const) {
      s += `<circle cx="${cx + dx * R}" cy="${cy + dy * R}" r="${q * R}" fill="${color}"/>`;
    }
    return s;
  };

/** A dinner plate from above with three portions. */
export const dinner =
  (x: number, y: number, r: number): Mark =>
  ({ w, h }) => {
    const k = (r * h) / 100;
    const greens = [
      [-46, 26],
      [-30, 46],
      [-58, 4],
      [-34, 16],
      [-14, 40],
      [-50, 46],
    ]
      .map(
        ([a = 0, b = 0], i) =>
          `<circle cx="${a}" cy="${b}" r="${16 - (i % 3) * 2}" fill="${i % 2 ? '#3d6a55' : pine}"/>`,
      )
      .join('');
    const grains = Array.from({ length: 40 }, (_, i) => {
      const [gx, gy] = [18 + ((i * 37) % 46), 12 + ((i * 23) % 46)];
      return gx * gx + gy * gy < 4300
        ? `<ellipse cx="${gx}" cy="${gy}" rx="4.6" ry="2.4" transform="rotate(${(i * 53) % 180} ${gx} ${gy})" fill="${i % 2 ? '#f3dfb0' : brass}"/>`
        : '';
    }).join('');
    return (
      `<g transform="translate(${x * w} ${y * h}) scale(${k})"><circle cx="5" cy="8" r="100" fill="${ink}" opacity="0.25"/>` +
      `<circle r="100" fill="${chalk}"/><circle r="78" fill="#e3d6be"/><circle r="75" cx="1" cy="2" fill="#fbf7ee"/>` +
      `<path d="M-58 -22C-50 -62 10 -70 46 -46C62 -34 52 -12 28 -14C0 -16 -20 -2 -40 0C-56 0 -60 -10 -58 -22Z" fill="#d9785a"/>` +
      `<path d="M-42 -26C-30 -46 10 -54 36 -38M-36 -14C-20 -30 10 -36 30 -26" fill="none" stroke="#f0b49c" stroke-width="5" stroke-linecap="round"/>` +
      `${greens}<path d="M6 66A66 66 0 0 0 66 4L14 6Q2 10 4 24Z" fill="#e8c878"/>${grains}</g>`
    );
  };
export const cutlery =
  (x: number, y: number, high: number, kind: 'fork' | 'knife', color: string = ink): Mark =>
  ({ w, h }) => {
    const k = (high * h) / 100;
    const d =
      kind === 'fork'
        ? 'M-9 -50V-22C-9 -14 -3 -12 -3 -10V50H3V-10C3 -12 9 -14 9 -22V-50H6V-26H2V-50H-2V-26H-6V-50Z'
        : 'M-2 -50C8 -44 9 -14 5 0H3V50H-4V-50Z';
    return `<path transform="translate(${x * w} ${y * h}) scale(${k})" d="${d}" fill="${color}"/>`;
  };
/** Any SVG in a 200 x 200 box around its centre, scaled to a share of the sheet's height. */
export const glyph =
  (x: number, y: number, size: number, svg: string, turn = 0): Mark =>
  ({ w, h }) =>
    `<g transform="translate(${x * w} ${y * h}) rotate(${turn}) scale(${(size * h) / 200})">${svg}</g>`;
