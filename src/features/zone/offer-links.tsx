import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { SalesPage } from '../../domain/members/member-plan.ts';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & a {
    ${quietButtonStyle}
  }

  & > :first-child a {
    ${buttonStyle}
  }
`;

type OfferLinksProps = { readonly offers: readonly SalesPage[] };

/** Links to the pages that sell access to a plan, the best fit first. */
export const OfferLinks = ({ offers }: OfferLinksProps): ReactElement | null =>
  offers.length === 0 ? null : (
    <List>
      {offers.map((offer) => (
        <li key={offer.path}>
          <SiteLink to={offer.path}>{offer.title}</SiteLink>
        </li>
      ))}
    </List>
  );
