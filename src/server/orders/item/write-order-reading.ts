import * as v from 'valibot';
import type { OrderState } from '../../../domain/orders/checkout.ts';
import { payableStates } from '../../../domain/orders/payment-states.ts';
import type { PaymentRecord } from '../../../domain/payments/billing.ts';
import type { MoneyBackRecord } from '../../../domain/refunds/money-back.ts';
import {
  toMailParameter,
  type QueuedMail,
  queueMailParts,
  mailRowSql,
} from '../../mail/queue-mail.ts';
import type { Database } from '../../store/database.ts';
import { sqlListOf } from '../../store/sql-list.ts';
import { writeGiftSql, type GiftOfOrder } from '../../rights/gift-sql.ts';
import { payBackLeavingBuyerSql, writePaymentsSql } from './money-sql.ts';
import {
  createParameters,
  type StatementParameters,
  joinNamedParts,
} from '../../store/statement-parts.ts';
import {
  writeMembershipSql,
  grantPackSql,
  type MembershipOfOrder,
  type PackOfOrder,
} from '../../rights/write-rights.ts';

/** The right that an order gives: a permanent one, one that lasts while a subscription counts, or one for whoever redeems a gift's code. */
export type RightOfOrder = PackOfOrder | MembershipOfOrder | GiftOfOrder;

/** The result of reading an order from the payment service. */
export type OrderReading = {
  readonly orderId: string;
  /** The number drawn before the reading. */
  readonly reading: string;
  readonly readAt: Date;
  readonly state: OrderState;
  /** The session; undefined if the payment service has none for this order. */
  readonly sessionId: string | undefined;
  readonly right: RightOfOrder | undefined;
  /** Where the buyer's notices about the order go; undefined if that was not read. */
  readonly address?: string | undefined;
  readonly payments?: readonly PaymentRecord[];
  readonly moneyBack?: readonly MoneyBackRecord[];
  /** The order's confirmation, if it is paid. It is queued once. */
  readonly confirmation: QueuedMail | undefined;
  /** The other e-mails that follow from the reading. Each is queued once. */
  readonly notices?: readonly QueuedMail[];
};

// A session that was open when it was read may have been closed in the meantime: then the order stays closed.
const freshOrder = `
  update orders set state = $2, session_id = coalesce(session_id, $3), reading = $4::bigint, read_at = $5::timestamptz
  where order_id = $1 and reading < $4::bigint and ($2 <> 'open' or state in ${sqlListOf(payableStates)})
  returning order_id, customer_id, right_id`;

const rightParts = (
  right: RightOfOrder,
  add: StatementParameters['add'],
): Readonly<Record<string, string>> => {
  if (right.kind === 'pack') return { granted: grantPackSql(right, 'fresh', add) };
  if (right.kind === 'membership') {
    return { subscribed: writeMembershipSql(right, 'fresh', add) };
  }
  return writeGiftSql(right, add);
};

// A reading must not restore the address of an account that is being deleted.
const addressPart = (address: string, add: StatementParameters['add']): string => `
  update customers set address = ${add(address, 'text')} from fresh
  where customers.customer_id = fresh.customer_id and deleted_at is null`;

/**
 * Writes a reading of an order in one statement: its state, its right, its payments and what was returned of them, and the
 * resulting e-mails. What a member pays while her account is being deleted is refunded. A reading that is older than the last written one changes nothing, so readings may be written twice and in
 * any order. The right of an order is written only here.
 */
export const writeOrderReading = async (
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
  }: OrderReading,
): Promise<void> => {
  const { values, add } = createParameters([orderId, state, sessionId ?? null, reading, readAt]);
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
    const row = mailRowSql('fresh', add(toMailParameter(mail)));
    Object.assign(parts, queueMailParts(`told_${index}`, row, '$5'));
  }
  await database.query(v.object({}), `with ${joinNamedParts(parts)} select from fresh`, values);
};
