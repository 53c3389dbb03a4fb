import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

type ExerciseCategoryListProps = {
  readonly categories: readonly Queries.ExerciseCategoryLinkFragment[];
};

/** The body areas, beside the index of exercises. */
export const ExerciseCategoryList = ({ categories }: ExerciseCategoryListProps): ReactElement => (
  <SidePanel title="Body areas">
    <ul>
      {categories.map((category) => (
        <li key={category.id}>
          <SiteLink to={category.path}>{category.title}</SiteLink>
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
