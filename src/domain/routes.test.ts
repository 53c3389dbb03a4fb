import { describe, expect, it } from 'vitest';
import {
  exercisePath,
  hasOwnMailingListForm,
  isIndexedBySearchEngines,
  listPagePath,
  showsCartInHeader,
  sideBannersFor,
  slugAsHeading,
  slugWithSpaces,
  pathOfSlug,
  textPagePath,
} from './routes.ts';

describe('sideBannersFor', () => {
  const articles = [
    'recent-articles',
    'article-categories',
    'workout-packs',
    'pre-built-plans',
    'home-gym-packs',
    'poll',
  ];
  it.each([
    ['/articles/', articles.slice(2)],
    ['/articles/page/2/', ['recent-articles', ...articles.slice(2)]],
    ['/articles/deload-weeks/', articles],
    ['/category/nutrition/', ['recent-articles', ...articles.slice(2)]],
    ['/workout-packs/page/2/', ['pre-built-plans', 'home-gym-packs']],
    ['/workout-packs/with-dumbbells/', ['pre-built-plans', 'home-gym-packs']],
    ['/workout-packs/', ['pre-built-plans', 'home-gym-packs']],
    ['/workout-packs/tone-sculpt/', ['workout-packs']],
    ['/pre-built-plans/fat-melter/', ['pre-built-plans', 'home-gym-packs']],
    ['/home-gym-packs/', ['pre-built-plans', 'workout-packs']],
    ['/exercises/', ['poll']],
    ['/calculators/', ['poll']],
    ['/contact/', ['poll']],
    ['/success/', ['poll']],
    ['/about/', ['poll']],
  ])('returns the banners of %s', (path, banners) => {
    expect(sideBannersFor(path)).toEqual(banners);
  });

  it.each(['/', '/exercises/leg-exercises/', '/calculators/tdee/', '/workout-plans/', '/shop/'])(
    'returns none for %s',
    (path) => {
      expect(sideBannersFor(path)).toEqual([]);
    },
  );
});

describe('functions that build addresses', () => {
  it('number the pages of a list from the second on', () => {
    expect(listPagePath('/articles/', 1)).toBe('/articles/');
    expect(listPagePath('/articles/', 2)).toBe('/articles/page/2/');
  });

  it('put macros-explained below the calculators and other texts at the top level', () => {
    expect(textPagePath('macros-explained')).toBe('/calculators/macros-explained/');
    expect(textPagePath('about')).toBe('/about/');
  });

  it('keep every part of an address from the CMS', () => {
    expect(pathOfSlug('workout-packs/tone-sculpt')).toBe('/workout-packs/tone-sculpt/');
    expect(pathOfSlug('/promotions/')).toBe('/promotions/');
  });

  it('put an exercise below its category', () => {
    expect(exercisePath('leg-exercises', 'back-squat')).toBe(
      '/exercises/leg-exercises/back-squat/',
    );
  });
});

it('labelOf replaces the dashes of a slug by spaces', () => {
  expect(slugWithSpaces('abs-and-core-exercises')).toBe('abs and core exercises');
});

it.each([
  ['/shop/', true],
  ['/shop/lifting-belt/', true],
  ['/shipping-returns-details/', true],
  ['/members/', false],
  ['/shopping/', false],
])('showsCartInHeader on %s is %s', (path, shown) => {
  expect(showsCartInHeader(path)).toBe(shown);
});

describe('isIndexedBySearchEngines', () => {
  it.each(['/', '/articles/page/2/', '/workout-plans-faq/', '/shop/lifting-belt/', '/promotions/'])(
    'is true for %s',
    (path) => {
      expect(isIndexedBySearchEngines(path)).toBe(true);
    },
  );

  it.each([
    '/members/',
    '/members/warm-up-plans/squat-day/',
    '/members/[...]',
    '/checkout/',
    '/success/',
    '/search/',
    '/404/',
    '/404.html',
  ])('is false for %s', (path) => {
    expect(isIndexedBySearchEngines(path)).toBe(false);
  });
});

it('turns a slug into a heading', () => {
  expect(slugAsHeading('abs-and-core-exercises')).toBe('Abs and core exercises');
});

it.each([
  ['/', false],
  ['/exercises/', false],
  ['/exercises/leg-exercises/', true],
  ['/exercises/leg-exercises/back-squat/', true],
  ['/articles/', false],
  ['/articles/page/2/', false],
  ['/articles/reading-a-workout-plan/', true],
  ['/category/technique/', false],
  ['/mailing-list/', true],
  ['/contact/', false],
])('says whether %s has a mailing list form of its own: %s', (path, expected) => {
  expect(hasOwnMailingListForm(path)).toBe(expected);
});
