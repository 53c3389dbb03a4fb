import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { queriedTrainingFactsOf } from '../content/queried/training.ts';
import {
  filterValuesToOfferForEntries,
  findFittingEntries,
} from '../domain/finder/chosen-filters.ts';
import {
  filterPagePath,
  filterPageTitleAndDescription,
  filterWithOnly,
  flattenOfferedFilterValues,
  type FinderFilterValue,
} from '../domain/finder/finder-lists.ts';
import { routes } from '../domain/routes.ts';
import { PlanFinder } from '../features/finder/plan-finder.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const title = 'Find a plan';

const loadCard = async () =>
  (await import('../features/plans/found-card.tsx')).renderFoundPlanOrPackCard;

/**
 * The pages of single values that have plans: for browsers without scripts, and for whoever would
 * rather look through lists.
 */
const valuesWithPlans = (
  plans: Queries.FindAPlanPageQuery['plans']['nodes'],
): readonly FinderFilterValue[] => {
  const facts = plans.map(queriedTrainingFactsOf);
  return flattenOfferedFilterValues(filterValuesToOfferForEntries(facts)).filter(
    (value) => findFittingEntries(facts, filterWithOnly(value), (one) => one).length > 0,
  );
};

const FindAPlanPage = ({ data }: PageProps<Queries.FindAPlanPageQuery>): ReactElement => (
  <Stack>
    <PageTitleWithLead
      title={title}
      lead="Say how much time you have, what kit, and what matters to your body. You get the free plan to begin with, why it fits, and what paying would add."
    />
    <PlanFinder loadCard={loadCard} />
    <Stack as="section">
      <SectionHeading id="lists">Or look through the lists</SectionHeading>
      <ul>
        {valuesWithPlans(data.plans.nodes).map((value) => (
          <li key={value.id}>
            <SiteLink to={filterPagePath('workout-plans', value)}>
              {filterPageTitleAndDescription('workout-plans', value).title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Stack>
  </Stack>
);

export default FindAPlanPage;

export const Head = (): ReactElement => (
  <PageHead
    title={title}
    description="Find the weightlifting plan that fits your days, your time, your kit, your level and your body. Free plans first, with the reason why each of them fits."
    path={routes.findAPlan}
  />
);

export const query = graphql`
  query FindAPlanPage {
    plans: allContentfulWorkoutPlan {
      nodes {
        facts {
          ...TrainingFacts
        }
      }
    }
  }
`;
