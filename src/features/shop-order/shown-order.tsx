import { Suspense } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import { Splash } from '../../page-parts/splash.tsx';
import { toIsland } from '../../ui/island.tsx';

// It comes with the answer: a first visit from an e-mail needs no more than what asks for the order.
const ShopOrderView = toIsland(() =>
  import('./order-view.island.tsx').then((module) => module.ShopOrderView),
);

/** An order of the shop that has been read. */
export const ShownOrder = (props: ComponentProps<typeof ShopOrderView>): ReactElement => (
  <Suspense fallback={<Splash title="Your order" />}>
    <ShopOrderView {...props} />
  </Suspense>
);
