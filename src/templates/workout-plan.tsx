import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { queriedLevelOf } from '../content/queried/training.ts';
import {
  timeAndEquipmentOfSections,
  workoutPlanViewsInSections,
} from '../domain/plans/time-and-equipment.ts';
import {
  scheduleIfSinglePlan,
  toFreeExercisePlanThing,
} from '../domain/structured-data/exercise-plan.ts';
import { titleForSearchEngines } from '../domain/page-head/search-titles.ts';
import { ComparisonWithOtherPlans } from '../features/plans/comparison-with-other-plans.tsx';
import { PlanOrPackPageLayout } from '../features/plans/plan-or-pack-page-layout.tsx';
import { ClinicalReviewStatusNote } from '../page-parts/clinical-review-status-note.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { absoluteAddress, publisherNameAndUrl } from '../page-parts/page-head/publisher.ts';
import { sharedLinkPictureAddress } from '../page-parts/page-head/shared-link-picture.ts';
import { EnterWeightsNextStep } from '../page-parts/plan/enter-weights-next-step.tsx';
import { PlanKeyFacts } from '../page-parts/plan/plan-facts.tsx';
import { PlanStartAndOwnWeightsLinks } from '../page-parts/plan/plan-start-and-own-weights-links.tsx';
import { PrintButton } from '../page-parts/plan/print-button.tsx';

const WorkoutPlanPage = ({
  data: { plan },
  location,
}: PageProps<Queries.WorkoutPlanPageQuery>): ReactElement | null =>
  plan === null ? null : (
    <PlanOrPackPageLayout
      programme={plan}
      path={location.pathname}
      facts={
        <>
          <PlanStartAndOwnWeightsLinks path={location.pathname} sections={plan.sections} />
          <ClinicalReviewStatusNote review={plan} />
          <PlanKeyFacts workload={timeAndEquipmentOfSections(plan.sections)} level={plan.level} />
          <PrintButton place="head" />
        </>
      }
      foldsText
    >
      <PrintButton place="foot" />
      <ComparisonWithOtherPlans path={location.pathname} />
      <EnterWeightsNextStep />
    </PlanOrPackPageLayout>
  );

export default WorkoutPlanPage;

export const Head = ({
  data: { plan },
  location,
}: HeadProps<Queries.WorkoutPlanPageQuery>): ReactElement | null => {
  if (plan === null) return null;
  const { title, excerpt, image } = plan;
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    description: excerpt,
    image: sharedLinkPictureAddress(image),
    level: queriedLevelOf(plan),
    schedule: scheduleIfSinglePlan(workoutPlanViewsInSections(plan.sections)),
  };
  return (
    <PageHead
      title={titleForSearchEngines('workoutPlan', title, siteIdentityAndPageSizes)}
      crumb={title}
      description={excerpt}
      path={location.pathname}
      picture={image}
      things={[toFreeExercisePlanThing(facts, publisherNameAndUrl)]}
    />
  );
};

export const query = graphql`
  query WorkoutPlanPage($id: String!) {
    plan: contentfulWorkoutPlan(id: { eq: $id }) {
      title
      excerpt
      sections
      level
      reviewBy
      signedBy
      registration
      signedOn
      image {
        ...WidePicture
        ...SocialPicture
      }
    }
  }
`;
