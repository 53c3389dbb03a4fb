import * as v from 'valibot';
import type { NoticeKindAndDetails } from '../../domain/notices/notices.ts';
import type { Money } from '../../domain/money.ts';
import { queueMailIfCauseHasRowSql, toMailParameter } from '../mail/queue-mail.ts';
import type { Database } from '../store/database.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';

const WithdrawalId = v.object({ withdrawal_id: v.string() });

/** The recipient of a notice about an order, with her customer id. */
export type NoticeAddressAndCustomerId = {
  readonly customerId: string;
  readonly address: string | undefined;
};

/** A notice to queue. Without an address the outbox reports it, so that the owner looks into it. */
export const toNoticeMailParameter = (
  mailId: string,
  { customerId, address }: NoticeAddressAndCustomerId,
  notice: NoticeKindAndDetails,
): string => toMailParameter({ mailId, customerId, address: address ?? '', ...notice });

export type NewWithdrawal = {
  readonly withdrawalId: string;
  readonly orderId: string;
  readonly title: string;
  readonly paymentId: string | undefined;
  readonly kind: 'withdrawal' | 'gift';
  readonly refund: Money;
  readonly endsSubscription: boolean;
  readonly at: Date;
  readonly to: NoticeAddressAndCustomerId;
};

// The statement that stores the withdrawal also closes the gift, so if a redemption and a refund
// happen at the same moment, only one succeeds.
const causes = {
  withdrawal: 'select $2::text as order_id',
  gift: `update gifts set state = 'refunded', refund_due = true where order_id = $2 and state = 'open' returning order_id`,
} as const;

const declareStatement = (kind: NewWithdrawal['kind']): string => `
  with cause as (${causes[kind]}),
  declared as (
    insert into withdrawals (withdrawal_id, order_id, payment_id, kind, state, currency, minor_units, ends_subscription,
      received_at)
    select $1::text, order_id, $3::text, $4::text, 'received', $5::text, $6::integer, $7::boolean, $8::timestamptz
    from cause
    on conflict do nothing
    returning withdrawal_id),
  queued as (${enqueueWorkSql('withdrawal', { from: 'declared', key: 'withdrawal_id', now: '$8' })}),
  ${queueMailIfCauseHasRowSql('told', 'declared', '$9', '$8')}
  select withdrawal_id from declared`;

/**
 * Stores a withdrawal, together with the e-mail that confirms it: it takes effect then. False if it
 * is already stored, or if the gift is no longer open.
 */
export const declareWithdrawal = async (
  database: Database,
  {
    withdrawalId,
    orderId,
    title,
    paymentId,
    kind,
    refund,
    endsSubscription,
    at,
    to,
  }: NewWithdrawal,
): Promise<boolean> => {
  const mail = toNoticeMailParameter(`withdrawal-received:${withdrawalId}`, to, {
    kind: 'withdrawal-received',
    details: { title, orderId, receivedAt: at.toISOString(), amount: refund },
  });
  const rows = await database.query(WithdrawalId, declareStatement(kind), [
    withdrawalId,
    orderId,
    paymentId ?? null,
    kind,
    refund.currency,
    refund.minorUnits,
    endsSubscription,
    at,
    mail,
  ]);
  return rows.length > 0;
};

/** Stores a refund request. Asking again before the decision changes nothing. */
export const storeDiscretionaryRefundRequest = async (
  database: Database,
  request: {
    readonly withdrawalId: string;
    readonly orderId: string;
    readonly paymentId: string | undefined;
    readonly reason: string;
    readonly currency: Money['currency'];
    readonly at: Date;
  },
): Promise<void> => {
  await database.query(
    v.object({}),
    `insert into withdrawals (withdrawal_id, order_id, payment_id, kind, state, reason, currency, minor_units,
       ends_subscription, received_at)
     values ($1, $2, $3, 'request', 'asked', $4, $5, 0, false, $6)
     on conflict do nothing`,
    [
      request.withdrawalId,
      request.orderId,
      request.paymentId ?? null,
      request.reason,
      request.currency,
      request.at,
    ],
  );
};

const DueWithdrawal = v.object({
  withdrawal_id: v.string(),
  order_id: v.string(),
  payment_id: v.nullable(v.string()),
  minor_units: v.number(),
  ends_subscription: v.boolean(),
});
/** A withdrawal that is to be booked at Stripe. */
export type DueWithdrawal = Readonly<v.InferOutput<typeof DueWithdrawal>>;

/** The withdrawal with this id; undefined if it is booked already. */
export const findDueWithdrawalById = async (
  database: Database,
  withdrawalId: string,
): Promise<DueWithdrawal | undefined> => {
  const [due] = await database.query(
    DueWithdrawal,
    `select withdrawal_id, order_id, payment_id, minor_units, ends_subscription
     from withdrawals where withdrawal_id = $1 and state = 'received'`,
    [withdrawalId],
  );
  return due;
};

/**
 * The ids of an order's withdrawals that were received but not booked, in no order; empty if there
 * are none.
 */
export const findDueWithdrawalIdsOfOrder = async (
  database: Database,
  orderId: string,
): Promise<readonly string[]> => {
  const rows = await database.query(
    WithdrawalId,
    `select withdrawal_id from withdrawals where order_id = $1 and state = 'received'`,
    [orderId],
  );
  return rows.map(({ withdrawal_id: id }) => id);
};

/** Stores that a withdrawal is booked at Stripe. */
export const storeWithdrawalBookedAtStripe = async (
  database: Database,
  withdrawalId: string,
  refundId: string | undefined,
  now: Date,
): Promise<void> => {
  await database.query(
    v.object({}),
    `with booked as (
       update withdrawals set state = 'done', refund_id = $2, done_at = $3
       where withdrawal_id = $1 and state = 'received'
       returning order_id)
     update gifts set refund_due = false from booked where gifts.order_id = booked.order_id`,
    [withdrawalId, refundId ?? null, now],
  );
};
