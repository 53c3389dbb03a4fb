/**
 * Every withdrawal from something that a member had ordered for herself, as a query with
 * `customer_id`, `right_id`, `title` and `at`: from an order, or from the packs of a cart. Gifts,
 * returned goods, and refunds that the owner decided are none.
 */
export const withdrawalsFromNonGiftOrdersSql = `
  select orders.customer_id, orders.right_id, orders.title, withdrawals.received_at as at
  from withdrawals join orders on orders.order_id = withdrawals.order_id
  where withdrawals.kind = 'withdrawal' and not for_deleted_account
  union all
  select shop_orders.customer_id, packs.right_id, packs.title, shop_returns.declared_at
  from shop_returns
  join shop_orders on shop_orders.shop_order_id = shop_returns.shop_order_id
  join shop_order_lines packs on packs.shop_order_id = shop_returns.shop_order_id
  where shop_returns.kind = 'return' and shop_returns.state <> 'declined' and not for_deleted_account and packs.kind = 'pack'
    and shop_returns.lines @> jsonb_build_array(jsonb_build_object('sku', packs.sku))`;
