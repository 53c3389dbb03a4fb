import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findSharedFaults } from '../content/faults.ts';
import type { ContentEntry, ContentFault, ContentSpace } from '../content/faults.ts';
import { markdownFieldOf } from '../content/model.ts';

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
      // Most of what it makes is waste, which it may leave lying only for so long.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      // Node reads our modules as they stand, and would say of each that package.json names no kind.
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    thread.once('message', tell);
    thread.once('error', fail);
  });

/** An entry as others need it: without its text, which is most of its weight. */
const withoutText = (entry: ContentEntry): ContentEntry => {
  const name = markdownFieldOf(entry.type);
  return name === undefined ? entry : { ...entry, fields: { ...entry.fields, [name]: undefined } };
};

/** A thread gets a copy of what it is given: of the entries that it does not check, only what the others need. */
const checkPart = (
  space: ContentSpace,
  from: number,
  to: number,
): Promise<readonly ContentFault[]> => {
  const entries = space.entries.map((entry, place) =>
    place >= from && place < to ? entry : withoutText(entry),
  );
  return checkEntries({ space: { ...space, entries }, from, to });
};

/**
 * All faults of a space. The texts of ten thousand articles take three seconds to read, so two threads do that, and the
 * build does something else meanwhile.
 */
export const checkContent = async (space: ContentSpace): Promise<readonly ContentFault[]> => {
  const { length } = space.entries;
  const middle = Math.ceil(length / 2);
  const [first, second] = await Promise.all([
    checkPart(space, 0, middle),
    checkPart(space, middle, length),
  ]);
  return [...first, ...second, ...findSharedFaults(space)];
};
