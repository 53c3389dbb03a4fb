import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import type { ShopOrderAnswer } from '../../domain/shop/shop-order.ts';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { MessagePage } from '../../page-parts/message-page.tsx';
import { useIsPastSplashTimeout } from '../../page-parts/use-is-past-splash-timeout.ts';
import { fetchShopOrderByLinkToken } from '../../services/shop/shop-order.ts';
import { Button } from '../../ui/kit/button.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { ShopOrderOnceScriptLoaded } from './shop-order-once-script-loaded.tsx';

type Reading =
  | { readonly kind: 'reading' | 'unknown' }
  | { readonly kind: 'read'; readonly order: ShopOrderAnswer }
  | { readonly kind: 'failed'; readonly sentence: string };

const Waiting = (): ReactElement => {
  const isLate = useIsPastSplashTimeout();
  return (
    <LoadingSplash title="Your order">
      {isLate ? <p role="status">This is taking longer than usual. Your order is safe.</p> : null}
    </LoadingSplash>
  );
};

export type ShopOrderScreenProps = {
  /** The order’s link, from the fragment of the address. */
  readonly link: string;
};

/** The page of an order, for anybody with its link. */
export const ShopOrderScreen = ({ link }: ShopOrderScreenProps): ReactElement => {
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (link === '') return undefined;
    let isOver = false;
    void fetchShopOrderByLinkToken(link).then((result) => {
      if (isOver) return;
      if (result.kind === 'answered') setReading({ kind: 'read', order: result.value });
      else if (result.kind === 'refused' && result.status !== 429) setReading({ kind: 'unknown' });
      else setReading({ kind: 'failed', sentence: result.sentence });
    });
    return () => {
      isOver = true;
    };
  }, [link, tries]);

  const retry = (): void => {
    setReading({ kind: 'reading' });
    setTries(tries + 1);
  };
  if (link === '' || reading.kind === 'unknown') {
    return (
      <MessagePage
        title="We can’t find that order"
        sentence="Please open it from the link in your confirmation e-mail, and make sure you have the whole link. If you were logged in when you ordered, the order is in your account too."
      >
        <SiteLink to={`${routes.account}#shop-orders`}>See the orders in your account</SiteLink>
        <SiteLink to={routes.contact}>Write to us</SiteLink>
      </MessagePage>
    );
  }
  switch (reading.kind) {
    case 'reading':
      return <Waiting />;
    case 'failed':
      return (
        <MessagePage title="We can’t show your order just now" sentence={reading.sentence}>
          <Button onClick={retry}>Try again</Button>
          <SiteLink to={routes.contact}>Write to us</SiteLink>
        </MessagePage>
      );
    case 'read':
      return (
        <ShopOrderOnceScriptLoaded
          order={reading.order}
          link={link}
          onOrder={(order) => setReading({ kind: 'read', order })}
        />
      );
  }
};
