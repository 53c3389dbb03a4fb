import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type { ContentTypeId } from '../model/content-model.ts';
import type { ContentAsset, ContentEntry, ContentSpace } from '../model/content-space.ts';
import { entryPath, isSlug } from '../model/entry-path.ts';
import { toExerciseLibrary } from '../model/exercise-entries.ts';

/** The rest of the space, indexed for the checks of a single entry. */
export type SpaceIndex = {
  readonly slugs: ReadonlyMap<ContentTypeId, ReadonlySet<string>>;
  /** Every address on this site that a link may have. */
  readonly paths: ReadonlySet<string>;
  readonly exercises: ExerciseLibrary;
  readonly assets: ReadonlyMap<string, ContentAsset>;
};

const slugsByType = (entries: readonly ContentEntry[]): Map<ContentTypeId, Set<string>> => {
  const slugs = new Map<ContentTypeId, Set<string>>();
  for (const entry of entries) {
    const { slug } = entry.fields;
    if (!isSlug(slug)) continue;
    const ofType = slugs.get(entry.type);
    if (ofType === undefined) slugs.set(entry.type, new Set([slug]));
    else ofType.add(slug);
  }
  return slugs;
};

export const indexSpace = ({ entries, assets, fixedPaths }: ContentSpace): SpaceIndex => ({
  slugs: slugsByType(entries),
  paths: new Set([
    ...fixedPaths,
    ...entries
      .map((entry) => entryPath(entry.type, entry.fields))
      .filter((path) => path !== undefined),
  ]),
  exercises: toExerciseLibrary(
    entries.filter((entry) => entry.type === 'exercise').map((entry) => entry.fields),
  ),
  assets,
});
