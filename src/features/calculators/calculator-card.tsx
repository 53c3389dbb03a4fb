import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type CalculatorCardProps = {
  readonly calculator: Queries.CalculatorCardFragment;
  readonly eager?: boolean;
};

/** A calculator in the index; `eager` loads its picture at once. */
export const CalculatorCard = ({
  calculator,
  eager = false,
}: CalculatorCardProps): ReactElement => (
  <TeaserCard
    picture={<Picture {...picturePropsOfAsset(calculator.image)} eager={eager} />}
    heading={
      <h2>
        <SiteLink className="card-link" to={calculator.path}>
          {calculator.title}
        </SiteLink>
      </h2>
    }
    text={calculator.excerpt}
  />
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment CalculatorCard on ContentfulCalculator {
    id
    path
    title
    excerpt
    image {
      ...CardPicture
    }
  }
`;
