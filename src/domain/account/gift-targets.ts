import { routes } from '../routes.ts';

/** The parameters of the addresses in e-mails and on gift cards. */
export const giftParameter = 'gift';
export const codeParameter = 'code';
export const invitationParameter = 'invitation';
export const proofParameter = 'proof';

/** The printable card of a gift, for its giver. */
export const giftCardTarget = (orderId: string): string =>
  `${routes.giftCard}?${new URLSearchParams({ [giftParameter]: orderId })}`;
