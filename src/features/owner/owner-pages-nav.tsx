import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { deskPagePaths } from '../../domain/shop-desk/desk-page-paths.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 700;
  }

  & a[aria-current='page'] {
    color: inherit;
    text-decoration: none;
  }
`;

/** The navigation between the owner's pages. */
export const OwnerPagesNav = (): ReactElement => (
  <Links aria-label="Your pages">
    <SiteLink to={routes.owner}>Your desk</SiteLink>
    <SiteLink to={deskPagePaths.orders}>Orders</SiteLink>
    <SiteLink to={deskPagePaths.stock}>Stock</SiteLink>
  </Links>
);
