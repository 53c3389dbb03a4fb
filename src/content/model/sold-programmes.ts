import { rightIdsOpeningPlan } from '../../domain/rights/entitlement.ts';
import { entriesOfTypes, type PartialEntry } from './entry.ts';
import { planAccessConditionsOf } from './plan-rights.ts';

/** The texts of the programmes that only this product opens. */
export const programmeTextsOnlyOpenedBy = (
  productId: string,
  entries: readonly PartialEntry[],
): readonly string[] =>
  entriesOfTypes(entries, 'memberPlan')
    .filter(({ fields }) => fields.programme === true && fields.free !== true)
    .filter(
      ({ fields }) => rightIdsOpeningPlan(planAccessConditionsOf(fields)).join() === productId,
    )
    .map(({ fields }) => fields.content ?? '');
