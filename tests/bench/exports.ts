import { gapOf, heldOutGaps, pairsOf } from './exports/consistency.ts';
import { byFormula, changesOf, foretellHeldOut } from './exports/foretelling.ts';
import { formulas } from './exports/formulas.ts';
import { readLogs } from './exports/hard-sets.ts';
import { isWithinOthers, pageEstimatesOf } from './exports/page-estimate.ts';
import { mean, median } from './exports/statistics.ts';
import { measure, measureAtLeast, type Measurement } from './measurement.ts';

const percent = 100;

/** A figure of so many sets has three digits at most. */
const digits = 3;
const rounded = (value: number): number => Number(value.toPrecision(digits));

const shareOf = (values: readonly boolean[]): number =>
  percent * mean(values.map((value) => (value ? 1 : 0)));

/** How much less than another one a figure is, in percent. */
const lessThan = (figure: number, other: number): number => rounded(percent * (1 - figure / other));

/** What a candidate has to be better by, in percent. */
const bestConsistency = 10;
const bestForetelling = 12;

/** Four fifths of what follows should be within an 80 % range, give or take. */
const measureRange = (name: string, values: readonly boolean[]): Measurement => {
  const share = shareOf(values);
  return { ...measure(name, share, '%'), ok: share >= 75 && share <= 85 };
};

/**
 * Measures the estimates of a maximum over real exports in a folder: how far apart two maximums of
 * a lifter within ten days are, how well repetitions are foretold after a change of weight, and
 * whether the page's own estimates hold. What is chosen for a person comes from the others alone.
 */
export const measureExports = (folder: string): readonly Measurement[] => {
  const { persons, files, sets, hardSets } = readLogs(folder);
  const pairs = persons.map(pairsOf);
  const changes = persons.map(changesOf);
  const asLastTime = mean(
    changes.flat().map(({ set, before }) => Math.abs(set.reps - before[0].reps)),
  );
  const usualGaps = pairs.flat().map((pair) => gapOf(formulas['RPE chart'] ?? (() => NaN), pair));
  const gapRows = (name: string, gaps: readonly number[]): readonly Measurement[] => [
    measure(`${name}: maximums within 10 days apart, median`, percent * median(gaps), '%'),
    measure(`- mean`, percent * mean(gaps), '%'),
    measureAtLeast(
      `- better than the RPE chart in %, median and mean`,
      Math.min(lessThan(median(gaps), median(usualGaps)), lessThan(mean(gaps), mean(usualGaps))),
      bestConsistency,
    ),
  ];
  const candidates = Object.entries(formulas).flatMap(([name, formula]): readonly Measurement[] => {
    const foretold = foretellHeldOut(formula, changes);
    const miss = mean(foretold.map((one) => one.miss));
    const alone = mean(
      changes.flat().map((change) => Math.abs(change.set.reps - byFormula(formula, change))),
    );
    return [
      ...gapRows(
        name,
        pairs.flat().map((pair) => gapOf(formula, pair)),
      ),
      ...gapRows(`${name}, narrowed by her own sets`, heldOutGaps(formula, pairs)),
      measure(`${name}: repetitions foretold after a change of weight, alone, wrong by`, alone, ''),
      measure('- her last five moved towards it, wrong by', miss, ''),
      measureAtLeast(
        '- better than as last time in %',
        lessThan(miss, asLastTime),
        bestForetelling,
      ),
      measureRange(
        '- within the 80 % range of these repetitions',
        foretold.map(({ isWithin }) => isWithin),
      ),
    ];
  });
  const estimates = persons.map(pageEstimatesOf);
  const ofLately = estimates.flat().flatMap((one) => one.ofLately ?? []);
  return [
    measure('Files', files, ''),
    measure('Sets', sets, ''),
    measure('Persons with at least 10 sets close to failure', persons.length, ''),
    measure('Their first such sets of a day and lift', hardSets, ''),
    measure('Pairs within 10 days with another weight', pairs.flat().length, ''),
    measure('Sets after a change of weight', changes.flat().length, ''),
    measure('Repetitions foretold as last time, wrong by', asLastTime, ''),
    ...candidates,
    measure('The page: estimates before a set', estimates.flat().length, ''),
    measureRange(
      '- the set within the range of the page',
      estimates.flat().map(({ isWithin }) => isWithin),
    ),
    measureRange(
      '- the set within an 80 % range from the other persons',
      isWithinOthers(estimates),
    ),
    measure(
      '- weight beside the heaviest done lately for as many reps, highest',
      Math.max(...ofLately),
      'times',
      1.1,
    ),
    measure('- share of them above 1.1 times', shareOf(ofLately.map((one) => one > 1.1)), '%'),
  ];
};
