import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { site } from '../../config/public/site.ts';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Small = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 40rem;
  color: var(--muted);
  line-height: 1.5;
`;

/** The small print below an order button; it ends with the name of the seller. */
export const SmallPrint = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Small>
    {children}
    <p>
      You order from {site.company.legalName}, {site.company.address}.{' '}
      <SiteLink to={routes.contact}>Write to us</SiteLink> or e-mail {site.email}.
    </p>
  </Small>
);
