import { createHash, createHmac } from 'node:crypto';
import { giftCodeFromBytes } from '../../domain/gifts/gift-code.ts';

/**
 * The purpose of a link: accepting an invitation to a membership for two, confirming an address,
 * opening a shop order, or ending e-mails.
 */
type LinkPurpose = 'second-member' | 'proof' | 'shop-order' | 'mail-wishes';

/**
 * The codes that authorise whoever has them. They are derived from an id and our secret, so an
 * e-mail can be composed when it is sent, and only their digests are stored.
 */
export type GiftAndLinkCodeDeriver = {
  /** The code of a gift, as printed on the card. */
  readonly giftCodeOf: (orderId: string) => string;
  /** The code in the link of an e-mail. */
  readonly linkCodeOf: (purpose: LinkPurpose, id: string) => string;
};

/**
 * Creates the codes from our secret. Another secret makes other codes: a gift that was sent still
 * opens, because the digest of its code is stored (decision 034). The run book lists the links that
 * stop working.
 */
export const createGiftAndLinkCodeDeriver = (secret: string): GiftAndLinkCodeDeriver => {
  const digestOf = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    giftCodeOf: (orderId) => giftCodeFromBytes(digestOf(`gift:${orderId}`)),
    linkCodeOf: (purpose, id) => digestOf(`${purpose}:${id}`).toString('base64url'),
  };
};

/**
 * The digest under which a code is stored and found. A gift's code must be in its canonical form. A
 * code has at least 100 random-looking bits, so a plain digest is enough.
 */
export const hashOfGiftOrLinkCode = (code: string): string =>
  createHash('sha256').update(code).digest('hex');
