import { describe, expect, it } from 'vitest';
import { lastOpened, addOpened, parseOpened } from './last-opened.ts';
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
  equipment: [],
  work: { primary: [], secondary: [] },
  picture: '',
  rights: { free: true },
});
const opened = (...slugs: readonly string[]): string =>
  slugs.reduce((text, slug) => addOpened(text, plan(slug)), '');

describe('the stored addresses of opened plans', () => {
  it('are the last four, each once, the latest first', () => {
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
  ])('are none in %j', (text) => {
    expect(parseOpened(text)).toEqual([]);
    expect(addOpened(text, plan('a'))).toBe('finishers/hiit/a');
  });

  it('lastOpened returns only plans that the member may open', () => {
    expect(lastOpened(opened('a', 'b', 'c'), [plan('a'), plan('c')]).map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
    expect(lastOpened(opened('a'), [])).toEqual([]);
  });
});
