import type {
  AgeBand,
  ComparedLift,
  LiftPercentilesTable,
} from '../../src/domain/calculators/standing/lift-figures.ts';
import { ageBands, comparedLifts } from '../../src/domain/calculators/standing/lift-figures.ts';

const columnsOfLifts = {
  'back squat': 'Best3SquatKg',
  'bench press': 'Best3BenchKg',
  deadlift: 'Best3DeadliftKg',
} as const satisfies Record<ComparedLift, string>;

const neededColumns = [
  'Name',
  'Sex',
  'Equipment',
  'Age',
  'Division',
  'BodyweightKg',
  ...Object.values(columnsOfLifts),
  'Tested',
  'ParentFederation',
  'Date',
] as const;
type Column = (typeof neededColumns)[number];

/** The ends of the bodyweights that are compared at each age, in kilograms; the last has none. */
const bodyweightEnds: Readonly<Record<AgeBand, readonly number[]>> = {
  '18-39': [48, 52, 57, 63, 72, 84, 100],
  '40-49': [57, 63, 72, 84],
  '50-59': [63],
  '60+': [],
};

const percentiles: readonly number[] = Array.from({ length: 19 }, (_, index) => 5 * (index + 1));

/** The youngest age of each band. */
const youngest: Readonly<Record<AgeBand, number>> = {
  '18-39': 18,
  '40-49': 40,
  '50-59': 50,
  '60+': 60,
};

/**
 * The age on the day; without one, who entered as a junior or in the open division is taken for a
 * young adult.
 */
const bandOf = (age: number, division: string): AgeBand | undefined => {
  if (!(age > 0)) return /open|junior/i.test(division) ? '18-39' : undefined;
  return ageBands.findLast((band) => age >= youngest[band]);
};

type Best = { readonly kilograms: number; readonly bodyweight: number };

/** The bests of women, as rows come. */
export type BestLiftsCollector = {
  /** Reads one row of the file. */
  readonly add: (line: string) => void;
  /** The figures of all rows so far. No name is in them. */
  readonly figures: () => LiftPercentilesTable;
};

/** The value at a percentile, linear between ranks, to half a kilogram. */
const valueAt = (sorted: readonly number[], percent: number): number => {
  const place = (percent / 100) * (sorted.length - 1);
  const lower = sorted[Math.floor(place)] ?? 0;
  const upper = sorted[Math.ceil(place)] ?? lower;
  return Math.round(2 * (lower + (place - Math.floor(place)) * (upper - lower))) / 2;
};

/**
 * Collects each woman's best squat, bench press and deadlift in each age band from rows of
 * OpenPowerlifting's bulk file: without supportive kit, drug-tested, at the IPF's federations, 18
 * and older. `head` is the first line of the file. Throws if a column is missing.
 */
export const createBestLiftsCollector = (head: string): BestLiftsCollector => {
  const names = head.trim().split(',');
  const missing = neededColumns.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`The file has no column ${missing.join(', ')}. Is it OpenPowerlifting’s?`);
  const bests = new Map<string, Best>();
  const women = new Set<string>();
  const years = new Set<number>();
  let entries = 0;
  return {
    add: (line) => {
      const cells = line.split(',');
      const cell = (column: Column): string => cells[names.indexOf(column)] ?? '';
      const isCompared =
        cell('Sex') === 'F' &&
        cell('Equipment') === 'Raw' &&
        cell('Tested') === 'Yes' &&
        cell('ParentFederation') === 'IPF';
      const band = bandOf(Number(cell('Age')), cell('Division'));
      const bodyweight = Number(cell('BodyweightKg'));
      if (!isCompared || band === undefined || !(bodyweight > 0)) return;
      let isCounted = false;
      for (const lift of comparedLifts) {
        const kilograms = Number(cell(columnsOfLifts[lift]));
        // A failed lift is written as a negative number.
        if (!(kilograms > 0)) continue;
        isCounted = true;
        const key = `${lift}/${band}/${cell('Name')}`;
        const best = bests.get(key);
        if (best === undefined || kilograms > best.kilograms)
          bests.set(key, { kilograms, bodyweight });
      }
      if (!isCounted) return;
      entries += 1;
      women.add(cell('Name'));
      years.add(Number(cell('Date').slice(0, 4)));
    },
    figures: () => ({
      source: `OpenPowerlifting meet results (openpowerlifting.org), up to ${Math.max(...years)}`,
      licence: 'public domain',
      entries,
      women: women.size,
      first_year: Math.min(...years),
      last_year: Math.max(...years),
      percentiles,
      rows: ageBands.flatMap((age) =>
        comparedLifts.flatMap((lift) =>
          [0, ...bodyweightEnds[age]].map((over, index) => {
            const to = bodyweightEnds[age][index] ?? null;
            const kilograms = [...bests]
              .filter(
                ([key, { bodyweight }]) =>
                  key.startsWith(`${lift}/${age}/`) &&
                  over < bodyweight &&
                  bodyweight <= (to ?? Infinity),
              )
              .map(([, best]) => best.kilograms)
              .toSorted((one, other) => one - other);
            return {
              lift,
              age,
              over_kg: over,
              to_kg: to,
              n: kilograms.length,
              kg: percentiles.map((percent) => valueAt(kilograms, percent)),
            };
          }),
        ),
      ),
    }),
  };
};

/** The figures as the text of their file: a row a line. */
export const toFiguresText = ({ rows, ...about }: LiftPercentilesTable): string => {
  const fields = Object.entries(about).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
  );
  return `{\n${fields.join('')}  "rows": [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]\n}\n`;
};
