import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { PlainAmount } from '../../page-parts/price/amount.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-5);

  & h3 {
    padding-bottom: var(--space-2);
    font-size: var(--step-1);
  }

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-height: 2.75rem;
    border-top: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }

  & li .price {
    justify-items: end;
    font-weight: 700;
  }

  & a {
    padding-block: var(--space-2);
  }
`;

type PricedPack = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sale: Queries.SalePricesFragment | null;
};

type PackPricesProps = {
  readonly groups: readonly {
    readonly title: string;
    readonly packs: readonly PricedPack[];
  }[];
};

/** The prices of all packs, by kind. Packs that can't be bought are left out. */
export const PackPrices = ({ groups }: PackPricesProps): ReactElement | null => {
  const sold = groups
    .map(({ title, packs }) => ({
      title,
      packs: packs.flatMap(({ id, path, title: name, sale }) =>
        sale === null ? [] : [{ id, path, name, prices: sale.prices }],
      ),
    }))
    .filter(({ packs }) => packs.length > 0);
  return sold.length === 0 ? null : (
    <Stack as="section" aria-labelledby="packs">
      <SectionHeading id="packs">Packs and plans to keep</SectionHeading>
      <p className="prose">
        Paid once, with or without a membership, and yours to keep. All prices include VAT. Each
        page shows a sample day, and says whether the membership opens any of it.
      </p>
      <Groups>
        {sold.map(({ title, packs }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {packs.map(({ id, path, name, prices }) => (
                <li key={id}>
                  <SiteLink to={path}>{name}</SiteLink> <PlainAmount prices={prices} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
    </Stack>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PricedPack on Programme {
    id
    path
    title
    sale {
      ...SalePrices
    }
  }
`;
