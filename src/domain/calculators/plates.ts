import type { WeightUnit } from './metric.ts';

/** The plates of one size: their weight in the unit of the setup, and the number of pairs. */
type PlatePairs = { readonly size: number; readonly pairs: number };

/** A bar and its plates in one unit, heaviest plates first. */
export type BarbellSetup = {
  readonly unit: WeightUnit;
  readonly bar: number;
  readonly plates: readonly PlatePairs[];
};

/** The weights of common bars in each unit. The women's weightlifting bar is 15 kg. */
export const commonBarWeightsByUnit: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [20, 15, 10, 7.5, 5],
  lb: [45, 35, 33, 25, 15],
};

/** The plates of a typical gym. */
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

/** The most pairs of one size that can be entered. */
export const maxPairsPerPlateSize = 8;

/** A typical gym's bar and plates: the default until a visitor enters her own. */
export const typicalGymBarbellSetup = (unit: WeightUnit): BarbellSetup => ({
  unit,
  bar: commonBarWeightsByUnit[unit][0] ?? 0,
  plates: gym[unit].map(([size, pairs]) => ({ size, pairs })),
});

/** A loaded bar: its total weight, bar included, and the plates of one side from the inside out. */
export type LoadedBar = { readonly total: number; readonly side: readonly number[] };

/**
 * The fewest plates for every weight that one side can have, up to a maximum. Weights are in
 * hundredths of the setup's unit, to keep them integers.
 */
const sidesOf = (
  { plates }: BarbellSetup,
  maxWeight: number,
): ReadonlyMap<number, readonly number[]> => {
  let sides = new Map<number, readonly number[]>([[0, []]]);
  for (const { size, pairs } of plates) {
    const next = new Map(sides);
    for (const [weight, side] of sides) {
      for (let count = 1; count <= pairs; count += 1) {
        const heavier = weight + count * Math.round(100 * size);
        if (heavier > maxWeight) break;
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
 * The heaviest load that is not above a weight, with the fewest plates. The weight is in the unit
 * of the setup. Undefined if it is less than the empty bar.
 */
export const heaviestLoadedBarUpTo = (
  weight: number,
  setup: BarbellSetup,
): LoadedBar | undefined => {
  if (weight < setup.bar) return undefined;
  // The small addition compensates for binary fractions: 63.9 − 20 is 43.89999….
  const maxSide = Math.floor(50 * (weight - setup.bar) + 1e-6);
  const sides = sidesOf(setup, maxSide);
  const heaviest = Math.max(...sides.keys());
  return { total: setup.bar + heaviest / 50, side: sides.get(heaviest) ?? [] };
};

/** The setup as a short text for the browser's storage: `20|25:2,20:4`. */
export const toStoredSetup = ({ bar, plates }: BarbellSetup): string =>
  `${bar}|${plates.map(({ size, pairs }) => `${size}:${pairs}`).join(',')}`;

/**
 * Parses the text of `toStoredSetup`. An invalid bar or number of pairs is replaced by the gym's.
 */
export const parseBarbellSetupOrTypical = (text: string, unit: WeightUnit): BarbellSetup => {
  const usual = typicalGymBarbellSetup(unit);
  const [bar = '', plates = ''] = text.split('|');
  const counts = new Map(plates.split(',').map((pair) => [pair.split(':')[0], pair.split(':')[1]]));
  return {
    unit,
    bar: commonBarWeightsByUnit[unit].find((weight) => String(weight) === bar) ?? usual.bar,
    plates: usual.plates.map(({ size, pairs }) => {
      const count = counts.get(String(size));
      const isCount =
        count !== undefined && /^\d$/.test(count) && Number(count) <= maxPairsPerPlateSize;
      return { size, pairs: isCount ? Number(count) : pairs };
    }),
  };
};

/**
 * The plates of one side as a text: `20 + 2 × 2.5`. `print` formats a number in the visitor's
 * language.
 */
export const formatPlatesOfSide = (
  side: readonly number[],
  print: (value: number) => string,
): string =>
  [...new Set(side)]
    .map((size) => {
      const count = side.filter((plate) => plate === size).length;
      return count === 1 ? print(size) : `${count} × ${print(size)}`;
    })
    .join(' + ');
