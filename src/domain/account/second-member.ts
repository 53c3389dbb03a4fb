import * as v from 'valibot';

/** How many days an invitation to a membership for two stays valid. */
export const invitationValidityDays = 30;

/** How many invitations to one second place may be sent in 24 hours, */
export const maxInvitationsPerDay = 5;
/**
 * and how many people may accept it in a year. It is for one person at a time, not for a row of
 * them.
 */
export const maxSecondPlaceAcceptancesPerYear = 3;

const dayMs = 24 * 60 * 60 * 1000;
const periods = {
  'invited-often': { most: maxInvitationsPerDay, ms: dayMs },
  'accepted-often': { most: maxSecondPlaceAcceptancesPerYear, ms: 365 * dayMs },
} as const;

/** Why nobody can be invited to a second place now, and when somebody can be again. */
export type ReachedInvitationLimit = {
  readonly reason: keyof typeof periods;
  readonly again: Date;
};

const limitOf = (
  reason: ReachedInvitationLimit['reason'],
  moments: readonly Date[],
  now: Date,
): ReachedInvitationLimit | undefined => {
  const { most, ms } = periods[reason];
  const newestFirst = moments.map((moment) => moment.getTime()).toSorted((a, b) => b - a);
  // Once this one is old enough, fewer are left in the period.
  const last = newestFirst[most - 1];
  return last === undefined || last + ms <= now.getTime()
    ? undefined
    : { reason, again: new Date(last + ms) };
};

/**
 * Whether a second place has reached one of its limits; undefined if somebody can be invited to it
 * now.
 */
export const findReachedInvitationLimit = (
  place: { readonly invitedAt: readonly Date[]; readonly acceptedAt: readonly Date[] },
  now: Date,
): ReachedInvitationLimit | undefined =>
  // The longer wait comes first.
  limitOf('accepted-often', place.acceptedAt, now) ??
  limitOf('invited-often', place.invitedAt, now);

/**
 * `POST /api/second-member`: the payer of a membership for two invites an address or removes the
 * second member; the invited member accepts with the code from her e-mail, or leaves. It answers
 * the account of whoever asks.
 */
export const SecondMemberRequestSchema = v.variant('action', [
  v.strictObject({
    action: v.literal('invite'),
    address: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  }),
  v.strictObject({ action: v.literal('remove') }),
  v.strictObject({ action: v.literal('accept'), code: v.pipe(v.string(), v.maxLength(200)) }),
  v.strictObject({ action: v.literal('leave') }),
]);
export type SecondMemberRequest = Readonly<v.InferOutput<typeof SecondMemberRequestSchema>>;
