import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { PageHead } from '../../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';

const title = 'On all my devices';

const AllDevicesScreen = createIslandFromLoader(() =>
  import('../../features/training-log/devices/log-sync-screen.island.tsx').then(
    (module) => module.LogSyncScreen,
  ),
);

// Only the browser knows whether sync is on for this device.
const OnAllMyDevicesPage = (): ReactElement =>
  useHydrated() ? (
    <Suspense fallback={<LoadingSplash title={title} />}>
      <AllDevicesScreen />
    </Suspense>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Your log is sealed on your device, so a script has to do it. Please switch scripts on, then come back."
    />
  );

export default OnAllMyDevicesPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Your training log on all your devices, sealed with a key that only you have."
    path={routes.logOnAllDevices}
  />
);
