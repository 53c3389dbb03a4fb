import { routes } from '../routes.ts';

/** The parameters of the addresses that e-mails and cards lead to. */
export const giftParameter = 'gift';
export const codeParameter = 'code';
export const invitationParameter = 'invitation';
export const proofParameter = 'proof';

/** The card of a gift, for whoever gives it. */
export const giftCardTarget = (orderId: string): string =>
  `${routes.giftCard}?${new URLSearchParams({ [giftParameter]: orderId })}`;
