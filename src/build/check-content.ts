import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findSharedFaults } from '../content/faults.ts';
import type { ContentFault, ContentSpace } from '../content/faults.ts';

/** What a thread is asked: the faults within some of a space's entries. */
export type CheckOfEntries = {
  readonly space: ContentSpace;
  readonly from: number;
  readonly to: number;
};

const checkEntries = (check: CheckOfEntries): Promise<readonly ContentFault[]> =>
  new Promise((tell, fail) => {
    const thread = new Worker(resolve('src/build/content-check-thread.ts'), {
      workerData: check,
      // Node reads our modules as they stand, and would say of each that package.json names no kind.
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    thread.once('message', tell);
    thread.once('error', fail);
  });

/**
 * All faults of a space. The texts of ten thousand articles take three seconds to read, so two threads do that, and the
 * build does something else meanwhile.
 */
export const checkContent = async (space: ContentSpace): Promise<readonly ContentFault[]> => {
  const { length } = space.entries;
  const middle = Math.ceil(length / 2);
  const [first, second] = await Promise.all([
    checkEntries({ space, from: 0, to: middle }),
    checkEntries({ space, from: middle, to: length }),
  ]);
  return [...first, ...second, ...findSharedFaults(space)];
};
