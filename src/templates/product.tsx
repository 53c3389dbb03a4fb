import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../content/queried/pictures.ts';
import { pricesOf } from '../content/queried/prices.ts';
import { routes } from '../domain/routes.ts';
import { product as productThing } from '../domain/structured-data/product.ts';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { absoluteAddress, publisher } from '../page-parts/head/publisher.ts';
import { PriceList } from '../features/shop/price-list.tsx';
import { ProductOrder } from '../features/shop/product-order.tsx';
import { ResponsiblePerson } from '../features/shop/responsible-person.tsx';
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
  location,
}: PageProps<Queries.ProductPageQuery>): ReactElement | null =>
  product === null ? null : (
    <Columns>
      <Breadcrumbs path={location.pathname} title={product.title} />
      <Stack className="stays">
        {product.images.map((image, index) => (
          <Picture key={image.id} {...pictureOf(image)} eager={index === 0} />
        ))}
      </Stack>
      <Stack>
        <PageHeading title={product.title} lead={product.excerpt} />
        <PriceList product={product} />
        <ProductOrder product={product} />
        <RichText html={product.html} />
        <ResponsiblePerson />
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
}: HeadProps<Queries.ProductPageQuery>): ReactElement | null => {
  if (product === null) return null;
  const { title, excerpt, images, inStock } = product;
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    description: excerpt,
    images: images.flatMap(({ whole }) => (whole?.src ? [absoluteAddress(whole.src)] : [])),
    prices: pricesOf(product),
    inStock,
  };
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={location.pathname}
      picture={images[0]}
      things={[productThing(facts, publisher)]}
    />
  );
};

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
        whole: resize(width: 1200, height: 1200, format: JPG, quality: 80) {
          src
        }
        # In the middle of the picture, not at its top.
        social: resize(width: 1200, height: 630, cropFocus: [CENTER], format: JPG, quality: 80) {
          src
          width
          height
        }
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
