import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { pictureOf } from '../../content/queried/pictures.ts';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Note = styled.p`
  order: -1;
  font-size: var(--step--1) !important;
  font-weight: 600;

  &::first-letter {
    text-transform: uppercase;
  }
`;

type Programme =
  | Queries.WorkoutPlanCardFragment
  | Queries.WorkoutPackCardFragment
  | Queries.PreBuiltPlanCardFragment
  | Queries.HomeGymPackCardFragment;

type ProgrammeCardProps = {
  readonly programme: Programme;
  readonly note?: string | undefined;
  readonly eager?: boolean;
  readonly level?: 2 | 3;
};

/** A plan or a pack in a list. */
export const ProgrammeCard = ({
  programme,
  note,
  eager = false,
  level = 2,
}: ProgrammeCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <Card
      picture={<Picture {...pictureOf(programme.image)} eager={eager} />}
      heading={
        <Heading>
          <SiteLink className="card-link" to={programme.path}>
            {programme.title}
          </SiteLink>
        </Heading>
      }
      text={programme.excerpt}
    >
      {note === undefined ? null : <Note>{note}</Note>}
    </Card>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment WorkoutPlanCard on ContentfulWorkoutPlan {
    id
    path
    title
    excerpt
    level
    name
    image {
      ...CardPicture
    }
  }
  fragment WorkoutPackCard on ContentfulWorkoutPack {
    id
    path
    title
    excerpt
    image {
      ...CardPicture
    }
  }
  fragment PreBuiltPlanCard on ContentfulPreBuiltPlan {
    id
    path
    title
    excerpt
    image {
      ...CardPicture
    }
  }
  fragment HomeGymPackCard on ContentfulHomeGymPack {
    id
    path
    title
    excerpt
    image {
      ...CardPicture
    }
  }
`;
