import type { ReactElement } from 'react';
import styled from 'styled-components';
import { productKinds, type ProductKind } from '../../domain/shop/product-kinds.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { CardGrid, Stack } from '../../ui/layout/layout.tsx';
import { ProductCard } from './product-card.tsx';

const headings: Readonly<Record<ProductKind, string>> = {
  support: 'For heavy sets',
  grip: 'For your grip',
  bands: 'Bands',
  clothing: 'To train in',
  tracking: 'To keep a log',
  bags: 'To carry it all',
};

const Group = styled(Stack)`
  padding-top: var(--space-4);
`;

type ProductGroupsProps = { readonly products: readonly Queries.ProductCardFragment[] };

/** The products of a shop page, in a group for each kind. */
export const ProductGroups = ({ products }: ProductGroupsProps): ReactElement => {
  const groups = productKinds
    .map((kind) => ({ kind, products: products.filter((product) => product.kind === kind) }))
    .filter((group) => group.products.length > 0);
  return (
    <>
      {groups.map((group, place) => (
        <Group key={group.kind} as="section" aria-labelledby={group.kind}>
          <SectionHeading id={group.kind}>{headings[group.kind]}</SectionHeading>
          <CardGrid>
            {group.products.map((product, index) => (
              <li key={product.id}>
                <ProductCard product={product} eager={place === 0 && index === 0} />
              </li>
            ))}
          </CardGrid>
        </Group>
      ))}
    </>
  );
};
