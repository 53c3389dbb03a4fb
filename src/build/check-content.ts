import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentFault, ContentSpace } from '../content/faults.ts';

/**
 * All faults of a space, looked for in a thread of its own: with ten thousand articles that takes three seconds, in which
 * the build does something else.
 */
export const checkContent = (space: ContentSpace): Promise<readonly ContentFault[]> =>
  new Promise((tell, fail) => {
    const thread = new Worker(resolve('src/build/content-check-thread.ts'), {
      workerData: space,
      // Node reads our modules as they stand, and would say of each that package.json names no kind.
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    thread.once('message', tell);
    thread.once('error', fail);
  });
