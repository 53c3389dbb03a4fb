import { parentPort, workerData } from 'node:worker_threads';
import { findEntryFaults } from '../content/faults.ts';
import type { CheckOfEntries } from './check-content.ts';

// A thread of `check-content.ts`, which is the one that begins it.
const { space, from, to }: CheckOfEntries = workerData;
parentPort?.postMessage(findEntryFaults(space, from, to));
