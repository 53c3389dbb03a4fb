import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { testExerciseLibrary } from '../test-exercise-library.test-support.ts';
import { planToNotation } from '../words/plan-to-notation.ts';
import { completionsAt } from './completions-at.ts';

/** The completions at `|` in a text. */
const at = (marked: string) =>
  completionsAt(marked.replace('|', ''), marked.indexOf('|'), testExerciseLibrary);
const labels = (marked: string) => (at(marked)?.options ?? []).map(({ label }) => label);

/** The text with the first completion applied. */
const taken = (marked: string): string => {
  const source = marked.replace('|', '');
  const found = at(marked);
  const [first] = found?.options ?? [];
  if (found === undefined || first === undefined) return source;
  return source.slice(0, found.from) + first.insert + source.slice(found.to);
};

describe('the first name offered for', () => {
  it.each([
    ['- roman|', '- Romanian deadlift: '],
    ['- dead rom|', '- Romanian deadlift: '],
    ['- ROMÁN|', '- Romanian deadlift: '],
    ['- rdl|', '- Romanian deadlift: '],
    ['- db bench|', '- Dumbbell bench press: '],
    ['- pullups|', '- Pull-up: '],
    ['- bulgrian|', '- Bulgarian split squat: '],
    ['- farmers|', "- Farmer's walk: "],
    ['- side bri|', '- Side plank: '],
    ['  - goblet|', '  - Goblet squat: '],
    ['- Clean: f|', '- Clean: f'],
    ['- clean from|', '- clean-from-the-hang: '],
  ])('%s', (marked, text) => {
    expect(taken(marked)).toBe(text);
  });

  it('an exercise with sets replaces the whole name and keeps the sets', () => {
    expect(taken('- roman| dead: 3 x 8')).toBe('- Romanian deadlift: 3 x 8');
  });
});

it('shows the other name by which an exercise was found', () => {
  expect(at('- russian sw|')?.options[0]).toMatchObject({
    label: 'Kettlebell swing',
    detail: 'Russian swing',
  });
});

it('offers groups before names, but none inside a group', () => {
  expect(labels('- s|')[0]).toBe('Superset, 3 rounds, rest 90 s');
  expect(labels('  - s|')).not.toContain('Superset, 3 rounds, rest 90 s');
});

describe('the options for', () => {
  it.each([
    ['- Plank: 3 x 8 at 6|', ['RPE 6', '6 RIR', '6 kg', '6 kg per hand', '6%']],
    ['- Plank: 3 x 8 at 60|', ['60 kg', '60 kg per hand', '60%']],
    ['- Plank: 3 x 8 at 60 kg and R|', ['RPE 8']],
    ['- Plank: 3 x 8 with a h|', ['a heavy band']],
    ['- Plank: 3 x 8, re|', ['rest 90 s', 'rest 2 min']],
    ['- Plank: 3 x 8 at 7,5 kg, t|', ['tempo 3-1-1-0']],
    ['- Plank: 4 x 8 |', ['at', 'per side', 'with a light band']],
    ['- Plank: 4 x 8-|', ['4 x 8-10']],
    ['  - Plank: t|', ['to failure']],
    ['- Superset, 4|', ['4 rounds']],
    ['- Superset, 4 rounds, rest 2|', ['rest 2 min']],
    ['- Romanian deadlift with k|', ['kettlebells']],
    ['Day 1\nWarm-up\n- Plank: 3 x 8\nF|', ['Finisher']],
    ['Day 1\nWarm-up\n- Plank: 3 x 8\nW|', ['Week 1', 'Weeks 1-4']],
    ['Weeks 1-4: Base 2\nDay 1\nMain\n- Plank: 3 x 8\n\nDa|', ['Day 2']],
    ['Weeks 1-4: Base 2\nDay 1\n- Plank: 3 x 8\n\nWeek|', ['Week 5', 'Weeks 5-8']],
    ['- "Cat-c|', []],
    ['- Plank: 3 x 8 (r|', []],
    ['- Zzyzx qq|', []],
  ])('%s', (marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });
});

it('always replaces text of the current line, for any text and position', () => {
  fc.assert(
    fc.property(planArbitrary.map(planToNotation), fc.nat(), (source, number) => {
      const position = number % (source.length + 1);
      const found = completionsAt(source, position, testExerciseLibrary);
      if (found === undefined) return;
      expect(found.from).toBeLessThanOrEqual(position);
      expect(found.to).toBeGreaterThanOrEqual(position);
      expect(source.slice(found.from, found.to)).not.toContain('\n');
      expect(found.options).not.toEqual([]);
    }),
  );
});
