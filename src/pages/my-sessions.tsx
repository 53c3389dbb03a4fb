import { Suspense } from 'react';
import type { ReactElement } from 'react';
import type { PageProps } from 'gatsby';
import { routes } from '../domain/routes.ts';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { IntroUnlessTrainingLogExists } from '../page-parts/training/intro-unless-training-log-exists.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';
import { SiteLink } from '../ui/text/site-link.tsx';

const title = 'My sessions';

const MySessionsScreen = createIslandFromLoader(() =>
  import('../features/train/own/my-sessions-screen.island.tsx').then(
    (module) => module.MySessionsScreen,
  ),
);

// Only the browser knows what is stored on the device.
const MySessionsPage = ({ location }: PageProps): ReactElement =>
  useHydrated() ? (
    <IntroUnlessTrainingLogExists
      title={title}
      sentence="Train without a plan: start an empty session, add exercises as you go, save it as a routine and repeat it. No account is needed, and none of it leaves this device."
      action="Open my sessions"
      isAsked={new URLSearchParams(location.search).has('plan')}
      ways={<SiteLink to={routes.workoutPlans}>Look at the plans first</SiteLink>}
    >
      <Suspense fallback={<LoadingSplash title={title} />}>
        <MySessionsScreen />
      </Suspense>
    </IntroUnlessTrainingLogExists>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Your sessions live on your device, so a script has to open them. Please switch scripts on, then come back."
    />
  );

export default MySessionsPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Your own sessions: an empty one to fill as you go, routines to repeat, and exercises by your own names. It stays on your device."
    path={routes.mySessions}
  />
);
