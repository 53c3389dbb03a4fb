import * as v from 'valibot';
import { maxQuantityOfPiece } from '../../domain/shop/pieces.ts';
import type { Database } from '../store/database.ts';

const Row = v.object({ sku: v.string(), available: v.number() });

/**
 * How many of each piece are available now: in stock and not held for a payment under way. A piece
 * that hasn't been counted yet isn't in the map, so none of it is available.
 */
export const readAvailableStock = async (
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
export const orderableQuantityInOneOrder = (
  available: ReadonlyMap<string, number>,
  sku: string,
): number => Math.min(available.get(sku) ?? 0, maxQuantityOfPiece);

type Hold = {
  /**
   * The placeholders of the skus and their quantities in the statement: lists of equal length, each
   * sku once.
   */
  readonly skus: string;
  readonly quantities: string;
  readonly now: string;
  /** A condition under which nothing is held, and no row is locked. */
  readonly unless: string;
  /**
   * A condition that is true once the order is created; it is created only if `short` has no row.
   */
  readonly isMade: string;
};

/**
 * The parts of a statement that holds pieces for an order: all lines, or none. `free` locks their
 * rows in sku order, before anything else in the statement locks or writes a row: two orders for
 * the same pieces wait for each other without a deadlock, and the second reads what the first has
 * left. `short` has a row for each piece of which there are too few. `held` writes the values that
 * `free` has read, because Postgres checks a row against its constraints in the version of the
 * statement's snapshot, before it looks for the newest version: for a piece that was released
 * since, one too many would seem to be held.
 */
export const holdAllOrNoStockSqlParts = ({ skus, quantities, now, unless, isMade }: Hold) => ({
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
 * The parts of a statement that moves an order's held stock. `ofOrder` selects its pieces; `locked`
 * locks their rows as `holdAllOrNoStockSqlParts` does, before the order's own row is locked too:
 * any part that changes that row waits for `(select count(*) from locked) >= 0`.
 */
export const lockHeldStockOfOrderSql = (shopOrderId: string) => ({
  ofOrder: `
    select sku, quantity from shop_order_lines where shop_order_id = ${shopOrderId} and kind = 'goods'`,
  locked: `
    select sku from stock where sku in (select sku from of_order) order by sku for update`,
});
