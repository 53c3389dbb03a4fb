import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';

const trail = (path: string, title: string): string =>
  breadcrumbsOf(path, title)
    .map((crumb) => `${crumb.name} ${crumb.path}`)
    .join(' > ');

describe('breadcrumbsOf', () => {
  it.each([
    ['/articles/deload-weeks/', 'Deload weeks', 'Articles /articles/'],
    ['/category/life-and-lifting/', 'Life and lifting', 'Articles /articles/'],
    ['/workout-plans/first-barbell-plan/', 'First barbell plan', 'Workout plans /workout-plans/'],
    ['/pre-built-plans/fat-melter/', 'Fat melter', 'Pre-built plans /pre-built-plans/'],
    ['/home-gym-packs/bench/', 'Bench', 'Home gym packs /home-gym-packs/'],
    ['/calculators/macros-explained/', 'Macros explained', 'Calculators /calculators/'],
    ['/shop/lifting-belt/', 'Lifting belt', 'Shop /shop/'],
    ['/exercises/leg-exercises/', 'Leg exercises', 'Exercises /exercises/'],
    [
      '/exercises/leg-exercises/back-squat/',
      'Back squat',
      'Exercises /exercises/ > Leg exercises /exercises/leg-exercises/',
    ],
  ])('leads to %s', (path, title, between) => {
    expect(trail(path, title)).toBe(`Home / > ${between} > ${title} ${path}`);
  });

  it('names the pages of a list after the first by their number', () => {
    expect(trail('/articles/page/2/', 'Articles')).toBe(
      'Home / > Articles /articles/ > Page 2 /articles/page/2/',
    );
    expect(trail('/category/training/page/12/', 'Training')).toBe(
      'Home / > Articles /articles/ > Training /category/training/ > Page 12 /category/training/page/12/',
    );
  });

  it.each(['/', '/articles/', '/workout-plans-faq/', '/about/'])('returns none for %s', (path) => {
    expect(breadcrumbsOf(path, 'Title')).toEqual([]);
  });

  it('starts at home and ends at the page for any address, with no page twice', () => {
    const part = fc.stringMatching(/^[a-z]+(-[a-z]+)*$/);
    fc.assert(
      fc.property(fc.array(part, { minLength: 2, maxLength: 4 }), (parts) => {
        const path = `/${parts.join('/')}/`;
        const crumbs = breadcrumbsOf(path, 'Title');
        expect(crumbs.at(0)).toEqual({ name: 'Home', path: '/' });
        expect(crumbs.at(-1)).toEqual({ name: 'Title', path });
        expect(new Set(crumbs.map((crumb) => crumb.path)).size).toBe(crumbs.length);
      }),
    );
  });
});
