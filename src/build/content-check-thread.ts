import { parentPort, workerData } from 'node:worker_threads';
import { findContentFaults } from '../content/faults.ts';
import type { ContentSpace } from '../content/faults.ts';

// The thread of `check-content.ts`, which is the one that begins it.
const space: ContentSpace = workerData;
parentPort?.postMessage(findContentFaults(space));
