import { Outage } from '../outage.ts';

/** What the provider did with an address that wants to join, or why it did nothing. */
export type InviteResult =
  | 'invited'
  | 'invited-before'
  | 'joined-before'
  /** Was on the list and left it; is invited again now. */
  | 'left-before'
  /** E-mails to the address came back. */
  | 'bounced'
  /** The provider may not write to the address again, whatever we request. */
  | 'blocked'
  | 'bad-address';

/**
 * The service that holds the mailing list. It sends an e-mail with a link to confirm (double opt-in); an address joins when
 * its owner opens that link. Every other e-mail has a link to unsubscribe.
 */
export type MailingListProvider = {
  /** Sends the owner of an address the e-mail to confirm. Throws ProviderUnavailable. */
  readonly invite: (address: string) => Promise<InviteResult>;
  /** Deletes all that the provider has of an address. Doing it again changes nothing. Throws ProviderUnavailable. */
  readonly forget: (address: string) => Promise<void>;
  /** Whether an address is on the list, as the provider calls it; undefined if it doesn't know it. Throws ProviderUnavailable. */
  readonly findState: (address: string) => Promise<string | undefined>;
};

/** The provider cannot be reached, or its answer is not one we know. */
export class ProviderUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The mailing list provider cannot be used.', cause);
    this.name = 'ProviderUnavailable';
  }
}
