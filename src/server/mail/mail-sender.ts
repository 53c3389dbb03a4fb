import { isEmailAddress } from '../../domain/email-address.ts';
import { hasInvisible } from '../../domain/text/invisible.ts';
import { Outage } from '../outage.ts';

/** An e-mail to one person. */
export type Mail = {
  readonly to: string;
  /** Where a reply goes; by default to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, for e-mail programs that show it. */
  readonly html?: string;
  /** The same whenever this e-mail is sent again: letters, digits and dashes. */
  readonly id?: string;
};

/** The service that sends single e-mails. */
export type MailSender = {
  /**
   * Throws AddressRefused if the address doesn't exist, and MailUnavailable if the e-mail may not
   * have been sent for another reason.
   */
  readonly send: (mail: Mail) => Promise<void>;
};

/** The service cannot be reached, or doesn't accept the e-mail. */
export class MailUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The e-mail could not be sent.', cause);
    this.name = 'MailUnavailable';
  }
}

/** The address doesn't exist, so retrying is useless. */
export class AddressRefused extends Outage {
  constructor(cause: unknown) {
    super('The e-mail could not be sent: there is no such address.', cause);
    this.name = 'AddressRefused';
  }
}

/**
 * Throws for an e-mail that would allow header injection: line breaks, several addresses, a name
 * around an address. The composing code has already checked that; this makes sure.
 */
export const requireSafeMailHeaders = ({ to, replyTo, subject, id = '' }: Mail): void => {
  const isSafe =
    isEmailAddress(to) &&
    (replyTo === undefined || isEmailAddress(replyTo)) &&
    !hasInvisible(subject) &&
    subject.length <= 200 &&
    /^[a-z0-9-]*$/i.test(id);
  if (!isSafe) throw new Error('An e-mail with unsafe headers was not sent.');
};
