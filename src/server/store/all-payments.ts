const kindSql = `case
  when orders.gift is not null or orders.kind = 'gift-membership' then 'gift'
  when orders.kind = 'pack' then 'pack'
  else 'membership' end`;

/**
 * Every payment that we have had, each once: of memberships and their renewals, packs and gifts,
 * and of the shop's orders. A pack in a cart is part of the cart's payment. The owner's figures and
 * her counts of sales are all read from here.
 */
export const allPaymentsSql = `
  select ${kindSql} as kind,
    cause, title as what, payments.currency, payments.minor_units, paid_at
  from payments join orders using (order_id)
  union all
  select 'shop', 'order', 'Orders', currency, minor_units, paid_at from shop_orders where state = 'paid'`;

/** Everything that has gone back of these payments, each refund and each lost dispute once. */
export const allRefundsAndLostDisputesSql = `
  select ${kindSql} as kind,
    title as what, payments.currency, money_back.minor_units, moved_at
  from money_back join payments using (payment_id) join orders using (order_id) where is_back
  union all
  select 'shop', 'Orders', currency, shop_money_back.minor_units, moved_at
  from shop_money_back join shop_orders using (shop_order_id) where is_back`;
