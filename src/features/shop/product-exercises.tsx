import type { ReactElement } from 'react';
import { SiteLink } from '../../ui/text/site-link.tsx';

type ProductExercisesProps = {
  readonly exercises: readonly { readonly title: string; readonly path: string }[];
};

/** The exercises that a product is for, as links in one line; needs at least one. */
export const ProductExercises = ({ exercises }: ProductExercisesProps): ReactElement => (
  <p>
    <b>For training:</b>{' '}
    {exercises.map(({ title, path }, index) => (
      <span key={path}>
        {index === 0 ? null : ', '}
        <SiteLink to={path}>{title}</SiteLink>
      </span>
    ))}
  </p>
);
