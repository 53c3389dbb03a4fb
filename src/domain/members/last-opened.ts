import type { MemberPlanSummary } from './member-plan.ts';
import { parsePlanAddressBelowMembers } from './plan-address.ts';

/** How many addresses are stored: their cards fit in one row. */
const maxPlans = 4;

/**
 * The address of a plan without `/members/` and without a trailing slash, which is its key for
 * storage and requests.
 */
export const memberPlanKeyFromAddressParts = ({
  section,
  category,
  slug,
}: Pick<MemberPlanSummary, 'section' | 'category' | 'slug'>): string =>
  `${section}/${category}/${slug}`;

/**
 * Parses the stored addresses of plans, the last opened first. Anything that is not such an address
 * is ignored.
 */
export const parseLastOpenedPlanAddresses = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(' ')
    .filter((address) => parsePlanAddressBelowMembers(address) !== undefined)
    .slice(0, maxPlans);

/** The stored text after a plan was opened. */
export const prependPlanToLastOpenedText = (
  text: string | undefined,
  plan: MemberPlanSummary,
): string => {
  const address = memberPlanKeyFromAddressParts(plan);
  const others = parseLastOpenedPlanAddresses(text).filter((one) => one !== address);
  return [address, ...others].slice(0, maxPlans).join(' ');
};

/** The plans opened last that this member may open: several people may share a device. */
export const lastOpenedPlansFromText = (
  text: string | undefined,
  plans: readonly MemberPlanSummary[],
): readonly MemberPlanSummary[] =>
  parseLastOpenedPlanAddresses(text).flatMap(
    (address) => plans.find((plan) => memberPlanKeyFromAddressParts(plan) === address) ?? [],
  );
