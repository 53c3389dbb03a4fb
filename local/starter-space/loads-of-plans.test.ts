import { expect, it } from 'vitest';
import { toExerciseFactsBySlug } from '../../src/domain/training/exercise-facts.ts';
import {
  kitAndMaximumsOfSampleLifter,
  scanForSetsContradictingWeekBefore,
  type SimulateDoingSet,
} from '../../src/domain/training/progression/load-contradictions.ts';
import { readStarterFacts } from '../../tests/support/training/starter-facts.ts';
import { readStarterPlans } from '../../tests/support/training/starter-plans.ts';

const [facts, plans] = await Promise.all([readStarterFacts(), readStarterPlans()]);
const library = toExerciseFactsBySlug(facts);
const weights = kitAndMaximumsOfSampleLifter(library);

const lifters: readonly (readonly [string, SimulateDoingSet])[] = [
  ['as planned', () => ({})],
  [
    'to the top of every range',
    ({ amount }) => (amount.kind === 'reps' ? { reps: amount.reps.to } : {}),
  ],
  [
    'as hard as she can say it was easy',
    ({ amount }) => ({
      ...(amount.kind === 'reps' && { reps: amount.reps.to + 2 }),
      effort: { kind: 'rir', value: 6 },
    }),
  ],
];

it.each(lifters)(
  'never has less weight for a harder set than a week before, nor more for an easier one, for a lifter who does everything %s',
  (_, does) => {
    const scanned = plans.map(({ name, plan }) => ({
      name,
      ...scanForSetsContradictingWeekBefore(plan, library, weights, does),
    }));
    expect(scanned.some(({ pairs }) => pairs > 0)).toBe(true);
    expect(
      scanned.flatMap(({ name, contradictions }) =>
        contradictions.map((contradiction) => ({ name, ...contradiction })),
      ),
    ).toEqual([]);
  },
);
