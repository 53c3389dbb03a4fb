import { graphql } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { picturePropsOfAsset, type QueriedPicture } from '../../content/queried/pictures.ts';
import { queriedTrainingFactsOf } from '../../content/queried/training.ts';
import { CardTrainingFactLines } from '../../page-parts/fact-lines.tsx';
import { TeaserCard } from '../../ui/layout/teaser-card.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

type ExerciseCardProps = {
  readonly entry: {
    readonly path: string;
    readonly title: string;
    /** Omitted in the finder's results. */
    readonly excerpt?: string;
    /** Omitted for a body area. */
    readonly facts?: Queries.TrainingFactsFragment;
    readonly image: QueriedPicture | null;
  };
  readonly eager?: boolean;
  /** The muscles that it trains; omitted for a body area. */
  readonly map?: ReactNode;
};

export const ExerciseOrBodyAreaCard = ({
  entry,
  eager = false,
  map,
}: ExerciseCardProps): ReactElement => (
  <TeaserCard
    isCompact
    picture={<Picture {...picturePropsOfAsset(entry.image)} eager={eager} />}
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
    {entry.facts === undefined ? null : (
      <CardTrainingFactLines facts={queriedTrainingFactsOf({ facts: entry.facts })} />
    )}
  </TeaserCard>
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
    facts {
      ...TrainingFacts
    }
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
