import { levels, type Level } from '../training/levels.ts';
import { hasKitFor, isKitId, kitChoices, usesKit, type KitId } from './kit.ts';
import type { TrainingFacts } from './training-facts.ts';

/** The lengths of a session that can be chosen as a limit, in minutes. */
export const minuteChoices = [15, 30, 45, 60] as const;
export type MinuteChoice = (typeof minuteChoices)[number];

/** What somebody is looking for. */
export type FinderFilter = {
  /** The most minutes that she has for a session; undefined when time does not matter. */
  readonly minutes: MinuteChoice | undefined;
  /** All the equipment that she has, in groups; empty when equipment does not matter. */
  readonly kit: readonly KitId[];
  readonly level: Level | undefined;
};

export const emptyFilter: FinderFilter = { minutes: undefined, kit: [], level: undefined };

/** What the filter looks at. An entry without a level fits only when the level does not matter. */
export type Findable = Pick<TrainingFacts, 'minutes' | 'equipment'> & {
  readonly level?: Level | undefined;
};

// Without a length it fits only when time does not matter.
const fitsTime = ({ minutes }: Findable, limit: MinuteChoice | undefined): boolean =>
  limit === undefined || (minutes.to > 0 && minutes.to <= limit);

/**
 * Whether the longest session fits the minutes, nothing is needed but the equipment that she has, and the level is the chosen
 * one.
 */
export const fits = (entry: Findable, { minutes, kit, level }: FinderFilter): boolean =>
  fitsTime(entry, minutes) &&
  hasKitFor(entry, kit) &&
  (level === undefined || entry.level === level);

/** The entries that fit, in their order; those that use the chosen equipment come before those that need none of it. */
export const findFitting = <Entry>(
  entries: readonly Entry[],
  filter: FinderFilter,
  factsOf: (entry: Entry) => Findable,
): readonly Entry[] => {
  const fitting = entries.filter((entry) => fits(factsOf(entry), filter));
  const uses = (entry: Entry): boolean => usesKit(factsOf(entry), filter.kit);
  return [...fitting.filter(uses), ...fitting.filter((entry) => !uses(entry))];
};

/** The values that are worth offering as a filter. */
export type FinderChoices = {
  readonly minutes: readonly MinuteChoice[];
  readonly kit: readonly KitId[];
  readonly levels: readonly Level[];
};

/** The choices for these entries. Time is offered if a session has a length, levels if there are several. */
export const choicesFor = (entries: readonly Findable[]): FinderChoices => {
  const known = levels.filter((level) => entries.some((entry) => entry.level === level));
  return {
    minutes: entries.some(({ minutes }) => minutes.to > 0) ? minuteChoices : [],
    kit: kitChoices(entries).map(({ id }) => id),
    levels: known.length > 1 ? known : [],
  };
};

/** Whether anything is filtered. */
export const isFiltered = ({ minutes, kit, level }: FinderFilter): boolean =>
  minutes !== undefined || kit.length > 0 || level !== undefined;

/** A part of a filter. */
export type FinderPart = keyof FinderFilter;
const parts: readonly FinderPart[] = ['minutes', 'kit', 'level'];

/** The filter without one of its parts. */
export const without = <Filter extends FinderFilter>(filter: Filter, part: FinderPart): Filter => ({
  ...filter,
  [part]: emptyFilter[part],
});

/** A part of the filter that keeps others from fitting: without it, `count` entries fit. */
export type Loosening = { readonly part: FinderPart; readonly count: number };

const isSet = (filter: FinderFilter, part: FinderPart): boolean =>
  isFiltered({ ...emptyFilter, [part]: filter[part] });

/** Where nothing fits: which single part to give up, and how many entries then fit, most first. */
export const looseningsOf = (
  filter: FinderFilter,
  countFitting: (filter: FinderFilter) => number,
): readonly Loosening[] =>
  parts
    .filter((part) => isSet(filter, part))
    .map((part) => ({ part, count: countFitting(without(filter, part)) }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);

const isMinuteChoice = (value: number): value is MinuteChoice =>
  minuteChoices.some((choice) => choice === value);

/** Parses a filter out of the query of an address; values that do not exist are left out. */
export const parseFinderFilter = (search: string): FinderFilter => {
  const query = new URLSearchParams(search);
  const minutes = Number(query.get('minutes'));
  return {
    minutes: isMinuteChoice(minutes) ? minutes : undefined,
    kit: [...new Set((query.get('kit') ?? '').split('.').filter(isKitId))],
    level: levels.find((level) => level === query.get('level')),
  };
};

/** The parts of an address's query for a filter. */
export const finderQuery = ({ minutes, kit, level }: FinderFilter): readonly string[] => [
  ...(minutes === undefined ? [] : [`minutes=${minutes}`]),
  ...(kit.length === 0 ? [] : [`kit=${kit.join('.')}`]),
  ...(level === undefined ? [] : [`level=${level}`]),
];

/** The query of an address with its question mark; empty without parts. */
export const toQuery = (queryParts: readonly string[]): string =>
  queryParts.length === 0 ? '' : `?${queryParts.join('&')}`;
