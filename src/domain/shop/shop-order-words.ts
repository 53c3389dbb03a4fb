import type { NotKeptReason } from './shop-order.ts';

/** Why somebody who has paid is refunded instead, as stated in the e-mail and on the page. */
export const notKeptWords: Readonly<Record<NotKeptReason, string>> = {
  'sold-out':
    'The time to pay was over when your payment came, and what we had put aside for you was free again.',
  'not-served':
    'The address that you typed on the payment page isn’t in the place that you had chosen in your cart, and other rules for delivery hold there.',
};

/** The pieces concerned, in words: `Lifting belt, S; Liquid chalk (2)`. */
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
