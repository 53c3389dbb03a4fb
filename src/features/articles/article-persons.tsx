import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Small = styled.p`
  max-width: 40rem;
  color: var(--muted);
  font-size: var(--step--1) !important;
`;

type ArticlePersonsProps = { readonly article: Queries.ArticlePersonsFragment };

/** Who wrote an article and who checked it, and a note while the names are samples. */
export const ArticlePersons = ({
  article: { writtenBy, checkedBy },
}: ArticlePersonsProps): ReactElement => (
  <Small>
    Written by {writtenBy.name}, {writtenBy.field}. Checked by {checkedBy.name}, {checkedBy.field}.
    {writtenBy.sample === true || checkedBy.sample === true
      ? ' Sample names: the owner replaces them.'
      : ''}
  </Small>
);

/** A sentence about each of the two people, for the foot of the article. */
export const AboutPersons = ({
  article: { writtenBy, checkedBy },
}: ArticlePersonsProps): ReactElement => (
  <Small>
    {writtenBy.about} {checkedBy.about}
  </Small>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ArticlePersons on ContentfulArticle {
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
