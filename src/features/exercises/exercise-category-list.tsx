import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { LinkPanel } from '../../ui/link-panel.tsx';

type ExerciseCategoryListProps = {
  readonly categories: readonly Queries.ExerciseCategoryLinkFragment[];
};

/** A side panel with all body areas. */
export const ExerciseCategoryList = ({ categories }: ExerciseCategoryListProps): ReactElement => (
  <LinkPanel title="Body areas" pages={categories} />
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseCategoryLink on ContentfulExerciseCategory {
    id
    path
    title
  }
`;
