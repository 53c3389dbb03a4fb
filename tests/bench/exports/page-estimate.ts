import { percentOfMaxForMostPossibleReps } from '../../../src/domain/training/loads/effort-chart.ts';
import { estimateOneRepMaxFromLog } from '../../../src/domain/training/estimates/estimate-one-rep-max-from-log.ts';
import { strengthOfSet } from '../../../src/domain/training/estimates/set-strength.ts';
import {
  heaviestDoneForReps,
  maxKilogramsToSuggestAfter,
} from '../../../src/domain/training/loads/lately.ts';
import type { LoggedSet } from '../../../src/domain/training/log.ts';
import { kilogramsOf } from '../../../src/domain/training/weight.ts';
import type { HardSet, Person } from './hard-sets.ts';
import { quantile } from './statistics.ts';

const day = 86_400_000;

const loggedOf = ({ lift, day: on, kilograms, reps, repsToFailure }: HardSet): LoggedSet => ({
  id: `${lift} ${on}`,
  session: `${on}`,
  exercise: lift,
  at: on * day,
  step: '',
  line: '',
  kind: 'work',
  perHand: false,
  planned: {},
  done: {
    weight: { value: kilograms, unit: 'kg' },
    reps,
    effort: { kind: 'rir', value: repsToFailure - reps },
  },
});

/** What the page would have said before a set, and what the set then showed. */
export type PageEstimate = {
  /** The maximum of the set by the chart, as a share of the estimate. */
  readonly shown: number;
  /** Whether that was within the range of the page. */
  readonly isWithin: boolean;
  /**
   * The weight that follows from the estimate for the set, as a share of the heaviest that the
   * lifter had done for as many reps within twelve weeks; undefined if there was none.
   */
  readonly ofLately: number | undefined;
};

const lately = 84;

/** The estimates of the page before each set of a person, by the function that the page uses. */
export const pageEstimatesOf = ({ lifts }: Person): readonly PageEstimate[] =>
  [...lifts].flatMap(([lift, sets]) =>
    sets.flatMap((set, index): readonly PageEstimate[] => {
      const before = sets.slice(0, index);
      const estimate = estimateOneRepMaxFromLog(
        { slug: lift, loading: 'barbell' },
        before.map(loggedOf),
      );
      const strength = strengthOfSet(loggedOf(set));
      if (estimate === undefined || strength === undefined) return [];
      const [from, maximum, to] = [estimate.range.from, estimate.weight, estimate.range.to].map(
        kilogramsOf,
      );
      const done = before.filter((one) => one.reps >= set.reps && set.day - one.day <= lately);
      const byChart = ((maximum ?? NaN) * percentOfMaxForMostPossibleReps(set.repsToFailure)) / 100;
      const heaviest = heaviestDoneForReps(set.reps, estimate.lately);
      const prescribed =
        heaviest === undefined ? byChart : Math.min(byChart, maxKilogramsToSuggestAfter(heaviest));
      return [
        {
          shown: strength.maximum / (maximum ?? NaN),
          isWithin: strength.maximum >= (from ?? NaN) && strength.maximum <= (to ?? NaN),
          ofLately:
            done.length === 0
              ? undefined
              : prescribed / Math.max(...done.map(({ kilograms }) => kilograms)),
        },
      ];
    }),
  );

/** Whether each set was within a range that is as wide as the other persons' sets were apart. */
export const isWithinOthers = (persons: readonly (readonly PageEstimate[])[]): readonly boolean[] =>
  persons.flatMap((estimates, person) => {
    const others = persons
      .filter((_, other) => other !== person)
      .flatMap((some) => some.map(({ shown }) => shown));
    const [from, to] = [quantile(others, 0.1), quantile(others, 0.9)];
    return estimates.map(({ shown }) => shown >= from && shown <= to);
  });
