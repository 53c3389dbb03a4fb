import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { ProductCard } from '../features/shop/product-card.tsx';
import { IndexHead, IndexPage } from '../page-parts/index-page.tsx';

const fallbackTitle = 'Shop';

const ShopPage = ({ data }: PageProps<Queries.ShopPageQuery>): ReactElement => (
  <IndexPage
    data={data}
    fallbackTitle={fallbackTitle}
    card={(entry, eager) => <ProductCard product={entry} eager={eager} />}
  />
);

export default ShopPage;

export const Head = ({ data, location }: HeadProps<Queries.ShopPageQuery>): ReactElement => (
  <IndexHead data={data} fallbackTitle={fallbackTitle} path={location.pathname} />
);

export const query = graphql`
  query ShopPage {
    text: contentfulSiteText(key: { eq: "shop-index" }) {
      ...SiteText
    }
    entries: allContentfulProduct(sort: { order: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`;
