import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type {
  Bodyweight,
  FollowedPlan,
  LoggedSessionWithoutSets,
  LoggedSet,
} from '../../domain/training/log.ts';
import type { BackupKey } from './backup-key.ts';
import type { ImportService } from './imports/import-service.ts';
import type { LogChangeListener } from './records/announce-changes.ts';
import type { OneDayRoutine } from '../../domain/training/own/one-day-routine.ts';
import type { OwnExercise } from '../../domain/training/own/own-exercise.ts';
import type { LogPartsForSync, SyncLogAccess } from './sync/sync-log-access.ts';
import type { WholeLog } from '../../domain/training/log-files/whole-log.ts';
import type { Session } from '../../domain/training/session/session.ts';

/**
 * Where the log is: on the device for good, or only in this tab because the browser stores nothing
 * (private mode, blocked).
 */
export type DeviceOrThisTab = 'device' | 'this tab';

/**
 * The session in progress, with its revision: how often it was stored. Tabs use it to detect each
 * other's changes.
 */
export type OpenSessionWithRevision = { readonly session: Session; readonly revision: number };

type SavedSession =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another tab stored first: this is the session as it is now. */
  | { readonly kind: 'changed elsewhere'; readonly open: OpenSessionWithRevision | undefined };

/** An exercise in the log: its number of work sets, and when it was last done. */
type LoggedExercise = {
  readonly key: string;
  readonly sets: number;
  readonly lastAt: number;
};

/**
 * The log's own record of exports and reminders, which decides when to remind the lifter of an
 * export. Times are milliseconds since 1970.
 */
export type ExportAndReminderTimes = {
  /** When the browser was asked to keep the log for good; that is done once. */
  readonly askedToKeepAt?: number | undefined;
  readonly exportedAt?: number | undefined;
  /** When the lifter dismissed a reminder. */
  readonly dismissedAt?: number | undefined;
};

/** Every method may reject with a `TrainingStorageError`. */
export type TrainingLog = {
  readonly keeping: DeviceOrThisTab;
  readonly weights: () => Promise<KitAndMaximums | undefined>;
  readonly saveWeights: (weights: KitAndMaximums) => Promise<void>;
  readonly plans: () => Promise<readonly FollowedPlan[]>;
  readonly plan: (key: string) => Promise<FollowedPlan | undefined>;
  readonly savePlan: (plan: FollowedPlan) => Promise<void>;
  readonly removePlan: (key: string) => Promise<void>;
  readonly openSession: () => Promise<OpenSessionWithRevision | undefined>;
  /** Stores the session if the stored revision is `after` (0 for a new one). */
  readonly saveSession: (session: Session, after: number) => Promise<SavedSession>;
  readonly dropSession: () => Promise<void>;
  /**
   * Moves the open session into the log, together with its sets and its plan: all of it or nothing.
   * Idempotent.
   */
  readonly endSession: (
    session: LoggedSessionWithoutSets,
    sets: readonly LoggedSet[],
    plan: FollowedPlan | undefined,
  ) => Promise<void>;
  /**
   * Newest first; with `before`, those that began before that time. May return more than `limit`
   * when several began at the same moment.
   */
  readonly sessions: (
    limit: number,
    before?: number,
  ) => Promise<readonly LoggedSessionWithoutSets[]>;
  readonly session: (id: string) => Promise<LoggedSessionWithoutSets | undefined>;
  readonly setsOfSession: (id: string) => Promise<readonly LoggedSet[]>;
  /** All sets of an exercise, newest first. */
  readonly setsOf: (exercise: string) => Promise<readonly LoggedSet[]>;
  /** The sets of the last session that included the exercise. */
  readonly lastTime: (exercise: string) => Promise<readonly LoggedSet[]>;
  readonly setsBetween: (from: number, to: number) => Promise<readonly LoggedSet[]>;
  /** The most recent first. */
  readonly exercises: () => Promise<readonly LoggedExercise[]>;
  /** Changes a set that is in the log; does nothing if it isn’t. */
  readonly changeSet: (set: LoggedSet) => Promise<void>;
  /** Changes a session that is in the log, such as its note. */
  readonly changeSession: (session: LoggedSessionWithoutSets) => Promise<void>;
  readonly removeSession: (id: string) => Promise<void>;
  readonly bodyweights: () => Promise<readonly Bodyweight[]>;
  readonly saveBodyweight: (weight: Bodyweight) => Promise<void>;
  readonly removeBodyweight: (on: string) => Promise<void>;
  /** What the lifter has said about exercises of her own, those that she has removed included. */
  readonly ownExercises: () => Promise<readonly OwnExercise[]>;
  /** Stores one, unless a newer version of it is there. */
  readonly saveOwnExercise: (exercise: OwnExercise) => Promise<void>;
  /** The lifter’s routines, those that she has removed included. */
  readonly routines: () => Promise<readonly OneDayRoutine[]>;
  /** Stores one, unless a newer version of it is there. */
  readonly saveRoutine: (routine: OneDayRoutine) => Promise<void>;
  readonly whole: () => Promise<WholeLog>;
  /**
   * Adds records again, such as a deleted session. One that is already there (by id) stays as it
   * is.
   */
  readonly add: (log: WholeLog) => Promise<{ readonly added: number; readonly known: number }>;
  /** The one service of this log for imports; its script loads with the first call. */
  readonly imports: () => Promise<ImportService>;
  /**
   * What sync may do with the log: `createSyncLogAccess`, which comes with sync's own script, is
   * given the tables.
   */
  readonly synced: (create: (parts: LogPartsForSync) => SyncLogAccess) => SyncLogAccess;
  /**
   * What seals backups on this device; undefined until the lifter has made a phrase for them. Its
   * script loads with the call.
   */
  readonly backupKey: () => Promise<BackupKey | undefined>;
  readonly keepBackupKey: (key: BackupKey) => Promise<void>;
  readonly care: () => Promise<ExportAndReminderTimes>;
  /** Changes the given properties, and leaves the rest. */
  readonly saveCare: (care: ExportAndReminderTimes) => Promise<void>;
  /** How many sessions began after a time, in milliseconds since 1970. */
  readonly sessionsSince: (after: number) => Promise<number>;
  /**
   * The number of records that this version of the site cannot read. They are kept, and shown again
   * once a version can read them.
   */
  readonly unreadable: () => Promise<number>;
  readonly deleteAll: () => Promise<void>;
  /**
   * Calls the listener with the changed stores whenever this or another tab has changed something,
   * and whether it was another.
   * Returns the function that unsubscribes it.
   */
  readonly subscribe: (listener: LogChangeListener) => () => void;
};
