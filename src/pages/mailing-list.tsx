import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteTextOr } from '../content/site-texts.ts';
import {
  isJoinDone,
  joinOutcomes,
  linkOutcomes,
  mailingListWords,
} from '../domain/mailing-list.ts';
import { MailingListForm } from '../features/mailing-list/mailing-list-form.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading } from '../ui/heading.tsx';
import { Stack } from '../ui/layout.tsx';

const fallbackTitle = 'Join the mailing list';

/** What came of a link or a form. The address names it, so that it can be read without scripts. */
const Outcome = styled.section`
  display: none;
  gap: var(--space-3);
  max-width: 40rem;
  padding-block: var(--space-4);
  border-block: 3px solid var(--ink);

  &:target {
    display: grid;
  }

  /* There is nothing left to do. */
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
    <PageHeading {...siteTextOr(data.text, fallbackTitle)} />
    {[...joinOutcomes, ...linkOutcomes].map((outcome) => (
      <Outcome key={outcome} id={outcome} tabIndex={-1} data-done={isJoinDone(outcome)}>
        <h2>{mailingListWords[outcome].title}</h2>
        <p>{mailingListWords[outcome].text}</p>
      </Outcome>
    ))}
    <MailingListForm on="paper" />
  </Stack>
);

export default MailingListPage;

export const Head = ({ data, location }: HeadProps<Queries.MailingListPageQuery>): ReactElement => {
  const { title, lead } = siteTextOr(data.text, fallbackTitle);
  return <PageHead title={title} description={lead ?? title} path={location.pathname} />;
};

export const query = graphql`
  query MailingListPage {
    text: contentfulSiteText(key: { eq: "mailing-list" }) {
      ...SiteText
    }
  }
`;
