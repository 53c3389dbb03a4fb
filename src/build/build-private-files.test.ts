import { expect, it } from 'vitest';
import type { ContentEntry } from '../content/model/content-space.ts';
import { buildPrivateFiles } from './build-private-files.ts';

it('gives the functions each poll with the names of its options', () => {
  const entries: readonly ContentEntry[] = [
    {
      type: 'poll',
      id: 'one',
      fields: { pollId: 'poll-001', active: true, options: ['fun: Just for fun'] },
    },
    { type: 'article', id: 'two', fields: { title: 'Secret' } },
  ];
  expect(buildPrivateFiles(entries).get('polls')).toEqual([
    { id: 'poll-001', active: true, options: ['fun'] },
  ]);
});
