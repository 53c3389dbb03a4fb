import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const title = 'Training log';

const TrainingLogScreen = createIslandFromLoader(() =>
  import('../features/training-log/training-log-screen.island.tsx').then(
    (module) => module.TrainingLogScreen,
  ),
);

// Only the browser knows what is stored on the device.
const TrainingLogPage = (): ReactElement =>
  useHydrated() ? (
    <Suspense fallback={<LoadingSplash title={title} />}>
      <TrainingLogScreen />
    </Suspense>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Your log lives on your device, so a script has to open it. Please switch scripts on, then come back."
    />
  );

export default TrainingLogPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Every set you have lifted, your best ones, and your estimated maximum over time. It stays on your device unless you turn on sync."
    path={routes.trainingLog}
  />
);
