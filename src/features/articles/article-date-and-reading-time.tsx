import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { formatDay } from '../../domain/days/format-day.ts';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  color: var(--muted);
  font-size: var(--step--1) !important;
  font-variant-numeric: tabular-nums;
`;

type ArticleMetaProps = { readonly article: Queries.ArticleMetaFragment };

/** An article's date and reading time. */
export const ArticleDateAndReadingTime = ({ article }: ArticleMetaProps): ReactElement => (
  <Line>
    <time dateTime={article.date.slice(0, 10)}>{formatDay(article.date)}</time>
    <span>
      {article.minutesToRead} {article.minutesToRead === 1 ? 'minute' : 'minutes'} to read
    </span>
  </Line>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ArticleMeta on ContentfulArticle {
    date
    minutesToRead
  }
`;
