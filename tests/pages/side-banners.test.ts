import { describe, expect, it } from 'vitest';
import { starterEntries, textOf, textsOf } from '../support/browser/starter-entries.ts';
import { builtPage, textIn } from '../support/built-site.ts';

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

describe('the banners beside a page follow from its address (SCREENS-10)', () => {
  it.each<readonly [path: string, banners: readonly string[]]>([
    ['/articles/', besideArticles],
    ['/articles/page/2/', besideArticles],
    ['/articles/creatine-for-women/', besideArticles],
    ['/category/training/', besideArticles],
    ['/workout-packs/', ['Workout packs']],
    ['/workout-packs/bum-thighs/', ['Workout packs']],
    ['/pre-built-plans/', ['Pre-built plans', 'Home gym packs']],
    ['/pre-built-plans/mass-builder/', ['Pre-built plans', 'Home gym packs']],
    ['/home-gym-packs/', ['Home gym packs', 'Pre-built plans']],
    ['/home-gym-packs/dumbbell-home-gym/', ['Home gym packs', 'Pre-built plans']],
    ['/calculators/', [poll]],
    ['/contact/', [poll]],
    ['/success/', [poll]],
    ['/about/', [poll]],
    ['/exercises/', ['Body areas', poll]],
  ])('on %s', (path, banners) => {
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
  ])('and there are none on %s', (path) => {
    expect(bannersOn(path)).toBeNull();
    expect(textIn(builtPage(path).root)).not.toContain(poll);
  });

  it('hold all options of the poll', () => {
    const labels = textsOf(activePoll, 'options').map((option) => option.replace(/^[^:]*:\s*/, ''));
    const shown = bannersOn('/contact/')?.querySelectorAll('li').map(textIn) ?? [];
    expect(shown).toEqual(labels.map((label) => expect.stringContaining(label)));
  });
});
