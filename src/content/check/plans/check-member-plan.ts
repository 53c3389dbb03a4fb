import { rightIdsOpeningPlan } from '../../../domain/rights/entitlement.ts';
import type { PartialEntryOf } from '../../model/entry.ts';
import { planAccessConditionsOf } from '../../model/plan-rights.ts';
import { renderAndCheckMarkdown } from '../../render/markdown.ts';
import { toContentError } from '../content-error.ts';
import type { ContentFault } from '../../../domain/content-fault.ts';

/**
 * A plan can be a version of another plan, which is none itself: else neither of them would count.
 */
export const findVersionOfVersionErrors = (
  plans: readonly PartialEntryOf<'memberPlan'>[],
): readonly ContentFault[] => {
  const counted = new Set(
    plans.flatMap(({ fields }) => (fields.versionOf === undefined ? (fields.slug ?? []) : [])),
  );
  return plans.flatMap((plan) => {
    const { versionOf } = plan.fields;
    return versionOf === undefined || counted.has(versionOf)
      ? []
      : [
          toContentError(
            plan,
            'versionOf',
            `“${versionOf}” is no member plan that counts for itself`,
            'enter the slug of the plan that this is a version or a part of',
          ),
        ];
  });
};

/**
 * A member plan must be open to somebody, and its text must not contain pictures, which anybody
 * could fetch.
 */
export const findMemberPlanErrors = (
  entry: PartialEntryOf<'memberPlan'>,
): readonly ContentFault[] => {
  const rights = planAccessConditionsOf(entry.fields);
  const isOpenToNobody = !rights.free && rightIdsOpeningPlan(rights).length === 0;
  const { pictures } = renderAndCheckMarkdown(entry.fields.content ?? '');
  return [
    ...(isOpenToNobody
      ? [
          toContentError(
            entry,
            'free',
            'nobody can open it',
            'switch it on, or enter the product or the subscription that opens it',
          ),
        ]
      : []),
    ...pictures.map(({ line }) =>
      toContentError(
        entry,
        'content',
        'a picture in this text can be seen by everybody who has its address',
        'take it out: the picture in the field Image is guarded like the text',
        { line },
      ),
    ),
  ];
};
