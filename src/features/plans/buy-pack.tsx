import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import {
  giftOrderPagePathForProductId,
  orderPagePathForProductId,
} from '../../domain/orders/order-page-path.ts';
import { routes } from '../../domain/routes.ts';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { OwnedPackLink } from '../../page-parts/price/yours.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type SaleProps = { readonly sale: Queries.SaleLinkFragment & { readonly path: string } };

/** The button that leads to the order page; for whoever has the pack, the one that opens it. */
export const BuyOrOpenPackButton = ({ sale }: SaleProps): ReactElement => (
  <>
    <ButtonLink to={orderPagePathForProductId(sale.productId)} data-sold={sale.productId}>
      <span>
        Buy for <AmountInChosenCurrency prices={sale.prices} />
      </span>
    </ButtonLink>
    <OwnedPackLink productId={sale.productId} path={sale.path} />
  </>
);

type PackSaleProps = { readonly sale: Queries.PackSaleFragment };

/** Says whether the membership includes a pack. */
const membershipSentence = ({ plans, inMembership }: Queries.PackSaleFragment['opens']): string => {
  if (inMembership === 0) return 'The annual membership doesn’t include it.';
  return inMembership === plans
    ? 'The annual membership opens it too.'
    : `The annual membership opens ${inMembership} of its ${plans} plans too, and not the rest.`;
};

/** The price of a pack, how to buy it, and what happens next. */
export const BuyPack = ({ sale }: PackSaleProps): ReactElement => (
  <div className="buy no-print">
    <div data-sold={sale.productId}>
      <Price prices={sale.prices} />
    </div>
    <p>
      <BuyOrOpenPackButton sale={sale} />
      <span data-sold={sale.productId}>
        {' '}
        or{' '}
        <SiteLink to={`${routes.cart}?add=${encodeURIComponent(sale.productId)}`}>
          Add to cart
        </SiteLink>
      </span>
    </p>
    <p>
      <span data-sold={sale.productId}>
        You pay once, nothing renews, and it stays yours. {membershipSentence(sale.opens)} You see
        the whole order before you pay.{' '}
      </span>
      <span data-yours={sale.productId}>You have it, and it stays yours. </span>
      <SiteLink to={giftOrderPagePathForProductId(sale.productId)}>Give it to somebody</SiteLink>.
    </p>
  </div>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PackSale on Sale {
    path
    ...SaleLink
    opens {
      plans
      inMembership
    }
  }
`;
