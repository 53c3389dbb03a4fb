import { beforeAll, expect, it } from 'vitest';
import { readStarterFacts } from '../../../tests/support/training/starter-facts.ts';
import { isEquipment } from '../../../src/domain/training/all-equipment.ts';
import {
  toExerciseFactsBySlug,
  type ExerciseFactsBySlug,
} from '../../../src/domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../../src/domain/training/my-weights/kit-and-maximums.ts';
import type { CoachCase } from './coach-case.test-support.ts';
import { noKitCases } from './coach-cases-no-kit.test-support.ts';
import { soreCases } from './coach-cases-sore.test-support.ts';
import { takenCases } from './coach-cases-taken.test-support.ts';
import { soreParts } from '../../../src/domain/training/sore-part.ts';
import type { SwapReason } from '../../../src/domain/training/swaps/swap-reason.ts';
import { alternativesTo } from '../../../src/domain/training/swaps/swaps.ts';

const coachCases: readonly CoachCase[] = [...takenCases, ...noKitCases, ...soreCases];

let library: ExerciseFactsBySlug = new Map();
beforeAll(async () => {
  library = toExerciseFactsBySlug(await readStarterFacts());
});

const reasonOf = (words: string): SwapReason => {
  const part = soreParts.find((one) => words === `sore ${one}`);
  if (part !== undefined) return { kind: 'sore', part };
  if (words === 'taken') return { kind: 'taken' };
  return {
    kind: 'no kit',
    has: words
      .replace(/^with /, '')
      .split(' + ')
      .filter(isEquipment),
  };
};

const listFor = ({ exercise, reason, inSession }: CoachCase): readonly string[] => {
  const facts = library.get(exercise);
  if (facts === undefined) throw new Error(`The library has no ${exercise}.`);
  return alternativesTo({
    exercise: facts,
    weight: undefined,
    reason: reasonOf(reason),
    inSession: inSession ?? [],
    library,
    weights: typicalGymKitWithoutMaximums('kg'),
  }).map((alternative) => alternative.exercise.slug);
};

it.each(coachCases)('offers what a coach would for $exercise, $reason', (asked) => {
  const list = listFor(asked);
  expect(asked.first, list.join(' ')).toContain(list[0]);
  expect(list.filter((slug) => asked.never.includes(slug))).toEqual([]);
});

it('knows every exercise that the coach names', () => {
  const named = coachCases.flatMap(({ exercise, first, never, inSession = [] }) => [
    ...[exercise, ...first, ...never, ...inSession],
  ]);
  expect(named.filter((slug) => !library.has(slug))).toEqual([]);
});
