import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { asSections } from '../../content/queried-sections.ts';
import { siteTextOr } from '../../content/site-texts.ts';
import { routes } from '../../domain/routes.ts';
import { MembersOnly } from '../../features/members/members-only.tsx';
import type { ZoneParts } from '../../features/members/zone-plan.tsx';
import { Zone } from '../../features/members/zone.tsx';
import { mapOf } from '../../features/muscles/map-of.tsx';
import { PlanNextStep } from '../../features/plans/plan-next-step.tsx';
import { Breadcrumbs } from '../../features/seo/breadcrumbs.tsx';
import { PageHead } from '../../features/seo/page-head.tsx';
import { Sections } from '../../features/workouts/sections.tsx';

const fallbackTitle = 'Members zone';

const parts: ZoneParts = {
  breadcrumbs: (path, title) => <Breadcrumbs path={path} title={title} />,
  text: (sections) => <Sections sections={asSections(sections)} map={mapOf} />,
  nextStep: <PlanNextStep />,
};

const MembersPage = ({ data, location }: PageProps<Queries.MembersPageQuery>): ReactElement => {
  const [since] = useState(() => performance.now());
  return (
    <MembersOnly>
      <Zone
        path={location.pathname}
        {...siteTextOr(data.text, fallbackTitle)}
        since={since}
        parts={parts}
      />
    </MembersOnly>
  );
};

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
