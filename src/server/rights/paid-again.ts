/**
 * The grants that a member has paid for although an earlier payment had opened the same right, as a query with `source`,
 * `order_id` and `shop_order_id`. A gift wasn't paid by her, and one whose money has gone back opens nothing.
 * @param customerId The parameter with the member's customer id.
 */
export const paidAgainSql = (customerId: string): string => `
  select source, order_id, shop_order_id
  from (
    select source, order_id, shop_order_id, row_number() over (partition by right_id order by granted_at, source) as place
    from grants
    where customer_id = ${customerId} and state = 'granted' and not starts_with(source, 'gift:')
  ) as paid
  where place > 1`;
