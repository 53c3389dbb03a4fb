import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { Bodyweight, FollowedPlan, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import type { CompletedLogFileImport } from './completed-log-file-import.ts';
import type { OneDayRoutine } from '../own/one-day-routine.ts';
import type { OwnExercise } from '../own/own-exercise.ts';

/** The lifter’s whole log, as in an export. */
export type WholeLog = {
  readonly weights: KitAndMaximums | undefined;
  readonly plans: readonly FollowedPlan[];
  readonly sessions: readonly LoggedSessionWithoutSets[];
  readonly sets: readonly LoggedSet[];
  readonly bodyweights: readonly Bodyweight[];
  /** Where its sessions came from; older files don't say. */
  readonly imports?: readonly CompletedLogFileImport[];
  /** Missing in files of other apps, and in exports from before there were any. */
  readonly ownExercises?: readonly OwnExercise[];
  readonly routines?: readonly OneDayRoutine[];
};
