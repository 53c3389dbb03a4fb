import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';

// Loaded with the answer, so that a first visit from an e-mail only needs the code for requesting
// the order.
const ShopOrderView = createIslandFromLoader(() =>
  import('./order-view.island.tsx').then((module) => module.ShopOrderStateAndActions),
);

/** The page of a shop order; a splash stands there until its script has loaded. */
export const ShopOrderOnceScriptLoaded = (
  props: ComponentProps<typeof ShopOrderView>,
): ReactElement => (
  <Suspense fallback={<LoadingSplash title="Your order" />}>
    <ShopOrderView {...props} />
  </Suspense>
);
