import { describe, expect, it } from 'vitest';
import { lastOpened, noteOpened, parseOpened } from './last-opened.ts';
import type { MemberPlan } from './member-plan.ts';

const plan = (slug: string): MemberPlan => ({
  id: slug,
  title: slug,
  section: 'finishers',
  category: 'hiit',
  slug,
  lead: '',
  weeks: 1,
  sessions: 1,
  minutes: { from: 10, to: 10 },
  kit: [],
  picture: '',
  rights: { free: true },
});
const opened = (...slugs: readonly string[]): string =>
  slugs.reduce((text, slug) => noteOpened(text, plan(slug)), '');

describe('what a device remembers', () => {
  it('is the last four, the last of all first, each once', () => {
    expect(parseOpened(opened('a', 'b', 'a', 'c', 'd', 'e', 'b'))).toEqual([
      'finishers/hiit/b',
      'finishers/hiit/e',
      'finishers/hiit/d',
      'finishers/hiit/c',
    ]);
  });

  it.each([
    undefined,
    '',
    ' ',
    'null',
    '[object Object]',
    '../polls javascript:alert(1) /members/',
  ])('is nothing in %j', (text) => {
    expect(parseOpened(text)).toEqual([]);
    expect(noteOpened(text, plan('a'))).toBe('finishers/hiit/a');
  });

  it('shows a member only what she has', () => {
    expect(lastOpened(opened('a', 'b', 'c'), [plan('a'), plan('c')]).map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
    expect(lastOpened(opened('a'), [])).toEqual([]);
  });
});
