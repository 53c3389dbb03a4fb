import type { PaymentRecord } from '../../../domain/payments/billing.ts';
import type { MoneyBackRecord } from '../../../domain/refunds/money-back.ts';
import { enqueueWorkSql } from '../../store/work-queue/enqueue-work.ts';
import type { StatementParameters } from '../../store/statement-parts.ts';

/**
 * The parts of a reading's statement that write its payments and what was returned of them. Money no longer in that list, such as
 * a failed refund, is ours again.
 */
export const writePaymentsSql = (
  payments: readonly PaymentRecord[],
  moneyBack: readonly MoneyBackRecord[],
  add: StatementParameters['add'],
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
 * The part of a reading's statement that pays back what we first hear of when the buyer's account is already being deleted: she
 * paid in the last second, or her bank was late. It is booked like a withdrawal. A payment is known by its invoice, too.
 */
export const payBackLeavingBuyerSql = (
  payments: readonly PaymentRecord[],
  isMembership: boolean,
  add: StatementParameters['add'],
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
