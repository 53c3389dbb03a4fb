import * as v from 'valibot';
import type { SingleItemOrderState } from '../../../domain/orders/checkout.ts';
import { payableStates } from '../../../domain/orders/payment-states.ts';
import type { PaymentForOurBooks } from '../../../domain/payments/billing.ts';
import type { RefundOrDisputeForOurBooks } from '../../../domain/refunds/money-back.ts';
import {
  toMailParameter,
  type MailToQueue,
  sqlPartsThatQueueMails,
  selectMailIfCauseHasRowSql,
} from '../../mail/queue-mail.ts';
import {
  type Database,
  createStatementParameterCollector,
  type StatementParameterCollector,
  joinNamedSqlPartsForWithClause,
} from '../../store/database.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import { writeGiftSql, type GiftOfOrderToWrite } from '../../rights/gift-sql.ts';
import {
  writeMembershipSql,
  grantPackSql,
  type PackGrantOfOrderToWrite,
  type SubscriptionOfOrderToWrite,
} from '../../rights/write-rights.ts';
import { enqueueWorkSql } from '../../store/work-queue/enqueue-work.ts';

/**
 * The right that an order gives: a permanent one, one that lasts while a subscription counts, or
 * one for whoever redeems a gift's code.
 */
export type PackMembershipOrGiftToWrite =
  | PackGrantOfOrderToWrite
  | SubscriptionOfOrderToWrite
  | GiftOfOrderToWrite;

/** The result of reading an order from the payment service. */
export type ItemOrderReadFromTill = {
  readonly orderId: string;
  /** The number drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly state: SingleItemOrderState;
  /** The session; undefined if the payment service has none for this order. */
  readonly sessionId: string | undefined;
  readonly right: PackMembershipOrGiftToWrite | undefined;
  /** Where the buyer's notices about the order go; undefined if that was not read. */
  readonly address?: string | undefined;
  readonly payments?: readonly PaymentForOurBooks[];
  readonly moneyBack?: readonly RefundOrDisputeForOurBooks[];
  /** The order's confirmation, if it is paid. It is queued once. */
  readonly confirmation: MailToQueue | undefined;
  /** The other e-mails that follow from the reading. Each is queued once. */
  readonly notices?: readonly MailToQueue[];
};

// A session that was open when it was read may have been closed in the meantime: then the order
// stays closed.
const freshOrder = `
  update orders set state = $2, session_id = coalesce(session_id, $3), reading = $4::bigint, read_at = $5::timestamptz
  where order_id = $1 and reading < $4::bigint and ($2 <> 'open' or state in ${sqlListOf(payableStates)})
  returning order_id, customer_id, right_id`;

const rightParts = (
  right: PackMembershipOrGiftToWrite,
  add: StatementParameterCollector['add'],
): Readonly<Record<string, string>> => {
  if (right.kind === 'pack') return { granted: grantPackSql(right, 'fresh', add) };
  if (right.kind === 'membership') {
    return { subscribed: writeMembershipSql(right, 'fresh', add) };
  }
  return writeGiftSql(right, add);
};

// A reading must not restore the address of an account that is being deleted.
const addressPart = (address: string, add: StatementParameterCollector['add']): string => `
  update customers set address = ${add(address, 'text')} from fresh
  where customers.customer_id = fresh.customer_id and deleted_at is null`;

/**
 * Writes a reading of an order in one statement: its state, its right, its payments and what was
 * returned of them, and the resulting e-mails. What a member pays while her account is being
 * deleted is refunded. A reading that is older than the last written one changes nothing, so
 * readings may be written twice and in any order. The right of an order is written only here.
 */
export const storeItemOrderReadFromTill = async (
  database: Database,
  {
    orderId,
    reading,
    readAt,
    state,
    sessionId,
    right,
    address = '',
    payments = [],
    moneyBack = [],
    confirmation,
    notices = [],
  }: ItemOrderReadFromTill,
): Promise<void> => {
  const { values, add } = createStatementParameterCollector([
    orderId,
    state,
    sessionId ?? null,
    reading,
    readAt,
  ]);
  const parts: Record<string, string> = {
    fresh: freshOrder,
    ...(right === undefined ? {} : rightParts(right, add)),
    ...(address === '' ? {} : { addressed: addressPart(address, add) }),
    ...(payments.length === 0 ? {} : writePaymentsSql(payments, moneyBack, add)),
    ...(payments.length === 0
      ? {}
      : payBackLeavingBuyerSql(payments, right?.kind === 'membership', add)),
  };
  const mails = confirmation === undefined ? notices : [confirmation, ...notices];
  for (const [index, mail] of mails.entries()) {
    const row = selectMailIfCauseHasRowSql('fresh', add(toMailParameter(mail)));
    Object.assign(parts, sqlPartsThatQueueMails(`told_${index}`, row, '$5'));
  }
  await database.query(
    v.object({}),
    `with ${joinNamedSqlPartsForWithClause(parts)} select from fresh`,
    values,
  );
};

/**
 * The parts of a reading's statement that write its payments and what was returned of them. Money
 * no longer in that list, such as a failed refund, is ours again.
 */
const writePaymentsSql = (
  payments: readonly PaymentForOurBooks[],
  moneyBack: readonly RefundOrDisputeForOurBooks[],
  add: StatementParameterCollector['add'],
): Readonly<Record<string, string>> => {
  const paid = add(
    JSON.stringify(
      payments.map((one) => ({
        payment_id: one.paymentId,
        invoice_id: one.invoiceId,
        cause: one.cause,
        currency: one.currency,
        minor_units: one.minorUnits,
        paid_at: one.paidAt,
        paid_until: one.paidUntil,
      })),
    ),
    'jsonb',
  );
  const moved = add(
    JSON.stringify(
      moneyBack.map((one) => ({
        money_back_id: one.moneyBackId,
        payment_id: one.paymentId,
        kind: one.kind,
        minor_units: one.minorUnits,
        is_back: one.isBack,
        moved_at: one.movedAt,
      })),
    ),
    'jsonb',
  );
  return {
    paid: `
      insert into payments (payment_id, order_id, invoice_id, cause, currency, minor_units, paid_at, paid_until)
      select payment_id, order_id, invoice_id, cause, currency, minor_units, paid_at, paid_until
      from fresh, jsonb_to_recordset(${paid}) as read (payment_id text, invoice_id text, cause text, currency text,
        minor_units integer, paid_at timestamptz, paid_until timestamptz)
      on conflict (payment_id) do update set
        invoice_id = excluded.invoice_id, cause = excluded.cause, minor_units = excluded.minor_units,
        paid_at = excluded.paid_at, paid_until = excluded.paid_until`,
    moved: `
      insert into money_back (money_back_id, payment_id, kind, minor_units, is_back, moved_at)
      select money_back_id, payment_id, kind, minor_units, is_back, moved_at
      from fresh, jsonb_to_recordset(${moved}) as read (money_back_id text, payment_id text, kind text,
        minor_units integer, is_back boolean, moved_at timestamptz)
      on conflict (money_back_id) do update set
        minor_units = excluded.minor_units, is_back = excluded.is_back, moved_at = excluded.moved_at`,
    returned: `
      update money_back set is_back = false
      from fresh
      where is_back
        and payment_id in (select one ->> 'payment_id' from jsonb_array_elements(${paid}) as one)
        and money_back_id not in (select one ->> 'money_back_id' from jsonb_array_elements(${moved}) as one)`,
  };
};

/**
 * The part of a reading's statement that pays back what we first hear of when the buyer's account
 * is already being deleted: she paid in the last second, or her bank was late. It is booked like a
 * withdrawal. A payment is known by its invoice, too.
 */
const payBackLeavingBuyerSql = (
  payments: readonly PaymentForOurBooks[],
  isMembership: boolean,
  add: StatementParameterCollector['add'],
): Readonly<Record<string, string>> => {
  const paid = add(
    JSON.stringify(
      payments.map((one) => ({
        payment_id: one.paymentId,
        invoice_id: one.invoiceId,
        currency: one.currency,
        minor_units: one.minorUnits,
      })),
    ),
    'jsonb',
  );
  return {
    paid_late: `
      insert into withdrawals (withdrawal_id, order_id, payment_id, kind, state, currency, minor_units, ends_subscription,
        received_at, for_deleted_account)
      select 'account-deleted:' || payment_id, fresh.order_id, payment_id, 'withdrawal', 'received', currency, minor_units,
        ${add(isMembership, 'boolean')}, $5::timestamptz, true
      from fresh
      join customers on customers.customer_id = fresh.customer_id and customers.deleted_at is not null
      cross join jsonb_to_recordset(${paid}) as read (payment_id text, invoice_id text, currency text, minor_units integer)
      where not exists (select from payments as known
        where known.order_id = fresh.order_id and (known.payment_id = read.payment_id or known.invoice_id = read.invoice_id))
      on conflict do nothing
      returning withdrawal_id`,
    paid_late_work: enqueueWorkSql('withdrawal', {
      from: 'paid_late',
      key: 'withdrawal_id',
      now: '$5',
    }),
  };
};
