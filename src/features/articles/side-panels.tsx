import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type RecentArticlesProps = {
  readonly articles: readonly Queries.RecentArticleFragment[];
};

/** The newest articles, beside articles and their categories. */
export const RecentArticles = ({ articles }: RecentArticlesProps): ReactElement => (
  <SidePanel title="Recent articles">
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <SiteLink to={article.path}>{article.title}</SiteLink>
        </li>
      ))}
    </ul>
  </SidePanel>
);

type ArticleCategoriesProps = {
  readonly categories: readonly Queries.ArticleCategoryLinkFragment[];
};

/** All categories of articles. */
export const ArticleCategories = ({ categories }: ArticleCategoriesProps): ReactElement => (
  <SidePanel title="Categories">
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <SiteLink to={category.path}>{category.title}</SiteLink>
        </li>
      ))}
    </ul>
  </SidePanel>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment RecentArticle on ContentfulArticle {
    id
    path
    title
  }
  fragment ArticleCategoryLink on ContentfulArticleCategory {
    id
    path
    title
  }
`;
