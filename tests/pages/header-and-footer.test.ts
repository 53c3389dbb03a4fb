import { describe, expect, it } from 'vitest';
import { readCompanyFromEntries } from '../../src/content/model/company.ts';
import { siteIdentityAndPageSizes } from '../../src/config/public/site-identity-and-page-sizes.ts';
import { generalApiPaths } from '../../src/domain/api-paths.ts';
import { addressesOf, builtPage, builtPaths, only, textIn } from '../support/built-site.ts';
import { readStarterEntries } from '../support/starter-entries.ts';

const company = readCompanyFromEntries(await readStarterEntries());

const headerLabels = (path: string): readonly string[] =>
  builtPage(path)
    .root.querySelectorAll('header')
    // The site's header comes before the headers of the page's parts.
    .slice(0, 1)
    .flatMap((header) => header.querySelectorAll('a'))
    .map((link) => link.getAttribute('aria-label') ?? textIn(link));

describe('the header', () => {
  it.each(['/', '/articles/', '/workout-packs/bum-thighs/', '/checkout/'])(
    'has the account button and no cart on %s',
    (path) => {
      const labels = headerLabels(path);
      expect(labels).toContain('Members Zone');
      expect(labels.filter((label) => /cart/i.test(label))).toEqual([]);
    },
  );

  it.each(['/shop/', '/shop/lifting-belt/', '/shipping-returns-details/'])(
    'has the cart in place of the account button on %s',
    (path) => {
      const labels = headerLabels(path);
      // Only the browser knows how many things are in it.
      expect(labels).toContain('Cart');
      expect(labels).not.toContain('Members Zone');
    },
  );
});

describe('the mailing list form', () => {
  it('is on every page once: in the page itself, or else in the footer', () => {
    const counts = builtPaths.map((path) => [
      path,
      builtPage(path).root.querySelectorAll(`form[action="${generalApiPaths.mailingList}"]`).length,
    ]);
    expect(counts.length).toBeGreaterThan(0);
    expect(counts.filter(([, forms]) => forms !== 1)).toEqual([]);
  });
});

describe('the footer', () => {
  const footer = only(builtPage('/').root, 'body footer');
  const linksIn = (name: string) => footer.querySelectorAll(`nav[aria-label="${name}"] a`);

  it('links to the pages of SCREENS-9', () => {
    const links = linksIn('Footer').map((link) => [textIn(link), link.getAttribute('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Workout plans', '/workout-plans/'],
      ['Exercises', '/exercises/'],
      ['Articles', '/articles/'],
      ['Workout packs', '/workout-packs/'],
      ['Calculators', '/calculators/'],
      ['Contact', '/contact/'],
      ['About', '/about/'],
      ['Privacy policy', '/privacy-policy/'],
      ['Accessibility', '/accessibility/'],
    ]);
  });

  it('links to the social networks of the content', () => {
    expect(company.networks).not.toEqual([]);
    expect(addressesOf(linksIn('Social networks'))).toEqual(
      company.networks.map(({ href }) => href),
    );
  });

  it('names the company behind the site', () => {
    const text = textIn(footer);
    for (const words of [
      `© `,
      siteIdentityAndPageSizes.name,
      company.legalName,
      company.address,
      `Company number ${company.number}`,
    ]) {
      expect(text).toContain(words);
    }
  });
});
