import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { deskPagePaths } from '../../domain/shop-desk/desk-page-paths.ts';
import { RedirectToLoginUnlessMember } from '../../features/login/redirect-to-login-unless-member.tsx';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { Splash } from '../../page-parts/splash.tsx';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';

const OwnerPages = createIslandFromLoader(() =>
  import('../../features/owner/owner-pages.island.tsx').then((module) => module.OwnerPages),
);

const OwnerStockPage = (): ReactElement => (
  <RedirectToLoginUnlessMember>
    <Suspense fallback={<Splash title="Stock" />}>
      <OwnerPages page="stock" />
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
