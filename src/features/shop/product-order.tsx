import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { site } from '../../config/public/site.ts';
import { buttonStyle } from '../../ui/button.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

const Order = styled.a`
  ${buttonStyle}
`;

type ProductOrderProps = { readonly product: Queries.ProductOrderFragment };

/** A product's stock and variants, and how to order it. */
export const ProductOrder = ({ product }: ProductOrderProps): ReactElement => (
  <Box>
    {product.variants === null || product.variants.length === 0 ? null : (
      <p>Available in: {product.variants.join(', ')}</p>
    )}
    {product.inStock ? (
      <Order href={`mailto:${site.email}?subject=${encodeURIComponent(`Order: ${product.title}`)}`}>
        Order by e-mail
      </Order>
    ) : (
      <p>
        Sold out. Write to <a href={`mailto:${site.email}`}>{site.email}</a> and we tell you when it
        is back.
      </p>
    )}
  </Box>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ProductOrder on ContentfulProduct {
    title
    variants
    inStock
  }
`;
