import type { GiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { idOfSignedLinkToken, signedLinkTokenOf } from '../rights/signed-link.ts';

/** The link that opens the page of an order without an account. */
export const orderLinkTokenOf = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
  shopOrderId: string,
): string => signedLinkTokenOf(codes, 'shop-order', shopOrderId);

/** The id of the order in a link; undefined if the link isn't one of ours. */
export const orderIdOfLinkToken = (
  codes: Pick<GiftAndLinkCodeDeriver, 'linkCodeOf'>,
  link: string,
): string | undefined => idOfSignedLinkToken(codes, 'shop-order', link);
