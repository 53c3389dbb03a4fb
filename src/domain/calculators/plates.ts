import type { WeightUnit } from './units.ts';

/** Plates of one size, in the unit of the kit, and how many pairs of them there are. */
type PlatePairs = { readonly size: number; readonly pairs: number };

/** A bar and the plates for it, all in one unit; plates from the heaviest to the lightest. */
export type Kit = {
  readonly unit: WeightUnit;
  readonly bar: number;
  readonly plates: readonly PlatePairs[];
};

/** Bars that are common, with the unit they are sold in: 15 kg is the women's bar of weightlifting. */
export const bars: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [20, 15, 10, 7.5, 5],
  lb: [45, 35, 33, 25, 15],
};

/** What stands in an ordinary gym, as pairs of each size. */
const gym: Readonly<Record<WeightUnit, readonly (readonly [size: number, pairs: number])[]>> = {
  kg: [
    [25, 2],
    [20, 4],
    [15, 2],
    [10, 2],
    [5, 2],
    [2.5, 2],
    [1.25, 1],
    [0.5, 0],
  ],
  lb: [
    [45, 4],
    [35, 2],
    [25, 2],
    [10, 2],
    [5, 2],
    [2.5, 1],
    [1.25, 0],
  ],
};

/** Nobody has more pairs of one size. */
export const mostPairs = 8;

/** The kit that is taken until she says what she has. */
export const gymKit = (unit: WeightUnit): Kit => ({
  unit,
  bar: bars[unit][0] ?? 0,
  plates: gym[unit].map(([size, pairs]) => ({ size, pairs })),
});

/** A weight on the bar: what it comes to with the bar, and the plates of one side from the inside out. */
export type LoadedBar = { readonly total: number; readonly side: readonly number[] };

/** The fewest plates for each weight of one side, in the unit of the kit; weights are counted in hundredths. */
const sidesOf = ({ plates }: Kit, most: number): ReadonlyMap<number, readonly number[]> => {
  let sides = new Map<number, readonly number[]>([[0, []]]);
  for (const { size, pairs } of plates) {
    const next = new Map(sides);
    for (const [weight, side] of sides) {
      for (let count = 1; count <= pairs; count += 1) {
        const heavier = weight + count * Math.round(100 * size);
        if (heavier > most) break;
        const known = next.get(heavier);
        if (known === undefined || known.length > side.length + count) {
          next.set(heavier, [...side, ...Array.from({ length: count }, () => size)]);
        }
      }
    }
    sides = next;
  }
  return sides;
};

/**
 * The heaviest load of a kit that is not above a weight, with the fewest plates; weight and kit in the same unit.
 * Undefined where the weight is less than the bar alone.
 */
export const loadBar = (weight: number, kit: Kit): LoadedBar | undefined => {
  if (weight < kit.bar) return undefined;
  // A hair more, because 63.9 − 20 is 43.89999… in binary.
  const most = Math.floor(50 * (weight - kit.bar) + 1e-6);
  const sides = sidesOf(kit, most);
  const heaviest = Math.max(...sides.keys());
  return { total: kit.bar + heaviest / 50, side: sides.get(heaviest) ?? [] };
};

/** A kit as a short text for the device's memory: `20|25:2,20:4`. */
export const printKit = ({ bar, plates }: Kit): string =>
  `${bar}|${plates.map(({ size, pairs }) => `${size}:${pairs}`).join(',')}`;

/** Reads what `printKit` wrote. What is not a bar or a plate of the unit keeps the gym's. */
export const parseKit = (text: string, unit: WeightUnit): Kit => {
  const usual = gymKit(unit);
  const [bar = '', plates = ''] = text.split('|');
  const counts = new Map(plates.split(',').map((pair) => [pair.split(':')[0], pair.split(':')[1]]));
  return {
    unit,
    bar: bars[unit].find((weight) => String(weight) === bar) ?? usual.bar,
    plates: usual.plates.map(({ size, pairs }) => {
      const count = counts.get(String(size));
      const isCount = count !== undefined && /^\d$/.test(count) && Number(count) <= mostPairs;
      return { size, pairs: isCount ? Number(count) : pairs };
    }),
  };
};

/** Plates of one side in words: `20 + 2 × 2.5`; `print` writes a number as the reader does. */
export const sideText = (side: readonly number[], print: (value: number) => string): string =>
  [...new Set(side)]
    .map((size) => {
      const count = side.filter((plate) => plate === size).length;
      return count === 1 ? print(size) : `${count} × ${print(size)}`;
    })
    .join(' + ');
