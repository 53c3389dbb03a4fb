import { describe, expect, it } from 'vitest';
import { builtPage, only, textIn } from '../support/built-site.ts';
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
