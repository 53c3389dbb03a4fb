import { describe, expect, it } from 'vitest';
import { findReachedInvitationLimit } from './second-member.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (...hours: readonly number[]): readonly Date[] =>
  hours.map((one) => new Date(now.getTime() - one * 3_600_000));
const daysAgo = (...days: readonly number[]): readonly Date[] =>
  hoursAgo(...days.map((one) => one * 24));

describe('the limits of a second place', () => {
  it.each([
    ['nothing yet', { invitedAt: [], acceptedAt: [] }],
    [
      'four invitations today, and more before',
      { invitedAt: hoursAgo(1, 2, 3, 23, 24, 30), acceptedAt: [] },
    ],
    [
      'two acceptances this year, and more before',
      { invitedAt: [], acceptedAt: daysAgo(1, 364, 365, 500) },
    ],
  ])('leave room for another: %s', (_, place) => {
    expect(findReachedInvitationLimit(place, now)).toBeUndefined();
  });

  it('are reached by five invitations in 24 hours, until the first of them is a day old', () => {
    expect(
      findReachedInvitationLimit(
        { invitedAt: hoursAgo(20, 1, 2, 3, 4), acceptedAt: daysAgo(1) },
        now,
      ),
    ).toEqual({ reason: 'invited-often', again: new Date(now.getTime() + 4 * 3_600_000) });
  });

  it('are reached by three acceptances in a year, which is the longer wait', () => {
    expect(
      findReachedInvitationLimit(
        { invitedAt: hoursAgo(1, 2, 3, 4, 5), acceptedAt: daysAgo(10, 200, 300, 400) },
        now,
      ),
    ).toEqual({ reason: 'accepted-often', again: new Date(now.getTime() + 65 * 86_400_000) });
  });
});
