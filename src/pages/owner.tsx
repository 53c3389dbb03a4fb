import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { MembersOnly } from '../features/login/members-only.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { Splash } from '../page-parts/splash.tsx';
import { toIsland } from '../ui/loading/island.tsx';

const OwnerPages = toIsland(() =>
  import('../features/owner/owner-pages.island.tsx').then((module) => module.OwnerPages),
);

const OwnerPage = (): ReactElement => (
  <MembersOnly>
    <Suspense fallback={<Splash title="Your desk" />}>
      <OwnerPages page="desk" />
    </Suspense>
  </MembersOnly>
);

export default OwnerPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Your desk"
    description="For the owner of Knurl: what waits for her, and the figures of the month."
    path={routes.owner}
  />
);
