import * as v from 'valibot';
import type { Database } from '../../../src/server/store/database.ts';
import type { Member } from './member.ts';
import { toDate, toTime, ukDay, type Time } from './model-time.ts';

/** The facts in each kind of e-mail, in the model's order. */
const named: Readonly<Record<string, readonly string[]>> = {
  'order-confirmation': ['title'],
  'renewal-reminder': ['title', 'renewsAt', 'price', 'days'],
  renewed: ['title', 'price', 'paidAt', 'paidUntil', 'withdrawUntil'],
  'payment-failed': ['title', 'price', 'openUntil'],
  'card-expiring': ['title', 'cardEndsOn', 'renewsAt'],
  cancelled: ['title', 'endsAt'],
  kept: ['title', 'renewsAt', 'price'],
  paused: ['title', 'pausedAt', 'resumesAt'],
  resumed: ['title', 'renewsAt', 'price'],
  ended: ['title', 'endedAt'],
  refund: ['title', 'amount'],
  'withdrawal-received': ['title', 'receivedAt', 'amount'],
  'gift-code': ['title', 'startsOn'],
  'gift-for-you': ['title', 'startsOn'],
  'gift-redeemed': ['title', 'redeemedAt'],
  'second-member-removed': ['endedAt'],
};

const Amount = v.object({ currency: v.string(), minorUnits: v.number() });

const toWords = (value: unknown): string => {
  if (v.is(Amount, value)) return `${value.minorUnits} ${value.currency}`;
  if (typeof value !== 'string') return String(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? ukDay(toTime(value)) : value;
};

const QueuedMail = v.object({
  customer_id: v.nullable(v.string()),
  kind: v.string(),
  address: v.string(),
  details: v.record(v.string(), v.unknown()),
});

/** The e-mails queued after a given time, by member, in the model's format. */
export const readMails = async (
  database: Database,
  after: Time,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await database.query(
    QueuedMail,
    `select coalesce(mails.customer_id, orders.customer_id) as customer_id, mails.kind, mails.address, details
     from mails left join orders on mails.mail_id = 'order-confirmation:' || orders.order_id
     -- What starts with a right is in tests/integration/server/start-notices.test.ts.
     where queued_at > $1 and mails.kind not in ('welcome', 'first-guide')`,
    [toDate(after)],
  );
  const found = new Map<string, string[]>();
  for (const { customer_id: customer, kind, address, details } of rows) {
    const facts = (named[kind] ?? []).map((name) => toWords(details[name]));
    // Every e-mail goes to the member, except those that a giver has asked us to send.
    const isHers = address === `${customer}@example.com`;
    const to = isHers || kind === 'gift-for-you' ? [] : [`to ${address}`];
    const words = [kind, ...facts, ...to].join(' | ');
    const list = found.get(customer ?? '') ?? [];
    list.push(words);
    found.set(customer ?? '', list);
  }
  return found;
};

const StoredPayment = v.object({
  order_id: v.string(),
  cause: v.string(),
  minor_units: v.number(),
  paid_at: v.date(),
  paid_until: v.nullable(v.date()),
  back: v.number(),
});

/** Payments and refunds according to our books, by order. */
export const readPayments = async (
  database: Database,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await database.query(
    StoredPayment,
    `select order_id, cause, minor_units, paid_at, paid_until, (
       select coalesce(sum(minor_units), 0)::int from money_back where is_back and payment_id = payments.payment_id) as back
     from payments order by paid_at`,
  );
  const found = new Map<string, string[]>();
  for (const one of rows) {
    const list = found.get(one.order_id) ?? [];
    list.push(
      `${one.cause} ${one.minor_units} on ${one.paid_at.toISOString()} until ${one.paid_until?.toISOString() ?? 'ever'}, ${one.back} back`,
    );
    found.set(one.order_id, list);
  }
  return found;
};

/** Payments according to the model, as far as our site has heard of them, in the same format. */
export const paymentsOf = ({ orders }: Member): ReadonlyMap<string, readonly string[]> =>
  new Map(
    orders.flatMap(({ orderId, known }) =>
      known === undefined || known.state.payments.length === 0
        ? []
        : [
            [
              orderId,
              known.state.payments.map(({ cause, amount, at, until, moneyBack }) => {
                const returned = moneyBack.reduce(
                  (sum, one) => sum + (one.isBack ? one.amount : 0),
                  0,
                );
                const end = until === undefined ? 'ever' : toDate(until).toISOString();
                return `${cause} ${amount} on ${toDate(at).toISOString()} until ${end}, ${returned} back`;
              }),
            ] as const,
          ],
    ),
  );

const Unsent = v.object({ mail_id: v.string() });

/** The e-mails that have not been sent. */
export const readUnsent = async (database: Database): Promise<readonly string[]> =>
  (await database.query(Unsent, `select mail_id from mails where state <> 'sent'`)).map(
    ({ mail_id: id }) => id,
  );
