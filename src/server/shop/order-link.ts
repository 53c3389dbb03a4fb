import type { SecretCodes } from '../rights/gift-codes.ts';
import { idOfSignedLink, signedLinkOf } from '../rights/signed-link.ts';

/** The link that opens the page of an order without an account. */
export const orderLinkOf = (codes: Pick<SecretCodes, 'linkCodeOf'>, shopOrderId: string): string =>
  signedLinkOf(codes, 'shop-order', shopOrderId);

/** The id of the order in a link; undefined if the link isn't one of ours. */
export const orderIdOfLink = (
  codes: Pick<SecretCodes, 'linkCodeOf'>,
  link: string,
): string | undefined => idOfSignedLink(codes, 'shop-order', link);
