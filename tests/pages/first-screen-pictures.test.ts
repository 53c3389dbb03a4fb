import { expect, it } from 'vitest';
import { builtPage } from '../support/built-site.ts';

it.each([
  '/articles/creatine-for-women/',
  '/exercises/leg-exercises/back-squat/',
  '/workout-plans/first-barbell-plan/',
  '/workout-packs/bum-thighs/',
  '/shop/lifting-belt/',
])('the large picture of %s is fetched first, and has an alt text', (path) => {
  const picture = builtPage(path).main.querySelector('img');
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
  expect(picture?.getAttribute('loading')).toBe('eager');
  expect(picture?.getAttribute('alt')).toMatch(/\S/);
});
