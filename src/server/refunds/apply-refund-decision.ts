import * as v from 'valibot';
import { CurrencySchema } from '../../domain/money-schema.ts';
import { Refusal } from '../http/answers.ts';
import { queueMailIfCauseHasRowSql } from '../mail/queue-mail.ts';
import { enqueueWorkSql } from '../store/work-queue/enqueue-work.ts';
import { carryOutWithdrawalsOfOrder, type WithdrawalDependencies } from './book-withdrawal.ts';
import { toNoticeMailParameter } from './withdrawals.ts';

/** The owner's decision about a refund request. */
export type RefundDecision = {
  readonly withdrawalId: string;
  /** The amount to refund; 0 declines. */
  readonly minorUnits: number;
  /** Whether it ends the membership. A refund of the whole last payment always does. */
  readonly endsAccess: boolean;
  /** The reason given to the member if it is declined. */
  readonly reason: string;
  /** The subject of the owner who decided. */
  readonly by: string;
};

const Request = v.object({
  order_id: v.string(),
  customer_id: v.string(),
  address: v.nullable(v.string()),
  title: v.string(),
  currency: CurrencySchema,
  left: v.number(),
  /** Whether nothing has been paid for the order since. */
  is_newest: v.boolean(),
});

const requestStatement = `
  select w.order_id, orders.customer_id, customers.address, orders.title, w.currency,
    coalesce(payments.minor_units - (select coalesce(sum(b.minor_units), 0)::integer from money_back b
      where b.payment_id = w.payment_id and is_back), 0) as left,
    not exists (select from payments later where later.order_id = w.order_id and later.paid_at > payments.paid_at) as is_newest
  from withdrawals w
  join orders on orders.order_id = w.order_id
  join customers on customers.customer_id = orders.customer_id
  left join payments on payments.payment_id = w.payment_id
  where w.withdrawal_id = $1 and w.kind = 'request' and w.state = 'asked'`;

const act = `
  insert into owner_acts (act_id, at, subject, act, about, details)
  select $7::text, $4::timestamptz, $5::text, $6::text, withdrawal_id, $8::jsonb from decided`;

const grantStatement = `
  with decided as (
    update withdrawals set state = 'received', minor_units = $2::integer, ends_subscription = $3::boolean, decided_at = $4::timestamptz,
      decided_by = $5::text
    where withdrawal_id = $1 and kind = 'request' and state = 'asked'
    returning withdrawal_id),
  queued as (${enqueueWorkSql('withdrawal', { from: 'decided', key: 'withdrawal_id', now: '$4' })}),
  noted as (${act})
  select withdrawal_id from decided`;

const declineStatement = `
  with decided as (
    update withdrawals set state = 'declined', minor_units = $2::integer, ends_subscription = $3::boolean,
      decided_at = $4::timestamptz, decided_by = $5::text
    where withdrawal_id = $1 and kind = 'request' and state = 'asked'
    returning withdrawal_id),
  noted as (${act}),
  ${queueMailIfCauseHasRowSql('told', 'decided', '$9', '$4')}
  select withdrawal_id from decided`;

const decidedAlready = (): Refusal =>
  new Refusal(409, 'This has been decided already, or was never asked.');

/**
 * Decides a refund request, and records the owner in the same statement (`owner_acts`). A granted
 * refund is booked like a withdrawal: now, or later if Stripe doesn't answer. Refuses (409) a
 * request that is no longer open, or an amount above the rest of the payment.
 */
export const applyRefundDecision = async (
  dependencies: WithdrawalDependencies & { readonly newId: () => string },
  { withdrawalId, minorUnits, endsAccess, reason, by }: RefundDecision,
): Promise<void> => {
  const { database, now, newId } = dependencies;
  const [request] = await database.query(Request, requestStatement, [withdrawalId]);
  if (request === undefined) throw decidedAlready();
  if (minorUnits > request.left) {
    throw new Refusal(409, 'That is more than is left of what she has paid.');
  }
  const time = now();
  const isGranted = minorUnits > 0;
  // The member may have paid for another year while the request was waiting.
  const isAll = minorUnits === request.left && request.is_newest;
  const ends = isGranted && (endsAccess || isAll);
  const details = JSON.stringify({
    orderId: request.order_id,
    currency: request.currency,
    minorUnits,
    endsAccess: ends,
    reason,
  });
  const values = [
    withdrawalId,
    minorUnits,
    ends,
    time,
    by,
    isGranted ? 'refund-granted' : 'refund-declined',
    newId(),
    details,
  ];
  const to = { customerId: request.customer_id, address: request.address ?? undefined };
  const rows = await database.query(
    v.object({ withdrawal_id: v.string() }),
    isGranted ? grantStatement : declineStatement,
    isGranted
      ? values
      : [
          ...values,
          toNoticeMailParameter(`refund-declined:${withdrawalId}`, to, {
            kind: 'refund-declined',
            details: { title: request.title, orderId: request.order_id, reason },
          }),
        ],
  );
  if (rows.length === 0) throw decidedAlready();
  if (isGranted) await carryOutWithdrawalsOfOrder(dependencies, request.order_id);
};
