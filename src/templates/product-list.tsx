import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle, searchEngineTitleOr } from '../content/queried/site-texts.ts';
import { ProductGroups } from '../features/shop/product-groups.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import type { PagerContextWithEntryCount } from '../page-parts/paginated-list.tsx';
import { PreviousAndNextPageLinks } from '../page-parts/previous-and-next-page-links.tsx';
import { CurrencySwitch } from '../page-parts/price/currency-switch.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';

const fallbackTitle = 'Shop';

const ProductListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ProductListPageQuery, PagerContextWithEntryCount>): ReactElement => {
  const heading = editorsTitleAndLeadOrTitle(data.text, fallbackTitle);
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={heading.title} />
      <PageTitleWithLead {...heading} />
      <CurrencySwitch />
      {data.products.length === 0 ? <p>Nothing here yet.</p> : null}
      <ProductGroups products={data.products} />
      <PreviousAndNextPageLinks {...pageContext} />
    </Stack>
  );
};

export default ProductListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ProductListPageQuery, PagerContextWithEntryCount>): ReactElement => (
  <PaginatedListHead
    {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)}
    searchTitle={searchEngineTitleOr(data.text, fallbackTitle)}
    {...pageContext}
    path={location.pathname}
    order="with the price of each product in pounds"
    entries={data.products}
  />
);

export const query = graphql`
  query ProductListPage($ids: [String!]!) {
    text: contentfulSiteText(key: { eq: "shop-index" }) {
      ...SiteText
    }
    products: productsById(ids: $ids) {
      ...ProductCard
    }
  }
`;
