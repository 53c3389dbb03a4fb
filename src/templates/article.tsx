import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../content/pictures.ts';
import { siteTextOr } from '../content/site-texts.ts';
import { ArticleCard } from '../features/articles/article-card.tsx';
import { ArticleMeta } from '../features/articles/article-meta.tsx';
import { CategoryChips } from '../features/articles/category-chips.tsx';
import { Contents } from '../features/articles/contents.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { PageHead } from '../features/seo/page-head.tsx';
import { PageHeading, SectionHeading } from '../ui/heading.tsx';
import { CardGrid, Stack } from '../ui/layout.tsx';
import { Picture } from '../ui/picture.tsx';
import { RichText } from '../ui/rich-text.tsx';

const Related = styled.section`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-7);

  & ul:has(> li:nth-child(3)) {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  }
`;

const ArticlePage = ({ data }: PageProps<Queries.ArticlePageQuery>): ReactElement | null => {
  const { article, related } = data;
  if (article === null) return null;
  const invitation = siteTextOr(data.invitation, 'Join the mailing list');
  return (
    <Stack>
      <Stack as="article">
        <PageHeading title={article.title} lead={article.excerpt}>
          <CategoryChips categories={article.categories} />
          <ArticleMeta article={article} />
        </PageHeading>
        <Picture {...pictureOf(article.image)} eager />
        <Contents parts={article.contents} />
        <RichText html={article.html} />
      </Stack>
      <MailingListInvitation title={invitation.title} text={invitation.lead ?? ''} />
      {related.length === 0 ? null : (
        <Related aria-labelledby="related-articles">
          <SectionHeading id="related-articles">Related articles</SectionHeading>
          <CardGrid>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} level={3} />
              </li>
            ))}
          </CardGrid>
        </Related>
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
      ...ArticleContents
      image {
        ...WidePicture
      }
    }
    invitation: contentfulSiteText(key: { eq: "mailing-list" }) {
      ...SiteText
    }
    related: articlesById(ids: $relatedIds) {
      ...ArticleCard
    }
  }
`;
