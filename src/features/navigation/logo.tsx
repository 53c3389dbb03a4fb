import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteIdentityAndPageSizes } from '../../config/public/site-identity-and-page-sizes.ts';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const HomeLink = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: inherit;
  font-family: var(--heading);
  font-size: 2rem;
  font-weight: 900;
  line-height: 1;
  white-space: nowrap;
  text-decoration: none;

  & svg {
    flex: none;
  }

  @media (max-width: 22.49em) {
    gap: 0.375rem;
    font-size: 1.5rem;

    & svg {
      width: 24px;
    }
  }

  &:hover {
    color: inherit;
  }
`;

/** The logo, a barbell's diamond grip with the trading name, as a link to the home page. */
export const Logo = (): ReactElement => (
  <HomeLink to={routes.home} aria-label={`${siteIdentityAndPageSizes.name}, home`}>
    <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M32 2l13 13-13 13L19 15zM32 36l13 13-13 13-13-13zM15 19l13 13-13 13L2 32zM49 19l13 13-13 13-13-13z"
      />
    </svg>
    {siteIdentityAndPageSizes.name}
  </HomeLink>
);
