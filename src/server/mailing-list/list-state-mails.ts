import { routes } from '../../domain/routes.ts';
import type { Mail } from '../mail/mail-sender.ts';
import type { InviteResult } from './mailing-list-provider.ts';

const end = (siteUrl: string): string =>
  `If it wasn’t you, delete this e-mail and nothing changes.\n\nKnurl\n${siteUrl}/`;

/**
 * The e-mail that tells the owner of an address its real state, where the provider sends none. The
 * site doesn't reveal it to whoever typed the address. Undefined for an address that may not be
 * written to.
 */
export const composeMailIfJoinedOrInvitedBefore = (
  result: InviteResult,
  address: string,
  siteUrl: string,
): Mail | undefined => {
  if (result === 'joined-before') {
    return {
      to: address,
      subject: 'You’re on our mailing list already',
      text: `Somebody, you we hope, has typed this address into the form of our mailing list. It’s on the list already, so there’s nothing left to do. Every e-mail of the list has a link to leave it.\n\n${end(siteUrl)}`,
    };
  }
  if (result === 'invited-before') {
    return {
      to: address,
      subject: 'One step is missing: confirm your address',
      text: `Somebody, you we hope, has asked again for our e-mails to this address. It isn’t on the list yet: open the link in the e-mail to confirm that we sent the first time. It may be in the spam folder. Can’t find it? Write to us, and we’ll send a new one: ${siteUrl}${routes.contact}\n\n${end(siteUrl)}`,
    };
  }
  return undefined;
};
