import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import {
  isSuccessfulJoinOutcome,
  joinAndLeaveOutcomeTexts,
  joinRequestOutcomes,
  listMailLinkOutcomes,
} from '../domain/forms/mailing-list.ts';
import { routes } from '../domain/routes.ts';
import { MailingListForm } from '../features/mailing-list/mailing-list-form.tsx';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { Stack, TextWithSidePanels } from '../ui/layout/layout.tsx';
import { LinkListPanel } from '../ui/layout/link-list-panel.tsx';

const hereAlready = [
  { id: 'plans', path: routes.workoutPlans, title: 'Free workout plans' },
  { id: 'articles', path: routes.articles, title: 'Articles' },
  { id: 'calculators', path: routes.calculators, title: 'Calculators' },
];

const fallbackTitle = 'Join the mailing list';

/**
 * The outcome of a link or a form. The hash of the address selects it with `:target`, so it works
 * without scripts.
 */
const Outcome = styled.section`
  display: none;
  gap: var(--space-3);
  max-width: 40rem;
  padding-block: var(--space-4);
  border-block: 3px solid var(--ink);

  &:target {
    display: grid;
  }

  /* Nothing is left to do, so the form goes. */
  &[data-done='true']:target ~ form {
    display: none;
  }

  &:focus {
    outline: none;
  }

  & h2 {
    font-size: var(--step-3);
  }
`;

const MailingListPage = ({ data }: PageProps<Queries.MailingListPageQuery>): ReactElement => (
  <Stack>
    <PageTitleWithLead {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)} />
    <TextWithSidePanels>
      <Stack>
        {[...joinRequestOutcomes, ...listMailLinkOutcomes].map((outcome) => (
          <Outcome
            key={outcome}
            id={outcome}
            tabIndex={-1}
            data-done={isSuccessfulJoinOutcome(outcome)}
          >
            <h2>{joinAndLeaveOutcomeTexts[outcome].title}</h2>
            <p>{joinAndLeaveOutcomeTexts[outcome].text}</p>
          </Outcome>
        ))}
        <MailingListForm on="paper" />
      </Stack>
      <aside aria-label="Here already">
        <LinkListPanel title="Here already" pages={hereAlready} />
      </aside>
    </TextWithSidePanels>
  </Stack>
);

export default MailingListPage;

export const Head = ({ data, location }: HeadProps<Queries.MailingListPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
  />
);

export const query = graphql`
  query MailingListPage {
    text: contentfulSiteText(key: { eq: "mailing-list" }) {
      ...SiteText
    }
  }
`;
