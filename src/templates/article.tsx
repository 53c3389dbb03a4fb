import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf } from '../content/pictures.ts';
import { ArticleCard } from '../features/articles/article-card.tsx';
import { ArticleMeta } from '../features/articles/article-meta.tsx';
import { CategoryChips } from '../features/articles/category-chips.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading, SectionHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';

const ArticlePage = ({ data }: PageProps<Queries.ArticlePageQuery>): ReactElement | null => {
  const { article, related } = data;
  if (article === null) return null;
  return (
    <Stack>
      <Stack as="article">
        <PageHeading title={article.title} lead={article.excerpt}>
          <CategoryChips categories={article.categories} />
          <ArticleMeta article={article} />
        </PageHeading>
        <Picture {...pictureOf(article.image)} eager />
        <RichText html={article.html} />
      </Stack>
      {related.length === 0 ? null : (
        <Stack as="section" aria-labelledby="related-articles">
          <SectionHeading id="related-articles">Related articles</SectionHeading>
          <CardGrid>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} level={3} />
              </li>
            ))}
          </CardGrid>
        </Stack>
      )}
    </Stack>
  );
};

export default ArticlePage;

export const Head = ({
  data,
  location,
}: HeadProps<Queries.ArticlePageQuery>): ReactElement | null =>
  data.article === null ? null : (
    <PageHead
      title={data.article.title}
      description={data.article.excerpt}
      path={location.pathname}
    />
  );

export const query = graphql`
  query ArticlePage($id: String!, $relatedIds: [String!]!) {
    article: contentfulArticle(id: { eq: $id }) {
      title
      excerpt
      categories
      html
      ...ArticleMeta
      image {
        ...WidePicture
      }
    }
    related: articlesById(ids: $relatedIds) {
      ...ArticleCard
    }
  }
`;
