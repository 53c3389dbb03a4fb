import type { Step } from '../../session/step.ts';
import { kilogramsOf } from '../../weight.ts';
import { fitChecksum, fitFileOfMessages, toFitSeconds, type FitMessage } from './fit-file.ts';
import { createFitMessage, fitEnums } from './fit-profile.ts';
import { foldRepeats, type SingleOrRepeatedEntries } from './fold-repeats.ts';
import type { GarminNumbersBySlug } from './garmin-numbers-by-slug.ts';

/** A session that is planned, as a watch gets it. */
export type PlannedWatchWorkout = {
  /** What the watch lists it as. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** The exercise of a step, in our words. */
  readonly nameOf: (step: Step) => string;
  /** What to do in a step: its amount, its weight, how hard it should be. */
  readonly wordsOf: (step: Step) => string;
};

/** What a watch counts before the next step: its kind and its number. */
type StepLength = readonly [type: number, value: number | undefined];

type WatchStep = {
  readonly name: string;
  readonly notes: string;
  readonly length: StepLength;
  readonly intensity: number;
  readonly exercise: GarminNumbersBySlug[string] | undefined;
  readonly weight: Step['weight'];
  readonly perHand: boolean;
};

const minute = 60_000;

const lengthOf = ({ amount, aim, group }: Step): StepLength => {
  const { time, reps, distance, open } = fitEnums.stepDuration;
  // The watch knows no EMOM: each step is a minute, with the rest that is left of it.
  if (group?.kind === 'emom') return [time, minute];
  switch (amount.kind) {
    case 'reps':
      return [reps, aim ?? amount.reps.from];
    case 'time':
      return [time, amount.seconds.from * 1000];
    case 'distance':
      return [distance, amount.metres.from * 100];
    case 'failure':
      return [open, undefined];
  }
};

const sideOf = ({ side }: Step): string => (side === undefined ? '' : `, ${side}`);

/** A set, and the rest after it if there is one. */
const watchStepsOf = (
  step: Step,
  { nameOf, wordsOf }: Pick<PlannedWatchWorkout, 'nameOf' | 'wordsOf'>,
  exercises: GarminNumbersBySlug,
): readonly WatchStep[] => {
  const { slug, weight, perHand, kind, part, restSeconds } = step;
  const { warmup, active, rest } = fitEnums.intensity;
  const set: WatchStep = {
    name: `${nameOf(step)}${sideOf(step)}`,
    notes: wordsOf(step),
    length: lengthOf(step),
    intensity: kind === 'ramp' || part === 'warm-up' ? warmup : active,
    exercise: slug === undefined ? undefined : exercises[slug],
    weight,
    perHand,
  };
  if (restSeconds === 0) return [set];
  const pause: WatchStep = {
    name: 'Rest',
    notes: '',
    length: [fitEnums.stepDuration.time, restSeconds * 1000],
    intensity: rest,
    exercise: undefined,
    weight: undefined,
    perHand: false,
  };
  return [set, pause];
};

/** The help of a machine was not lifted. Both hands count together, as in the file of a session. */
const hundredthsOf = ({ weight, perHand }: WatchStep): number | undefined =>
  weight === undefined || weight.as === 'help'
    ? undefined
    : kilogramsOf(weight) * (perHand ? 2 : 1) * 100;

const stepMessage = (step: WatchStep, index: number): FitMessage => {
  const [durationType, durationValue] = step.length;
  const isRest = step.intensity === fitEnums.intensity.rest;
  const [category = fitEnums.exerciseCategory.unknown, number] = step.exercise ?? [];
  return createFitMessage('workoutStep', {
    messageIndex: index,
    wktStepName: step.name,
    durationType,
    durationValue,
    targetType: fitEnums.stepTarget.open,
    targetValue: 0,
    intensity: step.intensity,
    notes: step.notes,
    exerciseCategory: isRest ? undefined : category,
    exerciseName: number,
    exerciseWeight: hundredthsOf(step),
    weightDisplayUnit: step.weight && fitEnums.displayUnit[step.weight.unit],
  });
};

/** Goes back to a step until something is over. */
const repeatMessage = (
  index: number,
  backTo: number,
  durationType: number,
  targetValue: number,
): FitMessage =>
  createFitMessage('workoutStep', {
    messageIndex: index,
    wktStepName: '',
    durationType,
    durationValue: backTo,
    targetType: fitEnums.stepTarget.open,
    targetValue,
    intensity: undefined,
    notes: '',
    exerciseCategory: undefined,
    exerciseName: undefined,
    exerciseWeight: undefined,
    weightDisplayUnit: undefined,
  });

/** The steps of an AMRAP belong together, whatever is alike in them; all others stand alone. */
const stretchesOf = (steps: readonly Step[]): readonly (readonly Step[])[] => {
  const stretches: Step[][] = [];
  const clockOf = ({ group }: Step): string =>
    group?.kind === 'amrap' ? `amrap ${group.id}` : 'none';
  for (const step of steps) {
    const last = stretches.at(-1);
    const [first] = last ?? [];
    if (last === undefined || first === undefined || clockOf(first) !== clockOf(step)) {
      stretches.push([step]);
    } else last.push(step);
  }
  return stretches;
};

const messagesOf = (
  { steps, ...words }: PlannedWatchWorkout,
  exercises: GarminNumbersBySlug,
): readonly FitMessage[] => {
  const messages: FitMessage[] = [];
  const push = (step: WatchStep): void => void messages.push(stepMessage(step, messages.length));
  const pushFolded = (folded: SingleOrRepeatedEntries<WatchStep>): void => {
    if (folded.kind === 'once') return push(folded.entry);
    const backTo = messages.length;
    folded.entries.forEach(push);
    const { repeatUntilStepsCmplt } = fitEnums.stepDuration;
    messages.push(repeatMessage(messages.length, backTo, repeatUntilStepsCmplt, folded.times));
  };
  for (const stretch of stretchesOf(steps)) {
    const watchSteps = stretch.flatMap((step) => watchStepsOf(step, words, exercises));
    const minutes = stretch[0]?.group?.kind === 'amrap' ? stretch[0].group.minutes : undefined;
    if (minutes === undefined) {
      foldRepeats(watchSteps, (step) => JSON.stringify(step)).forEach(pushFolded);
      continue;
    }
    const backTo = messages.length;
    watchSteps.forEach(push);
    const { repeatUntilTime } = fitEnums.stepDuration;
    messages.push(repeatMessage(messages.length, backTo, repeatUntilTime, minutes * minute));
  }
  return messages;
};

/**
 * A session that is planned as a FIT file, a workout of strength training for the watch: each set
 * with its weight (both hands together) and each rest. Rounds that are alike are written once. `at`
 * is the time of writing, in milliseconds since 1970.
 */
export const toFitWorkoutFile = (
  workout: PlannedWatchWorkout,
  exercises: GarminNumbersBySlug,
  at: number,
): Uint8Array<ArrayBuffer> => {
  const steps = messagesOf(workout, exercises);
  return fitFileOfMessages([
    createFitMessage('fileId', {
      type: fitEnums.file.workout,
      manufacturer: fitEnums.manufacturer.development,
      product: 0,
      serialNumber: fitChecksum(new TextEncoder().encode(workout.name)) + 1,
      timeCreated: toFitSeconds(at),
    }),
    createFitMessage('workout', {
      sport: fitEnums.sport.training,
      numValidSteps: steps.length,
      wktName: workout.name,
      subSport: fitEnums.subSport.strengthTraining,
    }),
    ...steps,
  ]);
};
