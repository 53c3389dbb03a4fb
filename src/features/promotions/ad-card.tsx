import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf } from '../../content/queried/pictures.ts';
import { sitePath } from '../../domain/routes.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type AdCardProps = { readonly ad: Queries.AdCardFragment };

/** An ad, with its picture for pounds. */
export const AdCard = ({ ad }: AdCardProps): ReactElement => (
  <Card
    picture={<Picture {...pictureOf(ad.imageGbp)} />}
    heading={
      <h3>
        <SiteLink className="card-link" to={sitePath(ad.slug)}>
          {ad.title}
        </SiteLink>
      </h3>
    }
  />
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment AdCard on ContentfulAd {
    id
    title
    category
    slug
    imageGbp {
      ...CardPicture
    }
  }
`;
