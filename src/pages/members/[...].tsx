import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../../content/site-texts.ts';
import { routes } from '../../domain/routes.ts';
import { MembersOnly } from '../../features/members/members-only.tsx';
import { PlanNextStep } from '../../features/plans/plan-next-step.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { PageHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const fallbackTitle = 'Members zone';

const MembersPage = ({ data }: PageProps<Queries.MembersPageQuery>): ReactElement => (
  <MembersOnly>
    <Stack>
      <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
      <div className="prose">
        <p>
          The members zone holds member workouts, finishers, warm-ups, pre-built plans, packs and
          home gym plans. What membership costs and includes is under{' '}
          <SiteLink to={routes.promotions}>promotions</SiteLink>. The{' '}
          <SiteLink to={routes.workoutPlans}>workout plans</SiteLink> are free to read without an
          account.
        </p>
      </div>
      <PlanNextStep />
    </Stack>
  </MembersOnly>
);

export default MembersPage;

export const Head = ({ data }: HeadProps<Queries.MembersPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={routes.members} />;
};

export const query = graphql`
  query MembersPage {
    text: contentfulSiteText(key: { eq: "members-zone" }) {
      ...SiteText
    }
  }
`;
