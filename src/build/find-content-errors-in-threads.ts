import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentFault } from '../domain/content-fault.ts';
import { findLeftoverSampleContent } from '../content/check/check-samples.ts';
import { findErrorsAcrossEntriesAndFields } from '../content/check/find-content-errors.ts';
import { markdownFieldNameOf } from '../content/model/content-model.ts';
import type { ContentSpace } from '../content/model/content-space.ts';
import type { RawEntry } from '../content/model/entry.ts';

/**
 * The input of a thread: a space, and the range of its entries to check, from index `from` to
 * before index `to`.
 */
export type ContentCheckThreadInput = {
  readonly space: ContentSpace;
  readonly from: number;
  readonly to: number;
};

const checkInThread = (check: ContentCheckThreadInput): Promise<readonly ContentFault[]> =>
  new Promise((onErrors, onFailure) => {
    const thread = new Worker(resolve('src/build/content-check-thread.ts'), {
      workerData: check,
      // Most of what the thread allocates is short-lived, so a small young generation keeps its
      // memory down.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
      // The thread runs our modules without a compiler; Node would warn that package.json has no
      // "type".
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
    });
    thread.once('message', onErrors);
    thread.once('error', onFailure);
  });

/**
 * An entry without its long text, which makes up most of its size and which the checks of other
 * entries don't need.
 */
const withoutLongText = (entry: RawEntry): RawEntry => {
  const name = markdownFieldNameOf(entry.type);
  return name === undefined ? entry : { ...entry, fields: { ...entry.fields, [name]: undefined } };
};

/**
 * Checks some entries of a space in a thread. The thread gets a copy of the space, so it gets only
 * the texts it checks.
 */
const checkPart = (
  space: ContentSpace,
  from: number,
  to: number,
): Promise<readonly ContentFault[]> => {
  const entries = space.entries.map((entry, index) =>
    index >= from && index < to ? entry : withoutLongText(entry),
  );
  return checkInThread({ space: { ...space, entries }, from, to });
};

/**
 * All errors of a space, as `findContentErrors` finds them. Parsing the texts of ten thousand
 * articles takes three seconds, so two threads share it while the build goes on. Unless the site
 * may have samples, each of them is an error.
 */
export const findContentErrorsInThreads = async (
  space: ContentSpace,
  mayHaveSamples: boolean,
): Promise<readonly ContentFault[]> => {
  const { length } = space.entries;
  const middle = Math.ceil(length / 2);
  const [first, second] = await Promise.all([
    checkPart(space, 0, middle),
    checkPart(space, middle, length),
  ]);
  return [
    ...first,
    ...second,
    ...findErrorsAcrossEntriesAndFields(space),
    ...(mayHaveSamples ? [] : findLeftoverSampleContent(space.entries)),
  ];
};
