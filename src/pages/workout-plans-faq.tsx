import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { faqPage } from '../domain/structured-data/lists.ts';
import { FaqGroup } from '../features/plans/faq-group.tsx';
import { absoluteAddress } from '../page-parts/head/publisher.ts';
import { SiteTextHead } from '../page-parts/head/site-text-head.tsx';
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
  const questions = faqPage({
    url: absoluteAddress(location.pathname),
    questions: data.faqs.nodes.map((faq) => ({
      question: faq.title,
      answer: faq.plainText,
    })),
  });
  return (
    <SiteTextHead
      text={data.text}
      fallbackTitle={fallbackTitle}
      path={location.pathname}
      things={[questions]}
    />
  );
};

export const query = graphql`
  query WorkoutPlansFaqPage {
    text: contentfulSiteText(key: { eq: "faq-index" }) {
      ...SiteText
    }
    faqs: allContentfulFaq(sort: { order: ASC }) {
      nodes {
        group
        plainText
        ...Faq
      }
    }
  }
`;
