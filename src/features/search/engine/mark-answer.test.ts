import { expect, it } from 'vitest';
import type { SearchablePage } from '../../../domain/search-index/collections.ts';
import { markAnswer } from './mark-answer.ts';
import { createEmptySearchEngine } from './search-engine.ts';

const hit = (title: string, excerpt: string): SearchablePage => ({
  id: title,
  title,
  excerpt,
  slug: 'a-slug',
  category: 'a-category',
});

const engine = createEmptySearchEngine();
engine.add('exercises', [
  hit('Back squat', 'Sit down.'),
  hit('Plank', 'No squatting.'),
  hit('Romanian deadlift', 'A hinge.'),
  hit('Leg press', 'Push.'),
]);
engine.add('articles', [hit('Squat depth', 'Squats, low.')]);

const markedWords = (text: string) =>
  markAnswer(engine.search(text, 5)).groups.flatMap(({ results }) =>
    results.map(({ title, excerpt, marks }) => [
      title,
      ...marks.title.map(([start, end]) => title.slice(start, end)),
      ...marks.excerpt.map(([start, end]) => excerpt.slice(start, end)),
    ]),
  );

it('marks the words that matched in each result', () => {
  expect(markedWords('squat')).toEqual([
    ['Back squat', 'squat'],
    ['Plank', 'squatting'],
    ['Squat depth', 'Squat', 'Squats'],
  ]);
});

it.each([
  ['a synonym', 'rdl', ['Romanian deadlift', 'Romanian', 'deadlift']],
  ['a typo', 'romainian', ['Romanian deadlift', 'Romanian']],
  ['words that the site splits', 'legpress', ['Leg press', 'Leg', 'press']],
  ['the beginning of a word', 'rom', ['Romanian deadlift', 'Romanian']],
])('marks what matches %s', (_, text, words) => {
  expect(markedWords(text)).toEqual([words]);
});

it('marks what a synonym stands for only in a text without the word itself', () => {
  // “booty” and “hip” also find glute bridges.
  const gym = createEmptySearchEngine();
  gym.add('exercises', [
    hit('Hip raise', 'As in a glute bridge.'),
    hit('Glute bridge', 'Lift your trunk.'),
  ]);
  const { groups } = markAnswer(gym.search('hip raise', 5));
  const marked = groups.flatMap(({ results }) =>
    results.map(({ title, marks }) => [title, marks.title.length, marks.excerpt.length]),
  );
  expect(marked).toEqual([
    ['Hip raise', 2, 0],
    ['Glute bridge', 2, 0],
  ]);
});

it('marks no word of a text that has only a part of what a synonym stands for', () => {
  // “rdl” stands for “Romanian deadlift”.
  const gym = createEmptySearchEngine();
  gym.add('exercises', [hit('Deadlift', 'Heavier than an RDL.'), hit('Romanian deadlift', '')]);
  const { groups } = markAnswer(gym.search('rdl', 5));
  const marked = groups.flatMap(({ results }) =>
    results.map(({ title, marks }) => [title, marks.title.length, marks.excerpt.length]),
  );
  expect(marked).toEqual(
    expect.arrayContaining([
      ['Deadlift', 0, 1],
      ['Romanian deadlift', 2, 0],
    ]),
  );
});

it('leaves the rest of the answer as it is', () => {
  const { matched, ...answer } = engine.search('squat', 5);
  expect([...(matched[0]?.words ?? [])]).toContain('squatting');
  expect(markAnswer({ matched, ...answer })).toMatchObject(answer);
});
