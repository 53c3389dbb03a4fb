import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { editorsTitleAndLeadOrTitle, searchEngineTitleOr } from '../content/queried/site-texts.ts';
import { titleForSearchEngines } from '../domain/page-head/search-titles.ts';
import { ArticleCard } from '../features/articles/article-card.tsx';
import { CategoryNav } from '../features/articles/category-nav.tsx';
import {
  PreviousAndNextPageLinks,
  type PreviousAndNextPageLinksProps,
} from '../page-parts/previous-and-next-page-links.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { FeedLink } from '../page-parts/page-head/feed-link.tsx';
import { PaginatedListHead } from '../page-parts/paginated-list-head.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';

const headingOf = (data: Queries.ArticleListPageQuery) =>
  data.category === null
    ? editorsTitleAndLeadOrTitle(data.text, 'Articles')
    : { title: data.category.title, lead: data.category.excerpt };

const ArticleListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, PreviousAndNextPageLinksProps>): ReactElement => {
  const articles = data.articles;
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={headingOf(data).title} />
      <PageTitleWithLead {...headingOf(data)} />
      <CategoryNav categories={data.categories.nodes} />
      {articles.length === 0 ? <p>No articles here yet.</p> : null}
      <CardGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} eager={index === 0} />
          </li>
        ))}
      </CardGrid>
      <PreviousAndNextPageLinks {...pageContext} />
    </Stack>
  );
};

export default ArticleListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ArticleListPageQuery, PreviousAndNextPageLinksProps>): ReactElement => {
  const { title, lead } = headingOf(data);
  return (
    <PaginatedListHead
      {...pageContext}
      title={title}
      searchTitle={
        data.category === null
          ? searchEngineTitleOr(data.text, title)
          : titleForSearchEngines('articleCategory', title, siteIdentityAndPageSizes)
      }
      lead={lead}
      path={location.pathname}
      order="from the newest of its articles to the oldest"
      entries={data.articles}
    >
      <FeedLink />
    </PaginatedListHead>
  );
};

export const query = graphql`
  query ArticleListPage($ids: [String!]!, $categoryId: String) {
    text: contentfulSiteText(key: { eq: "articles-index" }) {
      ...SiteText
    }
    category: contentfulArticleCategory(id: { eq: $categoryId }) {
      title
      excerpt
    }
    categories: allContentfulArticleCategory(sort: { order: ASC }) {
      nodes {
        ...ArticleCategoryLink
      }
    }
    articles: articlesById(ids: $ids) {
      ...ArticleCard
    }
  }
`;
