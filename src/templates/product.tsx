import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { queriedPricesOf } from '../content/queried/prices.ts';
import { toThingForSale } from '../domain/structured-data/product.ts';
import { DeliveryAndReturnsSummary } from '../features/shop/delivery-and-returns-summary.tsx';
import { ProductExercises } from '../features/shop/product-exercises.tsx';
import { PriceWithCurrencySwitch } from '../features/shop/price-with-currency-switch.tsx';
import { ProductCard } from '../features/shop/product-card.tsx';
import { toProductForOrderForm } from '../features/shop/product-for-order-form.ts';
import { ProductGallery } from '../features/shop/product-gallery.tsx';
import { ResponsiblePersonNote } from '../features/shop/responsible-person.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { absoluteAddress, publisherNameAndUrl } from '../page-parts/page-head/publisher.ts';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';
import { media } from '../ui/styles/media.ts';
import { CmsHtml } from '../ui/text/cms-html.tsx';

const ProductOrder = createIslandFromLoader(() =>
  import('../features/shop/add-to-cart-form.island.tsx').then((module) => module.AddToCartForm),
);

/**
 * The title is above the pictures and the order form; on a wide screen the pictures are beside
 * both.
 */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: var(--space-5) var(--space-6);

    & > :nth-child(2) {
      grid-area: 1 / 1 / 3 / 2;
    }
  }
`;

const sizeChartId = 'size-chart';

const ProductPage = ({
  data: { product, zone },
  location,
}: PageProps<Queries.ProductPageQuery>): ReactElement | null => {
  if (product === null) return null;
  const { title, sizeChartHtml, exerciseLinks, related } = product;
  return (
    <Stack as="article">
      <Breadcrumbs path={location.pathname} title={title} />
      <Columns>
        <PageTitleWithLead title={title} lead={product.excerpt} />
        <ProductGallery title={title} pictures={product.images} />
        <Stack>
          <PriceWithCurrencySwitch product={product} />
          <Suspense>
            <ProductOrder
              product={toProductForOrderForm(product)}
              sizeChart={sizeChartHtml === null ? undefined : `#${sizeChartId}`}
            />
          </Suspense>
          <DeliveryAndReturnsSummary zone={zone} />
        </Stack>
      </Columns>
      <CmsHtml html={product.html} />
      {sizeChartHtml === null ? null : (
        <Stack as="section" aria-labelledby={sizeChartId}>
          <SectionHeading id={sizeChartId}>Size chart</SectionHeading>
          <CmsHtml html={sizeChartHtml} />
        </Stack>
      )}
      {exerciseLinks.length === 0 ? null : <ProductExercises exercises={exerciseLinks} />}
      <ResponsiblePersonNote />
      {related.length === 0 ? null : (
        <Stack as="section" aria-labelledby="related">
          <SectionHeading id="related">Goes with it</SectionHeading>
          <CardGrid>
            {related.map((other) => (
              <li key={other.id}>
                <ProductCard product={other} />
              </li>
            ))}
          </CardGrid>
        </Stack>
      )}
    </Stack>
  );
};

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
    prices: queriedPricesOf(product),
    inStock,
  };
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={location.pathname}
      picture={images[0]}
      things={[toThingForSale(facts, publisherNameAndUrl)]}
    />
  );
};

export const query = graphql`
  query ProductPage($id: String!) {
    zone: contentfulDeliveryZone(destinations: { eq: "GB" }) {
      ...DeliveryLine
    }
    product: contentfulProduct(id: { eq: $id }) {
      title
      excerpt
      html
      sizeChartHtml
      exerciseLinks {
        title
        path
      }
      related {
        ...ProductCard
      }
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
        thumb: gatsbyImage(
          layout: FIXED
          width: 72
          aspectRatio: 1
          outputPixelDensities: [1, 2]
          formats: [AVIF, WEBP]
          placeholder: NONE
        )
      }
    }
  }
`;
