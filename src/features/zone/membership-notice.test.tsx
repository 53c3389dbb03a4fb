// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Membership } from '../../domain/members/membership.ts';
import type { CatalogueItem } from '../../domain/catalogue.ts';
import { MembershipNotice } from './membership-notice.tsx';

const membership: Membership = {
  state: 'active',
  productId: 'sub_annual',
  since: '2025-03-03T10:00:00Z',
  opensAt: null,
  openUntil: null,
  renewsAt: '2027-03-03T10:00:00Z',
  renewal: { currency: 'gbp', minorUnits: 5999 },
  endsAt: null,
  endedAt: null,
};
const sale: CatalogueItem = {
  kind: 'membership',
  productId: 'sub_annual',
  title: 'Annual membership',
  path: '/promotions/',
  prices: {
    gbp: { priceId: 'price_gbp', minorUnits: 6499 },
    eur: { priceId: 'price_eur', minorUnits: 7499 },
    usd: { priceId: 'price_usd', minorUnits: 8499 },
    aud: { priceId: 'price_aud', minorUnits: 12_499 },
  },
};
const show = (change: Partial<Membership>, sold: CatalogueItem | undefined = sale): string => {
  const { container } = render(
    <MembershipNotice membership={{ ...membership, ...change }} sale={sold} />,
  );
  return container.textContent;
};
const manages = (): boolean =>
  screen.queryByRole('button', { name: 'Manage your membership' }) !== null;

describe('the notice about a membership', () => {
  it('that is active says when it renews and for how much, and leads to managing it', () => {
    expect(show({})).toContain('It renews on 3 March 2027 for £59.99, until you cancel.');
    expect(manages()).toBe(true);
  });

  it('that is cancelled says when it ends', () => {
    expect(show({ endsAt: '2027-03-03T10:00:00Z', renewsAt: null })).toContain(
      'it ends on 3 March 2027',
    );
    expect(manages()).toBe(true);
  });

  it('that has ended says what ended, when, and what renewing costs today', () => {
    const text = show({ state: 'ended', endedAt: '2026-03-03T10:00:00Z', renewsAt: null });
    expect(text).toContain('Your annual membership has ended');
    expect(text).toContain('It ended on 3 March 2026');
    expect(text).toContain('Renewing costs £64.99 a year');
    expect(screen.getByRole('link', { name: 'Renew your membership' }).getAttribute('href')).toBe(
      '/checkout/?product=sub_annual#order',
    );
    expect(manages()).toBe(false);
  });

  it.each([
    [{ state: 'not-yet-open', opensAt: '2026-12-06T10:00:00Z' }, 'It starts on 6 December 2026'],
    [{ state: 'past-due', openUntil: '2026-12-06T10:00:00Z' }, 'stay open until 6 December 2026'],
    [{ state: 'past-due' }, 'Give us another card'],
    [{ state: 'paused' }, 'paused'],
  ] as const)('says what %o means', (change, words) => {
    expect(show(change)).toContain(words);
    expect(manages()).toBe(true);
  });
});

it('a membership that is not for sale any more says so', () => {
  render(<MembershipNotice membership={{ ...membership, state: 'ended' }} sale={undefined} />);
  expect(screen.getByText(/isn’t for sale here/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
