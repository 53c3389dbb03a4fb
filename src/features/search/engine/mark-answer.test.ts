import { expect, it } from 'vitest';
import { markAnswer } from './mark-answer.ts';
import type { SearchAnswer, SearchResult } from './search-answer.ts';

const result = (title: string, excerpt: string): SearchResult => ({
  collection: 'exercises',
  id: title,
  title,
  excerpt,
  path: '/',
});

const answer: SearchAnswer = {
  kind: 'found',
  meant: '',
  count: 3,
  more: false,
  groups: [
    {
      name: 'Exercises',
      count: 2,
      more: false,
      results: [result('Back squat', 'Sit down.'), result('Plank', 'No squatting.')],
    },
    { name: 'Articles', count: 1, more: false, results: [result('Squat depth', 'Squats, low.')] },
  ],
};

it('marks each result where it answers, and changes nothing else', () => {
  const marked = markAnswer(answer, 'squat');
  const words = marked.groups.flatMap(({ results }) =>
    results.map(({ title, excerpt, marks }) => [
      marks.title.map(([from, to]) => title.slice(from, to)),
      marks.excerpt.map(([from, to]) => excerpt.slice(from, to)),
    ]),
  );
  expect(words).toEqual([
    [['squat'], []],
    [[], ['squatting']],
    [['Squat'], ['Squats']],
  ]);
  expect(marked).toMatchObject(answer);
});
