import type { ReactElement } from 'react';
import type { CartLine } from '../../domain/cart/cart-lines.ts';
import type { Till } from '../../domain/cart/quote.ts';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { SmallPrintEndingWithSeller } from '../payments/small-print-ending-with-seller.tsx';

type CartSmallPrintProps = {
  readonly lines: readonly CartLine[];
  readonly till: Till | undefined;
};

/**
 * The small print below the button: who takes the payment, how the buyer gets her money back, and
 * who the seller is.
 */
export const CartPaymentAndWithdrawalSmallPrint = ({
  lines,
  till,
}: CartSmallPrintProps): ReactElement => {
  const has = (kind: 'goods' | 'pack'): boolean => lines.some(({ item }) => item.kind === kind);
  return (
    <SmallPrintEndingWithSeller>
      <p>
        You pay by card{' '}
        {till === 'snipcart'
          ? 'with Snipcart, which runs our checkout.'
          : 'on a page run by Stripe, our payment provider.'}{' '}
        We never see your card number.
      </p>
      {has('goods') ? (
        <p>
          You can withdraw until 14 days after your parcel arrives, without a reason, and return it.
          You pay the return postage.{' '}
          <SiteLink to={routes.shippingReturns}>Shipping and returns</SiteLink> explains how.
        </p>
      ) : null}
      {has('pack') ? (
        <p>
          A pack opens in your account, so you log in before you pay, and your cart waits. You can
          withdraw from it within 14 days of ordering unless you ask us to open it before that. The{' '}
          <SiteLink to={routes.terms}>terms and conditions</SiteLink> explain how.
        </p>
      ) : null}
    </SmallPrintEndingWithSeller>
  );
};
