import { usualRestSecondsAfterSetInPart } from '../../workout-notation/totals/usual-rest.ts';
import { stateWithNextAmrapRoundIfDue } from './amrap.ts';
import { markOverdueEmomStepsMissed } from './emom.ts';
import {
  addSet,
  addStepsOfNewLine,
  moveLineToFront,
  replaceUpcomingStepsWithTrimmed,
  skipUpcomingLine,
  swapExerciseOfUpcomingSteps,
} from './edit-upcoming-steps.ts';
import {
  doneInSetIfDoneNow,
  loggedSetOf,
  mergeChangedSetFields,
  secondsFieldOfTimedSet,
} from './logged-set.ts';
import {
  isInLeadIn,
  groupClockStartOfStep,
  isInTimedGroup,
  emomMinuteOfStep,
  type SessionReducerState,
} from './progress.ts';
import type { ChangedSetFields, Session, SessionEvent } from './session.ts';
import type { Step } from './step.ts';

type About = Pick<Session, 'id' | 'place' | 'steps'>;
type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

const minuteMs = 60_000;

/** The rest after a step that was done at a time; none when nothing follows. */
const restAfter = (
  progress: SessionReducerState,
  step: Step,
  at: number,
): SessionReducerState['rest'] => {
  const next = progress.toCome[0];
  if (next === undefined) return undefined;
  const clock = groupClockStartOfStep(progress, next);
  if (next.group?.kind === 'emom' && next.group.id === step.group?.id) {
    if (emomMinuteOfStep(next) === emomMinuteOfStep(step)) return undefined;
    const until = (clock ?? at) + minuteMs * emomMinuteOfStep(next);
    return clock !== undefined && until > at ? { since: at, until, isMinute: true } : undefined;
  }
  return step.restSeconds === 0
    ? undefined
    : { since: at, until: at + 1000 * step.restSeconds, isMinute: false };
};

const withoutDraft = (
  drafts: SessionReducerState['drafts'],
  id: string,
): SessionReducerState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([step]) => step !== id));

const logCurrent = (
  about: About,
  progress: SessionReducerState,
  at: number,
): SessionReducerState => {
  const [step, ...toCome] = progress.toCome;
  if (step === undefined) return progress;
  const chosen = progress.drafts[step.id] ?? {};
  const byClock =
    progress.setSince === undefined
      ? {}
      : secondsFieldOfTimedSet(step, chosen, progress.setSince, at);
  const draft: ChangedSetFields = mergeChangedSetFields(chosen, byClock);
  const done = doneInSetIfDoneNow(about, step, progress.sets, draft);
  const logged: SessionReducerState = {
    ...progress,
    past: [...progress.past, step],
    toCome,
    sets: [...progress.sets, loggedSetOf(about, step, at, done)],
    drafts: withoutDraft(progress.drafts, step.id),
    setSince: undefined,
    rest: undefined,
  };
  const settled =
    step.group === undefined ? logged : stateWithNextAmrapRoundIfDue(logged, step.group.id);
  return { ...settled, rest: restAfter(settled, step, at) };
};

const logRound = (
  about: About,
  progress: SessionReducerState,
  at: number,
): SessionReducerState | undefined => {
  const group = progress.toCome[0]?.group;
  if (group?.kind !== 'amrap') return undefined;
  let logged = progress;
  for (const { group: other } of progress.toCome) {
    if (other?.id !== group.id || other.round !== group.round) break;
    logged = logCurrent(about, logged, at);
  }
  return logged;
};

const begin = (progress: SessionReducerState, at: number): SessionReducerState | undefined => {
  const step = progress.toCome[0];
  if (step === undefined) return undefined;
  if (
    step.group !== undefined &&
    isInTimedGroup(step) &&
    groupClockStartOfStep(progress, step) === undefined
  ) {
    // An EMOM that the lifter begins at a later set is in that minute, not in the first one.
    const since = step.group.kind === 'emom' ? at - minuteMs * emomMinuteOfStep(step) : at;
    return { ...progress, clocks: { ...progress.clocks, [step.group.id]: since }, rest: undefined };
  }
  return step.amount.kind === 'time' && progress.setSince === undefined
    ? { ...progress, setSince: at, rest: undefined }
    : undefined;
};

/** Whether the current set, or its AMRAP or EMOM, is still counting in: nothing can be done yet. */
const leadsIn = (progress: SessionReducerState, at: number): boolean => {
  const step = progress.toCome[0];
  const since =
    progress.setSince ?? (step === undefined ? undefined : groupClockStartOfStep(progress, step));
  return since !== undefined && isInLeadIn(since, at);
};

/**
 * When the clock of an AMRAP or EMOM runs out, its remaining steps are skipped; those of a later
 * AMRAP round were never asked for.
 */
const timeUp = (progress: SessionReducerState, at: number): SessionReducerState | undefined => {
  const step = progress.toCome[0];
  if (step?.group === undefined || !isInTimedGroup(step)) return undefined;
  const { id } = step.group;
  const left = progress.toCome.filter(({ group }) => group?.id === id);
  const asked = left.filter(({ group }) => group?.kind === 'emom' || group?.round === 1);
  const ids = asked.map((skipped) => skipped.id);
  const toCome = progress.toCome.filter(({ group }) => group?.id !== id);
  const rounds = progress.amraps[id];
  return {
    ...progress,
    past: [...progress.past, ...asked],
    toCome,
    skipped: [...progress.skipped, ...ids],
    missed: step.group.kind === 'emom' ? [...progress.missed, ...ids] : progress.missed,
    amraps:
      rounds === undefined
        ? progress.amraps
        : { ...progress.amraps, [id]: { ...rounds, isOver: true } },
    setSince: undefined,
    rest:
      toCome.length === 0
        ? undefined
        : {
            since: at,
            until: at + 1000 * usualRestSecondsAfterSetInPart(step.part),
            isMinute: false,
          },
  };
};

const skip = (progress: SessionReducerState): SessionReducerState | undefined => {
  const [step, ...toCome] = progress.toCome;
  if (step === undefined) return undefined;
  const skipped: SessionReducerState = {
    ...progress,
    past: [...progress.past, step],
    toCome,
    skipped: [...progress.skipped, step.id],
    setSince: undefined,
    rest: toCome.length === 0 ? undefined : progress.rest,
  };
  return step.group === undefined ? skipped : stateWithNextAmrapRoundIfDue(skipped, step.group.id);
};

const addRest = (
  progress: SessionReducerState,
  { at, seconds }: EventOf<'add rest'>,
): SessionReducerState | undefined => {
  const { rest } = progress;
  if (rest === undefined || rest.isMinute) return undefined;
  // A rest that is over is extended from now.
  const until = Math.max(rest.since, Math.max(rest.until, at) + 1000 * seconds);
  return { ...progress, rest: { ...rest, until } };
};

const adjust = (
  progress: SessionReducerState,
  { draft }: EventOf<'adjust'>,
): SessionReducerState | undefined => {
  const step = progress.toCome[0];
  if (step === undefined) return undefined;
  const drafts = {
    ...progress.drafts,
    [step.id]: mergeChangedSetFields(progress.drafts[step.id] ?? {}, draft),
  };
  return { ...progress, drafts };
};

const correct = (
  progress: SessionReducerState,
  { step, draft }: EventOf<'correct'>,
): SessionReducerState | undefined =>
  progress.sets.some((set) => set.step === step)
    ? {
        ...progress,
        sets: progress.sets.map((set) =>
          set.step === step ? { ...set, done: mergeChangedSetFields(set.done, draft) } : set,
        ),
      }
    : undefined;

const note = (
  progress: SessionReducerState,
  { line, text }: EventOf<'note'>,
): SessionReducerState => {
  if (line === undefined) return { ...progress, note: text === '' ? undefined : text };
  const others = Object.entries(progress.lineNotes).filter(([noted]) => noted !== line);
  return {
    ...progress,
    lineNotes: Object.fromEntries(text === '' ? others : [...others, [line, text]]),
  };
};

/** The progress after an event; undefined if the event is invalid in that state. */
export const stateAfterEventUnlessInvalid = (
  about: About,
  progress: SessionReducerState,
  event: SessionEvent,
): SessionReducerState | undefined => {
  // Numbers and notes may be corrected after the end; nothing else may happen then.
  if (event.kind === 'correct') return correct(progress, event);
  if (event.kind === 'note') return note(progress, event);
  if (progress.finished !== undefined) return undefined;
  switch (event.kind) {
    case 'begin':
      return begin(progress, event.at);
    case 'adjust':
      return adjust(progress, event);
    case 'done':
      // A double tap on the button that began the set does not finish it.
      return leadsIn(progress, event.at) || progress.toCome.length === 0
        ? undefined
        : logCurrent(about, progress, event.at);
    case 'round':
      return leadsIn(progress, event.at) ? undefined : logRound(about, progress, event.at);
    case 'minute up':
      return markOverdueEmomStepsMissed(progress, event.at);
    case 'time up':
      return timeUp(progress, event.at);
    case 'skip':
      return skip(progress);
    case 'skip line':
      return skipUpcomingLine(progress, event.line);
    case 'add exercise':
      return addStepsOfNewLine(progress, event.steps);
    case 'add set':
      return addSet(progress, event.line);
    case 'do now':
      return moveLineToFront(progress, event.line);
    case 'swap':
      return swapExerciseOfUpcomingSteps(progress, event);
    case 'trim':
      return replaceUpcomingStepsWithTrimmed(progress, event);
    case 'add rest':
      return addRest(progress, event);
    case 'end rest':
      return progress.rest === undefined ? undefined : { ...progress, rest: undefined };
    case 'finish': {
      const { at, outcome, wasLeftOpen } = event;
      return { ...progress, finished: { at, outcome, wasLeftOpen } };
    }
  }
};
