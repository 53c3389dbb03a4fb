import { describe, expect, it } from 'vitest';
import { inOrderOf, starterEntries, textOf } from '../support/browser/starter-entries.ts';
import { addressesOf, builtPage, only, sectionUnder, textIn } from '../support/built-site.ts';
import { cardAddresses } from '../support/page-cards.ts';

const { main } = builtPage('/');
const linkNamed = (text: string) =>
  main.querySelectorAll('a').find((link) => textIn(link) === text);

describe('the home page', () => {
  const banners = inOrderOf('homeBanner', 'order');
  const headings = main.querySelectorAll('h2').map(textIn);

  it('begins with title, tagline and a link to an account', () => {
    const hero = starterEntries('siteText').find((text) => text['key'] === 'home-hero') ?? {};
    expect(textIn(only(main, 'h1'))).toBe(textOf(hero, 'title'));
    expect(main.querySelectorAll('p').map(textIn)).toContain(textOf(hero, 'subTitle'));
    expect(linkNamed('Sign Up/Login')?.getAttribute('href')).toBe('/members/');
  });

  it('has a session, the banners in the content’s order, then the packs and the calculators', () => {
    const session = starterEntries('siteText').find((text) => text['key'] === 'home-session') ?? {};
    expect(headings.slice(0, banners.length + 3)).toEqual([
      textOf(session, 'title'),
      ...banners.map((banner) => textOf(banner, 'heading')),
      'Workout packs',
      'Free calculators',
    ]);
  });

  it('shows the first set of a free plan in kilograms, with a plain link that starts its session', () => {
    const section = only(main, 'section[aria-labelledby="a-session"]');
    expect(textIn(section)).toMatch(/Set 1 of \d+/);
    expect(textIn(section)).toMatch(/\d kg/);
    const [start = '', plan = ''] = addressesOf(section.querySelectorAll('a'));
    expect(plan).toMatch(/^\/workout-plans\/[a-z0-9-]+\/$/);
    expect(start).toBe(`/train/?plan=${plan}&week=1&day=1`);
    const lift = textIn(only(section, 'h3'));
    const days = builtPage(plan).main.querySelectorAll('article[data-day]');
    expect(textIn(days[0])).toContain(lift);
  });

  it('gives each banner its texts and a button to its page', () => {
    for (const banner of banners) {
      const section = sectionUnder(builtPage('/'), textOf(banner, 'heading'));
      const button = section
        ?.querySelectorAll('a')
        .find((link) => textIn(link) === textOf(banner, 'button'));
      expect(button?.getAttribute('href')).toBe(`/${textOf(banner, 'slug')}/`);
      for (const field of ['content1', 'content2'].filter((name) => banner[name] !== undefined)) {
        expect(textIn(section)).toContain(textOf(banner, field));
      }
    }
  });

  it('shows all packs in the content’s order', () => {
    expect(cardAddresses('/')).toEqual(
      inOrderOf('workoutPack', 'order').map((pack) => `/workout-packs/${textOf(pack, 'slug')}/`),
    );
  });

  it('links to the calculators from their banner', () => {
    const banner = main
      .querySelectorAll('aside')
      .find((aside) => textIn(aside).includes('Free calculators'));
    expect(addressesOf(banner?.querySelectorAll('a') ?? [])).toEqual(['/calculators/']);
  });
});
