import { parentPort, workerData } from 'node:worker_threads';
import { findFieldErrorsOfEntryRange } from '../content/check/find-content-errors.ts';
import type { ContentCheckThreadInput } from './find-content-errors-in-threads.ts';

// Runs in the threads that `find-content-errors-in-threads.ts` starts.
const isContentCheck = (value: unknown): value is ContentCheckThreadInput =>
  typeof value === 'object' && value !== null && 'space' in value && 'from' in value;

if (!isContentCheck(workerData)) throw new Error('The thread was given nothing to check.');
const { space, from, to } = workerData;
parentPort?.postMessage(findFieldErrorsOfEntryRange(space, from, to));
