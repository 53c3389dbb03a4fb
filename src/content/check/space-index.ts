import type { MovementPattern } from '../../domain/training/movement-and-loading.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import type { ContentAssetFacts, SpaceOfPartialEntries } from '../model/content-space.ts';
import { entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { entryPath, isSlug } from '../model/entry-path.ts';
import { exerciseLibraryOfEntries } from '../model/exercise-entries.ts';

/** The rest of the space, indexed for the checks of a single entry. */
export type SlugsPathsAndExercisesOfSpace = {
  readonly slugs: ReadonlyMap<ContentTypeId, ReadonlySet<string>>;
  /** Every address on this site that a link may have. */
  readonly paths: ReadonlySet<string>;
  readonly exercises: ExerciseLibrary;
  /** The movements that have a main lift. */
  readonly measuredPatterns: ReadonlySet<MovementPattern>;
  readonly assets: ReadonlyMap<string, ContentAssetFacts>;
};

const slugsByType = (entries: readonly PartialEntry[]): Map<ContentTypeId, Set<string>> => {
  const slugs = new Map<ContentTypeId, Set<string>>();
  for (const entry of entries) {
    const slug = 'slug' in entry.fields ? entry.fields.slug : undefined;
    if (!isSlug(slug)) continue;
    const ofType = slugs.get(entry.type);
    if (ofType === undefined) slugs.set(entry.type, new Set([slug]));
    else ofType.add(slug);
  }
  return slugs;
};

/** Indexes a space for the checks of its entries. */
export const indexSlugsPathsAndExercises = ({
  entries,
  assets,
  fixedPaths,
}: SpaceOfPartialEntries): SlugsPathsAndExercisesOfSpace => ({
  slugs: slugsByType(entries),
  paths: new Set([
    ...fixedPaths,
    ...entries
      .map((entry) => entryPath(entry.type, entry.fields))
      .filter((path) => path !== undefined),
  ]),
  exercises: exerciseLibraryOfEntries(entries),
  measuredPatterns: new Set(
    entriesOfTypes(entries, 'exercise').flatMap(({ fields }) => fields.mainLiftOf ?? []),
  ),
  assets,
});
