import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../domain/routes.ts';
import { RedirectToLoginUnlessMember } from '../features/login/redirect-to-login-unless-member.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { LoadingSplash } from '../page-parts/loading-splash.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';

const OwnerStartOrdersOrStockPage = createIslandFromLoader(() =>
  import('../features/owner/owner-start-orders-or-stock-page.island.tsx').then(
    (module) => module.OwnerStartOrdersOrStockPage,
  ),
);

const OwnerPage = ({ data }: PageProps<Queries.OwnerPageQuery>): ReactElement => (
  <RedirectToLoginUnlessMember>
    <Suspense fallback={<LoadingSplash title="Your desk" />}>
      <OwnerStartOrdersOrStockPage
        page="desk"
        healthTexts={Object.values(data).flatMap(({ nodes }) => nodes)}
      />
    </Suspense>
  </RedirectToLoginUnlessMember>
);

export default OwnerPage;

export const Head = (): ReactElement => (
  <PageHead
    title="Your desk"
    description="For the owner of Knurl: what waits for her, and the figures of the month."
    path={routes.owner}
  />
);

// Each of these texts says the same on its own page, so that nothing here is private. Member plans
// come from the owner's function.
export const query = graphql`
  query OwnerPage {
    articles: allContentfulArticle(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    faqs: allContentfulFaq(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    plans: allContentfulWorkoutPlan(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    workoutPacks: allContentfulWorkoutPack(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    preBuiltPlans: allContentfulPreBuiltPlan(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    homeGymPacks: allContentfulHomeGymPack(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    exercises: allContentfulExercise(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
    calculators: allContentfulCalculator(filter: { reviewBy: { ne: null } }) {
      nodes {
        title
        path
        reviewBy
        signedBy
        registration
        signedOn
      }
    }
  }
`;
