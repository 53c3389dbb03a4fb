import { mediaFileFaultType } from '../../domain/content-fault.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import type { ContentSpace, SpaceOfPartialEntries } from '../model/content-space.ts';
import { toPartialEntries, typeDisplayNameOfEntry } from '../model/entry.ts';
import { checkFatMinimumInTexts } from './check-fat-minimum-in-texts.ts';
import { checkArticlesAndExercises } from './check-articles-and-exercises.ts';
import { checkFootnotesEndWithAddress } from './check-footnotes-end-with-address.ts';
import { checkOverusedPhrasesInEntries } from './check-overused-phrases-in-entries.ts';
import { checkRepeatsWordsAndLengths } from './check-repeats-words-and-lengths.ts';
import { checkTitlesAndDescriptions } from './check-titles-and-descriptions.ts';
import { checkUnsoldPlansAndUnknownNames } from './check-unsold-plans-and-unknown-names.ts';
import type { Advice } from './advice.ts';
import { entryTitle } from '../check/content-error.ts';

/**
 * The type and title of the entry or file with an id; otherwise the site itself, with the id as its
 * title.
 */
const describeOwner = (
  { entries, assets }: SpaceOfPartialEntries,
  id: string,
): Pick<ContentFault, 'type' | 'title'> => {
  const entry = entries.find((one) => one.id === id);
  if (entry !== undefined) {
    return { type: typeDisplayNameOfEntry(entry), title: entryTitle(entry) };
  }
  const asset = assets.get(id);
  return asset === undefined
    ? { type: 'The site', title: id }
    : { type: mediaFileFaultType, title: asset.title };
};

/** Turns advice into a fault of each entry concerned; the message names the others. */
const toFaults = (
  space: SpaceOfPartialEntries,
  { where, field, problem, remedy }: Advice,
): readonly ContentFault[] => {
  const ids = where.split(', ');
  return ids.map((id) => {
    const others = ids.filter((other) => other !== id);
    return {
      kind: 'advice',
      id,
      ...describeOwner(space, id),
      ...(field === undefined ? {} : { field }),
      problem: others.length === 0 ? problem : `${problem} (as in ${others.join(', ')})`,
      ...(remedy === undefined ? {} : { remedy }),
    };
  });
};

/**
 * Finds every departure of the content from docs/voice.md and everything that leads nowhere, as far
 * as that can be automated. None of it stops a build.
 */
export const findAdvice = (raw: ContentSpace): readonly ContentFault[] => {
  const space = { ...raw, entries: toPartialEntries(raw.entries) };
  return [
    ...checkRepeatsWordsAndLengths(space),
    ...checkTitlesAndDescriptions(space.entries),
    ...checkArticlesAndExercises(space.entries),
    ...checkFatMinimumInTexts(space.entries),
    ...checkOverusedPhrasesInEntries(space.entries),
    ...checkFootnotesEndWithAddress(space.entries),
    ...checkUnsoldPlansAndUnknownNames(space.entries),
  ].flatMap((advice) => toFaults(space, advice));
};
