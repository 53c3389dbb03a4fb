import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import type { PlanDay, SetBlock } from '../../workout-notation/plan.ts';
import type { LoggedSet } from '../log.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import { linesOfDay, weekAndDayPairsOfPlan } from '../plan/plan-line.ts';
import { logRecordsOfSession } from '../session/logged.ts';
import { sessionAfterEvent, sessionStateOf } from '../session/session-after-event.ts';
import type { Session } from '../session/session.ts';
import {
  libraryOfGivenTestExercises,
  sessionWithAllStepsDone,
} from '../session/session.test-support.ts';
import { OneDayRoutineSchema } from './one-day-routine.ts';
import {
  planDayStrippedOfWords,
  routineDayOfExercises,
  createRoutineExerciseWithSets,
  routineDayFromLoggedSets,
  routineLinesThatHaveSets,
  dayWithLineMovedUp,
  dayWithAddedExercise,
  dayWithoutLine,
  dayWithReplacedSetsOfLine,
} from './routine-day.ts';
import { stepsOfExerciseAddedToSession, stepsOfRoutine } from './own-steps.ts';

const reps = (sets: number, count: number): SetBlock => ({
  sets,
  amount: { kind: 'reps', reps: { from: count, to: count }, perSide: false },
  loads: [],
});
const known = {
  weights: testKitWithMaximums({}),
  library: libraryOfGivenTestExercises(
    { slug: 'back-squat' },
    { slug: 'own:Zercher squat', title: 'Zercher squat' },
  ),
  lastTime: (): readonly LoggedSet[] => [],
};
const empty: Session = { id: 'own', own: { name: 'Mine' }, startedAt: 0, steps: [], events: [] };

/** Adds an exercise to a session and does all of its sets. */
const trained = (session: Session, slug: string, blocks: readonly SetBlock[]): Session => {
  const steps = stepsOfExerciseAddedToSession(
    createRoutineExerciseWithSets(slug, blocks),
    session,
    sessionStateOf(session).steps,
    known,
  );
  return sessionWithAllStepsDone(
    sessionAfterEvent(session, { kind: 'add exercise', at: 1, steps: [...steps] }),
  );
};

describe('an empty session', () => {
  it('logs what is added as she goes, the same exercise twice as well', () => {
    const first = trained(empty, 'back-squat', [reps(2, 5)]);
    const second = trained(first, 'own:Zercher squat', [reps(1, 8)]);
    const all = trained(second, 'back-squat', [reps(1, 3)]);
    const logged = logRecordsOfSession(all, 1000);
    expect(logged.session).toMatchObject({ own: { name: 'Mine' }, plannedSets: 4, doneSets: 4 });
    expect(logged.session.place).toBeUndefined();
    expect(logged.sets.map(({ exercise, line }) => `${exercise} ${line}`)).toEqual([
      'back-squat main.back-squat.1',
      'back-squat main.back-squat.1',
      'own:Zercher squat main.own:Zercher squat.1',
      'back-squat main.back-squat.2',
    ]);
  });

  it('becomes a routine with the sets that were done, in the order in which they began', () => {
    const session = trained(
      trained(empty, 'own:Zercher squat', [reps(2, 8), reps(1, 6)]),
      'plank',
      [
        {
          sets: 2,
          amount: { kind: 'time', seconds: { from: 30, to: 30 }, perSide: true },
          loads: [],
        },
      ],
    );
    const day = routineDayFromLoggedSets(sessionStateOf(session).sets);
    expect(
      routineLinesThatHaveSets(day).map(({ slug, exercise }) => [slug, exercise.sets]),
    ).toEqual([
      ['own:Zercher squat', [reps(2, 8), reps(1, 6)]],
      [
        'plank',
        [
          {
            sets: 2,
            amount: { kind: 'time', seconds: { from: 30, to: 30 }, perSide: true },
            loads: [],
          },
        ],
      ],
    ]);
  });
});

describe('a routine that is repeated', () => {
  it('has the weights of last time, set by set, and the last one for further sets', () => {
    const before = sessionStateOf(trained(empty, 'back-squat', [reps(2, 5)])).sets.map(
      (set, index) => ({
        ...set,
        done: { ...set.done, weight: kg(60 + 5 * index) },
      }),
    );
    const day = routineDayOfExercises([createRoutineExerciseWithSets('back-squat', [reps(3, 5)])]);
    const steps = stepsOfRoutine({ day }, { ...known, lastTime: () => before });
    expect(steps.map(({ weight }) => weight)).toEqual([kg(60), kg(65), kg(65)]);
  });

  it('follows from a maximum where the day that was copied says so', () => {
    const day = routineDayOfExercises([
      createRoutineExerciseWithSets('back-squat', [
        { ...reps(1, 5), loads: [{ kind: 'percent', percent: { from: 80, to: 80 } }] },
      ]),
    ]);
    const weights = testKitWithMaximums({ 'back-squat': kg(100) });
    const [step] = stepsOfRoutine({ day }, { ...known, weights });
    expect(step?.weight).toEqual(kg(80));
  });
});

const copies = planArbitrary.chain((plan) =>
  fc
    .constantFrom(...weekAndDayPairsOfPlan(plan))
    .map((place) => planDayStrippedOfWords(plan, place)),
);
const idsOf = (day: PlanDay): readonly string[] => linesOfDay(day).map(({ id }) => id);

describe('a copied day of any plan', () => {
  it('has no word of it, is a routine that can be stored, and keeps the ids of its lines', () => {
    fc.assert(
      fc.property(copies, (day) => {
        if (day === undefined) throw new Error('No day.');
        expect(JSON.stringify(day)).not.toMatch(/"(name|note)":"[^"]/);
        const routine = { id: 'r', name: 'Mine', day, changedAt: 1 };
        expect(v.parse(OneDayRoutineSchema, JSON.parse(JSON.stringify(routine)))).toEqual(routine);
      }),
      { numRuns: 50 },
    );
  });

  it('is changed line by line: each change leaves every other line as it was', () => {
    fc.assert(
      fc.property(copies, fc.nat(), (day, pick) => {
        if (day === undefined) throw new Error('No day.');
        const lines = linesOfDay(day);
        const line = lines[pick % lines.length];
        if (line === undefined) return;
        const changed = dayWithReplacedSetsOfLine(day, line.id, [reps(2, 9)]);
        expect(idsOf(changed)).toEqual(idsOf(day));
        expect(
          linesOfDay(changed).filter(({ exercise }, at) => exercise !== lines[at]?.exercise),
        ).toHaveLength(1);
        const left = routineLinesThatHaveSets(dayWithoutLine(day, line.id));
        expect(left).toHaveLength(routineLinesThatHaveSets(day).length - 1);
        const unlisted = ({ slug }: { readonly slug: string | undefined }) => slug === undefined;
        const others = lines.filter((one) => unlisted(one) && one.id !== line.id);
        expect(left.filter(unlisted).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
        expect(
          linesOfDay(
            dayWithAddedExercise(day, createRoutineExerciseWithSets('plank', [reps(1, 1)])),
          ),
        ).toHaveLength(lines.length + 1);
        const moved = dayWithLineMovedUp(day, line.id);
        expect(
          linesOfDay(moved)
            .map(({ slug }) => slug ?? '')
            .toSorted(),
        ).toEqual(lines.map(({ slug }) => slug ?? '').toSorted());
      }),
      { numRuns: 50 },
    );
  });
});
