import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const title = 'On this device';

const OnThisDeviceScreen = createIslandFromLoader(() =>
  import('../features/on-this-device/on-this-device-screen.island.tsx').then(
    (module) => module.OnThisDeviceScreen,
  ),
);

// Only the browser knows what is stored on the device.
const OnThisDevicePage = (): ReactElement =>
  useHydrated() ? (
    <Suspense fallback={<LoadingSplash title={title} />}>
      <OnThisDeviceScreen />
    </Suspense>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Only a script can see what is kept on your device. Please switch scripts on, then come back."
    />
  );

export default OnThisDevicePage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Which pages open without a connection, how much room they take, and how to remove them from this device."
    path={routes.onThisDevice}
  />
);
