import { vi } from 'vitest';
import type { ExerciseFacts, ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import {
  kg,
  testExerciseFactsWith,
  testKitWithMaximums,
} from '../../domain/training/loads/loads.test-support.ts';
import type { FollowedPlan } from '../../domain/training/log.ts';
import { createFollowedPlan } from '../../domain/training/progression/follow.ts';
import { sessionStateOf } from '../../domain/training/session/session-after-event.ts';
import type { Session } from '../../domain/training/session/session.ts';
import { testSessionStart } from '../../domain/training/session/session.test-support.ts';
import { dayTotalsOf } from '../../domain/workout-notation/totals/totals.ts';
import {
  planOfText,
  testExerciseLibrary as exercises,
} from '../../domain/workout-notation/test-exercise-library.test-support.ts';
import { openEmptyLogOnDeviceOrInTab } from '../../services/training-log/log.test-support.ts';
import { lineNamerOfDayByPlanOrSwap } from '../../domain/training/session/line-names.ts';
import { loadStartChoices } from './lazy-parts.ts';
import { prepareSession } from '../../domain/training/start/prepare-session.ts';
import type { PublishedPlan } from '../../domain/training/start/prepare-session.ts';
import type { RunningSessionData } from './running-session-data.ts';
import type { StartPanelProps } from './start/start-panel.tsx';

const ref = { path: '/workout-plans/two-days/', index: 0 };
export const firstDayPlace = { ...ref, week: 1, day: 1 };

/** Two weeks of two days: heavy squats, then a superset. */
export const twoWeekPlanNotation = `
Weeks 1-2

Day 1: Squats
Main
- Back squat: 3 x 5 at 70%, each week add 2.5%
- Leg press: 2 x 8-10 at RPE 8
- "Wall sit": 2 x 30 s

Day 2: Presses
Main
- Superset, 2 rounds
  - Goblet squat: 10 at RPE 7
  - Push-up: to failure
`;

const facts: readonly ExerciseFacts[] = [
  testExerciseFactsWith({
    relativeLoad: 100,
    mainLift: 'back-squat',
    station: 'squat rack',
    secondary: ['glutes'],
  }),
  testExerciseFactsWith({
    slug: 'front-squat',
    title: 'Front squat',
    path: '/exercises/leg-exercises/front-squat/',
    relativeLoad: 80,
    station: 'squat rack',
    mainLift: 'back-squat',
    secondary: ['glutes'],
  }),
  testExerciseFactsWith({
    slug: 'leg-press',
    title: 'Leg press',
    path: '/exercises/leg-exercises/leg-press/',
    equipment: ['machine'],
    loading: 'machine',
    secondary: ['glutes'],
  }),
  testExerciseFactsWith({
    slug: 'goblet-squat',
    title: 'Goblet squat',
    path: '/exercises/leg-exercises/goblet-squat/',
    equipment: ['dumbbell'],
    loading: 'dumbbell',
    relativeLoad: 38,
    mainLift: 'back-squat',
    secondary: ['glutes'],
  }),
  testExerciseFactsWith({
    slug: 'push-up',
    title: 'Push-up',
    path: '/exercises/chest-exercises/push-up/',
    equipment: ['body only'],
    loading: 'bodyweight',
    pattern: 'horizontal push',
    primary: ['chest'],
    secondary: ['triceps'],
  }),
];

export const sampleExerciseFacts: ExerciseFactsBySlug = new Map(
  facts.map((exercise) => [exercise.slug, exercise]),
);

/** A maximum of the squat, none of the others. */
export const gymKitWithSquatOneRepMaxOnly: KitAndMaximums = testKitWithMaximums(
  { 'back-squat': kg(80) },
  typicalGymKitWithoutMaximums('kg'),
);

/** A plan as its page provides it. */
export const createPublishedPlan = (notation: string, version: string): PublishedPlan => {
  const plan = planOfText(notation);
  return {
    title: 'Two days',
    view: {
      plan,
      version,
      paths: {},
      totals: plan.blocks.map(({ days }) => days.map((day) => dayTotalsOf(day, exercises))),
    },
  };
};

export const twoDayPublishedPlan = createPublishedPlan(twoWeekPlanNotation, 'v1');

export const followedTwoDayPlan: FollowedPlan = createFollowedPlan(
  {
    ref,
    title: 'Two days',
    plan: twoDayPublishedPlan.view.plan,
    version: 'v1',
    today: '2026-11-23',
  },
  { week: 1, day: 1 },
);

export const openEmptyTestLog = async () => (await openEmptyLogOnDeviceOrInTab('this tab')).log;

/** The start panel's props on Monday, 23 November 2026. */
export const createStartPanelProps = async (
  changes: Partial<StartPanelProps> = {},
): Promise<StartPanelProps> => ({
  log: await openEmptyTestLog(),
  weights: gymKitWithSquatOneRepMaxOnly,
  library: sampleExerciseFacts,
  now: () => testSessionStart,
  place: firstDayPlace,
  plan: twoDayPublishedPlan,
  followed: undefined,
  choices: await loadStartChoices(),
  onPlace: vi.fn(),
  onFollowed: vi.fn(),
  onBegin: vi.fn(),
  onWeights: vi.fn(),
  ...changes,
});

/** A session of the first day that has just begun. */
export const createBegunFirstDaySession = (): Session => {
  const prepared = prepareSession(
    {
      place: firstDayPlace,
      plan: twoDayPublishedPlan,
      followed: followedTwoDayPlan,
      weights: gymKitWithSquatOneRepMaxOnly,
      library: sampleExerciseFacts,
    },
    { withRamp: false },
  );
  return {
    id: 'today',
    place: firstDayPlace,
    version: 'v1',
    startedAt: testSessionStart,
    steps: prepared?.steps ?? [],
    events: [],
  };
};

/** A session as its components see it. */
export const createRunningSessionDataOf = async (
  session: Session,
  changes: Partial<RunningSessionData> = {},
): Promise<RunningSessionData> => {
  const [day] = twoDayPublishedPlan.view.plan.blocks[0]?.days ?? [];
  const log = changes.log ?? (await openEmptyTestLog());
  if ((await log.plans()).length === 0) await log.savePlan(followedTwoDayPlan);
  return {
    log,
    weights: gymKitWithSquatOneRepMaxOnly,
    library: sampleExerciseFacts,
    now: () => testSessionStart,
    session,
    state: sessionStateOf(session),
    plan: twoDayPublishedPlan,
    followed: followedTwoDayPlan,
    nameOf: day === undefined ? () => '' : lineNamerOfDayByPlanOrSwap(day, sampleExerciseFacts),
    lastTime: () => [],
    dispatch: vi.fn(),
    undo: vi.fn(),
    onFollowed: vi.fn(),
    ...changes,
  };
};
