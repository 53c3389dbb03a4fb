import { routes } from '../routes.ts';
import type { FinderEntry } from './finder-file.ts';
import { finderQuery, fits, toQuery, type FinderFilter } from './finder-filter.ts';
import { finderList, finderListIds, type FinderListId } from './finder-lists.ts';

/** The lists of plans and packs. */
export const programmeLists: readonly FinderListId[] = finderListIds.filter(
  (list) => list !== 'exercises',
);

/** The lists in which to look when nothing fits on a page of this one: those of the other programmes, or the exercises for the whole body. */
export const otherLists = (list: FinderListId, within: string): readonly FinderListId[] => {
  if (list !== 'exercises') return programmeLists.filter((other) => other !== list);
  return within === finderList(list).path || within === '/' ? [] : [list];
};

/** A list in which something fits the same filter: how much, in words, and the address that shows it. */
export type Elsewhere = { readonly text: string; readonly address: string };

/** What fits the filter in a list; undefined if nothing does. */
export const findElsewhere = (
  list: FinderListId,
  entries: readonly FinderEntry[],
  filter: FinderFilter,
): Elsewhere | undefined => {
  const count = entries.filter(({ facts }) =>
    fits({ ...facts, level: facts.level ?? undefined }, filter),
  ).length;
  if (count === 0) return undefined;
  const { path, title } = finderList(list);
  const names = title.toLowerCase();
  return {
    text: `${count} ${count === 1 ? names.replace(/s$/, '') : names}`,
    address: `${path}${toQuery(finderQuery(filter))}`,
  };
};

/** The address at which a member sees which of her plans fit. They have no level. */
export const membersAddress = (filter: FinderFilter): string =>
  `${routes.members}${toQuery(finderQuery({ ...filter, level: undefined }))}`;
