/**
 * Draws static/muscle-map.svg, which src/page-parts/muscles/trained-muscle-map.tsx shows: node
 * draw-muscle-map.ts
 *
 * The sprite holds the right half of the front and of the back of a woman; the component mirrors
 * them. Every muscle is filled with the custom property of its name (`--lower-back`), or with
 * `--relief` if that is not set.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * A smooth curve through points `x,y`; `x,y|` is a corner. x is measured from the midline, y from
 * the crown, and a head is 100 units high. Shapes that end at the midline reach a little across, so
 * that no seam shows between the halves.
 */
type Shape = string;
type Side = {
  readonly body: Shape;
  readonly head: Shape;
  readonly hair: readonly Shape[];
  /** Relief that belongs to no muscle of the content model. */
  readonly relief: readonly Shape[];
  /** Lines of knuckles, toes and knees. */
  readonly lines: readonly Shape[];
  readonly muscles: Readonly<Record<string, readonly Shape[]>>;
};

const arms =
  '-1,90| 20,86| 20.5,106 31,124 60,138 82,146 97.5,160 104.5,188 108.5,218 115,260 119,286 128.5,318 133.5,354 139,388 147,404 157,424 158.5,434 153.5,434 147,424| 149,440 148.3,455 143.5,459.5| 142.3,465.5 137,467.5 135.5,464.5| 133.5,467.5 128.7,466 127.3,459.5| 124.5,460 121,452 117,434 114,412 115.5,388 112,366 100,330 92.5,308 88,286 82,252 72,219 65.5,203|';
const sides =
  '67.5,220 61,256 53.5,287 57,308 71,348 80.5,388 82,424 75,478 62.5,530 59.5,556 65,602 61,642 51,694';
const innerLegs = '26.5,714 27,698 17,652 11.5,610 18.5,570 17.5,545 9,494';
const head =
  '-1,-8| 8,-7| 8,1| 22,6 33,24 34.5,46| 38,47 38,57 34,66| 30,80 22,91 11,98.5 0,100 -1,100|';
const bun = '-3,-30| 0,-30 13,-24 16,-14 11,-5| 0,-7 -3,-7|';
const fingers: readonly Shape[] = [
  '142,433 143.5,459.5',
  '134,435 135.5,464.5',
  '126,435 127.3,459.5',
];

const front: Side = {
  body: `${arms} ${sides} 50.5,716 57,734 63.5,750 58,759 46,761.5 34,759 29,749 28.5,734 ${innerLegs} 3.5,440 1.5,410 -1,396|`,
  head,
  hair: [bun, '-3,-4.5| 0,-4.5 22,1 34.5,20 37,42 34.5,53| 32.5,40 27,28 14,19.5 0,18 -3,18|'],
  relief: [
    '-1,102.5| 9,100.5 18,92| 15,101 8,109 -1,112|',
    '46,578| 55,598 55,628 46,684| 42.5,640 42,606|',
  ],
  lines: [
    ...fingers,
    '31.5,547 33,561 39,567 45,561 46.5,547',
    '36,752 37,760',
    '43,753 43,761',
    '50,752 49,761',
    '56,749 55,759',
  ],
  muscles: {
    neck: ['19,92| 18.5,104 20,114 12,127 1.5,137| 6,122 12,107 16,98|'],
    traps: ['22,115.5| 31,126 47,134 63.5,141| 46,141.5 30,137 16,129|'],
    shoulders: [
      '54.5,148.5| 67,145 79,147.5| 90,165 96,190 101,216| 91,204 80,189 72,178 62,163|',
      '81.5,148.5| 94,158 101.8,180 104,206 103.7,217| 98.5,190 92,165|',
    ],
    chest: [
      '1.5,147| 16,143.3 38,143.8 52,149.5| 60,164 73,182| 52,171.5 24,171.5| 52,174.5 72.7,186| 71,198 66,213 50,227.5 32,230 12,222 1.5,205|',
    ],
    biceps: [
      '78.5,190| 90,206 101.5,220.5| 105.5,240 105,260 99,284| 92,273 86,254 80.5,232 76.5,206|',
    ],
    triceps: [
      '104.3,221| 109,240 113.3,262 114.5,272| 109,268 108,250 107.5,238|',
      '68,207| 74.5,219 80.5,240 87,268| 82,256 75,233|',
    ],
    forearms: [
      '111.5,275| 119,290 127.5,320 131.5,352 134.5,380| 127,358 116,324 105.5,293|',
      '90.5,289| 103,295 113.5,322 122.5,352 129,384| 119,372 104,336 94,310|',
    ],
    lats: ['66,211| 64.8,228 58.6,252 53.6,272| 54.6,252 60,232|'],
    abdominals: [
      '1.5,232| 14,233 28,237.5| 29.5,244 29.5,252| 16,254 1.5,254.5|',
      '1.5,257| 16,256.5 29.7,254.5| 30.5,266 30,277| 16,279 1.5,279.5|',
      '1.5,282| 16,281.5 30,279.5| 30.5,291 29.5,303| 16,305 1.5,305.5|',
      '1.5,308| 16,307.5 29.3,305.5| 28,325 19,358 1.5,383|',
      '31.5,238.5| 44,236 56.5,229.5| 53.5,254 51.5,284 54.5,306 59.3,322| 50,336 34,356 15,377| 26,350 32,318 33,280|',
    ],
    abductors: ['60.3,323.5| 70,352 78,386 80,413| 72.5,403 64.5,372 57,336|'],
    adductors: ['5.5,390.5| 20,380.5 37.5,363| 35,394 27,430 12,506| 8.5,474 5,430 4,406|'],
    quadriceps: [
      '54.5,338| 61,374 62.5,410 59,456 45.5,526| 38,492 35,446 36.8,404 43,364|',
      '63.5,381| 72,404.5 80,418| 79,444 71.5,488 58.5,538| 52.5,530 55,502 61.5,456 65,412|',
      '33.5,424| 33,462 36.5,496 43,530| 36,543 27,547 18.5,538 15,514 19,484 28,446|',
    ],
    calves: [
      '22,578| 15,598 13.5,616 17,642 28,690| 30,650 28.5,606|',
      '59,576| 63,594 62.8,618 58.5,650 50.5,688| 54.3,644 57.5,610|',
    ],
  },
};

const back: Side = {
  body: `${arms} ${sides} 50.5,716 50.5,730 55,741 61,750.5 58,756.5 50.5,757.5 45.5,761 33,761 28,749 29,733 ${innerLegs} 4,448 -1,427|`,
  head: '-1,-8| 8,-7| 8,1| 22,6 33,24 34.5,46| 38,47 38,57 34,66| 24,88 -1,92|',
  hair: [bun, '-3,-4.5| 0,-4.5 22,1 34.5,20 36,44 33,66 23.5,87| 12,96.5 0,98.5 -3,98.5|'],
  relief: [],
  lines: [...fingers, '51,757 48.5,745'],
  muscles: {
    neck: ['18.8,96| 18.7,106 21,114.5| 16.5,111 13.5,100.5|'],
    traps: [
      '1.3,102| 11,101 16,115 32,127.5 58,139.5 78.5,147| 65,153 50,160 38,170| 22.5,191 12,218 1.3,258|',
    ],
    shoulders: [
      '52.5,162| 64,157 79,150| 90,166 96.5,188 101,212| 90,201 77,187.5 64,175|',
      '81.5,149.5| 94,159 101.8,181 104,207 103.7,216| 98.5,190 92,166|',
    ],
    'middle back': [
      '47,165.5| 60,176 75.5,189.5| 66,200| 55.5,201 46,204 41.5,207| 43,186|',
      '38.5,173| 41,190 40,209.5| 27.5,222.5 12.7,245| 16,214 25,190.5|',
    ],
    lats: [
      '65.5,203| 64.5,224 58.8,256 53.7,278| 45,297 29.8,331.5| 28.2,304 20.5,279 12.5,250| 24,230.5 38,214 52,206|',
    ],
    'lower back': ['1.3,264| 10.5,249| 18,280 25.7,306 27.3,335| 17,356 1.3,376|'],
    abdominals: ['53.7,281.5| 52.3,292 54.5,306 59.5,320.5| 46,322.5 36.5,326.5| 43,314|'],
    abductors: ['60.5,323.5| 70,352 78,387| 66,370 50,353 30,339.5| 32,331.5 45,326|'],
    glutes: [
      '1.5,379| 12,364 28.5,342| 48,355 65,373.5 78.5,391.5| 80,408 72,427 56,434 36,434.5 16,429.5 1.5,412|',
    ],
    hamstrings: [
      '41.7,437| 57,436.5 71,430| 73,462 64,512 59,558| 53,550 45.5,515 42.5,476|',
      '39.3,437| 30,437 18,432| 15,462 18.5,512 20.5,560| 27,552 36.5,515 41,476|',
    ],
    adductors: ['4.5,428| 15.5,431.5| 12.5,462 15.5,506| 9.5,478 5.5,448|'],
    quadriceps: ['73.5,428.5| 80,421| 79,446 71,490 62.5,522| 67.5,492 75,462|'],
    calves: [
      '37.7,566| 28,562 17,588 14,612 20,642 30,652 37.7,643|',
      '40.3,566| 49,562 60,586 62.7,608 57,632 48,645 40.3,637|',
      '18.5,645| 28,655.5 38,652 48,649 58.5,637| 54.5,660 45,694 40,722| 37.5,722| 33,694 24,668|',
    ],
    triceps: [
      '74.5,194| 84.5,202 93,216| 96,236 97,270| 87,260 79.5,238|',
      '94.3,215| 103.5,219.5| 109,238 113.8,268| 108,275 101,273| 99.3,248|',
    ],
    forearms: [
      '118,287| 128,320 133,368| 124,346 113,310 107.5,293| 113,283|',
      '90,291| 102.5,295 114.5,324 128,380| 116,362 103,330 94,310|',
    ],
  },
};

/**
 * Grid steps per unit: the sprite uses half units, so that its coordinates are short whole numbers.
 */
const grid = 2;

type Point = readonly [x: number, y: number];
type Knot = { readonly at: Point; readonly corner: boolean };
/** A cubic curve's two control points and its end. */
type Curve = readonly [Point, Point, Point];

const knotsOf = (shape: Shape): Knot[] =>
  shape.split(' ').map((word) => {
    const [x = NaN, y = NaN] = word.replace('|', '').split(',').map(Number);
    return { at: [x, y], corner: word.endsWith('|') };
  });

const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const turn = ([x, y]: Point, angle: number, size: number): Point => [
  size * (x * Math.cos(angle) - y * Math.sin(angle)),
  size * (x * Math.sin(angle) + y * Math.cos(angle)),
];
const nth = <T>(list: readonly T[], index: number): T => {
  const found = list.at(index);
  if (found === undefined)
    throw new Error(`There is no item at ${index} in a list of ${list.length}`);
  return found;
};

/** Solves linear equations by Gauss-Jordan elimination; each row ends with its right side. */
const solve = (rows: readonly number[][]): number[] => {
  for (const [i, pivot] of rows.entries()) {
    for (const row of rows) {
      if (row === pivot) continue;
      const share = nth(row, i) / nth(pivot, i);
      for (const [j, value] of pivot.entries()) row[j] = nth(row, j) - share * value;
    }
  }
  return rows.map((row, i) => nth(row, -1) / nth(row, i));
};

/**
 * Distance of a control point from its end, as a share of the chord: a third of Hobby's velocity
 * function.
 */
const reach = (theta: number, phi: number): number =>
  (2 +
    Math.SQRT2 *
      (Math.sin(theta) - Math.sin(phi) / 16) *
      (Math.sin(phi) - Math.sin(theta) / 16) *
      (Math.cos(theta) - Math.cos(phi))) /
  (3 + 1.5 * (Math.sqrt(5) - 1) * Math.cos(theta) + 1.5 * (3 - Math.sqrt(5)) * Math.cos(phi));

/** The smooth curve through points that METAFONT draws (J. D. Hobby, 1986). */
const smooth = (points: readonly Point[]): Curve[] => {
  const last = points.length - 1;
  const chords = points.slice(1).map((point, i) => minus(point, nth(points, i)));
  if (last === 1) return [[nth(points, 0), nth(points, 1), nth(points, 1)]];
  const bends = points.map((_, i) => {
    if (i === 0 || i === last) return 0;
    const [[ax, ay], [bx, by]] = [nth(chords, i - 1), nth(chords, i)];
    return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  const weights = chords.map(([x, y]) => 1 / Math.hypot(x, y));
  const rows = points.map((_, i) => {
    const row = new Array<number>(points.length + 1).fill(0);
    if (i === 0 || i === last) {
      row[i] = 1;
      row[i === 0 ? 1 : last - 1] = 1;
      row[points.length] = i === 0 ? -nth(bends, 1) : 0;
      return row;
    }
    const [before, after] = [nth(weights, i - 1), nth(weights, i)];
    row[i - 1] = before;
    row[i] = 2 * (before + after);
    row[i + 1] = after;
    row[points.length] = -2 * before * nth(bends, i) - after * nth(bends, i + 1);
    return row;
  });
  const thetas = solve(rows);
  return chords.map((chord, i) => {
    const theta = nth(thetas, i);
    const phi = -nth(bends, i + 1) - nth(thetas, i + 1);
    const end = nth(points, i + 1);
    return [
      plus(nth(points, i), turn(chord, theta, reach(theta, phi))),
      minus(end, turn(chord, -phi, reach(phi, theta))),
      end,
    ];
  });
};

/** The curves from corner to corner. Shapes have to begin with a corner, lines need not. */
const curvesOf = (knots: readonly Knot[]): Curve[] => {
  const curves: Curve[] = [];
  let run: Point[] = [];
  for (const [i, { at, corner }] of knots.entries()) {
    run.push(at);
    if (i === 0 || !(corner || i === knots.length - 1)) continue;
    curves.push(...smooth(run));
    run = [at];
  }
  return curves;
};

const onGrid = ([x, y]: Point): Point => [Math.round(grid * x), Math.round(grid * y)];
const write = (numbers: readonly number[]): string => numbers.join(' ').replaceAll(' -', '-');

const toPath = (shape: Shape, closed: boolean): string => {
  const knots = knotsOf(shape);
  const first = nth(knots, 0);
  let from = onGrid(first.at);
  const start = write(from);
  const numbers: number[] = [];
  for (const curve of curvesOf(closed ? [...knots, first] : knots)) {
    for (const point of curve) numbers.push(...minus(onGrid(point), from));
    from = onGrid(curve[2]);
  }
  return `M${start}c${write(numbers)}${closed ? 'z' : ''}`;
};

const filled = (fill: string, shapes: readonly Shape[]): string =>
  `<path fill="${fill}" d="${shapes.map((shape) => toPath(shape, true)).join('')}"/>`;

const draw = (id: string, { body, head, hair, relief, lines, muscles }: Side): string =>
  [
    `<g id="${id}">`,
    filled('var(--skin)', [body]),
    ...Object.entries(muscles).map(([muscle, shapes]) =>
      filled(`var(--${muscle.replace(' ', '-')},var(--relief))`, shapes),
    ),
    relief.length === 0 ? '' : filled('var(--relief)', relief),
    `<path fill="none" stroke="var(--relief)" stroke-width="3" stroke-linecap="round" d="${lines.map((line) => toPath(line, false)).join('')}"/>`,
    filled('var(--skin)', [head]),
    filled('var(--hair)', hair),
    '</g>',
  ].join('');

const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
${draw('front', front)}
${draw('back', back)}
</defs></svg>
`;
const target = join(import.meta.dirname, '../../static/muscle-map.svg');
await mkdir(dirname(target), { recursive: true });
await writeFile(target, sprite);
console.log(`static/muscle-map.svg: ${sprite.length} bytes`);
