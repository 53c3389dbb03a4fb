import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../content/queried/pictures.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { isSignedByClinician } from '../domain/clinical-review.ts';
import { slugAsHeading } from '../domain/routes.ts';
import { dateModifiedAfterPublication, toArticleThing } from '../domain/structured-data/article.ts';
import { ArticleCard } from '../features/articles/article-card.tsx';
import { ArticleDateAndReadingTime } from '../features/articles/article-date-and-reading-time.tsx';
import {
  AboutAuthorAndReviewer,
  ArticleAuthorAndReviewer,
} from '../features/articles/article-author-and-reviewer.tsx';
import { CategoryChips } from '../features/articles/category-chips.tsx';
import { Breadcrumbs } from '../page-parts/breadcrumbs.tsx';
import { TableOfContents } from '../page-parts/table-of-contents.tsx';
import { FeedLink } from '../page-parts/page-head/feed-link.tsx';
import { MailingListInvitation } from '../features/mailing-list/mailing-list-invitation.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { absoluteAddress, publisherNameAndUrl } from '../page-parts/page-head/publisher.ts';
import { sharedLinkPictureAddress } from '../page-parts/page-head/shared-link-picture.ts';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';
import { Picture } from '../ui/pictures/picture.tsx';
import { CmsHtml } from '../ui/text/cms-html.tsx';

const Related = styled.section`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-7);
`;

const ArticlePage = ({
  data,
  location,
}: PageProps<Queries.ArticlePageQuery>): ReactElement | null => {
  const { article, related } = data;
  if (article === null) return null;
  const invitation = editorsTitleAndLeadOrTitle(data.invitation, 'Join the mailing list');
  return (
    <Stack>
      <Stack as="article">
        <Breadcrumbs path={location.pathname} title={article.title} />
        <PageTitleWithLead title={article.title} lead={article.excerpt}>
          <CategoryChips categories={article.categories} />
          <ArticleDateAndReadingTime article={article} />
          <ArticleAuthorAndReviewer article={article} />
        </PageTitleWithLead>
        <Picture {...picturePropsOfAsset(article.image)} eager />
        <TableOfContents parts={article.contents} least={4} />
        <CmsHtml html={article.html} />
        <AboutAuthorAndReviewer article={article} />
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
  data: { article },
  location,
}: HeadProps<Queries.ArticlePageQuery>): ReactElement | null => {
  if (article === null) return null;
  const { title, excerpt, date, updatedAt } = article;
  const facts = {
    url: absoluteAddress(location.pathname),
    title,
    description: excerpt,
    image: sharedLinkPictureAddress(article.image),
    published: date,
    changed: updatedAt,
    sections: article.categories.map(slugAsHeading),
    words: article.wordCount,
    author: article.writtenBy,
    reviewer:
      article.reviewBy === null || isSignedByClinician(article) ? article.checkedBy : undefined,
  };
  return (
    <PageHead
      title={title}
      description={excerpt}
      path={location.pathname}
      picture={article.image}
      article={{ published: date, changed: dateModifiedAfterPublication(date, updatedAt) }}
      things={[toArticleThing(facts, publisherNameAndUrl)]}
    >
      <FeedLink />
    </PageHead>
  );
};

export const query = graphql`
  query ArticlePage($id: String!, $relatedIds: [String!]!) {
    article: contentfulArticle(id: { eq: $id }) {
      title
      excerpt
      categories
      html
      wordCount
      updatedAt
      ...ArticleMeta
      ...ArticlePersons
      contents {
        id
        text
      }
      image {
        ...WidePicture
        ...SocialPicture
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
