/** The outlines of areas of a raster image, as short SVG paths. */
export interface Mask {
  wide: number;
  high: number;
  /** A byte for each pixel, row by row: 1 inside. */
  bits: Uint8Array;
}
type Corner = readonly [x: number, y: number];

/**
 * A mask whose single pixels and steps are smoothed: each pixel is what most of those around it
 * are.
 */
export function smoothed({ wide, high, bits }: Mask, reach = 2): Mask {
  const result = new Uint8Array(wide * high);
  const many = (reach * 2 + 1) ** 2 / 2;
  for (let y = reach; y < high - reach; y++) {
    for (let x = reach; x < wide - reach; x++) {
      // Only what was there stays: an area never grows off the body.
      if (bits[y * wide + x] !== 1) continue;
      let count = 0;
      for (let row = y - reach; row <= y + reach; row++)
        for (let at = row * wide + x - reach; at <= row * wide + x + reach; at++)
          count += bits[at] ?? 0;
      if (count > many) result[y * wide + x] = 1;
    }
  }
  return { wide, high, bits: result };
}

/**
 * The loops around all areas along the edges of pixels, with the area on the right: holes go the
 * other way round.
 */
function loopsOf({ wide, high, bits }: Mask): Corner[][] {
  const has = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < wide && y < high && bits[y * wide + x] === 1;
  const next = new Map<number, number[]>();
  const key = (x: number, y: number): number => y * (wide + 1) + x;
  const edge = (from: number, to: number): void => {
    next.set(from, [...(next.get(from) ?? []), to]);
  };
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) edge(key(x, y), key(x + 1, y));
      if (!has(x + 1, y)) edge(key(x + 1, y), key(x + 1, y + 1));
      if (!has(x, y + 1)) edge(key(x + 1, y + 1), key(x, y + 1));
      if (!has(x - 1, y)) edge(key(x, y + 1), key(x, y));
    }
  }
  const loops: Corner[][] = [];
  for (const start of next.keys()) {
    const loop: Corner[] = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      const to: number | undefined = next.get(at)?.pop();
      if (to === undefined) break;
      loop.push([at % (wide + 1), Math.floor(at / (wide + 1))]);
      at = to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

const areaOf = (loop: readonly Corner[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

/**
 * Leaves out the points that are less than `far` from the line between those that stay (Ramer,
 * Douglas and Peucker).
 */
function simplified(points: readonly Corner[], far: number): Corner[] {
  const [a, b] = [points[0], points.at(-1)];
  if (!a || !b || points.length < 3) return [...points];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy);
  let [worst, at] = [0, 0];
  for (const [i, [x, y]] of points.entries()) {
    const off =
      long < 1e-9
        ? Math.hypot(x - a[0], y - a[1])
        : Math.abs(dx * (y - a[1]) - dy * (x - a[0])) / long;
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= far) return [a, b];
  return [
    ...simplified(points.slice(0, at + 1), far).slice(0, -1),
    ...simplified(points.slice(at), far),
  ];
}

const round = ([x, y]: Corner, [x2, y2]: Corner): Corner => [
  Math.round((x + x2) / 2),
  Math.round((y + y2) / 2),
];

/** A closed loop as a path that is smooth through the middles of its sides. */
function curved(loop: readonly Corner[]): string {
  const corner = (i: number): Corner => loop[i % loop.length] ?? [0, 0];
  const first = round(corner(0), corner(1));
  let [x, y] = first;
  let path = `M${x} ${y}q`;
  for (let i = 1; i <= loop.length; i++) {
    const [c, to] = [corner(i), i === loop.length ? first : round(corner(i), corner(i + 1))];
    path += `${i > 1 ? ' ' : ''}${c[0] - x} ${c[1] - y} ${to[0] - x} ${to[1] - y}`;
    [x, y] = to;
  }
  return `${path}z`.replaceAll(' -', '-');
}

/**
 * The areas of a mask as one path, to about `far` pixels; what is smaller than `least` square
 * pixels is left out.
 */
export function traced(mask: Mask, far: number, least: number): string {
  return loopsOf(mask)
    .filter((loop) => Math.abs(areaOf(loop)) >= least)
    .map((loop) => {
      const half = Math.floor(loop.length / 2);
      const one = simplified(loop.slice(0, half + 1), far);
      const other = simplified([...loop.slice(half), loop[0] ?? [0, 0]], far);
      return [...one.slice(0, -1), ...other.slice(0, -1)];
    })
    .filter((loop) => loop.length > 2)
    .map(curved)
    .join('');
}

/**
 * Two masks in one: which pixels it has of those of both, of the first one only, and of the second
 * one only.
 */
function merged(
  a: Mask,
  b: Mask,
  [ofBoth, ofFirst, ofSecond]: readonly [number, number, number],
): Mask {
  const bits = new Uint8Array(a.bits.length);
  for (let at = 0; at < bits.length; at++) {
    if (a.bits[at] === 1) bits[at] = b.bits[at] === 1 ? ofBoth : ofFirst;
    else if (b.bits[at] === 1) bits[at] = ofSecond;
  }
  return { ...a, bits };
}
/** The pixels of either of two masks. */
export const union = (a: Mask, b: Mask): Mask => merged(a, b, [1, 1, 1]);
/** The pixels that two masks share. */
export const intersection = (a: Mask, b: Mask): Mask => merged(a, b, [1, 0, 0]);
/** The pixels of a mask that another one doesn't have. */
export const difference = (a: Mask, b: Mask): Mask => merged(a, b, [0, 1, 0]);

/** How many pixels a mask has. */
export function sizeOf({ bits }: Mask): number {
  let sum = 0;
  for (const bit of bits) sum += bit;
  return sum;
}
