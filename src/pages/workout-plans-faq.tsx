import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { toFaqPageThing } from '../domain/structured-data/lists.ts';
import { FaqGroup } from '../features/plans/faq-group.tsx';
import { TableOfContents } from '../page-parts/table-of-contents.tsx';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { absoluteAddress } from '../page-parts/page-head/publisher.ts';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack, TextWithSidePanels } from '../ui/layout/layout.tsx';
import { LinkListPanel } from '../ui/layout/link-list-panel.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const plans = [
  { id: 'plans', path: routes.workoutPlans, title: 'Free workout plans' },
  { id: 'exercises', path: routes.exercises, title: 'How each lift is done' },
  {
    id: 'loads',
    path: '/calculators/one-rep-max/',
    title: 'What to load: the one rep max calculator',
  },
  { id: 'weights', path: routes.myWeights, title: 'Your weights in every plan' },
  { id: 'sessions', path: routes.mySessions, title: 'Train without a plan' },
  { id: 'log', path: routes.trainingLog, title: 'Your training log' },
  { id: 'contact', path: routes.contact, title: 'Ask us' },
];

const fallbackTitle = 'Questions about the workout plans';

const idOf = (group: string): string => `about-${group.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const WorkoutPlansFaqPage = ({
  data: {
    text,
    faqs: { nodes },
  },
}: PageProps<Queries.WorkoutPlansFaqPageQuery>): ReactElement => {
  const groups = [...new Set(nodes.map((faq) => faq.group))].map((name) => ({
    id: idOf(name),
    text: name,
    faqs: nodes.filter((faq) => faq.group === name),
  }));
  return (
    <Stack>
      <PageTitleWithLead {...editorsTitleAndLeadOrTitle(text, fallbackTitle)} />
      <TextWithSidePanels>
        <TableOfContents parts={groups} />
        <Stack>
          {groups.map((group) => (
            <FaqGroup key={group.id} id={group.id} name={group.text} faqs={group.faqs} />
          ))}
          <p>
            Your question is not here? <SiteLink to={routes.contact}>Ask us</SiteLink>.
          </p>
        </Stack>
        <aside className="no-print" aria-label="Start training">
          <LinkListPanel title="Start training" pages={plans} />
        </aside>
      </TextWithSidePanels>
    </Stack>
  );
};

export default WorkoutPlansFaqPage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.WorkoutPlansFaqPageQuery>): ReactElement => {
  const questions = toFaqPageThing({
    url: absoluteAddress(location.pathname),
    questions: data.faqs.nodes.map((faq) => ({
      question: faq.title,
      answer: faq.plainText,
    })),
  });
  return (
    <HeadFromEditorsTitleAndLead
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
