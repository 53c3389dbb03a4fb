import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Section } from '../../domain/plans/plan-view.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { StaticContent } from '../../ui/static-content.tsx';
import { ExerciseSheetArea } from './exercise-sheet-area.tsx';
import { Workout } from './workout.tsx';

const Folded = styled.details`
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);

  & > summary {
    min-height: 3rem;
    padding-block: var(--space-2);
    font-weight: 700;
    cursor: pointer;
  }

  & > div {
    margin-block: var(--space-3);
  }
`;

type TextProps = { readonly section: Section & { readonly kind: 'text' } };

/** A text that stands before the plan, folded so that the first session is near. */
const FoldedText = ({ section: { html, headings } }: TextProps): ReactElement => (
  <Folded className="no-print">
    <summary>
      {headings.length === 0 ? 'Read this first' : `Read this first: ${headings.join(' · ')}`}
    </summary>
    <RichText html={html} />
  </Folded>
);

/** The beginnings of the ids of a page's plans. */
const planId = (plansBefore: number): string =>
  plansBefore === 0 ? '' : `plan-${plansBefore + 1}-`;

type SectionsProps = {
  readonly sections: readonly Section[];
  /** True where people come for the plan: the text before it is folded. */
  readonly foldsText?: boolean;
};

/** A long text, with a `Workout` for each workout block in it. */
export const Sections = ({ sections, foldsText = false }: SectionsProps): ReactElement => {
  const firstPlan = sections.findIndex(({ kind }) => kind === 'workout');
  return (
    <ExerciseSheetArea>
      {sections.map((section, index) => {
        // The index is a safe key: sections never change their order.
        if (section.kind === 'text') {
          return foldsText && index < firstPlan ? (
            <FoldedText key={index} section={section} />
          ) : (
            <RichText key={index} html={section.html} />
          );
        }
        const before = sections.slice(0, index).filter(({ kind }) => kind === 'workout').length;
        return (
          <StaticContent
            key={index}
            render={() => <Workout workout={section.workout} id={planId(before)} />}
          />
        );
      })}
    </ExerciseSheetArea>
  );
};
