import fc from 'fast-check';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import type { ExerciseFacts, ExerciseFactsBySlug } from '../exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { testExerciseFactsWith } from '../loads/loads.test-support.ts';
import { findPlanDayProgressedToWeek } from '../plan/plan-line.ts';
import { sessionAfterEvent, sessionStateOf } from './session-after-event.ts';
import type { Session, SessionEvent } from './session.ts';
import type { Step } from './step.ts';
import { stepsOfPlanDay, type PlanDayStepsInputs } from '../steps/steps.ts';

/** The start of every session in tests, in milliseconds since 1970. */
export const testSessionStart = Date.UTC(2026, 10, 23, 17);

const place = { path: '/workout-plans/test/', index: 0, week: 1, day: 1 };

/** A library of barbell lifts, plus those that a test gives. */
export const libraryOfGivenTestExercises = (
  ...facts: readonly Partial<ExerciseFacts>[]
): ExerciseFactsBySlug =>
  new Map(
    facts.map((given) => {
      const exercise = testExerciseFactsWith(given);
      return [exercise.slug, exercise];
    }),
  );

/**
 * The steps at a typical gym, in kilograms and without ramps or swaps unless the question has them;
 * throws if the text has no day.
 */
export const stepsOfFirstDayInText = (
  text: string,
  question: Partial<PlanDayStepsInputs> = {},
): readonly Step[] => {
  const day = findPlanDayProgressedToWeek(planOfText(text), 1, 1);
  if (day === undefined) throw new Error(`No day: ${text}`);
  return stepsOfPlanDay({
    day,
    weights: typicalGymKitWithoutMaximums('kg'),
    library: new Map(),
    swaps: [],
    progress: {},
    withRamp: false,
    ...question,
  });
};

export const testSessionOfSteps = (
  steps: readonly Step[],
  events: readonly SessionEvent[] = [],
): Session => ({
  id: 's1',
  place,
  version: 'v1',
  startedAt: testSessionStart,
  steps,
  events,
});

/** An event without its time: by default it comes a second after the one before. */
export type EventWithOptionalTime = SessionEvent extends infer Event
  ? Event extends { readonly at: number }
    ? Omit<Event, 'at'> & { readonly at?: number }
    : never
  : never;

/** A session after events. `at` counts in seconds from its start. */
export const sessionAfterGivenEvents = (
  session: Session,
  ...happenings: readonly EventWithOptionalTime[]
): Session =>
  happenings.reduce<Session>((sum, { at, ...happening }) => {
    const last = sum.events.at(-1)?.at ?? testSessionStart;
    return sessionAfterEvent(sum, {
      ...happening,
      at: at === undefined ? last + 1000 : testSessionStart + 1000 * at,
    });
  }, session);

/** Does all remaining steps as planned; clocks of AMRAPs run out after one round. */
export const sessionWithAllStepsDone = (session: Session): Session => {
  let done = session;
  for (;;) {
    const { current } = sessionStateOf(done);
    if (current === undefined) return done;
    const isSecondRound = current.group?.kind === 'amrap' && current.group.round > 1;
    done = sessionAfterGivenEvents(done, { kind: isSecondRound ? 'time up' : 'done' });
  }
};

const addedSteps = stepsOfFirstDayInText('- "Added": 2 x 8').map((step) => ({
  ...step,
  id: step.id.replace('unlisted', 'own:Added'),
  line: step.line.replace('unlisted', 'own:Added'),
}));

/** Events of every kind about the lines and sets of a session, some of them invalid. */
export const arbitraryMaybeInvalidEventsForSteps = (
  steps: readonly Step[],
): fc.Arbitrary<readonly SessionEvent[]> => {
  const at = fc.integer({ min: 0, max: 7_200_000 }).map((ms) => testSessionStart + ms);
  const line = fc.constantFrom('main.unknown.1', ...steps.map((step) => step.line));
  const step = fc.constantFrom('main.unknown.1/1', ...steps.map(({ id }) => id));
  const weight = fc.integer({ min: 1, max: 100 }).map((value) => ({ value, unit: 'kg' as const }));
  const draft = fc.record(
    {
      weight,
      reps: fc.integer({ min: 0, max: 30 }),
      seconds: fc.integer({ min: 1, max: 300 }),
      effort: fc.constantFrom(
        { kind: 'rpe' as const, value: 8 },
        { kind: 'rir' as const, value: 2 },
      ),
    },
    { requiredKeys: [] },
  );
  const kind = <Kind extends SessionEvent['kind']>(name: Kind): fc.Arbitrary<Kind> =>
    fc.constant(name);
  const event: fc.Arbitrary<SessionEvent> = fc.oneof(
    { weight: 10, arbitrary: fc.record({ kind: kind('done'), at }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('begin'), at }) },
    { weight: 3, arbitrary: fc.record({ kind: kind('adjust'), at, draft }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('round'), at }) },
    fc.record({ kind: kind('time up'), at }),
    fc.record({ kind: kind('minute up'), at }),
    { weight: 2, arbitrary: fc.record({ kind: kind('skip'), at }) },
    fc.record({ kind: kind('skip line'), at, line }),
    { weight: 2, arbitrary: fc.record({ kind: kind('correct'), at, step, draft }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('add set'), at, line }) },
    { weight: 2, arbitrary: fc.record({ kind: kind('do now'), at, line }) },
    fc.record({
      kind: kind('add exercise'),
      at,
      // Steps of its own are no news to a session; those of another line are.
      steps: fc.oneof(fc.subarray([...steps]), fc.constant(addedSteps)),
    }),
    fc.record({
      kind: kind('swap'),
      at,
      line,
      to: fc.constantFrom('leg-press', 'goblet-squat'),
      weight: fc.option(weight, { nil: undefined }),
      perHand: fc.boolean(),
      oneSided: fc.option(fc.record({ from: fc.boolean(), to: fc.boolean() }), { nil: undefined }),
      forPlan: fc.boolean(),
    }),
    fc.record({
      kind: kind('trim'),
      at,
      reason: fc.constantFrom('cramps' as const, 'twenty minutes' as const),
      keep: fc.subarray([...steps]),
    }),
    fc.record({ kind: kind('add rest'), at, seconds: fc.constant(15) }),
    fc.record({ kind: kind('end rest'), at }),
    fc.record({
      kind: kind('note'),
      at,
      line: fc.option(line, { nil: undefined }),
      text: fc.constantFrom('', 'Felt light.'),
    }),
  );
  const finish: fc.Arbitrary<SessionEvent> = fc.record({
    kind: kind('finish'),
    at,
    outcome: fc.constantFrom('finished' as const, 'stopped' as const),
  });
  return fc
    .tuple(fc.array(event, { maxLength: 40 }), fc.option(finish, { nil: undefined }))
    .map(([events, end]) => (end === undefined ? events : [...events, end]));
};
