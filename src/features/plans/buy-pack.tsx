import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { giftTarget, orderTarget } from '../../domain/orders/order-target.ts';
import { routes } from '../../domain/routes.ts';
import { Amount } from '../../page-parts/price/amount.tsx';
import { Price } from '../../page-parts/price/price.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type SaleProps = { readonly sale: Queries.SaleLinkFragment };

/** The button that leads to the order page. */
export const BuyButton = ({ sale }: SaleProps): ReactElement => (
  <ButtonLink to={orderTarget(sale.productId)}>
    <span>
      Buy for <Amount prices={sale.prices} />
    </span>
  </ButtonLink>
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
    <Price prices={sale.prices} />
    <p>
      <BuyButton sale={sale} /> or{' '}
      <SiteLink to={`${routes.cart}?add=${encodeURIComponent(sale.productId)}`}>
        Add to cart
      </SiteLink>
    </p>
    <p>
      You pay once, nothing renews, and it stays yours. {membershipSentence(sale.opens)} You see the
      whole order before you pay.{' '}
      <SiteLink to={giftTarget(sale.productId)}>Give it to somebody</SiteLink>.
    </p>
  </div>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PackSale on Sale {
    ...SaleLink
    opens {
      plans
      inMembership
    }
  }
`;
