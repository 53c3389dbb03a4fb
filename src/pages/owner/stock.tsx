import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { deskPagePaths } from '../../domain/shop-desk/desk-page-paths.ts';
import { RedirectToLoginUnlessMember } from '../../features/login/redirect-to-login-unless-member.tsx';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';

const OwnerStartOrdersOrStockPage = createIslandFromLoader(() =>
  import('../../features/owner/owner-start-orders-or-stock-page.island.tsx').then(
    (module) => module.OwnerStartOrdersOrStockPage,
  ),
);

const OwnerStockPage = (): ReactElement => (
  <RedirectToLoginUnlessMember>
    <Suspense fallback={<LoadingSplash title="Stock" />}>
      <OwnerStartOrdersOrStockPage page="stock" />
    </Suspense>
  </RedirectToLoginUnlessMember>
);

export default OwnerStockPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Stock"
    description="For the owner of Knurl: how many pieces of everything are there."
    path={deskPagePaths.stock}
  />
);
