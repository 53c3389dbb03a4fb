import { fileType } from '../../domain/content-fault.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import { contentModel } from '../model/content-model.ts';
import type { ContentSpace } from '../model/content-space.ts';
import { checkFatFloor } from './check-fat-floor.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkHabits } from './check-habits.ts';
import { checkPlans } from './check-plans.ts';
import { checkSources } from './check-sources.ts';
import { checkStructure } from './check-structure.ts';
import { checkWording } from './check-wording.ts';
import type { Advice } from './advice.ts';
import { entryTitle } from './content-error.ts';

/** What an id names: an entry, a file of the media library, or something that isn't there or is many. */
const describeOwner = (
  { entries, assets }: ContentSpace,
  id: string,
): Pick<ContentFault, 'type' | 'title'> => {
  const entry = entries.find((one) => one.id === id);
  if (entry !== undefined) {
    return { type: contentModel[entry.type].name, title: entryTitle(entry) };
  }
  const asset = assets.get(id);
  return asset === undefined
    ? { type: 'The site', title: id }
    : { type: fileType, title: asset.title };
};

/** Advice as a fault of each entry that it is about; the others are named in it. */
const toFaults = (
  space: ContentSpace,
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

/** Every place where the content departs from docs/voice.md or leads nowhere, as far as a machine can tell. None of it stops a build. */
export const findAdvice = (space: ContentSpace): readonly ContentFault[] =>
  [
    ...checkWording(space),
    ...checkDescriptions(space),
    ...checkStructure(space.entries),
    ...checkFatFloor(space.entries),
    ...checkHabits(space.entries),
    ...checkSources(space.entries),
    ...checkPlans(space),
  ].flatMap((advice) => toFaults(space, advice));
