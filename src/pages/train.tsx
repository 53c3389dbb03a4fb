import type { ReactElement } from 'react';
import type { PageProps } from 'gatsby';
import { routes } from '../domain/routes.ts';
import { createLazyComponent } from '../features/train/create-lazy-component.tsx';
import type { TrainScreenQueryProps } from '../features/train/train-screen.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { IntroUnlessTrainingLogExists } from '../page-parts/training/intro-unless-training-log-exists.tsx';
import { ButtonLink } from '../ui/kit/button-link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const title = 'Train';

const TrainScreen = createLazyComponent<TrainScreenQueryProps>(() =>
  import('../features/train/train-screen.tsx').then(({ TrainScreen: Part }) => Part),
);

// Only the browser knows what is stored on the device.
const TrainPage = ({ location }: PageProps): ReactElement =>
  useHydrated() ? (
    <IntroUnlessTrainingLogExists
      title={title}
      sentence="No session is open on this device. Every day of every plan has a button “Start this session”: it leads here, and your phone then shows one set at a time."
      isAsked={new URLSearchParams(location.search).has('plan')}
      ways={<ButtonLink to={routes.workoutPlans}>Choose a free plan</ButtonLink>}
    >
      <TrainScreen query={location.search} />
    </IntroUnlessTrainingLogExists>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Your session lives on your device, so a script has to open it. Please switch scripts on, then start again from your plan."
    />
  );

export default TrainPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Today’s session, one set at a time: what to lift, what you did last time, and a rest timer. It stays on your device."
    path={routes.train}
  />
);
