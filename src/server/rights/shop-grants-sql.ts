/**
 * The part of a reading's statement that writes the grants for the packs of a shop order: once they are paid for, from the moment
 * at which they open, and withdrawn when all of the money was returned. A pack that she has withdrawn from stays closed. That is
 * stored in its own row: a reading that waits for that row sees what has just been written there.
 * @param fresh The name of the part that has changed the order's row.
 * @param opensAt The parameter with the moment at which packs open, null until they are paid for.
 * @param returned The name of a part with a row if the packs go back with this very reading.
 */
export const shopGrantsSql = (fresh: string, opensAt: string, returned: string): string => `
  insert into grants (source, right_id, customer_id, shop_order_id, granted_at, state, opens_at, returned_at)
  select ${fresh}.shop_order_id || ':' || sku, right_id, customer_id, ${fresh}.shop_order_id, paid_at,
    case when refunded_minor_units >= minor_units or exists (select from ${returned}) then 'withdrawn' else 'granted' end,
    ${opensAt}, case when exists (select from ${returned}) then paid_at end
  from ${fresh} join shop_order_lines on shop_order_lines.shop_order_id = ${fresh}.shop_order_id
  where kind = 'pack' and customer_id is not null and ${fresh}.state = 'paid' and not_kept is null and paid_at is not null
    and ${opensAt} is not null
  on conflict (source, right_id) do update set
    granted_at = excluded.granted_at, opens_at = excluded.opens_at,
    returned_at = coalesce(grants.returned_at, excluded.returned_at),
    state = case when grants.returned_at is null then excluded.state else 'withdrawn' end`;

/**
 * The part of a statement that permanently closes returned packs.
 * @param returning A part with the columns `shop_order_id` and `sku`, a row for each returned line.
 * @param now The parameter with the time.
 */
export const closeShopGrantsFrom = (returning: string, now: string): string => `
  update grants set state = 'withdrawn', returned_at = ${now}::timestamptz from ${returning} as gone
  where grants.shop_order_id = gone.shop_order_id and grants.source = gone.shop_order_id || ':' || gone.sku`;
