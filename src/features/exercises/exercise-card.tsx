import { graphql } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { pictureOf } from '../../content/queried/pictures.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type ExerciseCardProps = {
  readonly entry: Queries.ExerciseCardFragment | Queries.ExerciseCategoryCardFragment;
  readonly eager?: boolean;
  /** A small muscle map; left out for a body area. */
  readonly map?: ReactNode;
};

/** An exercise, or a body area, in a list. */
export const ExerciseCard = ({ entry, eager = false, map }: ExerciseCardProps): ReactElement => (
  <Card
    picture={<Picture {...pictureOf(entry.image)} eager={eager} />}
    heading={
      <h2>
        <SiteLink className="card-link" to={entry.path}>
          {entry.title}
        </SiteLink>
      </h2>
    }
    text={entry.excerpt}
  >
    {map}
  </Card>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseCard on ContentfulExercise {
    id
    path
    title
    excerpt
    primaryMuscles
    secondaryMuscles
    image {
      ...CardPicture
    }
  }
  fragment ExerciseCategoryCard on ContentfulExerciseCategory {
    id
    path
    title
    excerpt
    image {
      ...CardPicture
    }
  }
`;
