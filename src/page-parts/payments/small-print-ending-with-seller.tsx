import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { useCompany } from '../company.ts';

const Small = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 40rem;
  color: var(--muted);
  line-height: 1.5;
`;

/** The small print below an order button; it ends with the name of the seller. */
export const SmallPrintEndingWithSeller = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => {
  const { legalName, address, email } = useCompany();
  return (
    <Small>
      {children}
      <p>
        You order from {legalName}, {address}. <SiteLink to={routes.contact}>Write to us</SiteLink>{' '}
        or e-mail {email}.
      </p>
    </Small>
  );
};
