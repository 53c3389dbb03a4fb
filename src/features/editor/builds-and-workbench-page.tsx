import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { OpenPlanExercisesInSheet } from '../../page-parts/exercise-sheet/open-plan-exercises-in-sheet.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteBuildsPanel } from './builds/site-builds-panel.tsx';
import { keepDraft, listenForDraftElsewhere, readDraftOrEmpty } from './draft.ts';
import {
  loadEditorExercisesAndPlanTemplates,
  type EditorExercisesAndPlanTemplates,
} from './library-of-site.ts';
import { StartingPointChoice } from './starting-point-choice.tsx';
import { ExportNotation } from './export-notation.tsx';
import { Workbench } from './workbench/workbench.tsx';

const title = 'Workbench for plans';

/** Keeps the footer out of view, so that it does not shift when the workbench appears. */
const Loading = styled.p`
  min-height: 85vh;
`;

/** On this site the paths of exercise pages can be used as they are. */
const asItIs = (path: string): string => path;

const withSheet = (plan: ReactNode): ReactNode => (
  <OpenPlanExercisesInSheet>{plan}</OpenPlanExercisesInSheet>
);

const Ready = ({ library, plans }: EditorExercisesAndPlanTemplates): ReactElement => {
  const [initial] = useState(readDraftOrEmpty);
  const [isKept, setKept] = useState(true);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => listenForDraftElsewhere(() => setElsewhere(true)), []);
  return (
    <>
      {isKept ? null : (
        <ProblemSentence role="alert">
          This browser keeps nothing for us. Copy your plan, or save it as a file, before you leave.
        </ProblemSentence>
      )}
      {isElsewhere ? (
        <ProblemSentence role="alert">
          You are writing in another window too. This browser keeps only the text that changed last,
          so copy what you want to keep from here.
        </ProblemSentence>
      ) : null}
      <Workbench
        library={library}
        initial={initial}
        onChange={(text) => setKept(keepDraft(text))}
        toAddress={asItIs}
        around={withSheet}
        above={({ text, replace }) => (
          <StartingPointChoice plans={plans} isOpen={text.trim() === ''} onStart={replace} />
        )}
        below={({ text }) => <ExportNotation text={text} />}
      />
    </>
  );
};

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly material: EditorExercisesAndPlanTemplates };

/** The editors' page: the builds, and below them the workbench for writing plans. */
export const BuildsAndWorkbenchPage = (): ReactElement => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const workbench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    loadEditorExercisesAndPlanTemplates().then(
      (material) => isCurrent && setState({ kind: 'ready', material }),
      () => isCurrent && setState({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return (
    <Stack>
      <PageTitleWithLead
        title={title}
        lead="Write a plan as you would in your notebook, and see beside it what a member gets. What you write stays on this device."
      />
      <SiteBuildsPanel />
      <Stack ref={workbench} role="region" aria-label="Workbench" tabIndex={-1}>
        {state.kind === 'ready' ? (
          <Ready {...state.material} />
        ) : state.kind === 'loading' ? (
          <Loading role="status">The exercises are on their way …</Loading>
        ) : (
          <>
            <p role="alert">
              The exercises could not be loaded. Check your connection, then try again. What you
              have written is safe.
            </p>
            <div>
              <Button
                onClick={() => {
                  // The button disappears; the focus must go somewhere.
                  workbench.current?.focus();
                  setState({ kind: 'loading' });
                  setAttempt(attempt + 1);
                }}
              >
                Try again
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Stack>
  );
};
