import { describe, expect, it } from 'vitest';
import type { PartialEntry, PartialEntryOf } from '../model/entry.ts';
import { checkOverusedPhrasesInEntries } from './check-overused-phrases-in-entries.ts';

const article = (body: string): PartialEntry => ({
  type: 'article',
  id: 'article-a',
  fields: { body },
});
const exercise = (fields: PartialEntryOf<'exercise'>['fields'], number = 1): PartialEntry => ({
  type: 'exercise',
  id: `exercise-${number}`,
  fields,
});
const problems = (...entries: readonly PartialEntry[]): readonly string[] =>
  checkOverusedPhrasesInEntries(entries).map(({ where, problem }) => `${where}: ${problem}`);

describe('the check of an article', () => {
  it('allows “and colleagues” once, and in any footnote', () => {
    const once = 'Garthe and colleagues tested it.[^a]\n\n[^a]: Garthe I and colleagues, 2011.';
    expect(problems(article(once))).toEqual([]);
    expect(problems(article(`Roth’s group tested it too. ${once}`))).toEqual([
      'article-a: "and colleagues", "’s group" or "’s team" 2 times: once is enough, say what was tested',
    ]);
  });

  const long =
    'This sentence has more than eight words in it, as most do. So has this one, which nobody would call a short sentence.';
  const short =
    'This sentence has more than eight words in it, as most do. [This](/x/) one has not.';
  const withParagraphs = (...paragraphs: readonly string[]) => article(paragraphs.join('\n\n'));

  it('allows one paragraph in ten to end on a short sentence', () => {
    const many = Array.from({ length: 8 }, () => long);
    expect(problems(withParagraphs(short, ...many))).toEqual([]);
    expect(problems(withParagraphs(short, short, ...many.slice(1)))).toEqual([
      'article-a: 2 of 9 paragraphs close on a short sentence: "This one has not.", "This one has not."',
    ]);
  });

  it('doesn’t count lists, tables and single sentences as paragraphs that end on a short sentence', () => {
    const others = ['- A list. It ends.', '| A. B. | C |', '1. One. Two.', 'Short.', '## So. So.'];
    expect(problems(withParagraphs(...others, ...others))).toEqual([]);
  });
});

it('allows no paragraph to end with an afterthought', () => {
  const after = 'Your hips tire first, which is why the bar drifts.';
  expect(problems(exercise({ content: after }))).toEqual([
    'exercise-1: a paragraph closes with ", which is why the bar drifts."',
  ]);
  expect(problems(exercise({ content: `${after} Rest longer.` }))).toEqual([]);
});

it('allows complaining joints in three entries', () => {
  const talking = [1, 2, 3, 4].map((number) =>
    exercise({ content: 'If your knee grumbles, stop.' }, number),
  );
  expect(problems(...talking.slice(1))).toEqual([]);
  expect(problems(...talking)).toEqual([
    'exercise-1, exercise-2, exercise-3, exercise-4: joints complain or grumble in 4 entries, 3 is enough',
  ]);
});

it('allows one of three mistakes to begin with a word in -ing', () => {
  const withMistakes = (...mistakes: readonly string[]) =>
    exercise({
      content: `## Common mistakes\n\n${mistakes.map((mistake) => `- ${mistake}`).join('\n')}\n\n## Muscles worked\n\n- Swinging`,
    });
  expect(problems(withMistakes('**Bouncing.** Stop.', 'Hips rise.', 'Heels lifting.'))).toEqual([]);
  expect(problems(withMistakes('**Bouncing.** Stop.', 'Rushing.', 'Heels lifting.'))).toEqual([
    'exercise-1: 2 of 3 mistakes begin with a word in -ing',
  ]);
});

it('allows a third of the exercises to begin with an article', () => {
  const exercises = (alike: number) =>
    Array.from({ length: 12 }, (_, index) =>
      exercise({ excerpt: index < alike ? 'A squat.' : 'Squat down.' }, index),
    );
  expect(problems(...exercises(4))).toEqual([]);
  expect(problems(...exercises(5))).toEqual([
    'all exercises: 5 of 12 excerpts begin with an article or a number',
  ]);
  expect(problems(...exercises(11).slice(0, 11))).toEqual([]);
});

it('allows a verdict in one entry of sixteen', () => {
  const plain = Array.from({ length: 150 }, (_, number) =>
    exercise({ content: 'Do three sets of ten.' }, number),
  );
  const verdicts = Array.from({ length: 12 }, (_, number) =>
    exercise({ content: 'Three sets are plenty.' }, 200 + number),
  );
  expect(problems(...plain, ...verdicts.slice(0, 10))).toEqual([]);
  expect(problems(...plain, ...verdicts)).toEqual([
    expect.stringContaining('"is plenty or is enough" stands in 12 of 162 entries'),
  ]);
  expect(problems(...verdicts)).toEqual([]);
});
