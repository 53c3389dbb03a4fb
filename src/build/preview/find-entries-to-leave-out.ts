import type { ContentSpace } from '../../content/model/content-space.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The entries of a space that can't be shown, and the faults. */
export type LeftOutEntryIdsAndFaults = {
  readonly leftOut: ReadonlySet<string>;
  readonly faults: readonly ContentFault[];
};

/**
 * Leaves out every entry that has an error, then those that have one because of that, and so on: a
 * draft without a title must not keep an editor from seeing the others. An error that belongs to no
 * entry, or that doesn't stop its page from being shown, is only reported.
 */
export const findEntriesToLeaveOut = async (
  space: ContentSpace,
  check: (space: ContentSpace) => Promise<readonly ContentFault[]>,
  canBeShown: (fault: ContentFault) => boolean,
): Promise<LeftOutEntryIdsAndFaults> => {
  const leftOut = new Set<string>();
  const faults: ContentFault[] = [];
  for (;;) {
    const entries = space.entries.filter(({ id }) => !leftOut.has(id));
    const ids = new Set(entries.map(({ id }) => id));
    const found = (await check({ ...space, entries })).filter(({ kind }) => kind === 'error');
    const unsound = new Set(
      found.filter((fault) => ids.has(fault.id) && !canBeShown(fault)).map(({ id }) => id),
    );
    if (unsound.size === 0) return { leftOut, faults: [...faults, ...found] };
    faults.push(...found.filter(({ id }) => unsound.has(id)));
    for (const id of unsound) leftOut.add(id);
  }
};
