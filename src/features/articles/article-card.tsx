import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { ArticleDateAndReadingTime } from './article-date-and-reading-time.tsx';
import { CategoryChips } from './category-chips.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

const ContinueLink = styled(SiteLink)`
  position: relative;
  z-index: 1;
  margin-top: auto;
  color: var(--accent);
  font-weight: 700;
`;

type ArticleCardProps = {
  readonly article: Queries.ArticleCardFragment;
  readonly eager?: boolean;
  /** The level of its heading, depending on where it is on the page. */
  readonly level?: 2 | 3;
};

/** An article in a list: picture, categories, title, excerpt, link, date and reading time. */
export const ArticleCard = ({
  article,
  eager = false,
  level = 2,
}: ArticleCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <TeaserCard
      picture={<Picture {...picturePropsOfAsset(article.image)} eager={eager} />}
      heading={
        <>
          <CategoryChips categories={article.categories} />
          <Heading>
            <SiteLink className="card-link" to={article.path}>
              {article.title}
            </SiteLink>
          </Heading>
        </>
      }
      text={article.excerpt}
    >
      <ContinueLink to={article.path}>
        Continue Reading<span className="visually-hidden">: {article.title}</span>
      </ContinueLink>
      <ArticleDateAndReadingTime article={article} />
    </TeaserCard>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ArticleCard on ContentfulArticle {
    id
    path
    title
    excerpt
    categories
    ...ArticleMeta
    image {
      ...CardPicture
    }
  }
`;
