import { expect, it } from 'vitest';
import { addressesOf, builtPage, builtPaths, only, textIn } from '../support/built-site.ts';

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

it('every free plan starts with its first session at the top of the page', () => {
  const plans = withDays.filter(({ path }) => path.startsWith('/workout-plans/'));
  expect(plans.length).toBeGreaterThan(0);
  for (const { path, main } of plans) {
    const start = only(main, '[data-plan-start]');
    const [first] = main.querySelectorAll('article[data-day]');
    expect(start.getAttribute('data-plan-start'), path).toBe(path);
    const ofDay = first?.querySelector('a.start')?.getAttribute('href');
    expect(addressesOf(start.querySelectorAll('a')), path).toEqual([ofDay]);
    expect(textIn(start), path).toContain(textIn(first?.querySelector('h3')));
  }
});

it('the switch for pounds is in every calculator’s and plan’s text with a weight', () => {
  for (const { path, main } of builtPaths.map((each) => builtPage(each))) {
    if (!/^\/(workout-plans|calculators)\/./.test(path)) continue;
    for (const text of main.querySelectorAll('.prose')) {
      const weights = text.querySelectorAll('.lb').filter((one) => /\d lb/.test(textIn(one)));
      const switches = text.querySelectorAll('[data-units-switch]');
      expect(switches.length, path).toBe(weights.length > 0 ? 1 : 0);
    }
  }
});

it('a plan’s page has empty places for a log, and a link to her weights', () => {
  for (const { path, main } of withDays) {
    const filled = main.querySelectorAll(
      '.hers, [data-day-state], [data-plan-head], [data-start-place]',
    );
    expect(filled.map(({ textContent }) => textContent).join(''), path).toBe('');
    const ways = addressesOf(main.querySelectorAll('.without-log a'));
    expect(new Set(ways), path).toEqual(new Set([`/my-weights/?back=${path}`]));
  }
});
