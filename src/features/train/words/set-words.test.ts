import { expect, it } from 'vitest';
import { stepsOfFirstDayInText } from '../../../domain/training/session/session.test-support.ts';
import { aLoggedSet } from '../../../services/training-log/log.test-support.ts';
import {
  exerciseSetsLastTimeWords,
  setOrRoundNumberWords,
  setTargetWordsWithoutWeight,
} from './set-words.ts';

const first = (text: string) => {
  const [step] = stepsOfFirstDayInText(text);
  if (step === undefined) throw new Error(`No set: ${text}`);
  return step;
};

it.each([
  ['- Back squat: 3 x 5 at 60 kg', 'Set 1 of 3', '5 reps'],
  ['- Back squat: 3 x 8-10 at 2 RIR', 'Set 1 of 3', '8–10 reps · 2 reps in reserve'],
  ['- Plank: 2 x 45 s', 'Set 1 of 2', '45 s'],
  ['- Push-up: 2 x to failure', 'Set 1 of 2', 'to failure'],
  ['- Walking lunge: 2 x 8 per side', 'Set 1 of 2, left side', '8 reps'],
  ['- EMOM 4 min\n  - Push-up: 8\n  - Back squat: 5', 'Minute 1 of 4', '8 reps'],
  ['- AMRAP 6 min\n  - Push-up: 8', 'Round 1', '8 reps'],
])('%s has the words “%s: %s”', (text, place, target) => {
  expect(setOrRoundNumberWords(first(text))).toBe(place);
  expect(setTargetWordsWithoutWeight(first(text))).toBe(target);
});

it('names the round and the exercise of a superset', () => {
  const step = first('- Superset, 3 rounds\n  - Back squat: 5\n  - Push-up: 8');
  expect(setOrRoundNumberWords(step)).toBe('Round 1 of 3, exercise 1 of 2');
  expect(setOrRoundNumberWords(step, true)).toBe('Round 1 of 3');
});

it('combines last time’s sets with the same weight', () => {
  const done = (value: number, reps: number) => ({ weight: { value, unit: 'kg' as const }, reps });
  const sets = [done(60, 5), done(60, 4), done(55, 8)].map((one, index) =>
    aLoggedSet({ id: String(index), done: one }),
  );
  expect(exerciseSetsLastTimeWords(sets)).toBe('60 kg × 5, 4; 55 kg × 8');
});
