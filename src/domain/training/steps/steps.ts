import type { Group, PlanDay } from '../../workout-notation/plan.ts';
import {
  restRangeToTimerSeconds,
  usualRestSecondsAfterSetInPart,
} from '../../workout-notation/totals/usual-rest.ts';
import { linesOfDay, type PlanLine } from '../plan/plan-line.ts';
import { rampStepsOfLine } from './ramp-steps-of-line.ts';
import { stepIdOf } from '../session/step-id-of.ts';
import type { Step } from '../session/step.ts';
import {
  assignLineWeights,
  type LineWeightInputs,
  type LineWithWeights,
  type SetBlockWithWeight,
} from './assign-weights.ts';

export type PlanDayStepsInputs = LineWeightInputs & {
  /** The day in its week, with the plan's progression applied (`findPlanDayProgressedToWeek`). */
  readonly day: PlanDay;
  /** Whether lighter ramp sets come before the first heavy work sets of a barbell lift. */
  readonly withRamp: boolean;
};

/** A step before its line's sets are numbered. */
type OpenStep = Omit<Step, 'id' | 'set' | 'of'>;

const sides = ['left', 'right'] as const;

/** A set of a block: one step, or one for each side. There is no rest between the two. */
const stepsOfSet = (
  { line, slug, equipment }: LineWithWeights,
  block: SetBlockWithWeight,
  rest: number,
  group?: Step['group'],
): readonly OpenStep[] => {
  const step: OpenStep = {
    line: line.id,
    part: line.part,
    slug,
    equipment,
    kind: 'work',
    group,
    amount: block.amount,
    loads: block.loads,
    aim: block.aim,
    weight: block.weight,
    perHand: block.perHand,
    restSeconds: rest,
    tempo: line.exercise.tempo,
  };
  return block.amount.perSide
    ? sides.map((side) => ({ ...step, side, restSeconds: side === 'left' ? 0 : rest }))
    : [step];
};

const restAfter = (line: PlanLine): number =>
  line.exercise.restSeconds === undefined
    ? usualRestSecondsAfterSetInPart(line.part)
    : restRangeToTimerSeconds(line.exercise.restSeconds);

const stepsOfLine = (weighed: LineWithWeights): readonly OpenStep[] =>
  weighed.blocks.flatMap((block) =>
    Array.from({ length: block.sets }).flatMap(() =>
      stepsOfSet(weighed, block, restAfter(weighed.line)),
    ),
  );

/**
 * One exercise of a round, or of a minute: each kind of its sets once. `rest` follows the last of
 * them.
 */
const stepsOfTurn = (
  weighed: LineWithWeights,
  rest: number,
  group: Step['group'],
): readonly OpenStep[] => {
  const own = weighed.line.exercise.restSeconds;
  const between = own === undefined ? 0 : restRangeToTimerSeconds(own);
  return weighed.blocks.flatMap((block, index) =>
    stepsOfSet(weighed, block, index === weighed.blocks.length - 1 ? rest : between, group),
  );
};

/** A superset or circuit: a set of each exercise in turn, and the group's rest after the round. */
const stepsOfRounds = (
  id: string,
  { kind, rounds, restSeconds }: Extract<Group, { rounds: number }>,
  lines: readonly LineWithWeights[],
): readonly OpenStep[] =>
  Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    lines.flatMap((weighed, index) => {
      const own = weighed.line.exercise.restSeconds;
      const isLast = index === lines.length - 1;
      const within = own === undefined ? 0 : restRangeToTimerSeconds(own);
      const after =
        restSeconds === undefined ? restAfter(weighed.line) : restRangeToTimerSeconds(restSeconds);
      return stepsOfTurn(weighed, isLast ? after : within, {
        id,
        kind,
        round,
        rounds,
        position: index + 1,
        size: lines.length,
      });
    }),
  );

/**
 * An EMOM: an exercise for each of its minutes. The lifter rests until the next minute begins, so
 * only the last one has a planned rest.
 */
const stepsOfMinutes = (
  id: string,
  minutes: number,
  lines: readonly LineWithWeights[],
): readonly OpenStep[] =>
  Array.from({ length: minutes }, (_, index) => index).flatMap((minute) => {
    const weighed = lines[minute % lines.length];
    return weighed === undefined
      ? []
      : stepsOfTurn(
          weighed,
          minute === minutes - 1 ? usualRestSecondsAfterSetInPart(weighed.line.part) : 0,
          {
            id,
            kind: 'emom',
            round: Math.floor(minute / lines.length) + 1,
            rounds: Math.ceil(minutes / lines.length),
            position: (minute % lines.length) + 1,
            size: lines.length,
            minutes,
          },
        );
  });

/** The first round of an AMRAP. The others are added while the clock runs. */
const firstRound = (
  id: string,
  minutes: number,
  lines: readonly LineWithWeights[],
): readonly OpenStep[] =>
  lines.flatMap((weighed, index) =>
    stepsOfTurn(weighed, 0, {
      id,
      kind: 'amrap',
      round: 1,
      position: index + 1,
      size: lines.length,
      minutes,
    }),
  );

const stepsOfGroup = (
  id: string,
  group: Group,
  lines: readonly LineWithWeights[],
): readonly OpenStep[] => {
  if (!('minutes' in group)) return stepsOfRounds(id, group, lines);
  return group.kind === 'emom'
    ? stepsOfMinutes(id, group.minutes, lines)
    : firstRound(id, group.minutes, lines);
};

/** Numbers the sets of each line and kind; both sides of a set count as one. */
const numbered = (steps: readonly OpenStep[]): readonly Step[] => {
  const counts = new Map<string, number>();
  const keyOf = ({ line, kind }: OpenStep): string => `${line} ${kind}`;
  const counted = steps.map((step) => {
    const set = (counts.get(keyOf(step)) ?? 0) + (step.side === 'right' ? 0 : 1);
    counts.set(keyOf(step), set);
    return { step, set };
  });
  return counted.map(({ step, set }) => ({
    ...step,
    id: stepIdOf(step, set),
    set,
    of: counts.get(keyOf(step)) ?? set,
  }));
};

/** The lines of a part, with those of a group together. */
const turnsOf = (lines: readonly PlanLine[]): readonly (readonly PlanLine[])[] => {
  const turns = new Map<string, PlanLine[]>();
  for (const line of lines) {
    const id = line.group?.id ?? line.id;
    turns.set(id, [...(turns.get(id) ?? []), line]);
  }
  return [...turns.values()];
};

/** Whether the warm-up already has a lift, so that its work sets need no ramp. */
const isWarmedUp = (line: PlanLine, before: readonly PlanLine[]): boolean =>
  before.some(({ slug }) => slug === line.slug);

/**
 * Every set of a day in the order in which it is done: supersets and circuits alternate, sides
 * follow each other, EMOMs have a set each minute, and an AMRAP its first round.
 */
export const stepsOfPlanDay = (question: PlanDayStepsInputs): readonly Step[] => {
  const lines = linesOfDay(question.day);
  const before: PlanLine[] = [];
  return numbered(
    turnsOf(lines).flatMap((turn) => {
      const weighed = turn.map((line) => assignLineWeights(line, question));
      const group = turn[0]?.group;
      const ramp = question.withRamp
        ? weighed.flatMap((line) =>
            isWarmedUp(line.line, before)
              ? []
              : rampStepsOfLine(line, question.weights, stepsOfSet),
          )
        : [];
      before.push(...turn);
      return [
        ...ramp,
        ...(group === undefined
          ? weighed.flatMap(stepsOfLine)
          : stepsOfGroup(group.id, group.group, weighed)),
      ];
    }),
  );
};
