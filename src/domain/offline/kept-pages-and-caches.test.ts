import { expect, it } from 'vitest';
import {
  pagesAlwaysKept,
  pageDataAddress,
  isOurCache,
  isShownInKeptPagesList,
  isKeptWhenOpened,
  keptPageCacheKey,
  cacheNameOfBuild,
} from './kept-pages-and-caches.ts';

it('keeps the whole members zone as one page, but not her account', () => {
  expect(keptPageCacheKey('/members/free/home/plan/')).toBe('/members/');
  expect(keptPageCacheKey('/members/')).toBe('/members/');
  expect(keptPageCacheKey('/members/account/')).toBe('/members/account/');
  expect(keptPageCacheKey('/train/')).toBe('/train/');
});

it('knows where Gatsby writes a page’s data', () => {
  expect(pageDataAddress('/')).toBe('/page-data/index/page-data.json');
  expect(pageDataAddress('/train/')).toBe('/page-data/train/page-data.json');
  expect(pageDataAddress('/members/')).toBe('/page-data/members/[...]/page-data.json');
});

it.each([
  ['/workout-plans/first-barbell-plan/', true],
  ['/exercises/leg-exercises/back-squat/', true],
  ['/workout-plans/', false],
  ['/workout-plans/page/2/', false],
  ['/exercises/for-the-chest/', false],
  ['/shop/lifting-belt/', false],
  ['/members/free/home/plan/', false],
  ['/checkout/', false],
])('%s is kept when it is opened: %s', (path, isKept) => {
  expect(isKeptWhenOpened(path)).toBe(isKept);
});

it('always keeps the log, sessions, where an installed site starts, and calculators, in this order, and nothing that is sold', () => {
  const calculators = ['/calculators/tdee/', '/calculators/', '/calculators/macro/'];
  const others = ['/', '/shop/', '/members/', '/owner/'];
  expect(pagesAlwaysKept([...calculators, ...others, '/my-weights/', '/train/'])).toEqual([
    '/train/',
    '/my-weights/',
    '/',
    '/calculators/',
    '/calculators/macro/',
    '/calculators/tdee/',
  ]);
});

it('names every kept page but the home page', () => {
  expect(['/train/', '/', '/calculators/'].filter(isShownInKeptPagesList)).toEqual([
    '/train/',
    '/calculators/',
  ]);
});

it('knows its own caches', () => {
  expect(isOurCache(cacheNameOfBuild('abc'))).toBe(true);
  expect(isOurCache('somebody-elses')).toBe(false);
});
