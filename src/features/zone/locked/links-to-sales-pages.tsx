import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { SalesPage } from '../../../domain/members/member-plan.ts';
import { AmountInChosenCurrency } from '../../../page-parts/price/amount.tsx';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
`;

type PricedProps = { readonly page: SalesPage; readonly end?: string };

/** ` for £24`; nothing for a page without a price. */
const ForPrice = ({ page: { prices, per }, end = '' }: PricedProps): ReactElement | null =>
  prices === undefined ? (
    <>{end}</>
  ) : (
    <>
      {' '}
      for{' '}
      <AmountInChosenCurrency
        prices={prices}
        end={`${per === undefined ? '' : ` a ${per}`}${end}`}
      />
    </>
  );

type OfferLinksProps = {
  readonly offers: readonly SalesPage[];
  /** What they open: `it`, or `them all`. */
  readonly what: string;
  /** Replaces the sentence if not every one of them opens all of it. */
  readonly sentence?: string | undefined;
};

/**
 * The pages that sell access to a plan, the best fit first: a sentence with the price, and the
 * buttons right below it.
 */
export const LinksToSalesPages = ({
  offers,
  what,
  sentence,
}: OfferLinksProps): ReactElement | null => {
  const [first, ...others] = offers;
  if (first === undefined) return null;
  return (
    <Box>
      <p className="prose">
        {sentence ??
          (others.length > 0 ? (
            `Any one of these opens ${what}.`
          ) : (
            <>
              This opens {what}
              <ForPrice page={first} end="." />
            </>
          ))}
      </p>
      <ButtonRow as="ul">
        {offers.map((offer) => (
          <li key={offer.path}>
            <ButtonLink to={offer.path} kind={offer === first ? 'main' : 'quiet'}>
              <span>
                {offer.title}
                {others.length > 0 ? <ForPrice page={offer} /> : null}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ButtonRow>
    </Box>
  );
};
