import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle, searchEngineTitleOr } from '../content/queried/site-texts.ts';
import { ProductGroups } from '../features/shop/product-groups.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import type { PaginatedListPageContext } from '../page-parts/paginated-list.tsx';
import { Pager } from '../page-parts/pager.tsx';
import { CurrencySwitch } from '../page-parts/price/currency-switch.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';

const fallbackTitle = 'Shop';

const ProductListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ProductListPageQuery, PaginatedListPageContext>): ReactElement => {
  const heading = editorsTitleAndLeadOrTitle(data.text, fallbackTitle);
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={heading.title} />
      <PageTitleWithLead {...heading} />
      <CurrencySwitch />
      {data.products.length === 0 ? <p>Nothing here yet.</p> : null}
      <ProductGroups products={data.products} />
      <Pager {...pageContext} />
    </Stack>
  );
};

export default ProductListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ProductListPageQuery, PaginatedListPageContext>): ReactElement => (
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
