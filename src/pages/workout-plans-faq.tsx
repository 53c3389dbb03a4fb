import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { FaqGroup } from '../features/plans/faq-group.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const fallbackTitle = 'Questions about the workout plans';

const WorkoutPlansFaqPage = ({
  data,
}: PageProps<Queries.WorkoutPlansFaqPageQuery>): ReactElement => (
  <Stack>
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    {[...new Set(data.faqs.nodes.map((faq) => faq.group))].map((group) => (
      <FaqGroup
        key={group}
        name={group}
        faqs={data.faqs.nodes.filter((faq) => faq.group === group)}
      />
    ))}
    <p>
      Your question is not here? <SiteLink to={routes.contact}>Ask us</SiteLink>.
    </p>
  </Stack>
);

export default WorkoutPlansFaqPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.WorkoutPlansFaqPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

export const query = graphql`
  query WorkoutPlansFaqPage {
    text: contentfulSiteText(key: { eq: "faq-index" }) {
      ...SiteText
    }
    faqs: allContentfulFaq(sort: { order: ASC }) {
      nodes {
        group
        ...Faq
      }
    }
  }
`;
