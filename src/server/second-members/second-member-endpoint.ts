import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import {
  maxSecondPlaceAcceptancesPerYear,
  maxInvitationsPerDay,
  SecondMemberRequestSchema,
  type ReachedInvitationLimit,
  type SecondMemberRequest,
} from '../../domain/account/second-member.ts';
import {
  invalidEmailSentence,
  isEmailAddress,
  emailKeyForCounting,
} from '../../domain/email-address.ts';
import { waitInWords, requestRateLimits } from '../../domain/limits.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { isSubscriptionInForceAt } from '../../domain/rights/subscription.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import { sanitiseAndShortenMailName } from '../../domain/mails/sanitise-mail-text.ts';
import { Outage } from '../outage.ts';
import {
  enforceRateLimit,
  type RateLimit,
  type RateLimitDependencies,
} from '../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import { createGiftAndLinkCodeDeriver, hashOfGiftOrLinkCode } from '../rights/gift-codes.ts';
import {
  acceptInvitation,
  findInvitationByCodeHash,
  findMembershipForTwoPaidBySubject,
  findLimitStoppingInvitation,
  inviteSecondMember,
  leaveSecondPlacesOfSubject,
  removeSecondMember,
} from './places.ts';
import { logFailure } from '../log.ts';

/** The dependencies of `POST /api/second-member`. */
export type SecondMemberDependencies = RateLimitDependencies & {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  /** Finds the person behind an account, as far as the login service knows. */
  readonly findPerson: (
    subject: string,
  ) => Promise<
    { readonly email: string | undefined; readonly name: string | undefined } | undefined
  >;
  /** The member's account, which answers every action. */
  readonly readAccount: (subject: string) => Promise<AccountAnswer>;
  /** Returns an unguessable random id. */
  readonly newId: () => string;
  readonly log?: (message: string, error: unknown) => void;
};

const actionLimit: RateLimit = {
  ...requestRateLimits.secondMember,
  purpose: 'second member',
  sentence: (wait) => `You have changed the second place very often. Please try again in ${wait}.`,
};
const inboxLimit: RateLimit = {
  ...requestRateLimits.inviteSecondMemberToInbox,
  purpose: 'second member inbox',
  sentence: (wait) =>
    `This address has had several invitations today. It can have another one in ${wait}.`,
};

/** The refusal of an invitation to a place that has reached a limit. */
const refuseAt = ({ reason, again }: ReachedInvitationLimit, now: Date): Refusal => {
  const seconds = Math.ceil((again.getTime() - now.getTime()) / 1000);
  return new Refusal(
    429,
    reason === 'invited-often'
      ? `You have sent ${maxInvitationsPerDay} invitations to your second place in 24 hours. The link in the newest one works; you can send another in ${waitInWords(seconds)}.`
      : `${maxSecondPlaceAcceptancesPerYear} people have accepted your second place within a year. You can invite somebody again after ${readableUkDate(again.toISOString())}; if you need it sooner, write to us.`,
    { 'retry-after': String(seconds) },
  );
};

/**
 * The paying member's name for the e-mail. An outage of the login service doesn't matter: her
 * address is used instead.
 */
const nameOf = async (
  { findPerson, log = logFailure }: SecondMemberDependencies,
  subject: string,
  address: string | undefined,
): Promise<string> => {
  const person = await findPerson(subject).catch((error: unknown) => {
    if (!(error instanceof Outage)) throw error;
    log('A member’s name could not be had:', error);
    return undefined;
  });
  const name = sanitiseAndShortenMailName(person?.name ?? '');
  return name || (address ?? person?.email ?? 'A member of Knurl');
};

const inviteTo = async (
  dependencies: SecondMemberDependencies,
  subject: string,
  address: string,
): Promise<void> => {
  const { database, now, newId, signingSecret } = dependencies;
  if (!isEmailAddress(address)) throw new Refusal(400, invalidEmailSentence);
  const place = await findMembershipForTwoPaidBySubject(database, subject, now());
  if (place === undefined || !isSubscriptionInForceAt(place.membership, now())) {
    throw new Refusal(
      409,
      'You can invite somebody once you have a membership for two, and while it isn’t paused.',
    );
  }
  if (
    place.address !== undefined &&
    emailKeyForCounting(place.address) === emailKeyForCounting(address)
  ) {
    throw new Refusal(
      409,
      'That is your own address. The second place is for somebody else’s account.',
    );
  }
  const { subscriptionId } = place.membership;
  const refuseIfLimited = async (): Promise<void> => {
    const limit = await findLimitStoppingInvitation(database, subscriptionId, now());
    if (limit !== undefined) throw refuseAt(limit, now());
  };
  // Before the inbox is charged for an e-mail that isn't sent.
  await refuseIfLimited();
  await enforceRateLimit(dependencies, [
    { limit: inboxLimit, caller: emailKeyForCounting(address) },
  ]);
  const invitationId = newId();
  const isInvited = await inviteSecondMember(
    database,
    {
      invitationId,
      subscriptionId,
      codeHash: hashOfGiftOrLinkCode(
        createGiftAndLinkCodeDeriver(signingSecret).linkCodeOf('second-member', invitationId),
      ),
      address,
      from: await nameOf(dependencies, subject, place.address),
    },
    now(),
  );
  if (isInvited) return;
  // Other invitations were sent at the same moment.
  await refuseIfLimited();
  throw new Refusal(
    409,
    'Somebody has the second place. Remove her first, then invite somebody else.',
  );
};

/** How often we look again if somebody accepts the place while it is being taken back. */
const maxLooks = 3;

const removeSecond = async (
  dependencies: SecondMemberDependencies,
  subject: string,
): Promise<void> => {
  const { database, now } = dependencies;
  for (let look = 1; look <= maxLooks; look += 1) {
    const place = await findMembershipForTwoPaidBySubject(database, subject, now());
    const second = place?.membership.second;
    // The place is free: a second press, or a lost answer.
    if (place === undefined || second === undefined) return;
    const from = await nameOf(dependencies, subject, place.address);
    if (await removeSecondMember(database, second, from, now())) return;
  }
};

const taken = (): Refusal =>
  new Refusal(409, 'Somebody else has accepted this invitation, so the place is taken.');

const acceptWith = async (
  dependencies: SecondMemberDependencies,
  subject: string,
  code: string,
): Promise<void> => {
  const { database, now, newId, findPerson } = dependencies;
  const invitation = await findInvitationByCodeHash(database, hashOfGiftOrLinkCode(code), subject);
  if (invitation === undefined || (invitation.state === 'removed' && !invitation.isPayer)) {
    throw new Refusal(
      404,
      'This invitation is no longer valid. Ask the person who invited you for another one.',
    );
  }
  if (invitation.isPayer) {
    throw new Refusal(
      409,
      'You pay for this membership yourself, so the second place is for somebody else’s account.',
    );
  }
  if (invitation.is_leaving) {
    throw new Refusal(409, 'Your account is being deleted, so it can’t have the second place.');
  }
  if (invitation.is_own) return;
  if (invitation.state === 'accepted') throw taken();
  if (!isSubscriptionInForceAt(invitation.membership, now())) {
    throw new Refusal(409, 'The membership that you were invited to is paused or has ended.');
  }
  const address = (await findPerson(subject))?.email;
  const customerId = await findOrStoreCustomerIdOfSubject(database, subject, newId(), now());
  const { invitation_id: invitationId } = invitation;
  if (!(await acceptInvitation(database, { invitationId, customerId, address }, now())))
    throw taken();
};

const act = async (
  dependencies: SecondMemberDependencies,
  subject: string,
  request: SecondMemberRequest,
): Promise<void> => {
  switch (request.action) {
    case 'invite':
      return inviteTo(dependencies, subject, request.address);
    case 'remove':
      return removeSecond(dependencies, subject);
    case 'accept':
      return acceptWith(dependencies, subject, request.code);
    case 'leave':
      return leaveSecondPlacesOfSubject(dependencies.database, subject, dependencies.now());
  }
};

/**
 * `POST /api/second-member`: the payer of a membership for two invites an address to the second
 * place or takes it back; the invited member accepts or leaves. The place opens the same as the
 * membership, as long as both last.
 */
export const createSecondMemberEndpoint = (dependencies: SecondMemberDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const subject = await dependencies.authenticate(request);
        await enforceRateLimit(dependencies, [{ limit: actionLimit, caller: subject }]);
        const body = await readJson(
          request,
          SecondMemberRequestSchema,
          'Say whom you invite, or whether you remove, accept or leave.',
        );
        await act(dependencies, subject, body);
        return jsonAnswer(await dependencies.readAccount(subject));
      },
    },
    dependencies,
  );
