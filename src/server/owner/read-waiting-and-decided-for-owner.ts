import * as v from 'valibot';
import type {
  WaitingAndDecidedForOwner,
  WaitingCountOfKind,
} from '../../domain/owner/waiting-and-decided-for-owner.ts';
import { offerKeysNeedingProof } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import { CurrencySchema } from '../../domain/money-schema.ts';
import type { Database } from '../store/database.ts';
import { failedWorkAwaitingRetrySql } from '../store/work-queue/waiting-work.ts';
import { readRepeatWithdrawersAndPaymentsAfterDeletion } from './read-repeat-withdrawers-and-payments-after-deletion.ts';

/** The oldest come first; dealing with some makes room for the next. */
const mostOfEach = 100;

const Proof = v.object({
  proof_id: v.string(),
  offer: v.picklist(offerKeysNeedingProof),
  asked_at: v.date(),
  address: v.nullable(v.string()),
  is_confirmed: v.boolean(),
  file_type: v.nullable(v.string()),
});

const proofsStatement = `
  select proof_id, offer, asked_at, address, address is null or address_confirmed_at is not null as is_confirmed, file_type
  from proofs where state = 'waiting' order by asked_at, proof_id limit ${mostOfEach}`;

const Request = v.object({
  withdrawal_id: v.string(),
  title: v.string(),
  ordered_at: v.date(),
  received_at: v.date(),
  reason: v.string(),
  currency: CurrencySchema,
  paid: v.number(),
  gone_back: v.number(),
});

const requestsStatement = `
  select withdrawal_id, orders.title, ordered_at, received_at, coalesce(reason, '') as reason, withdrawals.currency,
    coalesce(payments.minor_units, 0) as paid,
    (select coalesce(sum(minor_units), 0)::int from money_back
      where money_back.payment_id = withdrawals.payment_id and is_back) as gone_back
  from withdrawals
  join orders using (order_id)
  left join payments on payments.payment_id = withdrawals.payment_id
  where withdrawals.state = 'asked' order by received_at, withdrawal_id limit ${mostOfEach}`;

const Doubt = v.object({
  doubt_id: v.string(),
  words: v.string(),
  found_at: v.date(),
  seen_at: v.date(),
});

const doubtsStatement = `
  select doubt_id, words, found_at, seen_at from doubts where settled_at is null order by found_at, doubt_id limit ${mostOfEach}`;

const Stuck = v.object({
  what: v.string(),
  since: v.date(),
  tries: v.number(),
  problem: v.string(),
});

const stuckSql = `
  select 'A refund for ' || title as what, received_at as since, stuck.tries, stuck.problem
  from (${failedWorkAwaitingRetrySql}) as stuck join withdrawals on withdrawal_id = work_key join orders using (order_id)
  where stuck.kind = 'withdrawal'
  union all
  select 'Deleting an account', asked_at, stuck.tries, stuck.problem
  from (${failedWorkAwaitingRetrySql}) as stuck join account_deletions on customer_id = work_key
  where stuck.kind = 'account-deletion'
  union all
  select 'A refund for order KN-' || number, decided_at, stuck.tries, stuck.problem
  from (${failedWorkAwaitingRetrySql}) as stuck join shop_returns on return_id = work_key join shop_orders using (shop_order_id)
  where stuck.kind = 'shop-return'`;

const stuckStatement = `${stuckSql} order by since limit ${mostOfEach}`;

const Act = v.object({ at: v.date(), who: v.string(), act: v.string(), about: v.string() });

const actsStatement = `
  select at, coalesce(customers.address, owner_acts.subject) as who, act, about
  from owner_acts left join customers on customers.subject = owner_acts.subject
  order by at desc, act_id limit 50`;

// All of them, however many the lists show.
const countsStatement = `
  select 'proof' as kind, count(*)::int as count, min(asked_at) as since from proofs where state = 'waiting'
  union all
  select 'refund-request', count(*)::int, min(received_at) from withdrawals where state = 'asked'
  union all
  select 'doubt', count(*)::int, min(found_at) from doubts where settled_at is null
  union all
  select 'stuck', count(*)::int, min(since) from (${stuckSql}) as stuck
  union all
  select 'alert', count(*)::int, min(since) from alerts where ended_at is null`;

const Count = v.object({
  kind: v.picklist(['proof', 'refund-request', 'doubt', 'stuck', 'alert']),
  count: v.number(),
  since: v.nullable(v.date()),
});

/**
 * How many things of a kind wait for the owner, and since when the oldest does; null if that isn't
 * known.
 */
export type WaitingForOwnerCount = Pick<WaitingCountOfKind, 'kind' | 'count'> & {
  readonly since: Date | null;
};

/**
 * What waits in the shop. The shop's rooms count it, so that their pages and the owner's desk never
 * disagree.
 */
export type CountWaitingForOwnerInShopByKind = () => Promise<readonly WaitingForOwnerCount[]>;

const timeOf = ({ since }: WaitingForOwnerCount): number =>
  since?.getTime() ?? Number.MAX_SAFE_INTEGER;

const toWaiting = (counts: readonly WaitingForOwnerCount[]): WaitingAndDecidedForOwner['waiting'] =>
  counts
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => timeOf(a) - timeOf(b))
    .map(({ since, ...one }) => ({ ...one, since: since?.toISOString() ?? null }));

/** Reads what waits for the owner, what she has decided, and what she should know of. */
export const readWaitingAndDecidedForOwner = async (
  database: Database,
  countShopWork: CountWaitingForOwnerInShopByKind,
): Promise<Omit<WaitingAndDecidedForOwner, 'memberTexts'>> => {
  const counts = await database.query(Count, countsStatement);
  const ofShop = await countShopWork();
  const proofs = await database.query(Proof, proofsStatement);
  const requests = await database.query(Request, requestsStatement);
  const doubts = await database.query(Doubt, doubtsStatement);
  const stuck = await database.query(Stuck, stuckStatement);
  const acts = await database.query(Act, actsStatement);
  const worthKnowing = await readRepeatWithdrawersAndPaymentsAfterDeletion(database);
  return {
    ...worthKnowing,
    waiting: toWaiting([...counts, ...ofShop]),
    proofs: proofs.map((one) => ({
      proofId: one.proof_id,
      offer: one.offer,
      askedAt: one.asked_at.toISOString(),
      address: one.address,
      isConfirmed: one.is_confirmed,
      fileType: one.file_type,
    })),
    refunds: requests.map(({ currency, paid, gone_back: goneBack, ...one }) => ({
      withdrawalId: one.withdrawal_id,
      title: one.title,
      orderedAt: one.ordered_at.toISOString(),
      askedAt: one.received_at.toISOString(),
      reason: one.reason,
      paid: { currency, minorUnits: paid },
      left: { currency, minorUnits: Math.max(paid - goneBack, 0) },
    })),
    doubts: doubts.map((one) => ({
      doubtId: one.doubt_id,
      words: one.words,
      foundAt: one.found_at.toISOString(),
      seenAt: one.seen_at.toISOString(),
    })),
    stuck: stuck.map((one) => ({ ...one, since: one.since.toISOString() })),
    acts: acts.map((one) => ({ ...one, at: one.at.toISOString() })),
  };
};
