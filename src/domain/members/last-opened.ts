import type { MemberPlan } from './member-plan.ts';
import { parseMemberPlanAddress } from './plan-address.ts';

/** So many plans are remembered; a card for each fits in one row. */
const most = 4;

/** The address of a plan without `/members/` and without a slash at its end, by which it is remembered and asked for. */
export const addressOfPlan = ({
  section,
  category,
  slug,
}: Pick<MemberPlan, 'section' | 'category' | 'slug'>): string => `${section}/${category}/${slug}`;

/** Reads what a device remembers: addresses of plans, the last opened first. What is no address is left out. */
export const parseOpened = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(' ')
    .filter((address) => parseMemberPlanAddress(address) !== undefined)
    .slice(0, most);

/** What a device remembers after a plan was opened. */
export const noteOpened = (text: string | undefined, plan: MemberPlan): string => {
  const address = addressOfPlan(plan);
  const others = parseOpened(text).filter((one) => one !== address);
  return [address, ...others].slice(0, most).join(' ');
};

/** The plans that were opened last, of those that this member has: a device may be shared. */
export const lastOpened = (
  text: string | undefined,
  plans: readonly MemberPlan[],
): readonly MemberPlan[] =>
  parseOpened(text).flatMap(
    (address) => plans.find((plan) => addressOfPlan(plan) === address) ?? [],
  );
