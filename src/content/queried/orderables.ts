import { graphql } from 'gatsby';
import {
  giftMembershipLengthInMonths,
  type DigitalCatalogue,
  type DigitalCatalogueItem,
} from '../../domain/digital-catalogue.ts';
import { isYearlyRenewingOfferKey } from '../../domain/membership/yearly-renewing-offer-keys.ts';

const toItem = ({
  kind,
  offer,
  renewal,
  ...common
}: Queries.OrderableSaleFragment): DigitalCatalogueItem | undefined => {
  switch (kind) {
    case 'pack':
      return { kind, ...common };
    case 'gift-membership':
      return { kind, months: giftMembershipLengthInMonths, ...common };
    case 'membership':
      return offer !== null && renewal !== null && isYearlyRenewingOfferKey(offer)
        ? { kind, offer, renewal, ...common }
        : undefined;
    default:
      return undefined;
  }
};

/** Converts the verified catalogue from a query. */
export const catalogueOfQueriedSales = (
  sales: readonly Queries.OrderableSaleFragment[],
): DigitalCatalogue => sales.flatMap((sale) => toItem(sale) ?? []);

type Described = {
  readonly excerpt: string;
  readonly sale: { readonly productId: string } | null;
};

/** An editor's short description of a product; undefined if there is none. */
export const findExcerptByProductId = (
  described: readonly Described[],
  productId: string,
): string | undefined => described.find(({ sale }) => sale?.productId === productId)?.excerpt;

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment CataloguePrices on SalePrices {
    gbp {
      priceId
      minorUnits
    }
    eur {
      priceId
      minorUnits
    }
    usd {
      priceId
      minorUnits
    }
    aud {
      priceId
      minorUnits
    }
  }
  fragment OrderableSale on Sale {
    kind
    offer
    productId
    rightId
    title
    path
    prices {
      ...CataloguePrices
    }
    renewal {
      ...CataloguePrices
    }
  }
`;
