import { graphql } from 'gatsby';
import type { Catalogue, CatalogueItem, SaleKind } from '../../domain/catalogue.ts';

const toKind = (kind: string): SaleKind => (kind === 'membership' ? 'membership' : 'pack');

/** What can be ordered, from a query: the catalogue that the build has verified. */
export const catalogueOf = (sales: readonly Queries.OrderableSaleFragment[]): Catalogue =>
  sales.map((sale): CatalogueItem => ({ ...sale, kind: toKind(sale.kind) }));

type Described = {
  readonly excerpt: string;
  readonly sale: { readonly productId: string } | null;
};

/** What an editor says about a product in a line or two; undefined if she says nothing. */
export const excerptOf = (described: readonly Described[], productId: string): string | undefined =>
  described.find(({ sale }) => sale?.productId === productId)?.excerpt;

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment OrderableSale on Sale {
    kind
    productId
    title
    path
    prices {
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
  }
`;
