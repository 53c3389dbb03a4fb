import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { MembersOnly } from '../features/login/members-only.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { Splash } from '../page-parts/splash.tsx';
import { toIsland } from '../ui/island.tsx';

const OwnerDesk = toIsland(() =>
  import('../features/owner/owner-desk.island.tsx').then((module) => module.OwnerDesk),
);

const OwnerPage = (): ReactElement => (
  <MembersOnly>
    <Suspense fallback={<Splash title="Your desk" />}>
      <OwnerDesk />
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
