import type { ReactElement, ReactNode } from 'react';
import type { Section } from '../../content/sections.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { StaticContent } from '../../ui/static-content.tsx';
import { Workout } from './workout.tsx';
import type { MuscleWork } from '../../domain/muscles/muscle-work.ts';

type SectionsProps = {
  readonly sections: readonly Section[];
  /** Draws what a week of a plan trains. */
  readonly map: (work: MuscleWork) => ReactNode;
};

/** A long text with the plans that stand in it. */
export const Sections = ({ sections, map }: SectionsProps): ReactElement => (
  <>
    {sections.map((section, index) =>
      section.kind === 'text' ? (
        // A text's sections never change their order.
        <RichText key={index} html={section.html} />
      ) : (
        <StaticContent key={index} render={() => <Workout workout={section.workout} map={map} />} />
      ),
    )}
  </>
);
