import { Fragment } from 'react';
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
      {headings.length === 0
        ? 'Read this first'
        : `Read this first: ${headings.map(({ text }) => text).join(' · ')}`}
    </summary>
    <RichText html={html} />
  </Folded>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  & a {
    display: inline-block;
    min-height: 2.75rem;
    align-content: center;
  }
`;

type Headings = TextProps['section']['headings'];

/** Fewer headings than these need no list of them. */
const minListed = 3;

const notesListId = 'notes-to-this-plan';

/** Links to what stands below a plan, which is far down the page of a whole programme. */
const NotesList = ({ headings }: { readonly headings: Headings }): ReactElement => (
  <nav id={notesListId} aria-label="Notes to this plan" className="no-print">
    <List>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </List>
  </nav>
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
  const lastPlan = sections.findLastIndex(({ kind }) => kind === 'workout');
  const notes = sections
    .slice(lastPlan + 1)
    .flatMap((section) => (foldsText && section.kind === 'text' ? section.headings : []));
  const isListed = notes.length >= minListed;
  return (
    <ExerciseSheetArea>
      {sections.map((section, index) => {
        // The index is a safe key: sections never change their order.
        if (section.kind === 'text') {
          if (foldsText && index < firstPlan) return <FoldedText key={index} section={section} />;
          return (
            <Fragment key={index}>
              {index === lastPlan + 1 && isListed ? <NotesList headings={notes} /> : null}
              <RichText html={section.html} />
            </Fragment>
          );
        }
        const before = sections.slice(0, index).filter(({ kind }) => kind === 'workout').length;
        return (
          <StaticContent
            key={index}
            render={() => (
              <Workout
                workout={section.workout}
                id={planId(before)}
                notesId={isListed ? notesListId : notes[0]?.id}
              />
            )}
          />
        );
      })}
    </ExerciseSheetArea>
  );
};
