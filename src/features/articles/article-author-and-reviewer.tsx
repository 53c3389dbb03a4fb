import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { isSignedByClinician } from '../../domain/clinical-review.ts';
import { ClinicalReviewStatusNote } from '../../page-parts/clinical-review-status-note.tsx';

const Small = styled.p`
  max-width: 40rem;
  color: var(--muted);
  font-size: var(--step--1) !important;
`;

type ArticlePersonsProps = { readonly article: Queries.ArticlePersonsFragment };

/**
 * Whether an article is about health and no clinician has signed it off: then nobody has checked
 * it.
 */
const isUnreviewed = (article: Queries.ArticlePersonsFragment): boolean =>
  article.reviewBy !== null && !isSignedByClinician(article);

/**
 * Who wrote an article and who checked it, a note while the names are samples, and of a text about
 * health who signed it off.
 */
export const ArticleAuthorAndReviewer = ({ article }: ArticlePersonsProps): ReactElement => {
  const { writtenBy, checkedBy } = article;
  const isChecked = !isUnreviewed(article);
  return (
    <>
      <Small>
        Written by {writtenBy.name}, {writtenBy.field}.
        {isChecked ? ` Checked by ${checkedBy.name}, ${checkedBy.field}.` : ''}
        {writtenBy.sample === true || (isChecked && checkedBy.sample === true)
          ? ' Sample names: the owner replaces them.'
          : ''}
      </Small>
      <ClinicalReviewStatusNote review={article} />
    </>
  );
};

/** A sentence about each of the people named at the head, for the foot of the article. */
export const AboutAuthorAndReviewer = ({ article }: ArticlePersonsProps): ReactElement => (
  <Small>
    {article.writtenBy.about}
    {isUnreviewed(article) ? '' : ` ${article.checkedBy.about}`}
  </Small>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ArticlePersons on ContentfulArticle {
    reviewBy
    signedBy
    registration
    signedOn
    writtenBy {
      name
      field
      about
      sample
    }
    checkedBy {
      name
      field
      about
      sample
    }
  }
`;
