import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { pictureOf, type QueriedPicture } from '../../content/queried/pictures.ts';
import { factsOf } from '../../content/queried/training.ts';
import { FactLines } from '../../page-parts/fact-lines.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type ProgrammeCardProps = {
  readonly programme: {
    readonly path: string;
    readonly title: string;
    /** Left out where the finder found it. */
    readonly excerpt?: string;
    readonly facts: Queries.TrainingFactsFragment;
    readonly image: QueriedPicture | null;
  };
  readonly eager?: boolean;
  readonly level?: 2 | 3;
};

/** A plan or a pack in a list, with its days, minutes, level and kit. */
export const ProgrammeCard = ({
  programme,
  eager = false,
  level = 2,
}: ProgrammeCardProps): ReactElement => {
  const Heading = `h${level}` as const;
  return (
    <Card
      isCompact
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
      <FactLines facts={factsOf(programme)} />
    </Card>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ProgrammeCard on Programme {
    id
    path
    title
    excerpt
    facts {
      ...TrainingFacts
    }
    image {
      ...CardPicture
    }
  }
`;
