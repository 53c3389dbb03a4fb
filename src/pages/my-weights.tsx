import { Suspense } from 'react';
import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { PercentLineWithSampleMaximum } from '../features/my-weights/percent-line-with-sample-maximum.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { IntroUnlessTrainingLogExists } from '../page-parts/training/intro-unless-training-log-exists.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';
import { useHydrated } from '../ui/loading/use-hydrated.ts';

const title = 'My weights';

const MyWeightsScreen = createIslandFromLoader(() =>
  import('../features/my-weights/my-weights-screen.island.tsx').then(
    (module) => module.MyWeightsScreen,
  ),
);

// Only the browser knows what is stored on the device.
const MyWeightsPage = ({ data, location }: PageProps<Queries.MyWeightsPageQuery>): ReactElement =>
  useHydrated() ? (
    <IntroUnlessTrainingLogExists
      title={title}
      sentence="Say once what you lift and what your gym has, and every plan shows what you put on the bar, plates and all. No account is needed, and none of it leaves this device."
      action="Enter your weights"
      example={
        data.homeSession === null ? undefined : (
          <PercentLineWithSampleMaximum {...data.homeSession} />
        )
      }
      isAsked={`${location.search}${location.hash}` !== ''}
      ways={<SiteLink to={routes.workoutPlans}>Look at the plans first</SiteLink>}
    >
      <Suspense fallback={<LoadingSplash title={title} />}>
        <MyWeightsScreen commonLifts={data.commonLifts.nodes.map(({ slug }) => slug)} />
      </Suspense>
    </IntroUnlessTrainingLogExists>
  ) : (
    <LoadingSplash
      title={title}
      withoutScripts="Your weights live on your device, so a script has to open them. Please switch scripts on, then come back."
    />
  );

export default MyWeightsPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Your one-rep maxes, your bar and plates, your dumbbells: every plan then shows what you put on the bar. It stays on your device."
    path={routes.myWeights}
  />
);

export const query = graphql`
  query MyWeightsPage {
    homeSession {
      plan {
        title
        path
      }
      sample
    }
    commonLifts: allContentfulExercise(
      filter: { commonLiftOrder: { ne: null } }
      sort: [{ commonLiftOrder: ASC }, { title: ASC }]
    ) {
      nodes {
        slug
      }
    }
  }
`;
