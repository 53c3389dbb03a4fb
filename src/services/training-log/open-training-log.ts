import type { TrainingLog } from './training-log.ts';
import { openLog } from './open-log.ts';
import { TrainingStorageError } from './training-storage-error.ts';

export type { LogLocation, OpenSession, TrainingLog } from './training-log.ts';
export { TrainingStorageError };

let opened: Promise<TrainingLog> | undefined;

/** Opens the log of this device, once per page; after a failure the next call tries again. */
export const openTrainingLog = (): Promise<TrainingLog> => {
  opened ??= openLog().catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
};
