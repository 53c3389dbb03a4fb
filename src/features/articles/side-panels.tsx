import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { LinkListPanel } from '../../ui/layout/link-list-panel.tsx';

type RecentArticlesProps = {
  readonly articles: readonly Queries.RecentArticleFragment[];
};

/** A side panel with the newest articles. */
export const RecentArticles = ({ articles }: RecentArticlesProps): ReactElement => (
  <LinkListPanel title="Recent articles" pages={articles} />
);

type AllArticleCategoriesProps = {
  readonly categories: readonly Queries.ArticleCategoryLinkFragment[];
};

/** A side panel with all categories of articles. */
export const AllArticleCategories = ({ categories }: AllArticleCategoriesProps): ReactElement => (
  <LinkListPanel title="Categories" pages={categories} />
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment RecentArticle on ContentfulArticle {
    id
    path
    title
    categories
  }
  fragment ArticleCategoryLink on ContentfulArticleCategory {
    id
    path
    title
  }
`;
