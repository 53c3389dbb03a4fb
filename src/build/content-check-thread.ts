import { parentPort, workerData } from 'node:worker_threads';
import { findFieldErrors } from '../content/check/find-content-errors.ts';
import type { ContentCheckInput } from './check-content.ts';

// Runs in the threads that `check-content.ts` starts.
const isContentCheck = (value: unknown): value is ContentCheckInput =>
  typeof value === 'object' && value !== null && 'space' in value && 'from' in value;

if (!isContentCheck(workerData)) throw new Error('The thread was given nothing to check.');
const { space, from, to } = workerData;
parentPort?.postMessage(findFieldErrors(space, from, to));
