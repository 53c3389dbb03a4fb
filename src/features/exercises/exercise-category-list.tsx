import { Link, graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { SidePanel } from '../../ui/side-panel.tsx';

type ExerciseCategoryListProps = {
  readonly categories: readonly Queries.ExerciseCategoryLinkFragment[];
};

/** The body areas, beside the index of exercises. */
export const ExerciseCategoryList = ({ categories }: ExerciseCategoryListProps): ReactElement => (
  <SidePanel title="Body areas">
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={category.path}>{category.title}</Link>
        </li>
      ))}
    </ul>
  </SidePanel>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ExerciseCategoryLink on ContentfulExerciseCategory {
    id
    path
    title
  }
`;
