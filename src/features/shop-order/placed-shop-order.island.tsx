import type { ReactElement, ReactNode } from 'react';
import { routes } from '../../domain/routes.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { MessagePage } from '../../page-parts/message-page.tsx';
import {
  LookingUpOrderSplash,
  LookUpOrderAgainButton,
} from '../../page-parts/payments/looking-up-order-splash.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { ShopOrderOnceScriptLoaded } from './shop-order-once-script-loaded.tsx';
import { usePlacedOrderAndClearCartOncePaid } from './use-placed-order-and-clear-cart-once-paid.ts';

export type PlacedShopOrderProps = {
  /** The order's link. */
  readonly link: string;
  /** The session of the payment service, if it was paid there. */
  readonly sessionId: string | undefined;
  /** Shown if no order has this link. */
  readonly unknown: ReactNode;
  /** The plans that a paid order's packs open, for a member. */
  readonly bought: (order: ShopOrderAnswer) => ReactNode;
};

/**
 * The content of `/success/` after paying for a cart: the state of the order, and what happens
 * next.
 */
export const PlacedShopOrderScreen = ({
  link,
  sessionId,
  unknown,
  bought,
}: PlacedShopOrderProps): ReactElement => {
  const { session } = useLoginSession();
  const { placed, askAgain, replace } = usePlacedOrderAndClearCartOncePaid(link, sessionId);
  switch (placed.step) {
    case 'loading':
      return <LookingUpOrderSplash onAgain={askAgain} />;
    case 'unknown':
      return <>{unknown}</>;
    case 'failed':
      return (
        <MessagePage
          title="We can’t look up your order just now"
          sentence={`${placed.sentence} What you have paid for is safe.`}
        >
          <Button onClick={askAgain}>Try again</Button>
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </MessagePage>
      );
    case 'known':
      return (
        <Stack>
          <ShopOrderOnceScriptLoaded order={placed.order} link={link} onOrder={replace}>
            {placed.order.paidAt !== null && session.kind === 'member'
              ? bought(placed.order)
              : null}
          </ShopOrderOnceScriptLoaded>
          {placed.isWaiting || placed.order.state !== 'processing' ? null : (
            <LookUpOrderAgainButton onAgain={askAgain} />
          )}
        </Stack>
      );
  }
};
