import * as v from 'valibot';
import type { OwnMembershipOrPackOrderFacts } from '../../domain/account/account-history-facts.ts';
import { giftStates } from '../../domain/gifts/gifts.ts';
import { yearlyRenewingOfferKeys } from '../../domain/membership/yearly-renewing-offer-keys.ts';
import {
  orderStatesWithMoneyTakenOrComing,
  singleItemOrderStates,
} from '../../domain/orders/checkout.ts';
import { hasAgreedToInstantSupply } from '../../domain/orders/instant-supply-agreements.ts';
import { singleItemOrderKinds } from '../../domain/orders/single-item-order-kinds.ts';
import type {
  PaymentWithReturnedAmount,
  StoredWithdrawalOrRefundRequest,
} from '../../domain/refunds/withdrawal.ts';
import type { StoredMemberRights } from '../../domain/rights/member-rights.ts';
import { agreementsOfStoredOrder } from '../orders/order-books.ts';
import type { Database } from '../store/database.ts';
import { moneyColumnSchemas } from '../store/money-column-schemas.ts';

const date = v.nullable(v.date());
const text = v.nullable(v.string());

const OrderRow = v.object({
  order_id: v.string(),
  title: v.string(),
  kind: v.picklist(singleItemOrderKinds),
  product_id: v.string(),
  right_id: v.string(),
  offer: v.nullable(v.picklist(yearlyRenewingOfferKeys)),
  is_gift: v.boolean(),
  ordered_at: v.date(),
  ...moneyColumnSchemas,
  agreements_version: v.string(),
  supply_now: v.boolean(),
  knows_consequence: v.boolean(),
  state: v.picklist(singleItemOrderStates),
  gift_state: v.nullable(v.picklist(giftStates)),
  starts_on: text,
  to_name: text,
  made_at: date,
  redeemed_at: date,
});
type OrderRow = Readonly<v.InferOutput<typeof OrderRow>>;

// Orders that were never paid are left out.
const orderStatement = `
  select orders.order_id, title, orders.kind, product_id, orders.right_id, offer,
    (orders.gift is not null or orders.kind = 'gift-membership') as is_gift, ordered_at, currency, minor_units,
    agreements_version, supply_now, knows_consequence, orders.state, gifts.state as gift_state,
    gifts.starts_on::text as starts_on, orders.gift ->> 'toName' as to_name, gifts.made_at, gifts.redeemed_at
  from orders left join gifts on gifts.order_id = orders.order_id
  where orders.customer_id = $1 and orders.state = any ($2::text[])
  order by ordered_at desc, orders.order_id`;

const PaymentRow = v.object({
  order_id: v.string(),
  payment_id: v.string(),
  cause: v.picklist(['order', 'renewal']),
  ...moneyColumnSchemas,
  back: v.number(),
  paid_at: v.date(),
  paid_until: date,
});

const paymentStatement = `
  select payments.order_id, payment_id, cause, payments.currency, payments.minor_units, paid_at, paid_until,
    (select coalesce(sum(b.minor_units), 0)::integer from money_back b
      where b.payment_id = payments.payment_id and is_back) as back
  from payments join orders on orders.order_id = payments.order_id
  where orders.customer_id = $1`;

const WithdrawalRow = v.object({
  order_id: v.string(),
  payment_id: text,
  state: v.picklist(['asked', 'received', 'done', 'declined']),
  ...moneyColumnSchemas,
  at: v.date(),
});

const withdrawalStatement = `
  select withdrawals.order_id, payment_id, withdrawals.state, withdrawals.currency, withdrawals.minor_units,
    case withdrawals.state when 'done' then coalesce(done_at, received_at) when 'declined' then coalesce(decided_at, received_at)
      else received_at end as at
  from withdrawals join orders on orders.order_id = withdrawals.order_id
  where orders.customer_id = $1`;

const toGift = (row: OrderRow): OwnMembershipOrPackOrderFacts['gift'] => {
  const { gift_state: state, starts_on: startsOn, made_at: madeAt } = row;
  if (state === null || startsOn === null || madeAt === null) return undefined;
  const toName = row.to_name ?? '';
  return {
    state,
    startsOn,
    madeAt,
    toName: toName === '' ? undefined : toName,
    redeemedAt: row.redeemed_at ?? undefined,
  };
};

const toPayment = (row: v.InferOutput<typeof PaymentRow>): PaymentWithReturnedAmount => ({
  paymentId: row.payment_id,
  cause: row.cause,
  amount: { currency: row.currency, minorUnits: row.minor_units },
  backMinorUnits: row.back,
  paidAt: row.paid_at,
  paidUntil: row.paid_until ?? undefined,
});

const toWithdrawal = (
  row: v.InferOutput<typeof WithdrawalRow>,
): StoredWithdrawalOrRefundRequest => ({
  state: row.state,
  paymentId: row.payment_id ?? undefined,
  refund: { currency: row.currency, minorUnits: row.minor_units },
  at: row.at,
});

/**
 * The orders of a member that are paid or being paid, with everything that belongs to them; newest
 * first.
 */
export const readOwnMembershipAndPackOrders = async (
  database: Database,
  { customerId, subscriptions }: StoredMemberRights,
): Promise<readonly OwnMembershipOrPackOrderFacts[]> => {
  const orders = await database.query(OrderRow, orderStatement, [
    customerId,
    orderStatesWithMoneyTakenOrComing,
  ]);
  if (orders.length === 0) return [];
  const payments = await database.query(PaymentRow, paymentStatement, [customerId]);
  const withdrawals = await database.query(WithdrawalRow, withdrawalStatement, [customerId]);
  const paymentsOf = Map.groupBy(payments, (row) => row.order_id);
  const withdrawalsOf = Map.groupBy(withdrawals, (row) => row.order_id);
  return orders.map((row) => ({
    orderId: row.order_id,
    title: row.title,
    kind: row.kind,
    productId: row.product_id,
    rightId: row.right_id,
    offer: row.offer ?? undefined,
    isGift: row.is_gift,
    orderedAt: row.ordered_at,
    price: { currency: row.currency, minorUnits: row.minor_units },
    startsNow: hasAgreedToInstantSupply(agreementsOfStoredOrder(row)),
    state: row.state,
    gift: toGift(row),
    subscription: subscriptions.find(({ orderId }) => orderId === row.order_id),
    payments: (paymentsOf.get(row.order_id) ?? []).map(toPayment),
    withdrawals: (withdrawalsOf.get(row.order_id) ?? []).map(toWithdrawal),
  }));
};
