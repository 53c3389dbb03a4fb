import { describe, expect, it } from 'vitest';
import {
  newestArticles,
  starterEntries,
  textOf,
  textsOf,
  type StarterEntry,
} from '../support/browser/starter-entries.ts';
import {
  addressesOf,
  builtPage,
  builtPaths,
  only,
  sectionUnder,
  textIn,
} from '../support/built-site.ts';
import { cardAddresses, cardsOn } from '../support/page-cards.ts';

const addressOf = (article: StarterEntry): string => `/articles/${textOf(article, 'slug')}/`;

const dayOf = (article: StarterEntry): string =>
  new Date(textOf(article, 'date')).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The address of the link with this text in a page's pager. */
const pagerLink = (path: string, text: string): string | undefined =>
  builtPage(path)
    .main.querySelectorAll('a')
    .find((link) => textIn(link) === text)
    ?.getAttribute('href');

const listPages = [
  '/articles/',
  ...builtPaths
    .filter((path) => path.startsWith('/articles/page/'))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
];

describe('article lists', () => {
  it('contain every article once, newest first', () => {
    expect(listPages.flatMap((path) => cardAddresses(path))).toEqual(
      newestArticles().map(addressOf),
    );
  });

  it('have no empty page', () => {
    for (const path of listPages) expect(cardsOn(path), path).not.toEqual([]);
  });

  it('link the previous and the next page where they exist', () => {
    expect(
      listPages.map((path) => [pagerLink(path, 'Previous <'), pagerLink(path, '> Next')]),
    ).toEqual(listPages.map((_path, index) => [listPages[index - 1], listPages[index + 1]]));
  });

  it('exist for every category, with its title and its articles, newest first', () => {
    for (const category of starterEntries('articleCategory')) {
      const slug = textOf(category, 'slug');
      const path = `/category/${slug}/`;
      expect(textIn(only(builtPage(path).main, 'h1'))).toBe(textOf(category, 'title'));
      const wanted = newestArticles()
        .filter((article) => textsOf(article, 'categories').includes(slug))
        .map(addressOf);
      const found = cardAddresses(path);
      expect(found, path).not.toEqual([]);
      expect(found, path).toEqual(wanted.slice(0, found.length));
      expect(pagerLink(path, '> Next') !== undefined, path).toBe(wanted.length > found.length);
      expect(pagerLink(path, 'Previous <'), path).toBeUndefined();
    }
  });
});

describe('an article’s card', () => {
  const cards = cardsOn('/articles/').map((card, index) => ({
    card,
    article: newestArticles()[index] ?? {},
  }));

  it('has the parts of SCREENS-2 in order', () => {
    for (const { card, article } of cards) {
      const parts = [
        card.querySelector('picture, noscript'),
        only(card, '[aria-label="Categories"]'),
        only(card, 'h2, h3'),
        card
          .querySelectorAll('p')
          .find((text) => textIn(text) === textOf(article, 'excerpt').trim()),
        card
          .querySelectorAll('a, span')
          .find((link) => textIn(link).startsWith('Continue Reading')),
        only(card, 'time'),
        card.querySelectorAll('*').find((text) => /^\d+ minutes? to read$/.test(textIn(text))),
      ];
      const places = parts.map((part) => part?.range[0] ?? -1);
      expect(places, textOf(article, 'slug')).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  it('links to the article from its title and from "Continue Reading"', () => {
    for (const { card, article } of cards) {
      expect(textIn(only(card, 'h2, h3'))).toBe(textOf(article, 'title'));
      expect(only(card, '.card-link').getAttribute('href')).toBe(addressOf(article));
    }
  });

  it('links to its categories, written with spaces', () => {
    for (const { card, article } of cards) {
      const chips = card.querySelectorAll('[aria-label="Categories"] a');
      const categories = textsOf(article, 'categories');
      expect(chips.map(textIn)).toEqual(categories.map((slug) => slug.replaceAll('-', ' ')));
      expect(addressesOf(chips)).toEqual(categories.map((slug) => `/category/${slug}/`));
    }
  });

  it('states the article’s date, for people and for machines', () => {
    for (const { card, article } of cards) {
      const time = only(card, 'time');
      expect([textIn(time), time.getAttribute('datetime')]).toEqual([
        dayOf(article),
        textOf(article, 'date'),
      ]);
    }
  });
});

describe('an article’s page', () => {
  const article =
    newestArticles().find(
      (one) => textsOf(one, 'categories').length > 1 && one['reviewBy'] === undefined,
    ) ?? {};
  const { main } = builtPage(addressOf(article));
  const [own] = main.querySelectorAll('article');

  it('has its title, date, reading time and text', () => {
    expect(textIn(only(main, 'h1'))).toBe(textOf(article, 'title'));
    expect(textIn(own)).toContain(dayOf(article));
    expect(textIn(own)).toMatch(/\d+ minutes? to read/);
    expect(textIn(own?.querySelector('.prose p'))).not.toBe('');
  });

  it('about health says that no clinician has reviewed it, and names nobody who checked it', () => {
    const [unsigned] = newestArticles().filter(
      (one) => one['reviewBy'] !== undefined && one['signedBy'] === undefined,
    );
    if (unsigned === undefined) return;
    const text = textIn(builtPage(addressOf(unsigned)).main.querySelector('article') ?? undefined);
    expect(text).toContain('Not yet reviewed by a clinician.');
    expect(text).not.toContain('Checked by');
  });

  it('names its author and its reviewer, with their fields, and says what is a sample', () => {
    const persons = ['author', 'reviewer'].map(
      (part) =>
        starterEntries('person').find(
          (person) => textOf(person, 'slug') === textOf(article, part),
        ) ?? {},
    );
    const [writer, reviewer] = persons.map(
      (person) => `${textOf(person, 'name')}, ${textOf(person, 'field')}`,
    );
    expect(textIn(own)).toContain(
      `Written by ${writer}. Checked by ${reviewer}. Sample names: the owner replaces them.`,
    );
    for (const person of persons) expect(textIn(own)).toContain(textOf(person, 'about'));
  });

  it('links to its categories', () => {
    const chips = own?.querySelectorAll('[aria-label="Categories"] a') ?? [];
    expect(addressesOf(chips)).toEqual(
      textsOf(article, 'categories').map((category) => `/category/${category}/`),
    );
  });

  it('links to related articles, but not to itself', () => {
    const section = sectionUnder(builtPage(addressOf(article)), 'Related articles');
    const related = addressesOf(section?.querySelectorAll('.card-link') ?? []);
    expect(related).not.toEqual([]);
    expect(related).not.toContain(addressOf(article));
  });
});
