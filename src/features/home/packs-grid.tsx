import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

/** How many packs a phone shows. */
const onPhones = 4;

/**
 * The packs on the home page: two columns from 576 px, three from 775 px; on a phone rows with a
 * small picture, four of them.
 */
export const PacksGrid = styled.ul.attrs({ className: 'rows-on-phones' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.small} {
    gap: var(--space-5);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.threeColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (max-width: 35.99em) {
    & > :nth-child(n + ${onPhones + 1}) {
      display: none;
    }
  }
`;

const OnPhones = styled.p`
  @media (min-width: 36em) {
    display: none;
  }
`;

/** On a phone: the way to the packs that it leaves out. */
export const AllPacksLinkOnPhones = ({ count }: { readonly count: number }): ReactElement | null =>
  count <= onPhones ? null : (
    <OnPhones>
      <SiteLink to={routes.workoutPacks}>See all {count} workout packs</SiteLink>
    </OnPhones>
  );
