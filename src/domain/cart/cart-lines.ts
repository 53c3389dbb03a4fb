import { formatMoney, type Currency } from '../money.ts';
import type { CartItem, CartItems } from './cart-item.ts';
import type { LineAvailabilityProblem, QuoteAnswer, QuoteLine } from './quote.ts';

/** A cart line as shown: the item with the server's current answer about it. */
export type CartLine = {
  readonly item: CartItem;
  readonly image: string | null;
  /** The current unit price, or the price when it was added until the current one is known. */
  readonly unitMinorUnits: number;
  /** The unit price when it was added; undefined if it hasn't changed. */
  readonly formerMinorUnits: number | undefined;
  /** How many are available; undefined until it is known. */
  readonly available: number | undefined;
  /** Why it can't be paid for as it is. */
  readonly problem: LineAvailabilityProblem | undefined;
  /** The sizes the buyer can change it to, including its own. */
  readonly pieces: QuoteLine['pieces'];
};

const problemOf = (
  quantity: number,
  available: number,
  quotedProblem: LineAvailabilityProblem | null,
): LineAvailabilityProblem | undefined => {
  if (quotedProblem === 'gone') return quotedProblem;
  if (available < 1) return 'sold-out';
  return quantity > available ? 'fewer-left' : undefined;
};

const toLine = (item: CartItem, quote: QuoteAnswer | undefined, currency: Currency): CartLine => {
  const stored = item.prices[currency].minorUnits;
  const bare: CartLine = {
    item,
    image: item.image,
    unitMinorUnits: stored,
    formerMinorUnits: undefined,
    available: undefined,
    problem: quote?.unknown.includes(item.sku) === true ? 'gone' : undefined,
    pieces: [],
  };
  if (quote === undefined) return bare;
  // The buyer may have changed the size since we asked: the answer about another size of the
  // product also holds for hers.
  const line =
    quote.lines.find(({ sku }) => sku === item.sku) ??
    quote.lines.find(({ pieces }) => pieces.some(({ sku }) => sku === item.sku));
  if (line === undefined) return bare;
  const { minorUnits } = line.prices[currency];
  const isSame = line.sku === item.sku;
  const piece = isSame ? undefined : line.pieces.find(({ sku }) => sku === item.sku);
  const available = piece?.available ?? line.available;
  return {
    item,
    image: line.image ?? item.image,
    unitMinorUnits: minorUnits,
    formerMinorUnits: minorUnits === stored ? undefined : stored,
    available,
    problem: problemOf(item.quantity, available, isSame ? line.problem : null),
    pieces: line.pieces,
  };
};

/**
 * The lines of a cart, in its order. The quote may be for the cart before the buyer's last change.
 */
export const cartLinesFromQuote = (
  items: CartItems,
  quote: QuoteAnswer | undefined,
  currency: Currency,
): readonly CartLine[] => items.map((item) => toLine(item, quote, currency));

/** A line's name in a sentence: “Lifting belt, S”. */
export const nameOfCartItem = ({ title, variant }: Pick<CartItem, 'title' | 'variant'>): string =>
  variant === null ? title : `${title}, ${variant}`;

/** How a line's price has changed since it was added; undefined if it hasn't. */
export const cartLinePriceChangeSentence = (
  { item, unitMinorUnits, formerMinorUnits }: CartLine,
  currency: Currency,
): string | undefined => {
  if (formerMinorUnits === undefined) return undefined;
  const now = formatMoney({ currency, minorUnits: unitMinorUnits });
  const then = formatMoney({ currency, minorUnits: formerMinorUnits });
  return `${nameOfCartItem(item)} now costs ${now}. It was ${then} when you added it.`;
};

/** Why a line can't be paid for as it is, in a sentence; undefined if it can. */
export const cartLineProblemSentence = ({
  item,
  problem,
  available,
}: CartLine): string | undefined => {
  switch (problem) {
    case 'gone':
      return `We don’t sell ${nameOfCartItem(item)} any more. Take it out to pay for the rest.`;
    case 'sold-out':
      return `${nameOfCartItem(item)} is sold out. Take it out to pay for the rest${item.variant === null ? '' : ', or choose another size'}.`;
    case 'fewer-left':
      return `Only ${available ?? 0} of ${nameOfCartItem(item)} left, and you have ${item.quantity}.`;
    case undefined:
      return undefined;
  }
};
