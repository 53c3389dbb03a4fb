// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Membership } from '../../../domain/rights/membership.ts';
import type {
  MembershipItem,
  MembershipsForReturningMembers,
} from '../../../domain/digital-catalogue.ts';
import { MembershipNotice } from './membership-notice.tsx';

const membership: Membership = {
  state: 'active',
  source: 'own',
  productId: 'sub_annual',
  since: '2025-03-03T10:00:00Z',
  opensAt: null,
  openUntil: null,
  renewsAt: '2027-03-03T10:00:00Z',
  renewal: { currency: 'gbp', minorUnits: 5999 },
  endsAt: null,
  endedAt: null,
  endedBy: null,
};
const prices = {
  gbp: { priceId: 'price_gbp', minorUnits: 6499 },
  eur: { priceId: 'price_eur', minorUnits: 7499 },
  usd: { priceId: 'price_usd', minorUnits: 8499 },
  aud: { priceId: 'price_aud', minorUnits: 12_499 },
};
const annual: MembershipItem = {
  kind: 'membership',
  offer: 'annual',
  productId: 'sub_annual',
  rightId: 'sub_annual',
  title: 'Annual membership',
  path: '/promotions/',
  prices,
  renewal: prices,
};
const renewal: MembershipItem = {
  ...annual,
  offer: 'renewal',
  productId: 'sub_renewal',
  prices: { ...prices, gbp: { priceId: 'price_renewal', minorUnits: 4999 } },
};
const sale: MembershipsForReturningMembers = { annual, renewal };
const show = (change: Partial<Membership>, sold = sale): string => {
  const { container } = render(
    <MembershipNotice membership={{ ...membership, ...change }} sale={sold} />,
  );
  return container.textContent;
};
const manages = (): boolean =>
  screen.queryByRole('link', { name: 'Manage your membership' })?.getAttribute('href') ===
  '/members/account/#membership';

describe('the notice about a membership', () => {
  it('says when an active membership renews and for how much, and links to managing it', () => {
    expect(show({})).toContain('It renews on 3 March 2027 for £59.99, until you cancel.');
    expect(manages()).toBe(true);
  });

  it('says when a cancelled membership ends', () => {
    expect(show({ endsAt: '2027-03-03T10:00:00Z', renewsAt: null })).toContain(
      'it ends on 3 March 2027',
    );
    expect(manages()).toBe(true);
  });

  it('says what ended, when, and what renewing costs today', () => {
    const text = show({
      state: 'ended',
      endedAt: '2026-03-03T10:00:00Z',
      endedBy: 'cancelled',
      renewsAt: null,
    });
    expect(text).toContain('Your membership has ended');
    expect(text).toContain('It was cancelled and ended on 3 March 2026');
    expect(text).toContain('Coming back costs £64.99 a year');
    expect(screen.getByRole('link', { name: 'Renew your membership' }).getAttribute('href')).toBe(
      '/checkout/?product=sub_annual#order',
    );
    expect(manages()).toBe(false);
  });

  it('offers the renewal price soon after the end, unless the member was refunded', () => {
    const endedAt = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000).toISOString();
    const text = show({ state: 'ended', endedAt, endedBy: 'unpaid', renewsAt: null });
    expect(text).toContain('because a payment didn’t come through');
    expect(text).toContain('for the price of a renewal: £49.99 a year');
    expect(screen.getByRole('link', { name: 'Renew your membership' }).getAttribute('href')).toBe(
      '/checkout/?product=sub_renewal#order',
    );
    expect(show({ state: 'ended', endedAt, endedBy: 'returned' })).toContain('£64.99 a year');
  });

  it.each([
    [{ source: 'gift', endsAt: '2027-01-01T10:00:00Z', renewsAt: null }, 'until 1 January 2027'],
    [{ source: 'second-member', renewsAt: null }, 'you have the second place'],
    [{ source: 'gift', state: 'ended', endedBy: 'gift-over' }, 'It was a gift'],
    [{ source: 'second-member', state: 'ended', endedBy: 'removed' }, 'is no longer yours'],
    [{ source: 'second-member', state: 'ended', endedBy: 'shared-ended' }, 'that you shared ended'],
  ] as const)('says when somebody else pays for it: %o', (change, words) => {
    expect(show(change)).toContain(words);
  });

  it.each([
    [{ state: 'not-yet-open', opensAt: '2026-12-06T10:00:00Z' }, 'It starts on 6 December 2026'],
    [{ state: 'past-due', openUntil: '2026-12-06T10:00:00Z' }, 'stay open until 6 December 2026'],
    [{ state: 'past-due' }, 'Add another card'],
    [{ state: 'paused' }, 'paused'],
  ] as const)('explains %o', (change, words) => {
    expect(show(change)).toContain(words);
    expect(manages()).toBe(true);
  });
});

it('says when the membership is no longer for sale', () => {
  render(
    <MembershipNotice
      membership={{ ...membership, state: 'ended' }}
      sale={{ annual: undefined, renewal: undefined }}
    />,
  );
  expect(screen.getByText(/isn’t for sale here/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
