import { timingSafeEqual } from 'node:crypto';
import type { GiftAndLinkCodeDeriver } from './gift-codes.ts';

type Purpose = Parameters<GiftAndLinkCodeDeriver['linkCodeOf']>[0];

/**
 * A link that acts for whoever has it, without an account: the id of what it is about, and its
 * code.
 */
export const signedLinkTokenOf = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
  purpose: Purpose,
  id: string,
): string => `${id}.${codes.linkCodeOf(purpose, id)}`;

/**
 * The id in a link; undefined if the link isn't one of ours. The comparison takes constant time, so
 * it reveals nothing about the right signature.
 */
export const idOfSignedLinkToken = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
  purpose: Purpose,
  link: string,
): string | undefined => {
  const end = link.lastIndexOf('.');
  if (end <= 0) return undefined;
  const id = link.slice(0, end);
  const expected = Buffer.from(signedLinkTokenOf(codes, purpose, id));
  const given = Buffer.from(link);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : undefined;
};
