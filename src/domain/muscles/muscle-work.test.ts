import { describe, expect, it } from 'vitest';
import { sentencesOf, toMuscleWork } from './muscle-work.ts';

const setsOf = (sets: Readonly<Record<string, number>>) =>
  Object.entries(sets).map(([muscle, count]) => ({ muscle, sets: count }));

describe('the strengths of a plan’s muscles', () => {
  it('measures every muscle against the most trained one', () => {
    expect(
      toMuscleWork(setsOf({ glutes: 12, quadriceps: 6, hamstrings: 5.5, calves: 2, neck: 1.5 })),
    ).toEqual({ primary: ['glutes', 'quadriceps'], secondary: ['hamstrings', 'calves'] });
  });

  it('keeps the order it is given', () => {
    expect(toMuscleWork(setsOf({ calves: 3, glutes: 4 })).primary).toEqual(['calves', 'glutes']);
  });

  it.each([{}, { glutes: 0 }])('marks nothing where nothing is trained', (sets) => {
    expect(toMuscleWork(setsOf(sets))).toEqual({ primary: [], secondary: [] });
  });
});

it.each([
  [
    ['quadriceps', 'glutes'],
    ['hamstrings', 'calves', 'lower back'],
    'Works the quadriceps and glutes most. The hamstrings, calves and lower back help.',
  ],
  [['chest'], ['triceps'], 'Works the chest most. The triceps help.'],
  [['lats'], ['middle back'], 'Works the lats most. The middle back helps.'],
  [['abdominals'], [], 'Works the abdominals.'],
  [[], ['neck'], 'The neck helps.'],
  [[], [], ''],
])('%j and %j are said in words', (primary, secondary, words) => {
  const sentences = sentencesOf({ primary, secondary }).map(({ text }) => text);
  expect(sentences.join(' ')).toBe(words);
});
