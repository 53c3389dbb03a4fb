import { endOfUkDayAfterDays } from '../days/uk-time.ts';
import { coolingOffDays } from '../orders/instant-supply-agreements.ts';

export type ReturnedLineQuantity = { readonly sku: string; readonly quantity: number };

type Line = {
  readonly sku: string;
  readonly kind: 'goods' | 'pack';
  readonly quantity: number;
  readonly unitMinorUnits: number;
  /** How many of them were returned before. */
  readonly returned: number;
};

const piecesOf = (pieces: readonly ReturnedLineQuantity[], sku: string): number =>
  pieces.reduce((sum, one) => (one.sku === sku ? sum + one.quantity : sum), 0);

/**
 * The refund for pieces of an order: their price, and the delivery cost once all of its goods have
 * been returned (Consumer Contracts Regulations 2013, regulation 34). There is only one delivery
 * method to each place, so it is the cheapest that we offer.
 */
export const moneyBackForReturn = (
  {
    lines,
    deliveryMinorUnits,
  }: { readonly lines: readonly Line[]; readonly deliveryMinorUnits: number },
  pieces: readonly ReturnedLineQuantity[],
): number => {
  const price = lines.reduce(
    (sum, { sku, unitMinorUnits }) => sum + piecesOf(pieces, sku) * unitMinorUnits,
    0,
  );
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const hasGoods = goods.some(({ sku }) => piecesOf(pieces, sku) > 0);
  const isAll = goods.every(
    ({ sku, quantity, returned }) => returned + piecesOf(pieces, sku) >= quantity,
  );
  return hasGoods && isAll ? price + deliveryMinorUnits : price;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When goods were ordered, were due to arrive, and were sent; the last two are null if nothing is
 * sent.
 */
export type OrderedSentAndArrivalDueDates = {
  readonly orderedAt: Date;
  /** A day: `2026-11-27`. */
  readonly arrivesTo: string | null;
  readonly sentAt: Date | null;
};

/**
 * The deadline for declaring a return of goods: the end of the fourteenth day after they arrive.
 * Nobody reports their arrival, so we assume that they take as long from dispatch as the order
 * promised from its date. That is longer than the carrier takes. Undefined until they are sent:
 * then there is no deadline yet.
 */
export const returnUntilOf = ({
  orderedAt,
  arrivesTo,
  sentAt,
}: OrderedSentAndArrivalDueDates): Date | undefined => {
  if (sentAt === null || arrivesTo === null) return undefined;
  const arrives = new Date(`${arrivesTo}T12:00:00Z`).getTime();
  const longest = Math.max(1, Math.ceil((arrives - orderedAt.getTime()) / dayMs));
  return endOfUkDayAfterDays(sentAt, longest + coolingOffDays);
};

/**
 * The parts of an order that decide what can be returned. `declared` is the number of pieces of a
 * line declared for return, by the buyer or by us.
 */
export type OrderFactsForReturn = OrderedSentAndArrivalDueDates & {
  readonly isPaid: boolean;
  readonly isNotKept: boolean;
  readonly lines: readonly (Line & { readonly title: string; readonly declared: number })[];
  /** When its packs open; undefined without packs, and until they are paid for. */
  readonly packsOpenAt: Date | undefined;
};

const problemOfLine = (
  order: OrderFactsForReturn,
  { sku, quantity }: ReturnedLineQuantity,
  now: Date,
): string | undefined => {
  const line = order.lines.find((one) => one.sku === sku);
  if (line === undefined) return 'We can’t find that in this order. Please reload the page.';
  const left = line.quantity - line.declared;
  if (quantity > left) {
    return left <= 0
      ? `${line.title}: you have withdrawn from it already.`
      : `${line.title}: you can withdraw from only ${left} more.`;
  }
  if (line.kind === 'goods') return undefined;
  return order.packsOpenAt !== undefined && now < order.packsOpenAt
    ? undefined
    : `${line.title} is open, so you can no longer withdraw from it.`;
};

/**
 * Why pieces of an order can’t be returned at a given moment, in a sentence for the buyer;
 * undefined if they can.
 */
export const whyPiecesCannotBeReturned = (
  order: OrderFactsForReturn,
  pieces: readonly ReturnedLineQuantity[],
  now: Date,
): string | undefined => {
  if (!order.isPaid)
    return 'This order hasn’t been paid for, so there is nothing to withdraw from.';
  if (order.isNotKept) return 'We’re already refunding all of this order.';
  if (new Set(pieces.map(({ sku }) => sku)).size < pieces.length) {
    return 'Something was listed twice. Please reload the page.';
  }
  for (const one of pieces) {
    const problem = problemOfLine(order, one, now);
    if (problem !== undefined) return problem;
  }
  const isGoods = pieces.some(
    ({ sku }) => order.lines.find((line) => line.sku === sku)?.kind === 'goods',
  );
  const until = returnUntilOf(order);
  return isGoods && until !== undefined && now > until
    ? 'The time to withdraw is over. If your parcel arrived later than we said, or something is wrong with it, write to us.'
    : undefined;
};
