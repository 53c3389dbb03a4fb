import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { AmountInChosenCurrency } from '../../page-parts/price/amount.tsx';
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

  & small {
    display: block;
    padding-bottom: var(--space-2);
    color: var(--muted);
    line-height: 1.2;
  }
`;

type PricedPack = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  /** Null if it opens no programme of its own. */
  readonly inside: { readonly weeks: number; readonly daysAWeek: number } | null;
  readonly sale: Queries.SalePricesFragment | null;
};

/** What is inside, in a few words: `8 weeks, 3 days a week`. */
const insideText = ({ weeks, daysAWeek }: NonNullable<PricedPack['inside']>): string =>
  `${weeks === 1 ? '1 week' : `${weeks} weeks`}, ${daysAWeek === 1 ? '1 day' : `${daysAWeek} days`} a week`;

type PackPricesProps = {
  readonly groups: readonly {
    readonly title: string;
    readonly packs: readonly PricedPack[];
  }[];
};

/** The prices of all packs, by kind. Packs that can't be bought are left out. */
export const AllPackPricesByKind = ({ groups }: PackPricesProps): ReactElement | null => {
  const sold = groups
    .map(({ title, packs }) => ({
      title,
      packs: packs.flatMap(({ id, path, title: name, inside, sale }) =>
        sale === null ? [] : [{ id, path, name, inside, prices: sale.prices }],
      ),
    }))
    .filter(({ packs }) => packs.length > 0);
  return sold.length === 0 ? null : (
    <Stack as="section" aria-labelledby="packs">
      <SectionHeading id="packs">Packs and plans to keep</SectionHeading>
      <p className="prose">
        Paid once, with or without a membership, and yours to keep. All prices include VAT. Each
        page shows a sample day, counts what is inside, and says whether the membership opens any of
        it.
      </p>
      <Groups>
        {sold.map(({ title, packs }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {packs.map(({ id, path, name, inside, prices }) => (
                <li key={id}>
                  <span>
                    <SiteLink to={path}>{name}</SiteLink>{' '}
                    {inside === null ? null : <small>{insideText(inside)}</small>}
                  </span>{' '}
                  <AmountInChosenCurrency prices={prices} />
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
    inside {
      weeks
      daysAWeek
    }
    sale {
      ...SalePrices
    }
  }
`;
