import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { doesSubscriptionOpenItsRightAt, graceDays } from '../rights/subscription.ts';
import type { Dispute, Payment, Refund } from '../refunds/money-back.ts';
import {
  orderAndSubscriptionStateFromPayment,
  packOrderAndGrantStateFromPayment,
  type MembershipOrderAtPaymentService,
  type PackOrderAtPaymentService,
  type PaymentSessionState,
  type SubscriptionFacts,
} from './order-states.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

type Outcome = { readonly order: string; readonly right: string; readonly email: string };

const paid = (changes: Partial<Payment> = {}): Payment => ({
  paidAt: at(-3),
  minorUnits: 2400,
  refunds: [],
  disputes: [],
  ...changes,
});
const refund = (status: Refund['status'], minorUnits = 2400): Refund => ({
  id: `re_${minorUnits}`,
  status,
  minorUnits,
  at: at(-1),
});
const dispute = (status: Dispute['status']): Dispute => ({
  id: 'dp_1',
  status,
  minorUnits: 2400,
  at: at(-1),
});

const session = (changes: Partial<PaymentSessionState> = {}): PaymentSessionState => ({
  status: 'complete',
  payment: 'paid',
  createdAt: at(-3),
  hasFailed: false,
  ...changes,
});

const pack = (
  changes: Partial<PaymentSessionState>,
  payment: Payment | undefined,
  startsNow = true,
): Outcome => {
  const facts: PackOrderAtPaymentService = { session: session(changes), payment };
  const { order, grant } = packOrderAndGrantStateFromPayment(facts, startsNow);
  const isOpen = grant !== undefined && grant.opensAt.getTime() <= now.getTime();
  const right =
    grant === undefined
      ? 'none'
      : grant.state === 'withdrawn'
        ? 'closed'
        : isOpen
          ? 'open'
          : 'later';
  return { order, right, email: grant === undefined ? 'no' : 'yes' };
};

const packs: Readonly<Record<string, Outcome>> = {
  'not paid yet': pack({ status: 'open', payment: 'unpaid' }, undefined),
  'session expired': pack({ status: 'expired', payment: 'unpaid' }, undefined),
  paid: pack({}, paid()),
  'paid, not asked for at once': pack({}, paid(), false),
  'paid late: the money is on its way': pack({ payment: 'unpaid' }, undefined),
  'paid late: the money has come': pack({ createdAt: at(-9) }, paid()),
  'paid late: the money didn’t come': pack({ payment: 'unpaid', hasFailed: true }, undefined),
  'refunded in part': pack({}, paid({ refunds: [refund('succeeded', 2399)] })),
  'refunded wholly': pack(
    {},
    paid({ refunds: [refund('pending', 400), refund('succeeded', 2000)] }),
  ),
  'refund failed': pack({}, paid({ refunds: [refund('failed')] })),
  'inquiry of her bank': pack({}, paid({ disputes: [dispute('inquiry')] })),
  disputed: pack({}, paid({ disputes: [dispute('open')] })),
  'dispute won': pack({}, paid({ disputes: [dispute('won')] })),
  'dispute lost': pack({}, paid({ disputes: [dispute('lost')] })),
};

/** A gift grants its code instead of a right. A giver has nothing to request at once. */
const gift = (changes: Partial<PaymentSessionState>, payment: Payment | undefined): Outcome => {
  const { order, right, email } = pack(changes, payment);
  return { order, right: right === 'open' ? 'code' : right, email };
};

const gifts: Readonly<Record<string, Outcome>> = {
  'not paid yet': gift({ status: 'open', payment: 'unpaid' }, undefined),
  paid: gift({}, paid()),
  'refunded partly': gift({}, paid({ refunds: [refund('succeeded', 2399)] })),
  'refunded wholly': gift({}, paid({ refunds: [refund('pending')] })),
  'refund failed': gift({}, paid({ refunds: [refund('failed')] })),
  disputed: gift({}, paid({ disputes: [dispute('open')] })),
  'dispute won': gift({}, paid({ disputes: [dispute('won')] })),
};

const lastPayment = (changes: Partial<Payment> = {}): SubscriptionFacts['lastPayment'] => ({
  ...paid(changes),
  paidUntil: at(362),
});
const subscription = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  status: 'active',
  startedAt: at(-3),
  trialStart: undefined,
  trialEnd: undefined,
  periodStart: at(-3),
  periodEnd: at(362),
  endsAt: undefined,
  endedAt: undefined,
  isCollectionPaused: false,
  unpaidInvoices: [],
  lastPayment: lastPayment(),
  ...changes,
});

const judge = (
  facts: MembershipOrderAtPaymentService,
  startsNow: boolean,
  resumesAt?: Date,
): Outcome => {
  const { order, subscription: one } = orderAndSubscriptionStateFromPayment(facts, startsNow);
  const isPaid = order === 'paid' || order === 'refunded';
  if (one === undefined || !isPaid) return { order, right: 'none', email: 'no' };
  const opens = (moment: Date): boolean =>
    doesSubscriptionOpenItsRightAt({ ...one, resumesAt }, moment);
  const right = opens(now) ? 'open' : opens(one.opensAt) && one.opensAt > now ? 'later' : 'closed';
  return { order, right, email: 'yes' };
};
const membership = (
  changes: Partial<SubscriptionFacts>,
  startsNow = true,
  resumesAt?: Date,
): Outcome =>
  judge(
    { session: { status: 'complete' }, subscription: subscription(changes) },
    startsNow,
    resumesAt,
  );

const trial = {
  status: 'trialing',
  trialStart: at(-3),
  trialEnd: at(11),
  periodEnd: at(11),
  lastPayment: undefined,
} as const;
const pastDue = (days: number): Partial<SubscriptionFacts> => ({
  status: 'past_due',
  // A later invoice failed too.
  unpaidInvoices: [
    { dueSince: at(-1), minorUnits: 2400 },
    { dueSince: at(-days), minorUnits: 2400 },
  ],
});

const memberships: Readonly<Record<string, Outcome>> = {
  'not paid yet': judge({ session: { status: 'open' }, subscription: undefined }, true),
  'session expired': judge({ session: { status: 'expired' }, subscription: undefined }, true),
  paid: membership({}),
  'trial’s zero invoice': membership(trial, false),
  'first payment came after the trial': membership(
    { trialStart: at(-15), trialEnd: at(-1), startedAt: at(-15) },
    false,
  ),
  'first payment waits for her bank': membership({ status: 'incomplete', lastPayment: undefined }),
  'first payment never came': membership({
    status: 'incomplete_expired',
    lastPayment: undefined,
    endedAt: at(-1),
  }),
  renewed: membership({ startedAt: at(-400), periodStart: at(-35), periodEnd: at(330) }),
  'past due, within 14 days': membership(pastDue(graceDays)),
  'past due, after 14 days': membership(pastDue(graceDays + 1)),
  unpaid: membership({ status: 'unpaid' }),
  paused: membership({ status: 'paused' }),
  'paused until a day to come': membership({ status: 'paused' }, true, at(1)),
  'pause over, and Stripe hasn’t resumed it': membership({ status: 'paused' }, true, at(-1)),
  'paused, and nobody asked for it': membership({ status: 'paused' }, true, at(-2)),
  'paused by Stripe, because a payment failed': membership({ status: 'unpaid' }),
  // The buyer hadn't asked for it at once, so a trial that started with it would decide when it
  // opens.
  'pause over, its time given back': membership(
    {
      status: 'trialing',
      startedAt: at(-100),
      trialStart: at(-1),
      trialEnd: at(300),
      periodEnd: at(300),
    },
    false,
  ),
  'collection paused': membership({ isCollectionPaused: true }),
  'canceled at the period’s end': membership({ endsAt: at(362) }),
  'canceled at the period’s end, which came': membership({
    status: 'canceled',
    endsAt: at(-1),
    endedAt: at(-1),
  }),
  'canceled now': membership({
    status: 'canceled',
    endedAt: at(0),
    lastPayment: lastPayment({ refunds: [refund('succeeded', 2300)] }),
  }),
  'refunded in part': membership({
    lastPayment: lastPayment({ refunds: [refund('succeeded', 100)] }),
  }),
  'refunded wholly': membership({ lastPayment: lastPayment({ refunds: [refund('succeeded')] }) }),
  'refund failed': membership({ lastPayment: lastPayment({ refunds: [refund('failed')] }) }),
  'refunded wholly, then renewed': membership({
    periodStart: at(-1),
    lastPayment: lastPayment({ paidAt: at(-1) }),
  }),
  disputed: membership({ lastPayment: lastPayment({ disputes: [dispute('open')] }) }),
  'dispute won': membership({ lastPayment: lastPayment({ disputes: [dispute('won')] }) }),
  'dispute lost': membership({ lastPayment: lastPayment({ disputes: [dispute('lost')] }) }),
};

/** The rows of the table below a heading of docs/payments.md, by their first cell. */
const readTable = (heading: string): Readonly<Record<string, Outcome>> => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
  const [, section = ''] = text.split(`## ${heading}\n`);
  const [part = ''] = section.split('\n## ');
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (case|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return Object.fromEntries(
    rows.map(([, name = '', order = '', right = '', email = '']) => [
      name.replaceAll("'", '’'),
      { order, right, email },
    ]),
  );
};

describe('docs/payments.md', () => {
  it.each([
    ['Packs', packs],
    ['Gifts', gifts],
    ['Membership', memberships],
  ])('matches the functions for %s', (heading, computed) => {
    expect(readTable(heading)).toEqual(computed);
  });
});
