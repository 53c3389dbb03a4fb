import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { media } from '../../ui/media.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const Account = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--ink);
  border-radius: var(--radius);
  color: inherit;
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  white-space: nowrap;

  & svg {
    display: none;
  }

  ${media.small} {
    & svg {
      display: block;
    }
  }

  &:hover {
    background: var(--ink);
    color: var(--paper);
  }
`;

/** The way to the members zone. */
export const AccountButton = (): ReactElement => (
  <Account to={routes.members}>
    <PersonIcon />
    Members Zone
  </Account>
);
