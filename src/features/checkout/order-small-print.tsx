import type { ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { SmallPrintEndingWithSeller } from '../../page-parts/payments/small-print-ending-with-seller.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type OrderSmallPrintProps = {
  /** The refund conditions. */
  readonly children: ReactNode;
};

/** The text below the order button: who takes the payment, how refunds work, and who sells. */
export const OrderSmallPrint = ({ children }: OrderSmallPrintProps): ReactElement => {
  const { session } = useLoginSession();
  return (
    <SmallPrintEndingWithSeller>
      <p>
        {session.kind === 'visitor'
          ? 'First you log in, or sign up for free. Then you pay by card on a page run by Stripe, our payment provider.'
          : 'You pay by card on a page run by Stripe, our payment provider.'}{' '}
        We never see your card number.
      </p>
      <p>
        {children} The <SiteLink to={routes.terms}>terms and conditions</SiteLink> explain how.
      </p>
    </SmallPrintEndingWithSeller>
  );
};
