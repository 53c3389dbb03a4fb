import { describe, expect, it } from 'vitest';
import {
  membershipFromGift,
  membershipFromSecondPlace,
  mostRelevantMembershipOf,
  type MembershipFromAnySource,
} from './membership.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
const one = (changes: Partial<MembershipFromAnySource> = {}): MembershipFromAnySource => ({
  source: 'own',
  productId: 'sub_year',
  rightId: 'sub_year',
  status: 'active',
  pastDueSince: undefined,
  returnedAt: undefined,
  resumesAt: undefined,
  paidUntil: undefined,
  startedAt: at(-10),
  opensAt: at(-10),
  renewsAt: at(355),
  endsAt: undefined,
  endedAt: undefined,
  price: { currency: 'gbp', minorUnits: 5999 },
  ...changes,
});

describe('mostRelevantMembershipOf', () => {
  it('is undefined if she has never had one, or only one whose first payment never came', () => {
    expect(mostRelevantMembershipOf([], now)).toBeUndefined();
    expect(
      mostRelevantMembershipOf(
        [one({ status: 'incomplete' }), one({ status: 'incomplete_expired' })],
        now,
      ),
    ).toBeUndefined();
  });

  it('returns when an active one renews, and the price', () => {
    expect(mostRelevantMembershipOf([one()], now)).toEqual({
      state: 'active',
      source: 'own',
      productId: 'sub_year',
      since: at(-10).toISOString(),
      opensAt: null,
      openUntil: null,
      renewsAt: at(355).toISOString(),
      renewal: { currency: 'gbp', minorUnits: 5999 },
      endsAt: null,
      endedAt: null,
      endedBy: null,
    });
  });

  it.each([
    ['not-yet-open', { opensAt: at(4) }, { opensAt: at(4).toISOString() }],
    [
      'past-due',
      { status: 'past_due', pastDueSince: at(-1) },
      { openUntil: at(13).toISOString(), opensAt: null },
    ],
    ['past-due', { status: 'past_due', pastDueSince: at(-15) }, { openUntil: null }],
    ['past-due', { status: 'unpaid' }, { openUntil: null }],
    ['paused', { status: 'paused' }, { endedAt: null }],
    ['paused', { status: 'paused', resumesAt: at(1) }, { endedAt: null }],
    ['active', { status: 'paused', resumesAt: at(-1) }, { endedAt: null }],
    ['ended', { status: 'canceled', endedAt: at(-2) }, { endedAt: at(-2).toISOString() }],
    ['ended', { returnedAt: at(-3) }, { endedAt: at(-3).toISOString() }],
  ] as const)('recognises one that is %s', (state, changes, expected) => {
    expect(mostRelevantMembershipOf([one(changes)], now)).toMatchObject({ state, ...expected });
  });

  it('returns the one that is valid, or else the one that ended last', () => {
    const ended = one({ status: 'canceled', endedAt: at(-2) });
    const endedBefore = one({ status: 'canceled', endedAt: at(-20) });
    const lost = one({ status: 'unpaid' });
    expect(mostRelevantMembershipOf([ended, lost, one()], now)?.state).toBe('active');
    expect(mostRelevantMembershipOf([ended, lost], now)?.state).toBe('past-due');
    expect(mostRelevantMembershipOf([endedBefore, ended], now)?.endedAt).toBe(at(-2).toISOString());
  });
});

describe('a membership received as a gift', () => {
  const gift = (opensAt: Date, endsAt: Date): MembershipFromAnySource =>
    membershipFromGift(
      { productId: 'gift_year', rightId: 'sub_year', redeemedAt: at(-30), opensAt, endsAt },
      now,
    );

  it('says when it ends, and never renews', () => {
    expect(mostRelevantMembershipOf([gift(at(-20), at(345))], now)).toMatchObject({
      state: 'active',
      source: 'gift',
      productId: 'gift_year',
      endsAt: at(345).toISOString(),
      renewsAt: null,
      renewal: null,
    });
  });

  it('has ended as soon as its time is over', () => {
    expect(mostRelevantMembershipOf([gift(at(-365), now)], now)).toMatchObject({
      state: 'ended',
      endsAt: null,
      endedAt: now.toISOString(),
    });
  });

  it('ranks, if it opens later, after her own open membership and before one that has ended', () => {
    const later = gift(at(3), at(368));
    expect(mostRelevantMembershipOf([later, one()], now)?.source).toBe('own');
    const ended = one({ status: 'canceled', endedAt: at(-1) });
    expect(mostRelevantMembershipOf([ended, later], now)).toMatchObject({
      state: 'not-yet-open',
      source: 'gift',
    });
  });
});

describe('a second place', () => {
  const place = (
    changes: Partial<MembershipFromAnySource>,
    removedAt?: Date,
  ): MembershipFromAnySource =>
    membershipFromSecondPlace(one(changes), { acceptedAt: at(-5), removedAt });

  it('reveals nothing about the other member’s payments', () => {
    expect(mostRelevantMembershipOf([place({})], now)).toMatchObject({
      state: 'active',
      source: 'second-member',
      since: at(-5).toISOString(),
      renewsAt: null,
      renewal: null,
    });
  });

  it('ends with the membership, or when she loses the place, whichever comes first', () => {
    const ended = { status: 'canceled', endedAt: at(-2) } as const;
    const endOf = (held: MembershipFromAnySource): string | null | undefined =>
      mostRelevantMembershipOf([held], now)?.endedAt;
    expect(endOf(place({}, at(-1)))).toBe(at(-1).toISOString());
    expect(endOf(place(ended))).toBe(at(-2).toISOString());
    expect(endOf(place(ended, at(-1)))).toBe(at(-2).toISOString());
    expect(endOf(place(ended, at(-3)))).toBe(at(-3).toISOString());
  });

  it('gives the reason for its end, like every other source', () => {
    const causeOf = (held: MembershipFromAnySource) =>
      mostRelevantMembershipOf([held], now)?.endedBy;
    const ended = { status: 'canceled', endedAt: at(-2) } as const;
    expect(causeOf(one())).toBeNull();
    expect(causeOf(one({ ...ended, paidUntil: at(-2) }))).toBe('cancelled');
    expect(causeOf(one({ ...ended, paidUntil: at(-23) }))).toBe('unpaid');
    expect(causeOf(one({ ...ended, returnedAt: at(-2) }))).toBe('returned');
    expect(causeOf(place({}, at(-1)))).toBe('removed');
    expect(causeOf(place(ended))).toBe('shared-ended');
    const given = { productId: 'gift_year', rightId: 'sub_year', redeemedAt: at(-400) };
    expect(causeOf(membershipFromGift({ ...given, opensAt: at(-400), endsAt: at(-35) }, now))).toBe(
      'gift-over',
    );
  });

  it('counts when her own membership has ended', () => {
    const ended = one({ status: 'canceled', endedAt: at(-2) });
    expect(mostRelevantMembershipOf([ended, place({})], now)?.source).toBe('second-member');
    expect(mostRelevantMembershipOf([place({}), one()], now)?.source).toBe('own');
  });
});
