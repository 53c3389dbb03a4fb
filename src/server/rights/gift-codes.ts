import { createHash, createHmac } from 'node:crypto';
import { giftCodeFrom } from '../../domain/account/gift-code.ts';

/** What a link is for: accepting an invitation to a membership for two, showing that an address is hers, or an order of the shop. */
type LinkPurpose = 'second-member' | 'proof' | 'shop-order';

/**
 * The codes that whoever has them may use. They follow from an id and our secret, so an e-mail can be composed when it is sent, and
 * nothing but their digests is stored.
 */
export type Codes = {
  /** The code of a gift, as it is written on the card. */
  readonly giftCodeOf: (orderId: string) => string;
  /** The code in the link of an e-mail. */
  readonly linkCodeOf: (purpose: LinkPurpose, id: string) => string;
};

/** Creates the codes from our secret. With another secret, all codes that were handed out are void. */
export const createCodes = (secret: string): Codes => {
  const digestOf = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    giftCodeOf: (orderId) => giftCodeFrom(digestOf(`gift:${orderId}`)),
    linkCodeOf: (purpose, id) => digestOf(`${purpose}:${id}`).toString('base64url'),
  };
};

/**
 * What is stored of a code and what it is found by. A gift's code has to be in its canonical form. A code has 100 bits or more that
 * nobody can guess, so a plain digest is enough.
 */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');
