import { Link, graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf } from '../../content/pictures.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';

type CalculatorCardProps = {
  readonly calculator: Queries.CalculatorCardFragment;
  readonly eager?: boolean;
};

/** A calculator in the index. */
export const CalculatorCard = ({
  calculator,
  eager = false,
}: CalculatorCardProps): ReactElement => (
  <Card
    picture={<Picture {...pictureOf(calculator.image)} eager={eager} />}
    heading={
      <h2>
        <Link className="card-link" to={calculator.path}>
          {calculator.title}
        </Link>
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
