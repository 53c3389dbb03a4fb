import { Fragment, Suspense, useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import { markTrainingLogOnPage } from '../../services/mark-training-log-on-page.ts';
import { recall } from '../../services/storage.ts';
import { FoldedPart } from '../../ui/kit/folded-part.ts';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import { CmsHtml } from '../../ui/text/cms-html.tsx';
import { UnhydratedContent } from '../../ui/loading/unhydrated-content.tsx';
import { useHydrated } from '../../ui/loading/use-hydrated.ts';
import type { FillPlanFromTrainingLogProps } from '../training/plan-training.island.tsx';
import { OpenPlanExercisesInSheet } from '../exercise-sheet/open-plan-exercises-in-sheet.tsx';
import type { WholeWorkoutPlanProps } from './workout.island.tsx';

// Loaded only if there is a training log on the device, so that a first visit doesn't load it.
const PlanTraining = createIslandFromLoader<FillPlanFromTrainingLogProps>(() =>
  import('../training/plan-training.island.tsx').then((module) => module.FillPlanFromTrainingLog),
);

type TextProps = { readonly section: HtmlOrPlanSection & { readonly kind: 'text' } };

/** A text before the plan, collapsed so that the first session is near the top. */
const FoldedText = ({ section: { html, headings } }: TextProps): ReactElement => (
  <FoldedPart className="no-print">
    <summary>
      {headings.length === 0
        ? 'Read this first'
        : `Read this first: ${headings.map(({ text }) => text).join(' · ')}`}
    </summary>
    <CmsHtml html={html} />
  </FoldedPart>
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

// The build has rendered a plan's HTML, and its page leaves it alone. So the code that renders
// plans is loaded only when a link within the site led to the plan, or the gate has released it. If
// that code can't be loaded there is no plan: the page reloads once, then shows an error.
const Workout = createIslandFromLoader<WholeWorkoutPlanProps>(() =>
  import('./workout.island.tsx').then(
    (module) => module.WholeWorkoutPlan,
    (reason: unknown) => {
      void Promise.reject(reason);
      throw reason;
    },
  ),
);

/** Keeps the content below a plan out of view until the plan is rendered. */
const Coming = styled.div`
  min-height: 100vh;
`;

type Headings = TextProps['section']['headings'];

/** The minimum number of headings for a list of them. */
const minListed = 3;

const notesListId = 'notes-to-this-plan';

/** Links to the notes below a plan, which are far down the page of a whole programme. */
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

/** The prefix of the ids within one of a page's plans. */
const planId = (plansBefore: number): string =>
  plansBefore === 0 ? '' : `plan-${plansBefore + 1}-`;

type SectionsProps = {
  /** The page's path, which is used to start a session. */
  readonly path: string;
  /** The page's title, which becomes the name of a plan that the lifter follows. */
  readonly title: string;
  readonly sections: readonly HtmlOrPlanSection[];
  /** Whether the plan is the main content: the text before it is then collapsed. */
  readonly foldsText?: boolean;
};

/** A long text, with a `Workout` for each workout block in it. */
export const TextWithWorkouts = ({
  path,
  title,
  sections,
  foldsText = false,
}: SectionsProps): ReactElement => {
  const isHydrated = useHydrated();
  // The HTML of a server-rendered page is there from the start.
  const [isShown, setShown] = useState(!isHydrated);
  const hasLog = isHydrated && isShown && recall('training') !== undefined;
  // For pages reached by a link: the script in the head has marked only the first page.
  useLayoutEffect(() => markTrainingLogOnPage(window), [path]);
  const firstPlan = sections.findIndex(({ kind }) => kind === 'workout');
  const lastPlan = sections.findLastIndex(({ kind }) => kind === 'workout');
  const notes = sections
    .slice(lastPlan + 1)
    .flatMap((section) => (foldsText && section.kind === 'text' ? section.headings : []));
  const isListed = notes.length >= minListed;
  return (
    <OpenPlanExercisesInSheet>
      {sections.map((section, index) => {
        // The index is a safe key: sections never change their order.
        if (section.kind === 'text') {
          if (foldsText && index < firstPlan) return <FoldedText key={index} section={section} />;
          return (
            <Fragment key={index}>
              {index === lastPlan + 1 && isListed ? <NotesList headings={notes} /> : null}
              <CmsHtml html={section.html} />
            </Fragment>
          );
        }
        const before = sections.slice(0, index).filter(({ kind }) => kind === 'workout').length;
        const plan = { path, index: before };
        return (
          <Fragment key={index}>
            <UnhydratedContent
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
    </OpenPlanExercisesInSheet>
  );
};
