import { expect, it, vi } from 'vitest';
import { writeHits } from '../../domain/search/index-files.ts';
import { createSearchDesk } from './search-desk.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';

const begin = () => {
  const said: FromWorker[] = [];
  const hear = createSearchDesk((message) => said.push(message));
  const add = (collection: string, ...titles: readonly string[]): void => {
    const hits = titles.map((title) => ({
      id: title,
      title,
      excerpt: '',
      slug: 'a-slug',
      category: '',
    }));
    hear({ kind: 'add', collection, bytes: new TextEncoder().encode(writeHits(hits)).buffer });
  };
  return { said, hear, add, kinds: () => said.map(({ kind }) => kind) };
};

const ask = (question: number): ToWorker => ({
  kind: 'ask',
  question,
  text: 'squat',
  mostOfGroup: 5,
});

it('keeps a question until there is something to search in, and answers it once for all that comes together', async () => {
  const { said, hear, add, kinds } = begin();
  hear(ask(1));
  expect(said).toEqual([]);
  add('exercises', 'Squat');
  add('articles', 'Squat depth');
  await vi.waitFor(() => expect(kinds()).toEqual(['answer', 'added']));
  expect(said[0]).toMatchObject({ question: 1, answer: { kind: 'found', count: 2 } });
  expect(said[1]).toEqual({ kind: 'added', collections: ['exercises', 'articles'] });
});

it('answers at once where it can, and nobody who asks no more', async () => {
  const { said, hear, add, kinds } = begin();
  add('exercises', 'Squat');
  await vi.waitFor(() => expect(kinds()).toEqual(['added']));
  hear(ask(1));
  expect(said[1]).toMatchObject({ kind: 'answer', question: 1 });
  hear({ kind: 'forget', question: 1 });
  hear(ask(2));
  add('articles', 'Squat depth');
  await vi.waitFor(() => expect(kinds()).toEqual(['added', 'answer', 'answer', 'answer', 'added']));
  expect(said[3]).toMatchObject({ question: 2, answer: { count: 2 } });
});

it('says what is no index, and passes over a collection that it does not know', async () => {
  const { said, hear, add, kinds } = begin();
  add('from-the-future', 'Squat');
  hear({ kind: 'add', collection: 'faqs', bytes: new TextEncoder().encode('<!doctype>').buffer });
  expect(said).toEqual([{ kind: 'refused', collection: 'faqs', reason: expect.any(String) }]);
  add('exercises', 'Squat');
  await vi.waitFor(() => expect(kinds()).toEqual(['refused', 'added']));
});
