import { expect, it } from 'vitest';
import { checkArticlesAndExercises } from './check-articles-and-exercises.ts';

const exercise = (content: string) =>
  checkArticlesAndExercises([{ type: 'exercise', id: 'exercise-plank', fields: { content } }]);
const article = (words: number) =>
  checkArticlesAndExercises([
    { type: 'article', id: 'article-sleep', fields: { body: 'word '.repeat(words) } },
  ]);

it('accepts an exercise with all its parts in order', () => {
  const parts =
    '## Set up\n\n## How to do it\n\n## Cues\n\n## Common mistakes\n\n## Easier and harder\n\n## Muscles worked';
  expect(exercise(parts)).toEqual([]);
});

it('objects to an exercise that lacks a part', () => {
  expect(exercise('## Set up\n\n## Cues')).toEqual([
    {
      where: 'exercise-plank',
      problem:
        'its headings are not Set up, How to do it, Cues, Common mistakes, Easier and harder, Muscles worked, in this order',
    },
  ]);
});

it('accepts an article of 600 to 1,500 words', () => {
  expect([...article(600), ...article(1500)]).toEqual([]);
});

it('accepts an article on a condition of 300 to 800 words', () => {
  const health = (words: number) =>
    checkArticlesAndExercises([
      {
        type: 'article',
        id: 'article-pcos',
        fields: { categories: ['health'], body: 'word '.repeat(words) },
      },
    ]);
  expect([...health(300), ...health(800)]).toEqual([]);
  expect(health(299)).toEqual([
    { where: 'article-pcos', problem: 'it has 299 words, not 300 to 800' },
  ]);
  expect(health(801)).toHaveLength(1);
});

it.each([599, 1501])('objects to an article of %i words', (words) => {
  expect(article(words)).toEqual([
    { where: 'article-sleep', problem: `it has ${words} words, not 600 to 1500` },
  ]);
});

it('objects to an article that its author has reviewed herself', () => {
  const by = (reviewer: string) =>
    checkArticlesAndExercises([
      {
        type: 'article',
        id: 'article-sleep',
        fields: { author: 'ruth', reviewer, body: 'word '.repeat(700) },
      },
    ]);
  expect(by('priya')).toEqual([]);
  expect(by('ruth')).toEqual([
    { where: 'article-sleep', problem: 'its author is its reviewer too' },
  ]);
});
