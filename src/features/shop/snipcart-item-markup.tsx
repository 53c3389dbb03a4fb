import type { ReactElement } from 'react';
import { currencies, decimalTextOf, type Prices } from '../../domain/money.ts';
import { cartCrawlerPathOf } from '../../domain/shop/cart-crawler-path.ts';
import { skuOf } from '../../domain/shop/pieces.ts';
import { absoluteAddress } from '../../page-parts/page-head/publisher.ts';

type SnipcartPiecesProps = {
  readonly slug: string;
  readonly title: string;
  /** Null stands for a product without variants. */
  readonly variants: readonly (string | null)[];
  readonly prices: Prices;
};

/**
 * The markup that the cart service reads: each piece with its price in every currency, the same for
 * everybody, and the address where its crawler verifies them. Invisible, and never pressed.
 */
export const SnipcartItemMarkup = ({
  slug,
  title,
  variants,
  prices,
}: SnipcartPiecesProps): ReactElement => (
  <div hidden>
    {variants.map((variant) => {
      const sku = skuOf(slug, variant);
      return (
        <span
          key={sku}
          className="snipcart-add-item"
          data-item-id={sku}
          data-item-name={variant === null ? title : `${title}, ${variant}`}
          data-item-price={JSON.stringify(
            Object.fromEntries(
              currencies.map((currency) => [currency, Number(decimalTextOf(prices[currency]))]),
            ),
          )}
          data-item-url={absoluteAddress(cartCrawlerPathOf(sku))}
        />
      );
    })}
  </div>
);
