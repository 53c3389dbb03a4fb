import { describe, expect, it } from 'vitest';
import { addressesOf, builtPage, textIn } from '../support/built-site.ts';

const breadcrumbOn = (path: string) =>
  builtPage(path).root.querySelector('nav[aria-label="Breadcrumb"]');

describe('a page’s breadcrumb', () => {
  it.each([
    ['/articles/deload-weeks/', 'Home', 'Articles', 'Deload weeks'],
    ['/category/training/', 'Home', 'Articles', 'Training'],
    ['/exercises/leg-exercises/', 'Home', 'Exercises', 'Leg exercises'],
    ['/exercises/leg-exercises/back-squat/', 'Home', 'Exercises', 'Leg exercises', 'Back squat'],
    ['/workout-plans/first-barbell-plan/', 'Home', 'Workout plans', 'First barbell plan'],
    ['/pre-built-plans/mass-builder/', 'Home', 'Pre-built plans', 'Mass builder'],
    ['/calculators/macros-explained/', 'Home', 'Calculators', 'Macros explained'],
    ['/shop/lifting-belt/', 'Home', 'Shop', 'Lifting belt'],
    ['/articles/page/2/', 'Home', 'Articles', 'Page 2'],
  ])('has the ancestors of %s as links, then the page itself', (path, ...names) => {
    const breadcrumb = breadcrumbOn(path);
    expect(breadcrumb?.querySelectorAll('li').map(textIn)).toEqual(names);
    expect(addressesOf(breadcrumb?.querySelectorAll('a') ?? [])).toHaveLength(names.length - 1);
    expect(textIn(breadcrumb?.querySelector('[aria-current="page"]'))).toBe(names.at(-1));
  });

  it.each(['/', '/articles/', '/about/', '/workout-plans-faq/', '/members/'])(
    'is missing on %s, which needs none',
    (path) => {
      expect(breadcrumbOn(path)).toBeNull();
    },
  );
});
