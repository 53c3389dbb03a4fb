import { graphql } from 'gatsby';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import { finderPictureSrcset } from '../../domain/finder/finder-picture.ts';
import { minuteChoices, type OfferedFilterValues } from '../../domain/finder/chosen-filters.ts';
import { kits } from '../../domain/finder/kit.ts';
import { levels } from '../../domain/training/levels.ts';
import type { QueriedPicture } from './pictures.ts';

/** Converts the finder's choices from a query. */
export const filterValuesOfQueriedChoices = (
  queried: Queries.FinderChoicesFragment,
): OfferedFilterValues => ({
  minutes: minuteChoices.filter((minutes) => queried.minutes.includes(minutes)),
  kit: kits.map(({ id }) => id).filter((id) => queried.kit.includes(id)),
  levels: levels.filter((level) => queried.levels.includes(level)),
});

const size = { width: 380, height: 253 } as const;

/** The picture of an entry that the finder found, in the shape that a query returns. */
export const pictureOfFinderListEntryInQueriedShape = ({
  picture,
}: FinderListEntry): QueriedPicture => ({
  description: picture.alt,
  gatsbyImage: {
    layout: 'constrained',
    ...size,
    images: {
      fallback: {
        src: picture.src,
        srcSet: finderPictureSrcset(picture.src),
        sizes: `(min-width: ${size.width}px) ${size.width}px, 100vw`,
      },
    },
  },
});

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment FinderChoices on FinderChoices {
    minutes
    kit
    levels
  }
`;
