import { Fragment, Suspense, useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Section } from '../../domain/plans/plan-view.ts';
import { markTraining } from '../../services/mark-training.ts';
import { recall } from '../../services/storage.ts';
import { toIsland } from '../../ui/island.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StaticContent } from '../../ui/static-content.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PlanTrainingProps } from '../training/plan-training.island.tsx';
import { ExerciseSheetArea } from './exercise-sheet-area.tsx';
import type { WorkoutProps } from './workout.island.tsx';

// Loaded once there is a training log on the device, so that a first visit pays nothing for it.
const PlanTraining = toIsland<PlanTrainingProps>(() =>
  import('../training/plan-training.island.tsx').then((module) => module.PlanTraining),
);

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

// The build has written a plan's HTML, which its page leaves alone. So the code that renders one is loaded only where a link within the site
// led to the plan, or the gate has handed it out. Without that code there would be no plan: the page reloads once, then says so.
const Workout = toIsland<WorkoutProps>(() =>
  import('./workout.island.tsx').then(
    (module) => module.Workout,
    (reason: unknown) => {
      void Promise.reject(reason);
      throw reason;
    },
  ),
);

/** Keeps what is below a plan out of view until the plan is there. */
const Coming = styled.div`
  min-height: 100vh;
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
  /** The page's own address, by which a session is started. */
  readonly path: string;
  /** The page's title: what a plan that she follows is called. */
  readonly title: string;
  readonly sections: readonly Section[];
  /** True where people come for the plan: the text before it is folded. */
  readonly foldsText?: boolean;
};

/** A long text, with a `Workout` for each workout block in it. */
export const Sections = ({
  path,
  title,
  sections,
  foldsText = false,
}: SectionsProps): ReactElement => {
  const isHydrated = useHydrated();
  // The HTML of a page that was served is there from the start.
  const [isShown, setShown] = useState(!isHydrated);
  const hasLog = isHydrated && isShown && recall('training') !== undefined;
  // For a page that a link led to: the script in the head has marked the first one.
  useLayoutEffect(() => markTraining(window), [path]);
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
        const plan = { path, index: before };
        return (
          <Fragment key={index}>
            <StaticContent
              render={() => (
                <Suspense fallback={<Coming />}>
                  <Workout
                    workout={section.workout}
                    plan={plan}
                    onShown={() => setShown(true)}
                    id={planId(before)}
                    notesId={isListed ? notesListId : notes[0]?.id}
                  />
                </Suspense>
              )}
            />
            {hasLog ? (
              <Suspense>
                <PlanTraining
                  workout={section.workout}
                  plan={plan}
                  title={title}
                  id={planId(before)}
                />
              </Suspense>
            ) : null}
          </Fragment>
        );
      })}
    </ExerciseSheetArea>
  );
};
