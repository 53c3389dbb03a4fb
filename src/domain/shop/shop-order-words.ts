import type { AutomaticRefundReason } from './shop-order.ts';

/** Why somebody who has paid is refunded instead, as stated in the e-mail and on the page. */
export const automaticRefundWords: Readonly<Record<AutomaticRefundReason, string>> = {
  'sold-out':
    'Your payment came through after the time to pay had run out, and we could no longer hold your items for you.',
  'not-served':
    'The delivery address you gave on the payment page isn’t in the place you chose in your cart, and different delivery rules apply there.',
};

/** The pieces concerned, in words: `Lifting belt, S; Liquid chalk (2)`. */
export const piecesWithQuantitiesText = (
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
