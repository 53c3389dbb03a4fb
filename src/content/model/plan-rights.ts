import type { PlanAccessConditions } from '../../domain/rights/entitlement.ts';
import type { PartialEntryOf } from './entry.ts';

type RightFields = Pick<
  PartialEntryOf<'memberPlan'>['fields'],
  'free' | 'productId' | 'link' | 'link2' | 'sub'
>;

/** What opens a member plan. */
export const planAccessConditionsOf = ({
  free,
  productId,
  link,
  link2,
  sub,
}: RightFields): PlanAccessConditions => ({
  free: free === true,
  productId,
  link,
  link2,
  sub,
});
