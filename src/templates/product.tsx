import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../content/pictures.ts';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../features/seo/page-head.tsx';
import { PriceList } from '../features/shop/price-list.tsx';
import { ProductOrder } from '../features/shop/product-order.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { media } from '../ui/media.ts';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  ${media.threeColumns} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const ProductPage = ({
  data: { product },
}: PageProps<Queries.ProductPageQuery>): ReactElement | null =>
  product === null ? null : (
    <Columns>
      <Stack>
        {product.images.map((image, index) => (
          <Picture key={image.id} {...pictureOf(image)} eager={index === 0} />
        ))}
      </Stack>
      <Stack>
        <PageHeading title={product.title} lead={product.excerpt} />
        <PriceList prices={product} />
        <ProductOrder product={product} />
        <RichText html={product.html} />
        <p>
          <SiteLink to={routes.shippingReturns}>Shipping and returns</SiteLink>
        </p>
      </Stack>
    </Columns>
  );

export default ProductPage;

export const Head = ({
  data: { product },
  location,
}: HeadProps<Queries.ProductPageQuery>): ReactElement | null =>
  product === null ? null : (
    <PageHead title={product.title} description={product.excerpt} path={location.pathname} />
  );

export const query = graphql`
  query ProductPage($id: String!) {
    product: contentfulProduct(id: { eq: $id }) {
      title
      excerpt
      html
      ...PriceList
      ...ProductOrder
      images {
        id
        description
        gatsbyImage(
          layout: CONSTRAINED
          width: 585
          aspectRatio: 1
          breakpoints: [400, 585, 900, 1170]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
