import { timingSafeEqual } from 'node:crypto';
import type { Codes } from '../rights/gift-codes.ts';

/** The link that opens the page of an order without an account. */
export const orderLinkOf = (codes: Pick<Codes, 'linkCodeOf'>, shopOrderId: string): string =>
  `${shopOrderId}.${codes.linkCodeOf('shop-order', shopOrderId)}`;

/** The id in a link; undefined if the link isn't one of ours. The comparison takes constant time, so it reveals nothing about the right signature. */
export const orderIdOfLink = (
  codes: Pick<Codes, 'linkCodeOf'>,
  link: string,
): string | undefined => {
  const end = link.lastIndexOf('.');
  if (end <= 0) return undefined;
  const id = link.slice(0, end);
  const expected = Buffer.from(orderLinkOf(codes, id));
  const given = Buffer.from(link);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : undefined;
};
