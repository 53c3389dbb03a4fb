import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../../content/queried/pictures.ts';
import { sitePath } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { media } from '../../ui/media.ts';
import { Picture } from '../../ui/picture.tsx';

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${media.threeColumns} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
    gap: var(--space-8);

    &[data-side='end'] > :first-child {
      order: 2;
    }
  }

  & > :first-child {
    border-radius: var(--radius);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & h2 {
    font-size: var(--step-4);
    line-height: 0.97;
  }

  & p {
    max-width: 30rem;
  }
`;

type HomeBannerProps = {
  readonly banner: Queries.HomeBannerFragment;
  /** True for the picture on the right, on wide screens. */
  readonly pictureAtEnd: boolean;
};

/** A part of the home page with a picture, a text and a link to a page of the site. */
export const HomeBanner = ({ banner, pictureAtEnd }: HomeBannerProps): ReactElement => (
  <Section data-side={pictureAtEnd ? 'end' : 'start'}>
    <Picture {...pictureOf(banner.image)} />
    <Words>
      <h2>{banner.heading}</h2>
      <p>{banner.content1}</p>
      {banner.content2 === null ? null : <p>{banner.content2}</p>}
      <ButtonLink to={sitePath(banner.slug)}>{banner.button}</ButtonLink>
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
