import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { pathOfSlug } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { media } from '../../ui/styles/media.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

/** On a phone a row with a small picture, the heading and the link. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);

  ${media.small} {
    grid-template-columns: 1fr 1fr;
    align-items: center;

    &[data-side='end'] > :first-child {
      order: 2;
    }
  }

  ${media.threeColumns} {
    gap: var(--space-8);
  }

  & > :first-child {
    border-radius: var(--radius);
  }

  @media (max-width: 35.99em) {
    grid-template-columns: 5.25rem minmax(0, 1fr);
    align-items: center;
    gap: var(--space-4);

    & p {
      display: none;
    }

    & h2 {
      font-size: var(--step-2);
    }

    & a {
      min-height: 2.75rem;
      padding: 0;
      border: 0;
      background: none;
      color: var(--accent);
      text-align: start;
      text-decoration: underline;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  & h2 {
    font-size: var(--step-3);
    line-height: 0.97;
  }

  & p {
    max-width: 30rem;
  }

  ${media.threeColumns} {
    & h2 {
      font-size: var(--step-4);
    }
  }

  @media (max-width: 35.99em) {
    gap: var(--space-2);
  }
`;

type HomeBannerProps = {
  readonly banner: Queries.HomeBannerFragment;
  /** Whether the picture is on the right on wide screens. */
  readonly pictureAtEnd: boolean;
};

/** A section of the home page with a picture, a text and a link to a page of the site. */
export const HomeSectionWithPicture = ({ banner, pictureAtEnd }: HomeBannerProps): ReactElement => (
  <Section data-side={pictureAtEnd ? 'end' : 'start'}>
    <Picture {...picturePropsOfAsset(banner.image)} />
    <Words>
      <h2>{banner.heading}</h2>
      <p>{banner.content1}</p>
      {banner.content2 === null ? null : <p>{banner.content2}</p>}
      <ButtonLink to={pathOfSlug(banner.slug)}>{banner.button}</ButtonLink>
    </Words>
  </Section>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment HomeBanner on ContentfulHomeBanner {
    id
    heading
    content1
    content2
    button
    slug
    image {
      ...BannerPicture
    }
  }
`;
