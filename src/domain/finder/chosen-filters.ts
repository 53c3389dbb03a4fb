import { levels, type Level } from '../training/levels.ts';
import {
  equipmentOfKitIds,
  isKitId,
  kits,
  needsAnyKitOf,
  type Kit,
  type KitId,
  type NeedsEquipment,
} from './kit.ts';
import type { TrainingFacts } from './training-facts.ts';

/** The lengths of a session that can be chosen as a limit, in minutes. */
export const minuteChoices = [15, 30, 45, 60] as const;
export type MinuteChoice = (typeof minuteChoices)[number];

export type ChosenFilters = {
  /**
   * The most minutes that the visitor has for a session; undefined if time doesn't matter. Forms
   * offer `minuteChoices`.
   */
  readonly minutes: number | undefined;
  /** All the equipment that the visitor has, in groups; empty if equipment doesn't matter. */
  readonly kit: readonly KitId[];
  readonly level: Level | undefined;
};

export const emptyFilter: ChosenFilters = { minutes: undefined, kit: [], level: undefined };

/**
 * The facts that the filter uses. An entry without a level fits only if the level doesn't matter.
 */
export type FilterableFacts = Pick<TrainingFacts, 'minutes' | 'equipment'> & {
  readonly level?: Level | undefined;
};

// An entry without a length fits only if time doesn't matter.
const fitsTime = ({ minutes }: FilterableFacts, limit: number | undefined): boolean =>
  limit === undefined || (minutes.to > 0 && minutes.to <= limit);

/**
 * Whether these groups are all the equipment that is needed. Without a group, equipment doesn't
 * matter.
 */
export const isKitEnoughFor = ({ equipment }: NeedsEquipment, ids: readonly KitId[]): boolean => {
  if (ids.length === 0) return true;
  const available = equipmentOfKitIds(ids);
  return equipment.every((item) => item === 'body only' || available.includes(item));
};

/**
 * Whether the longest session is within the minutes, no other equipment than the visitor's is
 * needed, and the level is the chosen one.
 */
export const fitsFilter = (
  entry: FilterableFacts,
  { minutes, kit, level }: ChosenFilters,
): boolean =>
  fitsTime(entry, minutes) &&
  isKitEnoughFor(entry, kit) &&
  (level === undefined || entry.level === level);

/**
 * The entries that fit, in order, but those that use the chosen equipment come before those that
 * need none of it.
 */
export const findFittingEntries = <Entry>(
  entries: readonly Entry[],
  filter: ChosenFilters,
  factsOf: (entry: Entry) => FilterableFacts,
): readonly Entry[] => {
  const fitting = entries.filter((entry) => fitsFilter(factsOf(entry), filter));
  const uses = (entry: Entry): boolean => needsAnyKitOf(factsOf(entry), filter.kit);
  return [...fitting.filter(uses), ...fitting.filter((entry) => !uses(entry))];
};

/** The groups worth offering: "nothing", and those that any entry needs. */
export const kitChoicesForEntries = (entries: readonly NeedsEquipment[]): readonly Kit[] => {
  const needed = new Set(entries.flatMap(({ equipment }) => equipment));
  return kits.filter(
    ({ id, equipment }) => id === 'none' || equipment.some((item) => needed.has(item)),
  );
};

export type OfferedFilterValues = {
  readonly minutes: readonly MinuteChoice[];
  readonly kit: readonly KitId[];
  readonly levels: readonly Level[];
};

/**
 * The choices for these entries. Time is offered if any session has a length, levels if there are
 * several.
 */
export const filterValuesToOfferForEntries = (
  entries: readonly FilterableFacts[],
): OfferedFilterValues => {
  const known = levels.filter((level) => entries.some((entry) => entry.level === level));
  return {
    minutes: entries.some(({ minutes }) => minutes.to > 0) ? minuteChoices : [],
    kit: kitChoicesForEntries(entries).map(({ id }) => id),
    levels: known.length > 1 ? known : [],
  };
};

/** Whether the filter has any condition. */
export const isFiltered = ({ minutes, kit, level }: ChosenFilters): boolean =>
  minutes !== undefined || kit.length > 0 || level !== undefined;

export type FilterPartName = keyof ChosenFilters;
const parts: readonly FilterPartName[] = ['minutes', 'kit', 'level'];

/** The filter with these parts empty and everything else as it was. */
export const filterWithoutParts = <Filter extends ChosenFilters>(
  filter: Filter,
  dropped: readonly FilterPartName[],
): Filter => dropped.reduce((looser, part) => ({ ...looser, [part]: emptyFilter[part] }), filter);

/** Parts of the filter that exclude other entries: without them, `count` entries fit. */
export type FilterPartsToDrop = {
  readonly parts: readonly FilterPartName[];
  readonly count: number;
};

const isSet = (filter: ChosenFilters, part: FilterPartName): boolean =>
  isFiltered({ ...emptyFilter, [part]: filter[part] });

/**
 * For a filter without results: which single parts to drop, and how many entries then fit, most
 * first. If no single part helps, which two parts.
 */
export const filterPartsWorthDropping = (
  filter: ChosenFilters,
  countFitting: (filter: ChosenFilters) => number,
): readonly FilterPartsToDrop[] => {
  const chosen = parts.filter((part) => isSet(filter, part));
  const helpful = (choices: readonly (readonly FilterPartName[])[]): readonly FilterPartsToDrop[] =>
    choices
      .map((dropped) => ({
        parts: dropped,
        count: countFitting(filterWithoutParts(filter, dropped)),
      }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
  const single = helpful(chosen.map((part) => [part]));
  if (single.length > 0 || chosen.length < 3) return single;
  return helpful(chosen.map((kept) => chosen.filter((part) => part !== kept)));
};

const isMinuteChoice = (value: number): value is MinuteChoice =>
  minuteChoices.some((choice) => choice === value);

/** Parses the filter in an address's query; unknown values are left out. */
export const parseFinderFilter = (search: string): ChosenFilters => {
  const query = new URLSearchParams(search);
  const minutes = Number(query.get('minutes'));
  return {
    minutes: isMinuteChoice(minutes) ? minutes : undefined,
    kit: [...new Set((query.get('kit') ?? '').split('.').filter(isKitId))],
    level: levels.find((level) => level === query.get('level')),
  };
};

/** The parts of an address's query, such as `minutes=30`; none for an empty filter. */
export const filterQueryParts = ({ minutes, kit, level }: ChosenFilters): readonly string[] => [
  ...(minutes === undefined ? [] : [`minutes=${minutes}`]),
  ...(kit.length === 0 ? [] : [`kit=${kit.join('.')}`]),
  ...(level === undefined ? [] : [`level=${level}`]),
];

/** The query of an address with its question mark; empty if there are no parts. */
export const queryStringFromParts = (queryParts: readonly string[]): string =>
  queryParts.length === 0 ? '' : `?${queryParts.join('&')}`;
