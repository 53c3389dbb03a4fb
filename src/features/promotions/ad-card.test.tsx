// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AdCard } from './ad-card.tsx';

const { dataset } = document.documentElement;

const pictureNamed = (name: string) => ({
  description: name,
  gatsbyImage: {
    layout: 'constrained' as const,
    width: 300,
    height: 200,
    images: { fallback: { src: `/${name}.png`, srcSet: '', sizes: '' }, sources: [] },
  },
});

const ad = {
  id: 'ad',
  title: 'Belt',
  category: 'ecommerce',
  slug: 'shop/belt',
  sale: null,
  image: pictureNamed('others'),
  imageGbp: pictureNamed('pounds'),
  imageEu: pictureNamed('euros'),
};

/** Reports every element as near the viewport. */
class NearObserver {
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    queueMicrotask(() => callback([{ isIntersecting: true }]));
  }
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

beforeEach(() => {
  delete dataset['currency'];
  delete dataset['currencyCall'];
  vi.stubGlobal('IntersectionObserver', NearObserver);
});

const renderAd = (changed: Partial<Queries.AdCardFragment> = {}) =>
  act(async () => render(<AdCard ad={{ ...ad, ...changed }} />));
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

it.each([
  [undefined, 'pounds'],
  ['gbp', 'pounds'],
  ['eur', 'euros'],
  ['usd', 'others'],
  ['aud', 'others'],
])('matches the picture to the currency: %s gets the one for %s', async (currency, name) => {
  if (currency !== undefined) dataset['currency'] = currency;
  await renderAd();
  expect(shown()).toEqual([`/${name}.png`]);
});

it('changes its picture when she changes the currency', async () => {
  await renderAd();
  await act(async () => {
    dataset['currency'] = 'eur';
  });
  expect(shown()).toEqual(['/euros.png']);
});

it('loads no picture and keeps its space while the currency is loading', async () => {
  dataset['currencyCall'] = '';
  const { container } = await renderAd();
  expect(shown()).toEqual([]);
  expect(container.querySelector('[style*="aspect-ratio: 300 / 200"]')).not.toBeNull();
  await act(async () => {
    dataset['currency'] = 'eur';
    delete dataset['currencyCall'];
  });
  expect(shown()).toEqual(['/euros.png']);
});

it('leads whoever has its pack to the plans, in a part that is hidden from everybody else', async () => {
  const { container } = await renderAd({
    slug: 'workout-packs/strength-power',
    sale: { productId: 'prod_strength' },
  });
  const link = container.querySelector('[data-yours="prod_strength"] a');
  expect(link?.textContent).toBe('Open it');
  expect(link?.getAttribute('href')).toBe('/members/packs/strength-power/');
});

it('opens nothing if it leads to something that isn’t a pack', async () => {
  const { container } = await renderAd();
  expect(container.querySelector('[data-yours]')).toBeNull();
});
