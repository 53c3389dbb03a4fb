import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { site } from '../../config/public/site.ts';
import { routes } from '../../domain/routes.ts';
import { useMember } from '../../services/auth/member.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const Small = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 40rem;
  color: var(--muted);
  line-height: 1.5;
`;

type SmallPrintProps = {
  /** How she gets her money back. */
  readonly children: ReactNode;
};

/** What stands below the order button: who takes the payment, how she gets her money back, and who sells. */
export const SmallPrint = ({ children }: SmallPrintProps): ReactElement => {
  const { session } = useMember();
  return (
    <Small>
      <p>
        {session.kind === 'visitor'
          ? 'You log in or sign up for free first. Then you pay by card on the page of Stripe, our payment provider.'
          : 'You pay by card on the page of Stripe, our payment provider.'}{' '}
        We never see your card number.
      </p>
      <p>
        {children} The <SiteLink to={routes.terms}>terms and conditions</SiteLink> say how.
      </p>
      <p>
        You order from {site.company.legalName}, {site.company.address}.{' '}
        <SiteLink to={routes.contact}>Write to us</SiteLink> or e-mail {site.email}.
      </p>
    </Small>
  );
};
