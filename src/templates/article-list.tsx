import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { siteTextOr } from '../content/queried/site-texts.ts';
import { listPageMetadata } from '../domain/page-metadata.ts';
import { collectionPage } from '../domain/structured-data/lists.ts';
import { ArticleCard } from '../features/articles/article-card.tsx';
import { CategoryNav } from '../features/articles/category-nav.tsx';
import { Pager } from '../page-parts/pager.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { FeedLink } from '../page-parts/head/feed-link.tsx';
import { PageHead } from '../page-parts/head/page-head.tsx';
import { absoluteAddress } from '../page-parts/head/publisher.ts';
import { PageHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';

type ListContext = {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
};

const headingOf = (data: Queries.ArticleListPageQuery) =>
  data.category === null
    ? siteTextOr(data.text, 'Articles')
    : { title: data.category.title, lead: data.category.excerpt };

const ArticleListPage = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.ArticleListPageQuery, ListContext>): ReactElement => {
  const articles = data.articles;
  return (
    <Stack>
      <Breadcrumbs path={location.pathname} title={headingOf(data).title} />
      <PageHeading {...headingOf(data)} />
      <CategoryNav categories={data.categories.nodes} />
      {articles.length === 0 ? <p>No articles here yet.</p> : null}
      <CardGrid>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} eager={index === 0} />
          </li>
        ))}
      </CardGrid>
      <Pager {...pageContext} />
    </Stack>
  );
};

export default ArticleListPage;

export const Head = ({
  data,
  location,
  pageContext,
}: HeadProps<Queries.ArticleListPageQuery, ListContext>): ReactElement => {
  const { title, lead } = headingOf(data);
  const words =
    pageContext.pageNumber === 1
      ? { title, description: lead ?? title }
      : listPageMetadata({
          ...pageContext,
          title,
          order: 'from the newest of its articles to the oldest',
          entries: data.articles.map((article) => article.title),
        });
  const entries = data.articles.map((article) => ({
    title: article.title,
    url: absoluteAddress(article.path),
  }));
  return (
    <PageHead
      {...words}
      path={location.pathname}
      crumb={title}
      things={[collectionPage({ ...words, url: absoluteAddress(location.pathname), entries })]}
    >
      <FeedLink />
    </PageHead>
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
