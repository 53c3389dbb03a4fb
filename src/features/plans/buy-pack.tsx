import type { ReactElement } from 'react';
import { orderTarget } from '../../domain/orders/order-target.ts';
import { Amount } from '../../page-parts/price/amount.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

type SaleProps = { readonly sale: Queries.SaleLinkFragment };

/** The button that leads to the order page. */
export const BuyButton = ({ sale }: SaleProps): ReactElement => (
  <ButtonLink to={orderTarget(sale.productId)}>
    <span>
      Buy for <Amount prices={sale.prices} />
    </span>
  </ButtonLink>
);

/** What a pack costs, how to buy it, and what happens then. */
export const BuyPack = ({ sale }: SaleProps): ReactElement => (
  <div className="buy no-print">
    <Price prices={sale.prices} />
    <BuyButton sale={sale} />
    <p>You pay once, nothing renews. You see the whole order before you pay.</p>
  </div>
);
