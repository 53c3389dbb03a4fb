import { describe, expect, it } from 'vitest';
import { starterEntries, textOf, textsOf } from '../support/browser/starter-entries.ts';
import { sideBannersFor } from '../../src/domain/routes.ts';
import { addressesOf, builtPage, builtPaths, textIn } from '../support/built-site.ts';
import { cardAddresses } from '../support/page-cards.ts';

const activePoll = starterEntries('poll').find((entry) => entry['active'] === true) ?? {};
const poll = textOf(activePoll, 'title');
const besideArticles = [
  'Recent articles',
  'Categories',
  'Workout packs',
  'Pre-built plans',
  'Home gym packs',
  poll,
];

const bannersOn = (path: string) =>
  builtPage(path).root.querySelector('[aria-label="More on this site"]');

describe('the banners beside a page depend on its address (SCREENS-10)', () => {
  it.each<readonly [path: string, banners: readonly string[]]>([
    ['/articles/', besideArticles.slice(2)],
    ['/articles/page/2/', ['Recent articles', ...besideArticles.slice(2)]],
    ['/articles/creatine-for-women/', besideArticles],
    ['/category/training/', ['Recent articles', ...besideArticles.slice(2)]],
    ['/workout-packs/', ['Pre-built plans', 'Home gym packs']],
    ['/workout-packs/bum-thighs/', ['Workout packs']],
    ['/pre-built-plans/', ['Home gym packs', 'Workout packs']],
    ['/pre-built-plans/mass-builder/', ['Pre-built plans', 'Home gym packs']],
    ['/home-gym-packs/', ['Pre-built plans', 'Workout packs']],
    ['/home-gym-packs/dumbbell-home-gym/', ['Home gym packs', 'Pre-built plans']],
    ['/calculators/', [poll]],
    ['/contact/', [poll]],
    ['/success/', [poll]],
    ['/about/', [poll]],
    ['/exercises/', [poll]],
  ])('as listed, on %s', (path, banners) => {
    expect(bannersOn(path)?.querySelectorAll('h2').map(textIn)).toEqual(banners);
  });

  it.each([
    '/',
    '/exercises/leg-exercises/',
    '/exercises/leg-exercises/back-squat/',
    '/workout-plans/',
    '/workout-plans/first-barbell-plan/',
    '/workout-plans-faq/',
    '/calculators/macro/',
    '/calculators/macros-explained/',
    '/privacy-policy/',
    '/accessibility/',
    '/terms-and-conditions/',
    '/competition-terms-and-conditions/',
    '/shipping-returns-details/',
    '/promotions/',
    '/shop/',
    '/shop/lifting-belt/',
    '/checkout/',
    '/search/',
    '/members/',
    '/no-such-page/',
  ])('with none on %s', (path) => {
    expect(bannersOn(path)).toBeNull();
    expect(textIn(builtPage(path).root)).not.toContain(poll);
  });

  it('and never lead to the page itself or to what a card beside them leads to', () => {
    for (const path of builtPaths.filter((one) => sideBannersFor(one).length > 0)) {
      const linksBeside = (selector: string) =>
        addressesOf(bannersOn(path)?.querySelectorAll(selector) ?? []);
      // Related articles are below the text, not beside the banners.
      const isArticle = /^\/articles\/(?!page\/)./.test(path);
      const cards = isArticle ? [] : cardAddresses(path);
      const repeated = [
        ...linksBeside('a').filter((to) => to === path),
        ...linksBeside('li a').filter((to) => to !== undefined && cards.includes(to)),
      ];
      expect([path, repeated]).toEqual([path, []]);
    }
  });

  it('and contain all options of the poll', () => {
    const labels = textsOf(activePoll, 'options').map((option) => option.replace(/^[^:]*:\s*/, ''));
    const shown = bannersOn('/contact/')?.querySelectorAll('li').map(textIn) ?? [];
    expect(shown).toEqual(labels.map((label) => expect.stringContaining(label)));
  });
});
