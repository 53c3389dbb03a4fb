import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { navigate } from 'gatsby';
import { routes } from '../../../domain/routes.ts';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { ownExerciseNameInKey } from '../../../domain/training/exercise-key.ts';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import type { OneDayRoutine } from '../../../domain/training/own/one-day-routine.ts';
import { routineLinesThatHaveSets } from '../../../domain/training/own/routine-day.ts';
import type { PlanLine } from '../../../domain/training/plan/plan-line.ts';
import { isMemberPlan } from '../../../domain/training/plan/plan-place.ts';
import {
  lineNamesAndNotesAtPlanPlace,
  type NameAndNoteOfPlanLine,
} from '../../../domain/training/session/line-names.ts';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import { fetchPublicOrMemberPlan } from '../../../services/plans/fetch-public-or-member-plan.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { LoginAndGoToTargetButton } from '../start/login-and-go-to-target-button.tsx';
import { beginRoutineSession } from './begin-own.ts';
import { routineSetsWords } from './own-words.ts';
import { RoutineEditor } from './routine-editor.tsx';

type Words = ReadonlyMap<string, NameAndNoteOfPlanLine>;
const noWords: Words = new Map();

type Refusal = { readonly sentence: string; readonly isSignedOut?: boolean };

type RoutineRowProps = {
  readonly log: TrainingLog;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly routine: OneDayRoutine;
  /** Whether another session is open: then none can be started. */
  readonly isBusy: boolean;
};

/** A routine with its exercises, started or changed. A member plan's copy asks the gate first. */
export const RoutineRow = ({
  log,
  weights,
  library,
  routine,
  isBusy,
}: RoutineRowProps): ReactElement => {
  const { getAccessToken } = useLoginActions();
  const [editing, setEditing] = useState<Words>();
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, from } = routine;
  const isGated = from !== undefined && isMemberPlan(from);

  /** The plan's own words; a refusal if the right to a member plan is gone. */
  const ask = async (): Promise<Words | Refusal> => {
    if (from === undefined) return noWords;
    const plan = await fetchPublicOrMemberPlan(from, getAccessToken);
    if (plan.kind === 'plan') return lineNamesAndNotesAtPlanPlace(plan.view.plan, from);
    // A public plan's copy is the lifter's own, also when its page is gone or out of reach.
    if (!isGated) return noWords;
    return plan.kind === 'signed out'
      ? { sentence: 'This is a copy of a plan for members. Log in to open it.', isSignedOut: true }
      : { sentence: plan.sentence };
  };
  const withWords = async (then: (words: Words) => void | Promise<void>): Promise<void> => {
    if (isWaiting) return;
    setWaiting(true);
    setRefusal(undefined);
    const answer = await ask();
    try {
      if ('sentence' in answer) setRefusal(answer);
      else await then(answer);
    } catch {
      setRefusal({ sentence: 'The session could not be opened. Reload the page, then try again.' });
    }
    setWaiting(false);
  };
  const start = (): Promise<void> =>
    withWords(async () => {
      await beginRoutineSession({ log, weights, library }, routine, Date.now());
      void navigate(routes.train);
    });
  const nameOf =
    (words: Words) =>
    ({ id, slug }: PlanLine): string => {
      const written = words.get(id)?.name;
      if (slug === undefined) return written ?? 'A movement of the plan';
      return (
        library.get(slug)?.title ??
        ownExerciseNameInKey(slug) ??
        written ??
        slug.replaceAll('-', ' ')
      );
    };
  return (
    <li>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      {editing === undefined ? (
        <>
          <p>
            {isGated
              ? 'Copied from a plan for members. It opens as long as you may open the plan.'
              : routineLinesThatHaveSets(routine.day)
                  .map(
                    (line) =>
                      `${nameOf(noWords)(line)} ${routineSetsWords(line.exercise.sets, line.group?.group)}`,
                  )
                  .join('; ')}
          </p>
          <ButtonRow>
            {isBusy ? null : (
              <Button aria-busy={isWaiting} onClick={() => void start()}>
                Start <span className="visually-hidden">{name}</span>
              </Button>
            )}
            <Button kind="quiet" aria-busy={isWaiting} onClick={() => void withWords(setEditing)}>
              Change <span className="visually-hidden">{name}</span>
            </Button>
          </ButtonRow>
        </>
      ) : (
        <RoutineEditor
          log={log}
          library={library}
          routine={routine}
          nameOf={nameOf(editing)}
          onClose={() => {
            setEditing(undefined);
            heading.current?.focus();
          }}
        />
      )}
      {refusal === undefined ? null : (
        <>
          <ProblemSentence role="alert">{refusal.sentence}</ProblemSentence>
          {refusal.isSignedOut === true ? (
            <ButtonRow>
              <LoginAndGoToTargetButton target={routes.mySessions} />
            </ButtonRow>
          ) : null}
        </>
      )}
    </li>
  );
};
