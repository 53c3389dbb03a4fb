import * as v from 'valibot';
import {
  maxSecondPlaceAcceptancesPerYear,
  findReachedInvitationLimit,
  maxInvitationsPerDay,
  type ReachedInvitationLimit,
} from '../../domain/account/second-member.ts';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import type {
  OwnSubscription,
  SecondMemberOrInvitee,
  SubscriptionWithOrder,
} from '../../domain/rights/member-rights.ts';
import { isSubscriptionInForceAt } from '../../domain/rights/subscription.ts';
import {
  queueMailIfCauseHasRowSql,
  toMailParameter,
  type MailToQueue,
} from '../mail/queue-mail.ts';
import { findSubscriptionAndPayerById, readMemberRights } from '../rights/read-rights.ts';
import type { Database } from '../store/database.ts';

const date = v.nullable(v.date());

/** The second place of a membership for two, for the member who pays. */
export type MembershipForTwoOfPayer = {
  readonly membership: OwnSubscription;
  /** The payer's address. */
  readonly address: string | undefined;
};

const newestFirst = (one: OwnSubscription, other: OwnSubscription): number =>
  (other.startedAt?.getTime() ?? 0) - (one.startedAt?.getTime() ?? 0);

/**
 * The second place that somebody pays for: in her valid membership, or else in the one that began
 * last. Undefined if she has never had a membership for two.
 */
export const findMembershipForTwoPaidBySubject = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<MembershipForTwoOfPayer | undefined> => {
  const rights = await readMemberRights(database, { subject });
  if (rights === undefined || rights.deletionAskedAt !== undefined) return undefined;
  const forTwo = rights.subscriptions.filter(({ offer }) => offer === 'two').toSorted(newestFirst);
  const membership = forTwo.find((one) => isSubscriptionInForceAt(one, now)) ?? forTwo[0];
  return membership === undefined ? undefined : { membership, address: rights.address };
};

export type NewInvitation = {
  readonly invitationId: string;
  readonly subscriptionId: string;
  readonly codeHash: string;
  readonly address: string;
  /** The inviting member's name in the e-mail. */
  readonly from: string;
};

const Invitation = v.object({ invitation_id: v.string() });

const History = v.object({
  invited_ats: v.array(v.date()),
  accepted_at: date,
});

/**
 * Whether a place has reached a limit of its invitations; undefined if somebody can be invited now.
 */
export const findLimitStoppingInvitation = async (
  database: Database,
  subscriptionId: string,
  now: Date,
): Promise<ReachedInvitationLimit | undefined> => {
  const rows = await database.query(
    History,
    'select invited_ats, accepted_at from second_members where subscription_id = $1',
    [subscriptionId],
  );
  const invitedAt = rows.flatMap((row) => row.invited_ats);
  const acceptedAt = rows.flatMap((row) => row.accepted_at ?? []);
  return findReachedInvitationLimit({ invitedAt, acceptedAt }, now);
};

/** The invitations of a row in the 24 hours before `$5`. */
const ofTheDay = (row: string): string =>
  `(select sent from unnest(${row}.invited_ats) as sent where sent > $5::timestamptz - interval '24 hours')`;

// Both limits are in the statement: of requests at once, each sees what the row of the one before
// it says. An accepted place has one row for each acceptance, and those that are over don't change
// any more.
const mayInvite = (sentBefore: string): string => `
  (select count(*) from second_members as past
    where past.subscription_id = $2 and accepted_at > $5::timestamptz - interval '365 days') < $8
  and ${sentBefore} + (select count(*) from second_members as past, lateral ${ofTheDay('past')} as sent
    where past.subscription_id = $2 and past.state = 'removed') < $7`;

/**
 * Stores an invitation and queues its e-mail, in one statement. It replaces an invitation that
 * hasn't been accepted. False if somebody has the place, or if a limit is reached
 * (`findLimitStoppingInvitation`).
 */
export const inviteSecondMember = async (
  database: Database,
  { invitationId, subscriptionId, codeHash, address, from }: NewInvitation,
  now: Date,
): Promise<boolean> => {
  const notice: NoticeKindAndDetails = {
    kind: 'second-member-invitation',
    details: { from, invitationId },
  };
  const mail: MailToQueue = {
    mailId: `second-member-invitation:${invitationId}`,
    address,
    ...notice,
  };
  const rows = await database.query(
    Invitation,
    `with invited as (
       insert into second_members (invitation_id, subscription_id, code_hash, address, invited_at, invited_ats)
       select $1::text, $2::text, $3::text, $4::text, $5::timestamptz, array[$5::timestamptz]
       where ${mayInvite('0')}
       on conflict (subscription_id) where state <> 'removed' do update set
         invitation_id = excluded.invitation_id, code_hash = excluded.code_hash, address = excluded.address,
         invited_at = excluded.invited_at, invited_ats = array(${ofTheDay('second_members')}) || excluded.invited_ats
       where second_members.state = 'invited'
         and ${mayInvite(`(select count(*) from ${ofTheDay('second_members')} as sent)`)}
       returning invitation_id
     ), ${queueMailIfCauseHasRowSql('told', 'invited', '$6', '$5')}
     select invitation_id from invited`,
    [
      invitationId,
      subscriptionId,
      codeHash,
      address,
      now,
      toMailParameter(mail),
      maxInvitationsPerDay,
      maxSecondPlaceAcceptancesPerYear,
    ],
  );
  return rows.length > 0;
};

const InvitationSchema = v.object({
  invitation_id: v.string(),
  subscription_id: v.string(),
  state: v.picklist(['invited', 'accepted', 'removed']),
  /** Whether the requesting member has accepted it. */
  is_own: v.boolean(),
  is_leaving: v.boolean(),
});
/** An invitation, for whoever has its code. */
export type InvitationFoundByCode = Readonly<v.InferOutput<typeof InvitationSchema>> & {
  readonly membership: SubscriptionWithOrder;
  /** Whether the requesting member pays for the membership. */
  readonly isPayer: boolean;
};

/**
 * The invitation with this code, and its relation to the member with this subject; undefined if
 * there is none.
 */
export const findInvitationByCodeHash = async (
  database: Database,
  codeHash: string,
  subject: string,
): Promise<InvitationFoundByCode | undefined> => {
  const [invitation] = await database.query(
    InvitationSchema,
    `select invitation_id, subscription_id, second.state, coalesce(acceptor.subject = $2, false) as is_own,
       exists (select from account_deletions join customers using (customer_id) where customers.subject = $2) as is_leaving
     from second_members as second
     left join customers as acceptor on acceptor.customer_id = second.customer_id
     where code_hash = $1`,
    [codeHash, subject],
  );
  if (invitation === undefined) return undefined;
  const shared = await findSubscriptionAndPayerById(database, invitation.subscription_id);
  return shared === undefined
    ? undefined
    : { ...invitation, membership: shared.membership, isPayer: shared.payer === subject };
};

/**
 * Gives the place to the accepting member, in one statement: the invited address is deleted, and
 * replaced by her account's address. False if the invitation is no longer open.
 */
export const acceptInvitation = async (
  database: Database,
  {
    invitationId,
    customerId,
    address,
  }: {
    readonly invitationId: string;
    readonly customerId: string;
    readonly address: string | undefined;
  },
  now: Date,
): Promise<boolean> => {
  const rows = await database.query(
    Invitation,
    `with accepted as (
       update second_members set state = 'accepted', customer_id = $2, accepted_at = $3, address = null
       where invitation_id = $1 and state = 'invited'
       returning invitation_id
     ), known as (
       update customers set address = coalesce(address, $4::text)
       where customer_id = $2 and exists (select from accepted)
     )
     select invitation_id from accepted`,
    [invitationId, customerId, now, address ?? null],
  );
  return rows.length > 0;
};

/**
 * Takes the place or the invitation back. A second member who had accepted is notified in the same
 * statement. False if the invitation has been accepted, or another one was sent, since we looked.
 */
export const removeSecondMember = async (
  database: Database,
  { invitationId, customerId: secondId, address }: SecondMemberOrInvitee,
  from: string,
  now: Date,
): Promise<boolean> => {
  const notice: NoticeKindAndDetails = {
    kind: 'second-member-removed',
    details: { from, endedAt: now.toISOString() },
  };
  const mail: MailToQueue | undefined =
    secondId === undefined || address === undefined
      ? undefined
      : {
          mailId: `second-member-removed:${invitationId}`,
          address,
          customerId: secondId,
          ...notice,
        };
  const rows = await database.query(
    Invitation,
    `with removed as (
       update second_members set state = 'removed', removed_at = $2, address = null
       where invitation_id = $1 and state <> 'removed' and customer_id is not distinct from $3::text
       returning invitation_id
     )${mail === undefined ? '' : `, ${queueMailIfCauseHasRowSql('told', 'removed', '$4', '$2')}`}
     select invitation_id from removed`,
    [invitationId, now, secondId ?? null, ...(mail === undefined ? [] : [toMailParameter(mail)])],
  );
  return rows.length > 0;
};

/** Gives up the second places of the member with this subject. */
export const leaveSecondPlacesOfSubject = async (
  database: Database,
  subject: string,
  now: Date,
): Promise<void> => {
  await database.query(
    Invitation,
    `update second_members set state = 'removed', removed_at = $2, address = null
     from customers
     where customers.customer_id = second_members.customer_id and subject = $1 and state = 'accepted'
     returning invitation_id`,
    [subject, now],
  );
};
