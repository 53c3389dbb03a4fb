import { isEmailAddress } from '../../domain/email-address.ts';
import { hasInvisible } from '../../domain/invisible.ts';
import { Outage } from '../outage.ts';

/** An e-mail to one person. */
export type Mail = {
  readonly to: string;
  /** Where an answer goes; without it to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, for programs that show it. */
  readonly html?: string;
  /** What is the same whenever the same e-mail is sent again: letters, digits and dashes. */
  readonly id?: string;
};

/** The service that sends single e-mails. */
export type MailSender = {
  /**
   * Throws AddressRefused when there is no such address, and MailUnavailable when the e-mail may not have been sent for
   * another reason.
   */
  readonly send: (mail: Mail) => Promise<void>;
};

/** The service cannot be reached, or doesn't take the e-mail. */
export class MailUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The e-mail could not be sent.', cause);
    this.name = 'MailUnavailable';
  }
}

/** There is no such address, so trying again is no use. */
export class AddressRefused extends Outage {
  constructor(cause: unknown) {
    super('The e-mail could not be sent: there is no such address.', cause);
    this.name = 'AddressRefused';
  }
}

/**
 * Throws for an e-mail whose headers could become other headers: line breaks, several addresses, a name around an address. Who
 * composes an e-mail has checked that before; this makes sure.
 */
export const requireSafeHeaders = ({ to, replyTo, subject, id = '' }: Mail): void => {
  const isSafe =
    isEmailAddress(to) &&
    (replyTo === undefined || isEmailAddress(replyTo)) &&
    !hasInvisible(subject) &&
    subject.length <= 200 &&
    /^[a-z0-9-]*$/i.test(id);
  if (!isSafe) throw new Error('An e-mail with unsafe headers was not sent.');
};
