import { collectionIds, collectionOfSection } from '../domain/search/collections.ts';
import type { CollectionId } from '../domain/search/collection-groups.ts';
import type { SearchHit } from '../domain/search/collections.ts';
import { writeHits } from '../domain/search/index-files.ts';
import type { MemberPlan } from '../domain/members/member-plan.ts';
import type { IndexFile } from '../features/search/index-sources.ts';
import type { GetAccessToken } from '../services/members/ask-members.ts';
import { readMemberPlans } from '../services/members/member-plans.ts';

const toHit = ({ id, title, lead, slug, category }: MemberPlan): SearchHit => ({
  id,
  title,
  excerpt: lead,
  slug,
  category,
});

const toBytes = (plans: readonly MemberPlan[]): ArrayBuffer =>
  new TextEncoder().encode(writeHits(plans.map(toHit))).buffer;

/** The plans of a member as index files, one for each collection that has some. */
export const toIndexFiles = (plans: readonly MemberPlan[]): readonly IndexFile[] => {
  const isOf =
    (collection: CollectionId) =>
    ({ section }: MemberPlan): boolean =>
      collectionOfSection(section) === collection;
  return collectionIds.flatMap((collection) => {
    const own = plans.filter(isOf(collection));
    return own.length === 0 ? [] : [{ collection, load: async () => toBytes(own) }];
  });
};

/**
 * What a member may search besides what is public: the plans that are hers, as the server lists them. Throws an Error when
 * they cannot be had, and the search says that something is missing.
 */
export const readMemberIndexes = async (
  getAccessToken: GetAccessToken,
): Promise<readonly IndexFile[]> => {
  const answer = await readMemberPlans(getAccessToken);
  if (answer.kind === 'signed-out') return [];
  if (answer.kind !== 'answered') throw new Error(answer.sentence);
  return toIndexFiles(answer.value.plans);
};
