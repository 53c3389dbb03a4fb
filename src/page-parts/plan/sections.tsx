import type { ReactElement } from 'react';
import type { Section } from '../../domain/plans/plan-view.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { StaticContent } from '../../ui/static-content.tsx';
import { Workout } from './workout.tsx';

type SectionsProps = { readonly sections: readonly Section[] };

/** A long text, with a `Workout` for each workout block in it. */
export const Sections = ({ sections }: SectionsProps): ReactElement => (
  <>
    {sections.map((section, index) =>
      section.kind === 'text' ? (
        // The index is a safe key: sections never change their order.
        <RichText key={index} html={section.html} />
      ) : (
        <StaticContent key={index} render={() => <Workout workout={section.workout} />} />
      ),
    )}
  </>
);
