import type { NotKeptReason } from './shop-order.ts';

/** Why somebody who has paid gets her money instead, as the e-mail and the page say it. */
export const notKeptWords: Readonly<Record<NotKeptReason, string>> = {
  'sold-out':
    'The time to pay was over when your payment came, and what we had put aside for you was free again.',
  'not-served':
    'The address that you typed on the payment page isn’t in the place that you had chosen in your cart, and other rules for delivery hold there.',
};

/** What of an order of the shop is meant, in words: `Lifting belt, S; Liquid chalk (2)`. */
export const wordsOfPieces = (
  pieces: readonly {
    readonly title: string;
    readonly variant: string | null;
    readonly quantity: number;
  }[],
): string =>
  pieces
    .map(({ title, variant, quantity }) => {
      const name = variant === null ? title : `${title}, ${variant}`;
      return quantity === 1 ? name : `${name} (${quantity})`;
    })
    .join('; ');
