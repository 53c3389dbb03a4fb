import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CompareFileSchema, compareFilePath } from '../../src/domain/finder/compare-file.ts';
import { builtPage, only, readPublicFile, textIn } from '../support/built-site.ts';
import { cardAddressesOfList } from '../support/page-cards.ts';

describe('the page of a pack', () => {
  it.each(
    ['/workout-packs/', '/pre-built-plans/', '/home-gym-packs/'].flatMap(cardAddressesOfList),
  )('%s counts what is inside, week by week', (path = '') => {
    const { main } = builtPage(path);
    const table = only(main, 'table:has(caption)');
    expect(textIn(table.querySelector('caption'))).toBe('Hard sets by muscle and week');
    expect(table.querySelectorAll('thead th').length).toBeGreaterThan(1);
    expect(textIn(main)).toMatch(/\d+ exercises, and in how many of the \d+ sessions/);
  });
});

it('every public plan and pack can stand beside others, with the page that it has here', () => {
  const compared = v.parse(CompareFileSchema, JSON.parse(readPublicFile(compareFilePath)));
  const listed = ['/workout-packs/', '/pre-built-plans/', '/home-gym-packs/', '/workout-plans/']
    .flatMap(cardAddressesOfList)
    .toSorted();
  expect(compared.map(({ path }) => path).toSorted()).toEqual(listed);
  // A gentle plan may have no set that is hard enough to count.
  expect(compared.some(({ kind, sets }) => kind === 'free plan' && sets.length > 0)).toBe(true);
  for (const { path, kind, sets } of compared) {
    expect(kind === 'free plan' || sets.length > 0, path).toBe(true);
    expect(textIn(only(builtPage(path).main, '#compare')), path).toBe('Side by side');
  }
});
