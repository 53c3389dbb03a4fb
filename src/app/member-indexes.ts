import { collectionIdOfMembersSection, collectionIds } from '../domain/search-index/collections.ts';
import type { CollectionId } from '../domain/search-index/collection-groups.ts';
import type { SearchablePage } from '../domain/search-index/collections.ts';
import { formatIndexFile } from '../domain/search-index/index-files.ts';
import { memberPlanFactsFromWorkload } from '../domain/finder/training-facts.ts';
import { excerptWithPlanFacts } from '../domain/search-index/plan-facts.ts';
import type { MemberPlanSummary } from '../domain/members/member-plan.ts';
import type { CollectionWithIndexFileLoader } from '../features/search/worker/index-sources.ts';
import type { GetAccessToken } from '../services/members/member-api.ts';
import { fetchMemberPlansAnswer } from '../services/members/member-plans.ts';

const toHit = (plan: MemberPlanSummary): SearchablePage => {
  const { id, title, lead, slug, category } = plan;
  return {
    id,
    title,
    excerpt: excerptWithPlanFacts(lead, memberPlanFactsFromWorkload(plan)),
    slug,
    category,
  };
};

const toBytes = (plans: readonly MemberPlanSummary[]): ArrayBuffer =>
  new TextEncoder().encode(formatIndexFile(plans.map(toHit))).buffer;

/** A member's plans as index files, one for each collection that is not empty. */
export const memberPlansAsIndexFileLoaders = (
  plans: readonly MemberPlanSummary[],
): readonly CollectionWithIndexFileLoader[] => {
  const plansOf = (collection: CollectionId): readonly MemberPlanSummary[] =>
    plans.filter(({ section }) => collectionIdOfMembersSection(section) === collection);
  return collectionIds
    .map((collection) => ({ collection, plans: plansOf(collection) }))
    .filter((file) => file.plans.length > 0)
    .map((file) => ({ collection: file.collection, load: async () => toBytes(file.plans) }));
};

/**
 * Lists the index files that a member may search besides the public ones: those of the plans that
 * she may open. Throws an Error if the server doesn't list them.
 */
export const fetchOpenPlansAsIndexFiles = async (
  getAccessToken: GetAccessToken,
): Promise<readonly CollectionWithIndexFileLoader[]> => {
  const answer = await fetchMemberPlansAnswer(getAccessToken);
  if (answer.kind === 'signed-out') return [];
  if (answer.kind !== 'answered') throw new Error(answer.sentence);
  return memberPlansAsIndexFileLoaders(answer.value.plans);
};
