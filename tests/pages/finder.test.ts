import { describe, expect, it } from 'vitest';
import {
  addressesOf,
  builtPage,
  builtPaths,
  only,
  readPublicFile,
  textIn,
} from '../support/built-site.ts';
import { cardAddressesOfList, cardsOn } from '../support/page-cards.ts';

const lists = [
  { list: 'workout-plans', path: '/workout-plans/' },
  { list: 'workout-packs', path: '/workout-packs/' },
  { list: 'pre-built-plans', path: '/pre-built-plans/' },
  { list: 'home-gym-packs', path: '/home-gym-packs/' },
  { list: 'exercises', path: '/exercises/' },
];

/** The finder's links in a page's HTML, before scripts run. */
const choicesOn = (path: string): readonly (string | undefined)[] =>
  addressesOf(
    only(builtPage(path).main, 'form[aria-label="Choose what fits"]').querySelectorAll('a'),
  );

const entriesIn = (list: string): readonly { path: string; title: string }[] =>
  JSON.parse(readPublicFile(`/finder/${list}.json`));

describe('the card of a plan or a pack', () => {
  it.each(lists.slice(0, 4))('shows minutes, level and kit on $path', ({ path }) => {
    for (const card of cardsOn(path)) {
      expect(textIn(card)).toMatch(/\d+ min · (beginner|intermediate|expert) ?Kit [a-z]/);
    }
  });

  it('shows every plan’s days per week', () => {
    for (const card of cardsOn('/workout-plans/'))
      expect(textIn(card)).toMatch(/\d days a week · /);
  });
});

describe('the list of plans', () => {
  it('shows beginners’ plans first, then those with the fewest days, and says so', () => {
    const levels = ['beginner', 'intermediate', 'expert'];
    const ranks = cardsOn('/workout-plans/').map((card) => {
      const [, days, level = ''] =
        /(\d) days a week · \S+ min · ([a-z]+?)Kit/.exec(textIn(card)) ?? [];
      return levels.indexOf(level) * 10 + Number(days);
    });
    expect(ranks.length).toBeGreaterThan(10);
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(textIn(builtPage('/workout-plans/').main)).toContain(
      'in all: beginners’ plans first, then by days a week.',
    );
  });
});

describe('the finder without scripts', () => {
  it.each(lists)('links to a page for each value on $path', ({ path }) => {
    const choices = choicesOn(path);
    expect(choices.length).toBeGreaterThan(3);
    for (const choice of choices) expect(builtPaths).toContain(choice);
  });

  it('offers its links on a body area and on the page of a value too', () => {
    expect(choicesOn('/exercises/leg-exercises/')).toContain('/exercises/with-dumbbells/');
    expect(choicesOn('/workout-plans/for-beginners/')).toContain('/workout-plans/with-dumbbells/');
  });

  it('shows only matching cards, under its own title', () => {
    const page = builtPage('/workout-plans/for-beginners/');
    expect(textIn(only(page.main, 'h1'))).toBe('Workout plans for beginners');
    expect(page.title).toBe('Workout plans for beginners | Knurl');
    const cards = cardsOn('/workout-plans/for-beginners/');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) expect(textIn(card)).toContain('beginner');
  });

  it('marks the current page’s value', () => {
    const chosen = builtPage('/exercises/with-dumbbells/').main.querySelectorAll(
      'form a[aria-current]',
    );
    expect(chosen.map(textIn)).toEqual(['Dumbbells']);
  });

  it('keeps its pages for packs out of search engines, because they are short', () => {
    const { robots } = builtPage('/workout-packs/for-beginners/');
    expect(robots).toBe('noindex');
    expect(readPublicFile('/sitemap.xml')).not.toContain('/workout-packs/for-beginners/');
    expect(readPublicFile('/sitemap.xml')).toContain('/workout-plans/for-beginners/');
  });
});

describe('the finder’s data file', () => {
  it.each(lists.slice(0, 4))('contains all entries of $path in order', ({ list, path }) => {
    expect(entriesIn(list).map((entry) => entry.path)).toEqual(cardAddressesOfList(path));
  });

  it('contains all exercises, without their text', () => {
    const exercises = builtPaths.filter((path) =>
      /^\/exercises\/[^/]+-exercises\/(?!page\/)[^/]+\/$/.test(path),
    );
    expect(
      entriesIn('exercises')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(exercises.toSorted());
    expect(readPublicFile('/finder/exercises.json')).not.toContain('excerpt');
  });
});

it('the file by which the finder counts member plans says nothing of which they are', () => {
  const plans: readonly object[] = JSON.parse(readPublicFile('/finder/members.json'));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(Object.keys(plan)).toEqual(['minutes', 'equipment', 'free']);
});

it('the article categories are above the cards', () => {
  const { main } = builtPage('/articles/');
  const nav = only(main, 'nav[aria-label="Categories of articles"]');
  expect(addressesOf(nav.querySelectorAll('a'))).toContain('/category/training/');
  expect(nav.range[0]).toBeLessThan(cardsOn('/articles/')[0]?.range[0] ?? 0);
});
