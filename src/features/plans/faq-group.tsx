import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ClinicalReviewStatusNote } from '../../page-parts/clinical-review-status-note.tsx';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { CmsHtml } from '../../ui/text/cms-html.tsx';

const Question = styled.section`
  padding-top: var(--space-4);
  border-top: 3px solid var(--ink);

  & h3 {
    margin-bottom: var(--space-3);
    font-size: var(--step-2);
  }

  & h3 a {
    color: inherit;
    text-decoration: none;
  }

  & h3 a:hover {
    text-decoration: underline;
  }
`;

type FaqGroupProps = {
  readonly id: string;
  readonly name: string;
  readonly faqs: readonly Queries.FaqFragment[];
};

/** Questions and answers under a heading. Each question links to itself for sharing. */
export const FaqGroup = ({ id, name, faqs }: FaqGroupProps): ReactElement => (
  <Stack as="section">
    <SectionHeading id={id}>{name}</SectionHeading>
    {faqs.map((faq) => (
      <Question key={faq.slug} id={faq.slug}>
        <h3>
          <a href={`#${faq.slug}`}>{faq.title}</a>
        </h3>
        <CmsHtml html={faq.html} />
        <ClinicalReviewStatusNote review={faq} />
      </Question>
    ))}
  </Stack>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment Faq on ContentfulFaq {
    slug
    title
    html
    reviewBy
    signedBy
    registration
    signedOn
  }
`;
