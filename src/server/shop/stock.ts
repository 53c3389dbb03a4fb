import * as v from 'valibot';
import { maxQuantity } from '../../domain/shop/pieces.ts';
import type { Database } from '../store/database.ts';

const Row = v.object({ sku: v.string(), available: v.number() });

/**
 * How many of each piece can be had now: what is there and isn't held for somebody who is paying. A piece that nobody has counted yet isn't
 * in the map, so there is none of it.
 */
export const readAvailable = async (
  database: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (skus.length === 0) return new Map();
  const rows = await database.query(
    Row,
    'select sku, on_hand - held as available from stock where sku = any($1::text[])',
    [skus],
  );
  return new Map(rows.map(({ sku, available }) => [sku, available]));
};

/** How many of a piece one order can have. */
export const availableTo = (available: ReadonlyMap<string, number>, sku: string): number =>
  Math.min(available.get(sku) ?? 0, maxQuantity);

type Hold = {
  /** What stands in the statement for the skus, and for how many of each: lists of one length, each sku once. */
  readonly skus: string;
  readonly quantities: string;
  readonly now: string;
  /** A condition under which nothing is held, and no row is locked. */
  readonly unless: string;
  /** A condition that is true as soon as the order has been made; it is made only if `short` has no row. */
  readonly isMade: string;
};

/**
 * The parts of a statement that holds pieces for an order: all lines, or none. `free` locks their rows in the order of the skus, before
 * anything else of the statement locks or writes a row: two orders for the same pieces wait for each other and never in a circle, and
 * each reads what the other has left. `short` has a row for each piece of which there are too few. `held` writes what `free` has read,
 * because Postgres checks a row against its constraints as the statement's snapshot had it, before it looks for the newest version: a
 * piece that was given back since would look as if one too many were held.
 */
export const holdParts = ({ skus, quantities, now, unless, isMade }: Hold) => ({
  wanted: `select * from unnest(${skus}, ${quantities}) as wanted (sku, quantity)`,
  free: `
    select sku, on_hand, held from stock
    where sku = any(${skus}) and not ${unless}
    order by sku for update`,
  short: `
    select wanted.sku, coalesce(on_hand - held, 0) as available from wanted left join free using (sku)
    where coalesce(on_hand - held, 0) < wanted.quantity and not ${unless}`,
  held: `
    update stock set on_hand = free.on_hand, held = free.held + wanted.quantity, changed_at = ${now}
    from wanted join free using (sku)
    where stock.sku = wanted.sku and ${isMade}`,
});

/**
 * The parts of a statement that moves what is held for an order. `ofOrder` are its pieces, `locked` locks their rows as `holdParts` does,
 * also before the order's own row is locked: whatever changes that row waits for `(select count(*) from locked) >= 0`.
 */
export const lockParts = (shopOrderId: string) => ({
  ofOrder: `
    select sku, quantity from shop_order_lines where shop_order_id = ${shopOrderId} and kind = 'goods'`,
  locked: `
    select sku from stock where sku in (select sku from of_order) order by sku for update`,
});
