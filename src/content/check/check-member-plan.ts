import { rightIdsOf } from '../../domain/rights/entitlement.ts';
import type { ContentEntry } from '../model/content-space.ts';
import { renderMarkdown } from '../render/markdown.ts';
import { toError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const isOpenToNobody = ({ fields }: ContentEntry): boolean => {
  const { free, productId, link, link2, sub } = fields;
  const ids = rightIdsOf({
    free: free === true,
    productId: textOrUndefined(productId),
    link: textOrUndefined(link),
    link2: textOrUndefined(link2),
    sub: textOrUndefined(sub),
  });
  return free !== true && ids.length === 0;
};

/** A member plan must be open to somebody, and its text must not contain pictures, which anybody could fetch. */
export const findMemberPlanErrors = (entry: ContentEntry): readonly ContentFault[] => {
  if (entry.type !== 'memberPlan') return [];
  const { pictures } = renderMarkdown(textOrUndefined(entry.fields['content']) ?? '');
  return [
    ...(isOpenToNobody(entry)
      ? [
          toError(
            entry,
            'free',
            'nobody can open it',
            'switch it on, or enter the product or the subscription that opens it',
          ),
        ]
      : []),
    ...pictures.map(({ line }) =>
      toError(
        entry,
        'content',
        'a picture in this text can be seen by everybody who has its address',
        'take it out: the picture in the field Image is guarded like the text',
        { line },
      ),
    ),
  ];
};
