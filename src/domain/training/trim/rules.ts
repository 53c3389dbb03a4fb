import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { TrimReason } from '../log.ts';
import type { MovementPattern } from '../movement-and-loading.ts';
import type { Step } from '../session/step.ts';
import { lighterStepOnBadDay } from './lighter-on-bad-day.ts';
import {
  swapRuledOutExercises,
  type StepsWithSwappedExercises,
} from './swap-ruled-out-exercises.ts';
import {
  isWorkSet,
  mainOrFallbackExerciseGroups,
  minutesOfSteps,
  exerciseGroupsOf,
  stepsWithoutLastSets,
  stepsExceptThoseOfGroups,
  type ExerciseGroup,
} from './trim-steps.ts';
import { trimStepsToTwentyMinutes } from './twenty-minutes.ts';

type RuleQuestion = {
  readonly steps: readonly Step[];
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
};

/** The result of a rule: the steps that stay, and sentences that explain it. */
type RuleResult = { readonly steps: readonly Step[]; readonly changes: readonly string[] };

export type ApplyTrimRule = (question: RuleQuestion) => RuleResult;

const when = (isTrue: boolean, ...sentences: readonly string[]): readonly string[] =>
  isTrue ? sentences : [];

const factsOf = ({ library }: RuleQuestion, { slug }: Step): ExerciseFacts | undefined =>
  slug === undefined ? undefined : library.get(slug);

/**
 * Lifts for which a lifter braces and holds her breath hardest: heavy bars on the legs and the
 * back.
 */
const bracedPatterns: readonly MovementPattern[] = ['squat', 'hinge', 'olympic lift'];

const isBraced = (facts: ExerciseFacts | undefined): boolean =>
  facts !== undefined &&
  bracedPatterns.includes(facts.pattern) &&
  (facts.loading === 'barbell' || facts.loading === 'machine');

/** Makes the matching steps lighter where the lifter’s kit allows it. */
const lightened = (
  { library, weights }: RuleQuestion,
  steps: readonly Step[],
  isMeant: (step: Step) => boolean,
): readonly Step[] =>
  steps.map((step) =>
    isMeant(step) ? (lighterStepOnBadDay(step, library, weights) ?? step) : step,
  );

const isChanged = (before: readonly Step[], after: readonly Step[]): boolean =>
  after.some((step, index) => step !== before[index]);

const cramps: ApplyTrimRule = (question) => {
  const { steps } = question;
  const hasBraced = ({ steps: own }: ExerciseGroup): boolean =>
    own.some((step) => isBraced(factsOf(question, step)));
  const fewer = stepsWithoutLastSets(steps, mainOrFallbackExerciseGroups(steps).filter(hasBraced));
  const after = lightened(question, fewer, (step) => isBraced(factsOf(question, step)));
  const isAny = exerciseGroupsOf(steps).some(hasBraced);
  return {
    steps: after,
    changes: [
      'Take five minutes longer to warm up, and see how you feel then.',
      ...when(fewer.length < steps.length, 'Squats, pulls from the floor and the like lose a set.'),
      ...when(
        isChanged(fewer, after),
        'They are 5 to 10% lighter too, so that you needn’t brace hard.',
      ),
      ...when(isAny, 'No belt if it presses.'),
      'Work for the upper body stays as it is.',
    ],
  };
};

const heavyBleeding: ApplyTrimRule = ({ steps }) => {
  const main = mainOrFallbackExerciseGroups(steps);
  const kept = main.map(({ id }) => id);
  const finisher = exerciseGroupsOf(steps).filter(
    ({ part, id }) => part === 'finisher' && !kept.includes(id),
  );
  const short = stepsExceptThoseOfGroups(steps, finisher);
  const after = stepsWithoutLastSets(short, main.slice(1));
  return {
    steps: after,
    changes: [
      ...when(finisher.length > 0, 'The finisher goes.'),
      ...when(after.length < short.length, 'Every lift after the first loses a set.'),
      'Weights stay: nothing is forbidden.',
      'Darker shorts, and a place near the changing room, make it easier.',
    ],
  };
};

const swapSentences = ({ swapped }: StepsWithSwappedExercises): readonly string[] =>
  swapped.map(({ from, to }) => `${to.title} instead of ${from.title.toLowerCase()}.`);

const soreBreasts: ApplyTrimRule = ({ steps, library, weights }) => {
  const isBarOnChest = ({ pattern, loading }: ExerciseFacts, { equipment }: Step): boolean =>
    pattern === 'horizontal push' &&
    (equipment === 'a barbell' || (loading === 'barbell' && equipment === undefined));
  const swapped = swapRuledOutExercises(
    steps,
    {
      isOut: isBarOnChest,
      has: ['dumbbell'],
      isGood: ({ exercise }) =>
        exercise.pattern === 'horizontal push' && exercise.loading === 'two dumbbells',
    },
    library,
    weights,
  );
  const jumps = exerciseGroupsOf(swapped.steps).filter(({ steps: own }) =>
    own.every(({ slug }) => slug !== undefined && library.get(slug)?.pattern === 'jump'),
  );
  const after = stepsExceptThoseOfGroups(swapped.steps, jumps);
  return {
    steps: after,
    changes: [
      ...swapSentences(swapped),
      ...when(after.length < swapped.steps.length, 'Jumps go.'),
      'A firmer bra helps. Leave out any skipping rope.',
      'Everything else stays as it is.',
    ],
  };
};

const badNight: ApplyTrimRule = (question) => {
  const { steps, library, weights } = question;
  const main = mainOrFallbackExerciseGroups(steps);
  const inMain = new Set(main.flatMap(({ steps: own }) => own));
  const isLightened = (step: Step): boolean =>
    inMain.has(step) && lighterStepOnBadDay(step, library, weights) !== undefined;
  const stubborn = main.filter(({ steps: own }) => !own.filter(isWorkSet).some(isLightened));
  const after = stepsWithoutLastSets(
    lightened(question, steps, (step) => inMain.has(step)),
    stubborn,
  );
  return {
    steps: after,
    changes: [
      ...when(
        stubborn.length < main.length,
        'Weights come down by 5 to 10%, or a rep more stays in reserve.',
      ),
      ...when(
        after.length < steps.length,
        'Lifts that can’t get a little lighter lose a set instead.',
      ),
      'If the warm-up wakes you up, you can go back to the plan’s weights.',
    ],
  };
};

const bloated: ApplyTrimRule = ({ steps, library, weights }) => {
  const swapped = swapRuledOutExercises(
    steps,
    {
      isOut: ({ insteadWhenBloated }) => insteadWhenBloated !== undefined,
      has: ['dumbbell'],
      isGood: (alternative, { insteadWhenBloated }) =>
        alternative.exercise.slug === insteadWhenBloated,
    },
    library,
    weights,
  );
  return {
    steps: swapped.steps,
    changes: [
      ...swapSentences(swapped),
      'A looser belt, or none.',
      'Sets and weights of everything else stay.',
    ],
  };
};

const lowEnergy: ApplyTrimRule = (question) => {
  const { steps } = question;
  const main = mainOrFallbackExerciseGroups(steps);
  const inMain = new Set(main.flatMap(({ steps: own }) => own));
  const light = lightened(question, steps, (step) => inMain.has(step));
  const after = stepsWithoutLastSets(light, mainOrFallbackExerciseGroups(light));
  return {
    steps: after,
    changes: [
      ...when(
        isChanged(steps, light),
        'Weights come down by 5 to 10%, or a rep more stays in reserve.',
      ),
      ...when(after.length < steps.length, 'Every main lift loses a set.'),
      'The lifts and their order stay.',
    ],
  };
};

const twentyMinutes: ApplyTrimRule = ({ steps }) => {
  const after = trimStepsToTwentyMinutes(steps);
  const has = (list: readonly Step[], part: Step['part']): boolean =>
    list.some((step) => step.part === part);
  const kept = new Map(after.map((step) => [step.id, step]));
  const isShorter = after.some((step) => step !== steps.find(({ id }) => id === step.id));
  const gone = (part: Step['part']): boolean => has(steps, part) && !has(after, part);
  const fewerLifts =
    mainOrFallbackExerciseGroups(after).length < mainOrFallbackExerciseGroups(steps).length;
  const isFewerSets = steps.some(
    ({ id, line, kind }) =>
      kind === 'work' && !kept.has(id) && after.some((step) => step.line === line),
  );
  const minutes = Math.max(1, Math.round(minutesOfSteps(after)));
  return {
    steps: after,
    changes: [
      ...when(gone('cool-down'), 'The cool-down goes. Walk home a little slower.'),
      ...when(gone('finisher'), 'The finisher goes.'),
      ...when(isShorter, 'Rests are shorter: a minute in the main part.'),
      ...when(fewerLifts, 'The first lifts stay, and what comes after them goes.'),
      ...when(isFewerSets, 'Some lifts lose sets.'),
      `What is left takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    ],
  };
};

/** Equipment that people queue for, because it has a fixed place in a gym. */
const queued: readonly string[] = ['barbell', 'cable', 'machine'];

const crowdedGym: ApplyTrimRule = ({ steps, library, weights }) => {
  const swapped = swapRuledOutExercises(
    steps,
    {
      isOut: (facts, { equipment }) =>
        equipment === undefined
          ? facts.equipment.some((item) => queued.includes(item))
          : queued.some((item) => equipment === `a ${item}`),
      has: ['dumbbell'],
    },
    library,
    weights,
  );
  const [first] = mainOrFallbackExerciseGroups(swapped.steps);
  const firstLines = first?.steps.map(({ line }) => line) ?? [];
  const gone = swapped.without.filter((line) => !firstLines.includes(line));
  const after = swapped.steps.filter(({ line }) => !gone.includes(line));
  return {
    steps: after,
    changes: [
      ...when(swapped.swapped.length > 0, 'One bench and a pair of dumbbells are all you need.'),
      ...swapSentences(swapped),
      ...when(
        swapped.swapped.length > 0,
        'Where a weight carries over it is an estimate, with a tenth off. Elsewhere start light.',
      ),
      ...when(gone.length > 0, 'What nothing can stand in for goes.'),
      ...when(
        swapped.swapped.length + gone.length === 0,
        'Nothing in this session has to wait for a rack or a machine.',
      ),
    ],
  };
};

/** The written rule of each reason. `trim-session-for-reason.ts` has their sources. */
export const trimRulesByReason: Readonly<Record<TrimReason, ApplyTrimRule>> = {
  cramps,
  'heavy bleeding': heavyBleeding,
  'sore breasts': soreBreasts,
  'bad night': badNight,
  bloated,
  'twenty minutes': twentyMinutes,
  'crowded gym': crowdedGym,
  'low energy': lowEnergy,
};
