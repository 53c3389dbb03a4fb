import * as v from 'valibot';
import {
  isOfferedButSoldOut,
  type DeskStockAnswer,
  type StockCountOrDelivery,
  type StockPiece,
} from '../../domain/shop-desk/desk-answer.ts';
import type { Shop } from '../../domain/shop/goods.ts';
import { Refusal } from '../http/answers.ts';
import type { Database } from '../store/database.ts';
import { recordOwnerActIfCauseHasRowSql, toOwnerActParameter } from '../store/owner-acts.ts';
import { isParcelToBeSentSql } from './read-orders.ts';

const Row = v.object({
  sku: v.string(),
  on_hand: v.number(),
  held: v.number(),
  to_send: v.number(),
  changed_at: v.nullable(v.date()),
});

const stockStatement = `
  with waiting as (
    select l.sku, sum(l.quantity - l.declared)::int as pieces
    from shop_orders o join shop_order_lines l using (shop_order_id)
    where l.kind = 'goods' and ${isParcelToBeSentSql}
    group by l.sku
  )
  select sku, coalesce(on_hand, 0) as on_hand, coalesce(held, 0) as held, coalesce(pieces, 0) as to_send, changed_at
  from stock full join waiting using (sku) order by sku`;

const toPieces = (
  rows: readonly v.InferOutput<typeof Row>[],
  shop: Shop,
): readonly StockPiece[] => {
  const counted = new Map(rows.map((row) => [row.sku, row]));
  const toPiece = (
    piece: Pick<StockPiece, 'sku' | 'title' | 'variant' | 'isOffered'>,
  ): StockPiece => {
    const row = counted.get(piece.sku);
    const [onHand, held] = [row?.on_hand ?? 0, row?.held ?? 0];
    return { ...piece, onHand, held, available: onHand - held, toSend: row?.to_send ?? 0 };
  };
  const offered = shop.products.flatMap(({ title, isOffered, pieces }) =>
    pieces.map(({ sku, variant }) => toPiece({ sku, title, variant, isOffered })),
  );
  const known = new Set(offered.map(({ sku }) => sku));
  const others = rows
    .filter(({ sku }) => !known.has(sku))
    .map(({ sku }) => toPiece({ sku, title: sku, variant: null, isOffered: false }));
  return [...offered, ...others];
};

/** The stock of every piece that the shop sells or has sold. */
export const readStock = async (database: Database, shop: Shop): Promise<DeskStockAnswer> => ({
  pieces: [...toPieces(await database.query(Row, stockStatement), shop)],
});

/**
 * How many pieces that the shop offers nobody can buy, and since when the first of them; null if
 * none of them was ever counted.
 */
export const countSoldOutPiecesWithOldest = async (
  database: Database,
  shop: Shop,
): Promise<{ readonly count: number; readonly since: Date | null }> => {
  const rows = await database.query(Row, stockStatement);
  const out = toPieces(rows, shop).filter(isOfferedButSoldOut);
  const skus = new Set(out.map(({ sku }) => sku));
  const times = rows.flatMap(({ sku, changed_at: changedAt }) =>
    skus.has(sku) && changedAt !== null ? [changedAt.getTime()] : [],
  );
  return { count: out.length, since: times.length === 0 ? null : new Date(Math.min(...times)) };
};

const Changed = v.object({ sku: v.string() });

// The count must cover the pieces that are held, and pieces sold since the buyer looked mustn't be
// counted twice.
const countStatement = `
  with changed as (
    insert into stock as s (sku, on_hand, changed_at) values ($1, $2, $3)
    on conflict (sku) do update set on_hand = excluded.on_hand, changed_at = excluded.changed_at
      where s.held <= excluded.on_hand and s.on_hand in ($4, excluded.on_hand)
    returning sku
  ), act as (${recordOwnerActIfCauseHasRowSql('changed', '$5', '$3')})
  select sku from changed`;

// The act comes first: the same delivery is added once, however often it is sent.
const addStatement = `
  with asked as (select $1::text as sku), act as (${recordOwnerActIfCauseHasRowSql('asked', '$4', '$3')} returning act_id),
  changed as (
    insert into stock as s (sku, on_hand, changed_at) select $1, $2, $3 where exists (select from act)
    on conflict (sku) do update set on_hand = s.on_hand + excluded.on_hand, changed_at = excluded.changed_at
    returning sku
  )
  select sku from changed`;

type StockChange = { readonly by: string; readonly now: Date; readonly newId: () => string };

/** Why a counted number is refused. */
const refuseCount = ({ onHand }: { readonly onHand: number }, piece: StockPiece): Refusal =>
  piece.held > onHand
    ? new Refusal(
        409,
        `Somebody is paying for ${piece.held === 1 ? 'one of them' : `${piece.held} of them`} just now, so there can’t be fewer. Count at least ${piece.held}, or try again in half an hour.`,
      )
    : new Refusal(
        409,
        `The number has changed since you looked: it is ${piece.onHand} now. Please count again.`,
      );

/**
 * Changes the stock of a piece, and records it as an act. Refuses (404, 409) an impossible change,
 * with a sentence.
 */
export const changeStock = async (
  database: Database,
  shop: Shop,
  act: StockCountOrDelivery,
  { by, now, newId }: StockChange,
): Promise<void> => {
  const find = async (): Promise<StockPiece> => {
    const piece = (await readStock(database, shop)).pieces.find(({ sku }) => sku === act.sku);
    if (piece === undefined) throw new Refusal(404, 'The shop has no such piece.');
    return piece;
  };
  await find();
  if (act.act === 'added') {
    const did = toOwnerActParameter({
      actId: `stock-added:${act.requestId}`,
      subject: by,
      act: 'stock-added',
      about: act.sku,
      details: { quantity: act.quantity },
    });
    await database.query(Changed, addStatement, [act.sku, act.quantity, now, did]);
    return;
  }
  const did = toOwnerActParameter({
    actId: newId(),
    subject: by,
    act: 'stock-counted',
    about: act.sku,
    details: { onHand: act.onHand, before: act.seen },
  });
  const values = [act.sku, act.onHand, now, act.seen, did];
  const changed = await database.query(Changed, countStatement, values);
  if (changed.length === 0) throw refuseCount(act, await find());
};
