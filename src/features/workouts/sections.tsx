import type { ReactElement } from 'react';
import type { Section } from '../../content/sections.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Workout } from './workout.tsx';

type SectionsProps = { readonly sections: readonly Section[] };

/** A long text with the plans that stand in it. */
export const Sections = ({ sections }: SectionsProps): ReactElement => (
  <>
    {sections.map((section, index) =>
      section.kind === 'text' ? (
        // A text's sections never change their order.
        <RichText key={index} html={section.html} />
      ) : (
        <Workout key={index} workout={section.workout} />
      ),
    )}
  </>
);
