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

  it('has the banners in the content’s order, then the packs and the calculators', () => {
    expect(headings.slice(0, banners.length + 2)).toEqual([
      ...banners.map((banner) => textOf(banner, 'heading')),
      'Workout packs',
      'Free calculators',
    ]);
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
