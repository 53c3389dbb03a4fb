import { stateWithNextAmrapRoundIfDue, amrapsByGroupWithRoundsChanged } from './amrap.ts';
import {
  isInTimedGroup,
  type SessionReducerState,
  type AmrapRoundNumberAndSteps,
} from './progress.ts';
import type { SessionEvent } from './session.ts';
import type { Step } from './step.ts';
import { stepIdOf } from './step-id-of.ts';
import { isEffortLoad } from './is-effort-load.ts';
import {
  amountAfterSwap,
  isOfSameSet,
  mapChosenStepsAndSplitOrJoinSides,
} from './swap-sidedness.ts';

/*
 * The events that change the steps to come. Steps that are done are never touched, and removed ones
 * are kept in `skipped`, so that no set is lost silently.
 */

type EventOf<Kind extends SessionEvent['kind']> = Extract<SessionEvent, { kind: Kind }>;

/**
 * Replaces the steps to come. The clock of a timed set stops if another set becomes the current
 * one.
 */
const withUpcoming = (
  progress: SessionReducerState,
  toCome: readonly Step[],
): SessionReducerState => ({
  ...progress,
  toCome,
  setSince: toCome[0]?.id === progress.toCome[0]?.id ? progress.setSince : undefined,
  rest: toCome.length === 0 ? undefined : progress.rest,
});

/** Skips steps that were to come. */
const without = (
  progress: SessionReducerState,
  out: (step: Step) => boolean,
): SessionReducerState => {
  const gone = progress.toCome.filter(out);
  const left = withUpcoming(
    progress,
    progress.toCome.filter((step) => !out(step)),
  );
  return {
    ...left,
    past: [...progress.past, ...gone],
    skipped: [...progress.skipped, ...gone.map(({ id }) => id)],
  };
};

export const skipUpcomingLine = (
  progress: SessionReducerState,
  line: string,
): SessionReducerState | undefined => {
  const at = progress.toCome.findIndex((step) => step.line === line);
  const group = progress.toCome[at]?.group?.id ?? amrapOf(progress, line);
  if (at === -1 && group === undefined) return undefined;
  const skipped: SessionReducerState = {
    ...without(progress, (step) => step.line === line),
    amraps: amrapsByGroupWithRoundsChanged(progress.amraps, (rounds) => ({
      ...rounds,
      round: rounds.round.filter((step) => step.line !== line),
    })),
  };
  return group === undefined
    ? skipped
    : stateWithNextAmrapRoundIfDue(skipped, group, Math.max(0, at));
};

/** The AMRAP that will ask for a line again. */
const amrapOf = (progress: SessionReducerState, line: string): string | undefined =>
  Object.entries(progress.amraps).find(
    ([group, { round, isOver }]) =>
      !isOver &&
      progress.toCome.some((step) => step.group?.id === group) &&
      round.some((step) => step.line === line),
  )?.[0];

/**
 * How many of the steps to come belong to what the lifter is in the middle of: a timed set, the
 * second side, or the rest of a group.
 */
const stepsInProgress = ({ past, toCome, setSince }: SessionReducerState): number => {
  const [current] = toCome;
  const before = past.at(-1);
  if (current === undefined) return 0;
  const { group } = current;
  if (group !== undefined && past.some((step) => step.group?.id === group.id)) {
    const end = toCome.findIndex((step) => step.group?.id !== group.id);
    return end === -1 ? toCome.length : end;
  }
  const isSecondSide =
    current.side === 'right' && before?.line === current.line && before.set === current.set;
  return setSince !== undefined || isSecondSide ? 1 : 0;
};

/**
 * Steps of a line that the session has already change nothing: their ids would no longer be unique.
 */
export const addStepsOfNewLine = (
  progress: SessionReducerState,
  steps: readonly Step[],
): SessionReducerState | undefined => {
  const known = new Set([...progress.past, ...progress.toCome].map(({ line }) => line));
  return steps.length === 0 || steps.some(({ line }) => known.has(line))
    ? undefined
    : { ...progress, toCome: [...progress.toCome, ...steps] };
};

/** Where an extra set of a line goes: after the last upcoming step of its group, or else next. */
const placeAfter = (progress: SessionReducerState, last: Step): number => {
  const index = progress.toCome.findLastIndex(
    (step) =>
      step.line === last.line || (last.group !== undefined && step.group?.id === last.group.id),
  );
  return index === -1 ? stepsInProgress(progress) : index + 1;
};

export const addSet = (
  progress: SessionReducerState,
  line: string,
): SessionReducerState | undefined => {
  const isMeant = (step: Step): boolean => step.line === line && step.kind === 'work';
  const ofLine = [...progress.past, ...progress.toCome].filter(isMeant);
  const skipped = new Set(progress.skipped);
  // A skipped set may have a weight that the others no longer have.
  const like = ofLine.findLast(({ id }) => !skipped.has(id)) ?? ofLine.at(-1);
  if (like === undefined || isInTimedGroup(like)) return undefined;
  const number = Math.max(...ofLine.map(({ set }) => set)) + 1;
  const rest = Math.max(...ofLine.map(({ restSeconds }) => restSeconds));
  // Not all steps of that set may be of the exercise that the lifter does by now.
  const sides = like.side === undefined ? [undefined] : (['left', 'right'] as const);
  const added = sides.map((side): Step => ({
    ...like,
    id: stepIdOf({ ...like, side }, number),
    set: number,
    side,
    group: undefined,
    restSeconds: side === 'left' ? 0 : rest,
  }));
  const counted = (steps: readonly Step[]): readonly Step[] =>
    steps.map((step) => (isMeant(step) ? { ...step, of: number } : step));
  const toCome = counted(progress.toCome.toSpliced(placeAfter(progress, like), 0, ...added));
  return { ...withUpcoming(progress, toCome), past: counted(progress.past) };
};

export const moveLineToFront = (
  progress: SessionReducerState,
  line: string,
): SessionReducerState | undefined => {
  const { toCome } = progress;
  const chosen = toCome.find((step) => step.line === line);
  if (chosen === undefined) return undefined;
  const groups = new Set(
    toCome.flatMap((step) =>
      step.line === line && step.group !== undefined ? [step.group.id] : [],
    ),
  );
  const lines = new Set([
    line,
    ...toCome.flatMap((step) =>
      step.group !== undefined && groups.has(step.group.id) ? [step.line] : [],
    ),
  ]);
  const first = toCome.filter((step) => lines.has(step.line));
  const rest = toCome.filter((step) => !lines.has(step.line));
  const moved = [...first, ...rest];
  return moved.every((step, index) => step === toCome[index])
    ? undefined
    : withUpcoming(progress, moved);
};

const swapped = (step: Step, { to, weight, perHand, oneSided }: EventOf<'swap'>): Step => ({
  ...step,
  slug: to,
  equipment: undefined,
  perHand,
  weight,
  aim: undefined,
  amount:
    oneSided === undefined
      ? step.amount
      : amountAfterSwap(step.amount, oneSided, isInTimedGroup(step)),
  // Percentages and kilograms were for the other exercise.
  loads: step.loads.filter(isEffortLoad),
});

export const swapExerciseOfUpcomingSteps = (
  progress: SessionReducerState,
  event: EventOf<'swap'>,
): SessionReducerState | undefined => {
  const isMeant = (step: Step): boolean => step.line === event.line;
  const isLeft = progress.toCome.some((step) => isMeant(step) && step.kind === 'work');
  if (!isLeft && amrapOf(progress, event.line) === undefined) return undefined;
  // The ramp was computed for the other exercise's weight.
  const unramped = without(progress, (step) => isMeant(step) && step.kind === 'ramp');
  const change = (steps: readonly Step[]): readonly Step[] =>
    mapChosenStepsAndSplitOrJoinSides(steps, isMeant, (step) => swapped(step, event));
  const meant = new Set(unramped.toCome.filter(isMeant).map(({ id }) => id));
  // Of a set whose first side is done, only the second one is asked for.
  const past = new Set(unramped.past.map(({ id }) => id));
  return {
    ...unramped,
    toCome: change(unramped.toCome).filter(({ id }) => !past.has(id)),
    drafts: Object.fromEntries(Object.entries(unramped.drafts).filter(([id]) => !meant.has(id))),
    setSince:
      unramped.toCome[0] !== undefined && isMeant(unramped.toCome[0])
        ? undefined
        : unramped.setSince,
    amraps: amrapsByGroupWithRoundsChanged(unramped.amraps, (rounds) => ({
      ...rounds,
      round: change(rounds.round),
    })),
  };
};

/**
 * An AMRAP's round when only some of its steps are kept. Exercises that the lifter has already done
 * in the current round come again in the next one; if all the rest of the round goes, there is no
 * next round.
 */
const trimmedRounds = (
  rounds: AmrapRoundNumberAndSteps,
  toCome: readonly Step[],
  kept: ReadonlyMap<string, Step>,
): AmrapRoundNumberAndSteps => {
  const isSamePlace = (step: Step, other: Step): boolean => {
    const sets = rounds.sets[step.line] ?? 1;
    return (
      step.line === other.line && step.side === other.side && (step.set - other.set) % sets === 0
    );
  };
  const round = rounds.round.flatMap((step): readonly Step[] => {
    const left = toCome.find((other) => isSamePlace(step, other));
    if (left === undefined) return [step];
    const stays = kept.get(left.id);
    const { set, of, group } = step;
    return (stays === undefined ? otherSidesOf(left, kept) : [stays]).map((one) => ({
      ...one,
      id: stepIdOf(one, set),
      set,
      of,
      group,
    }));
  });
  return { ...rounds, round: [...new Map(round.map((step) => [step.id, step])).values()] };
};

/**
 * What is asked for instead of a step whose exercise was replaced by one that is done a side at a
 * time, or no longer is.
 */
const otherSidesOf = (step: Step, kept: ReadonlyMap<string, Step>): readonly Step[] =>
  [...kept.values()].filter(
    (one) => isOfSameSet(one, step) && (one.side === undefined) !== (step.side === undefined),
  );

export const replaceUpcomingStepsWithTrimmed = (
  progress: SessionReducerState,
  { keep, reason }: EventOf<'trim'>,
): SessionReducerState | undefined => {
  const { toCome } = progress;
  if (toCome.length === 0) return undefined;
  const known = new Set(toCome.map(({ id }) => id));
  const past = new Set(progress.past.map(({ id }) => id));
  const isToCome = (step: Step): boolean =>
    known.has(step.id) || (!past.has(step.id) && toCome.some((one) => isOfSameSet(one, step)));
  const kept = new Map(keep.filter(isToCome).map((step) => [step.id, step]));
  const out = toCome.filter((step) => !kept.has(step.id) && otherSidesOf(step, kept).length === 0);
  return {
    ...withUpcoming(progress, [...kept.values()]),
    past: [...progress.past, ...out],
    skipped: [...progress.skipped, ...out.map(({ id }) => id)],
    takenOut: [...progress.takenOut, ...out.map(({ id }) => id)],
    notToday: reason,
    amraps: amrapsByGroupWithRoundsChanged(progress.amraps, (rounds) =>
      trimmedRounds(rounds, toCome, kept),
    ),
  };
};
