import type {
  AgeBand,
  ComparedLift,
  LiftPercentilesRow,
  LiftPercentilesTable,
} from './lift-figures.ts';

/** Fewer women than these are too few for a fair figure. */
const fewestWomen = 200;

/** From the lowest to the highest; the same twice if it is known. */
export type LowestToHighest = { readonly from: number; readonly to: number };

/** Whom to compare with: a lift, an age, and kilograms of bodyweight unless that is left open. */
export type LiftAgeAndBodyweight = {
  readonly lift: ComparedLift;
  readonly age: AgeBand;
  readonly bodyweight: number | undefined;
};

export type StrengthStandingOrTooFewWomen =
  | {
      readonly kind: 'ranked';
      /**
       * How many of 100 women lifted less. Below the first percentile and above the last nobody
       * knows more.
       */
      readonly below: LowestToHighest;
      /**
       * The same with how far the maximum may be off, and with what chance does in 19 samples of
       * 20.
       */
      readonly possible: LowestToHighest;
      readonly women: number;
      /** The bodyweights that are compared; `to` null is no end. Undefined for all. */
      readonly bodyweights: { readonly over: number; readonly to: number | null } | undefined;
    }
  | { readonly kind: 'too few'; readonly women: number; readonly needed: number };

/**
 * How many of 100 women of a row lifted less than these kilograms. Between two percentiles it is
 * linear.
 */
export const percentRangeOfWomenLiftingLessThan = (
  { kg }: LiftPercentilesRow,
  percentiles: readonly number[],
  kilograms: number,
): LowestToHighest => {
  const points = percentiles.flatMap((percent, index) => {
    const weight = kg[index];
    return weight === undefined ? [] : [{ percent, weight }];
  });
  const same = points.filter(({ weight }) => weight === kilograms);
  const [first, last] = [same[0], same.at(-1)];
  if (first !== undefined && last !== undefined) return { from: first.percent, to: last.percent };
  const lighter = points.findLast(({ weight }) => weight < kilograms);
  const heavier = points.find(({ weight }) => weight > kilograms);
  if (lighter === undefined) return { from: 0, to: heavier?.percent ?? 100 };
  if (heavier === undefined) return { from: lighter.percent, to: 100 };
  const part = (kilograms - lighter.weight) / (heavier.weight - lighter.weight);
  const percent = lighter.percent + part * (heavier.percent - lighter.percent);
  return { from: percent, to: percent };
};

const womenIn = (rows: readonly LiftPercentilesRow[]): number =>
  rows.reduce((sum, { n }) => sum + n, 0);

/** The share of several rows, each counted by its women. */
const pooledShare = (
  rows: readonly LiftPercentilesRow[],
  percentiles: readonly number[],
  kilograms: number,
): LowestToHighest => {
  const women = womenIn(rows);
  const shares = rows.map((row) => ({
    n: row.n,
    ...percentRangeOfWomenLiftingLessThan(row, percentiles, kilograms),
  }));
  return {
    from: shares.reduce((sum, { n, from }) => sum + n * from, 0) / women,
    to: shares.reduce((sum, { n, to }) => sum + n * to, 0) / women,
  };
};

/**
 * Half the width of a 95 % interval of a share of 100, in percentage points (normal approximation).
 */
const samplingError = (percent: number, women: number): number =>
  1.96 * Math.sqrt((percent * (100 - percent)) / women);

/**
 * Where a one-repetition maximum stands among the women of `figures`. `max` is in kilograms; its
 * range is that of the estimate, or twice the weight that was lifted. Without a bodyweight all
 * women of that age are compared, whatever they weigh. A group of fewer than 200 women gives no
 * figure, and nothing is said beyond what was measured.
 */
export const strengthStandingOrTooFewWomen = (
  figures: LiftPercentilesTable,
  { lift, age, bodyweight }: LiftAgeAndBodyweight,
  max: LowestToHighest & { readonly likeliest: number },
): StrengthStandingOrTooFewWomen => {
  const ofAge = figures.rows.filter((row) => row.lift === lift && row.age === age);
  const rows = ofAge.filter(
    ({ over_kg: over, to_kg: to }) =>
      bodyweight === undefined || (over < bodyweight && bodyweight <= (to ?? Infinity)),
  );
  const women = womenIn(rows);
  if (women < fewestWomen) return { kind: 'too few', women, needed: fewestWomen };
  const shareOf = (kilograms: number): LowestToHighest =>
    pooledShare(rows, figures.percentiles, kilograms);
  const lowest = shareOf(max.from).from;
  const highest = shareOf(max.to).to;
  const [row] = rows;
  return {
    kind: 'ranked',
    below: shareOf(max.likeliest),
    possible: {
      from: Math.max(0, lowest - samplingError(lowest, women)),
      to: Math.min(100, highest + samplingError(highest, women)),
    },
    women,
    bodyweights:
      bodyweight === undefined || row === undefined || ofAge.length === 1
        ? undefined
        : { over: row.over_kg, to: row.to_kg },
  };
};
