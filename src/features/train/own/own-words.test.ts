import { expect, it } from 'vitest';
import type { Group, SetBlock } from '../../../domain/workout-notation/plan.ts';
import { routineSetsWords } from './own-words.ts';

const eight = (sets?: number): SetBlock => ({
  ...(sets === undefined ? {} : { sets }),
  amount: { kind: 'reps', reps: { from: 8, to: 8 }, perSide: false },
  loads: [],
});
const superset: Group = { kind: 'superset', rounds: 3, exercises: [] };
const amrap: Group = { kind: 'amrap', minutes: 10, exercises: [] };

it('says how many sets there are', () => {
  expect(routineSetsWords([eight(4)])).toBe('4 × 8 reps');
  expect(routineSetsWords([eight(1), eight(2)])).toBe('1 × 8 reps, 2 × 8 reps');
});

it('says the rounds of a group', () => {
  expect(routineSetsWords([eight()], superset)).toBe('3 × 8 reps');
});

it('says no number where a clock gives it', () => {
  expect(routineSetsWords([eight()], amrap)).toBe('8 reps');
});
