import type { ContentSpace } from '../../content/model/content-space.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** What of a space can be shown, and why the rest can't. */
export type SoundPart = {
  readonly leftOut: ReadonlySet<string>;
  readonly faults: readonly ContentFault[];
};

/**
 * Leaves out every entry that has an error, then what has one because of that, and so on: a draft without a title must not keep an editor from seeing the
 * others. An error that belongs to no entry, or that a page can be shown with, is only told.
 */
export const keepSound = async (
  space: ContentSpace,
  check: (space: ContentSpace) => Promise<readonly ContentFault[]>,
  canBeShown: (fault: ContentFault) => boolean,
): Promise<SoundPart> => {
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
