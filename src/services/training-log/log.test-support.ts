import type {
  FollowedPlan,
  LoggedSessionWithoutSets,
  LoggedSet,
} from '../../domain/training/log.ts';
import type { Session } from '../../domain/training/session/session.ts';
import { vi } from 'vitest';
import { createLogChangeChannel } from './records/announce-changes.ts';
import { stubIndexedDb } from './storage/device.test-support.ts';
import { openIndexedDbRunTransaction } from './storage/indexed-db-tables.ts';
import { createLogOverTables } from './records/log-over-tables.ts';
import type { DeviceOrThisTab, TrainingLog } from './training-log.ts';
import { createMemoryRunTransaction } from './storage/memory-tables.ts';
import type { RunTransaction } from './storage/tables.ts';

const minute = 60_000;

/** 1 November 2026, 18:00 in UTC. */
export const evening = Date.UTC(2026, 10, 1, 18);

/** A set of 5 × 60 kg by default. */
export const aLoggedSet = (changes: Partial<LoggedSet> & Pick<LoggedSet, 'id'>): LoggedSet => ({
  session: 'first',
  exercise: 'back-squat',
  at: evening,
  step: 'main.back-squat.1/1',
  line: 'main.back-squat.1',
  kind: 'work',
  perHand: false,
  planned: { weight: { value: 60, unit: 'kg' }, reps: { from: 5, to: 5 } },
  done: { weight: { value: 60, unit: 'kg' }, reps: 5, effort: { kind: 'rpe', value: 8 } },
  ...changes,
});

export const aLoggedSessionWithoutSets = (
  changes: Partial<LoggedSessionWithoutSets> = {},
): LoggedSessionWithoutSets => ({
  id: 'first',
  place: { path: '/workout-plans/three-days/', index: 0, week: 1, day: 1 },
  version: 'a1',
  startedAt: evening,
  endedAt: evening + 45 * minute,
  outcome: 'finished',
  plannedSets: 3,
  doneSets: 3,
  ...changes,
});

export const aSessionInProgress = (changes: Partial<Session> = {}): Session => ({
  id: 'first',
  place: { path: '/workout-plans/three-days/', index: 0, week: 1, day: 1 },
  version: 'a1',
  startedAt: evening,
  steps: [],
  events: [],
  ...changes,
});

export const aFollowedPlan = (changes: Partial<FollowedPlan> = {}): FollowedPlan => ({
  path: '/workout-plans/three-days/',
  index: 0,
  key: '/workout-plans/three-days/',
  title: 'Three days',
  version: 'a1',
  outline: { blocks: [] },
  state: 'active',
  next: { week: 1, day: 2 },
  startedOn: '2026-11-01',
  touchedOn: '2026-11-01',
  done: [{ week: 1, day: 1, session: 'first' }],
  swaps: [],
  progress: {
    'back-squat': { max: { value: 77.5, unit: 'kg' }, on: '2026-11-16', source: 'sets' },
  },
  ...changes,
});

type OpenedLog = {
  readonly log: TrainingLog;
  /** The log's tables, for a test that corrupts something in them. */
  readonly transact: RunTransaction;
  /** Whether the device is marked as having a log. */
  readonly isMarked: () => boolean;
};

/** An empty log of the kind under test. */
export const openEmptyLogOnDeviceOrInTab = async (keeping: DeviceOrThisTab): Promise<OpenedLog> => {
  if (keeping === 'device') stubIndexedDb();
  const transact =
    keeping === 'device' ? await openIndexedDbRunTransaction() : createMemoryRunTransaction();
  return openLogOverExistingTables(transact, keeping);
};

/** Opens the log again over existing tables, as a reload does. */
export const openLogOverExistingTables = async (
  transact: RunTransaction,
  keeping: DeviceOrThisTab,
): Promise<OpenedLog> => {
  let marked = false;
  // Keeps it apart from tests that run at the same time.
  vi.stubGlobal('BroadcastChannel', undefined);
  const log = await createLogOverTables({
    transact,
    keeping,
    changes: createLogChangeChannel(keeping),
    mark: () => {
      marked = true;
    },
    unmark: () => {
      marked = false;
    },
  });
  return { log, transact, isMarked: () => marked };
};
