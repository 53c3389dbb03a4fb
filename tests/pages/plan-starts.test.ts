import { expect, it } from 'vitest';
import { addressesOf, builtPage, builtPaths, only } from '../support/built-site.ts';

const withDays = builtPaths
  .map((path) => builtPage(path))
  .filter(({ main }) => main.querySelector('article[data-day]') !== null);

it('every written day of every public plan and sample has its own plain link to the gym', () => {
  const sections = ['workout-plans', 'workout-packs', 'pre-built-plans', 'home-gym-packs'];
  for (const section of sections) {
    expect(
      withDays.some(({ path }) => path.startsWith(`/${section}/`)),
      section,
    ).toBe(true);
  }
  for (const { path, main } of withDays) {
    const days = main.querySelectorAll('article[data-day]');
    const starts = days.map((day) => only(day, 'a.start'));
    const addresses = addressesOf(starts);
    expect(new Set(addresses).size, path).toBe(days.length);
    days.forEach((day, index) => {
      expect(addresses[index], path).toMatch(
        new RegExp(
          String.raw`^/train/\?plan=${path}(&part=\d+)?&week=${day.getAttribute('data-week')}&day=${day.getAttribute('data-day')}$`,
        ),
      );
      // To a search engine it would be the same page for every day.
      expect(starts[index]?.getAttribute('rel'), path).toBe('nofollow');
    });
  }
});

it('a plan’s page has empty places for a log, and a link to her weights', () => {
  for (const { path, main } of withDays) {
    const filled = main.querySelectorAll('.hers, [data-day-state], [data-plan-head]');
    expect(filled.map(({ textContent }) => textContent).join(''), path).toBe('');
    const ways = addressesOf(main.querySelectorAll('.without-log a'));
    expect(new Set(ways), path).toEqual(new Set([`/my-weights/?back=${path}`]));
  }
});
