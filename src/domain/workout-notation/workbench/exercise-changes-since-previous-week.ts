import { describeTempo, formatSecondsRange } from '../words/describe.ts';
import type { Exercise, Group, PartKind, PlanDay, Range } from '../plan.ts';
import { middleOfRange } from '../range.ts';
import {
  changedNumberWords,
  changesInSetsRepsAndLoadOfOneExercise,
} from './changes-in-sets-reps-and-load-of-one-exercise.ts';

export type ExerciseWithPartAndGroup = {
  readonly exercise: Exercise;
  readonly part: PartKind;
  readonly group: Group | undefined;
};

/** Every exercise of a day in text order. */
export const exercisesOfDayWithPartAndGroup = (day: PlanDay): readonly ExerciseWithPartAndGroup[] =>
  day.parts.flatMap((part) =>
    part.items.flatMap((item): readonly ExerciseWithPartAndGroup[] =>
      item.kind === 'exercise'
        ? [{ exercise: item.exercise, part: part.kind, group: undefined }]
        : item.group.exercises.map((exercise) => ({
            exercise,
            part: part.kind,
            group: item.group,
          })),
    ),
  );

export type ExerciseChangeSincePreviousWeek = {
  /** The exercise's name. */
  readonly exercise: string;
  readonly kind:
    | 'added'
    | 'removed'
    | 'sets'
    | 'reps'
    | 'load'
    | 'rest'
    | 'tempo'
    | 'kit'
    | 'note'
    | 'group'
    | 'part';
  /** Empty if there was nothing. */
  readonly before: string;
  readonly after: string;
  /** The change in a coach's words. */
  readonly sentence: string;
};

const restText = (rest: Range | undefined): string =>
  rest === undefined ? '' : formatSecondsRange(rest);

const restShift = (before: Range | undefined, after: Range | undefined): string | undefined => {
  if (before === undefined || after === undefined) return undefined;
  const by = middleOfRange(after) - middleOfRange(before);
  const size = formatSecondsRange({ from: Math.abs(by), to: Math.abs(by) });
  return by === 0 ? undefined : `${size} ${by > 0 ? 'more' : 'less'} rest`;
};

const groupText = (group: Group | undefined): string => {
  if (group === undefined) return '';
  if ('minutes' in group) return `an ${group.kind.toUpperCase()} of ${group.minutes} min`;
  const rounds = `${group.rounds} ${group.rounds === 1 ? 'round' : 'rounds'}`;
  const rest = group.restSeconds === undefined ? '' : `, rest ${restText(group.restSeconds)}`;
  return `a ${group.kind} of ${rounds}${rest}`;
};

/** The differences between an exercise of one week and the same one of the next. */
export const exerciseChangesSincePreviousWeek = (
  before: ExerciseWithPartAndGroup,
  after: ExerciseWithPartAndGroup,
): readonly ExerciseChangeSincePreviousWeek[] => {
  const [one, other] = [before.exercise, after.exercise];
  const change = (
    kind: ExerciseChangeSincePreviousWeek['kind'],
    was: string,
    is: string,
    words: string,
  ): readonly ExerciseChangeSincePreviousWeek[] =>
    was === is
      ? []
      : [
          {
            exercise: other.name,
            kind,
            before: was,
            after: is,
            sentence: `${other.name}: ${words}.`,
          },
        ];
  const [wasRest, isRest] = [restText(one.restSeconds), restText(other.restSeconds)];
  const [wasTempo, isTempo] = [one.tempo, other.tempo].map((tempo) =>
    tempo === undefined ? '' : describeTempo(tempo) || tempo.join('-'),
  );
  const [wasKit, isKit] = [one.equipment ?? '', other.equipment ?? ''];
  const [wasGroup, isGroup] = [groupText(before.group), groupText(after.group)];
  const restWords = changedNumberWords(
    wasRest,
    isRest,
    restShift(one.restSeconds, other.restSeconds),
    'no rest given now',
  );
  return [
    ...changesInSetsRepsAndLoadOfOneExercise(one, other).flatMap(
      ({ kind, before: was, after: is, words }) => change(kind, was, is, words),
    ),
    ...change('rest', wasRest, isRest, wasRest === '' ? `now rest ${isRest}` : restWords),
    ...change(
      'tempo',
      wasTempo ?? '',
      isTempo ?? '',
      isTempo === '' ? 'no tempo now' : `now ${isTempo}`,
    ),
    ...change(
      'kit',
      wasKit,
      isKit,
      isKit === '' ? `no longer with ${wasKit}` : `now with ${isKit}`,
    ),
    ...change('group', wasGroup, isGroup, isGroup === '' ? 'now on its own' : `now in ${isGroup}`),
    ...change('part', before.part, after.part, `now in the ${after.part} part`),
    ...change(
      'note',
      one.note,
      other.note,
      other.note === '' ? 'without its note' : `now noted “${other.note}”`,
    ),
  ];
};
