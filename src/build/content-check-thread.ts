import { parentPort, workerData } from 'node:worker_threads';
import { findFieldErrors } from '../content/check/find-content-errors.ts';
import type { ContentCheck } from './check-content.ts';

// Runs in the threads that `check-content.ts` starts.
const { space, from, to }: ContentCheck = workerData;
parentPort?.postMessage(findFieldErrors(space, from, to));
