import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { accessCodeValueByName } from '../../domain/addresses/address-codes.ts';
import { routes } from '../../domain/routes.ts';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { useAccessCodesHiddenFromUrl } from '../../page-parts/use-access-codes-hidden-from-url.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';

const title = 'Your order';

const ShopOrderScreen = createIslandFromLoader(() =>
  import('../../features/shop-order/shop-order-screen.island.tsx').then(
    (module) => module.ShopOrderScreen,
  ),
);

// Only the browser knows the link.
const ShopOrderPage = ({ location }: PageProps): ReactElement => {
  const codes = useAccessCodesHiddenFromUrl(location);
  const isHydrated = useHydrated();
  if (!isHydrated) {
    return (
      <LoadingSplash
        title={title}
        withoutScripts="Your order is yours alone, so a script has to fetch it. Please switch scripts on, then open the link in your e-mail again."
      />
    );
  }
  const link = accessCodeValueByName(codes, 'order') ?? '';
  return (
    <Suspense fallback={<LoadingSplash title={title} />}>
      <ShopOrderScreen key={link} link={link} />
    </Suspense>
  );
};

export default ShopOrderPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="How your order stands: what you bought, where your parcel is, and how to withdraw or return something."
    path={routes.shopOrder}
  />
);
