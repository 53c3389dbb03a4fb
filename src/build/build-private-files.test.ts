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

it('tells the functions the day of the terms and conditions', () => {
  const page = (id: string, slug: string, updated: string): ContentEntry => ({
    type: 'page',
    id,
    fields: { slug, updated },
  });
  const files = buildPrivateFiles([
    page('one', 'about', '2026-01-01'),
    page('two', 'terms-and-conditions', '2026-11-02T00:00+00:00'),
  ]);
  expect(files.get('terms')).toEqual({ updated: '2026-11-02' });
  expect(buildPrivateFiles([]).get('terms')).toEqual({ updated: '' });
});
