import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidMembership } from './account-requests-and-answers.ts';
import {
  cancellationAcknowledgement,
  membershipNextStepText,
  membershipStateLabel,
  cancelConsequences,
} from '../membership/membership-words.ts';
import { currentMembershipPeriodBarOf } from './current-membership-period-bar.ts';
import { secondYearMembership } from './paid-membership.test-support.ts';

const now = new Date('2026-11-23T12:00:00Z');

describe('the paid year', () => {
  it('runs from a year before its end, or from its start if that is later', () => {
    const year = currentMembershipPeriodBarOf(secondYearMembership, now);
    expect(year?.from.toISOString()).toBe('2026-03-03T10:00:00.000Z');
    expect(year?.ends).toBe('Renews on');
    const first = currentMembershipPeriodBarOf(
      { ...secondYearMembership, since: '2026-06-01T00:00:00Z' },
      now,
    );
    expect(first?.from.toISOString()).toBe('2026-06-01T00:00:00.000Z');
  });

  it('isn’t drawn if its start or end is missing', () => {
    expect(
      currentMembershipPeriodBarOf(
        { ...secondYearMembership, renewsAt: null, paidUntil: null },
        now,
      ),
    ).toBeUndefined();
    expect(
      currentMembershipPeriodBarOf({ ...secondYearMembership, state: 'paused' }, now),
    ).toBeUndefined();
  });

  const moment = fc
    .date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString());
  const maybe = fc.option(moment, { nil: null });
  const anyMembership = fc
    .record({
      state: fc.constantFrom('active', 'not-yet-open', 'past-due', 'paused', 'ended'),
      since: maybe,
      opensAt: maybe,
      openUntil: maybe,
      paidUntil: maybe,
      renewsAt: maybe,
      endsAt: maybe,
      endedAt: maybe,
      pausedAt: maybe,
      resumesAt: maybe,
      openAfterCancelling: maybe,
    })
    .map((times): PaidMembership => ({ ...secondYearMembership, ...times }));

  it('is never drawn beyond its start or end, whatever is stored', () => {
    fc.assert(
      fc.property(anyMembership, moment, (one, at) => {
        const year = currentMembershipPeriodBarOf(one, new Date(at));
        if (year === undefined) return;
        expect(year.from.getTime()).toBeLessThan(year.until.getTime());
        expect(year.progress).toBeGreaterThanOrEqual(0);
        expect(year.progress).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has complete sentences beside it, whatever is stored', () => {
    fc.assert(
      fc.property(anyMembership, (one) => {
        for (const sentence of [
          membershipNextStepText(one),
          cancellationAcknowledgement(one),
          ...cancelConsequences(one),
        ]) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|null|Invalid|NaN| {2}/);
        }
        expect(membershipStateLabel(one)).not.toBe('');
      }),
    );
  });
});
