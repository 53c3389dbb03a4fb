import { describe, expect, it } from 'vitest';
import { membershipOf, type OwnSubscription } from './membership.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const one = (changes: Partial<OwnSubscription> = {}): OwnSubscription => ({
  productId: 'sub_year',
  status: 'active',
  pastDueSince: undefined,
  returnedAt: undefined,
  startedAt: at(-10),
  opensAt: at(-10),
  renewsAt: at(355),
  endsAt: undefined,
  endedAt: undefined,
  price: { currency: 'gbp', minorUnits: 5999 },
  ...changes,
});

describe('membershipOf', () => {
  it('is undefined if she has never had one, or only one whose first payment never came', () => {
    expect(membershipOf([], now)).toBeUndefined();
    expect(
      membershipOf([one({ status: 'incomplete' }), one({ status: 'incomplete_expired' })], now),
    ).toBeUndefined();
  });

  it('tells an active one with when and for how much it renews', () => {
    expect(membershipOf([one()], now)).toEqual({
      state: 'active',
      productId: 'sub_year',
      since: at(-10).toISOString(),
      opensAt: null,
      openUntil: null,
      renewsAt: at(355).toISOString(),
      renewal: { currency: 'gbp', minorUnits: 5999 },
      endsAt: null,
      endedAt: null,
    });
  });

  it.each([
    ['not-yet-open', { opensAt: at(4) }, { opensAt: at(4).toISOString() }],
    [
      'past-due',
      { status: 'past_due', pastDueSince: at(-1) },
      { openUntil: at(13).toISOString(), opensAt: null },
    ],
    ['past-due', { status: 'unpaid' }, { openUntil: null }],
    ['paused', { status: 'paused' }, { endedAt: null }],
    ['ended', { status: 'canceled', endedAt: at(-2) }, { endedAt: at(-2).toISOString() }],
    ['ended', { returnedAt: at(-3) }, { endedAt: at(-3).toISOString() }],
  ] as const)('tells one that is %s', (state, changes, expected) => {
    expect(membershipOf([one(changes)], now)).toMatchObject({ state, ...expected });
  });

  it('tells the one that counts of several, otherwise the one that ended last', () => {
    const ended = one({ status: 'canceled', endedAt: at(-2) });
    const endedBefore = one({ status: 'canceled', endedAt: at(-20) });
    const lost = one({ status: 'unpaid' });
    expect(membershipOf([ended, lost, one()], now)?.state).toBe('active');
    expect(membershipOf([ended, lost], now)?.state).toBe('past-due');
    expect(membershipOf([endedBefore, ended], now)?.endedAt).toBe(at(-2).toISOString());
  });
});
