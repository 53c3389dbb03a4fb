import { Outage } from '../outage.ts';

/** The provider's result for an address that wants to join. */
export type InviteResult =
  | 'invited'
  | 'invited-before'
  | 'joined-before'
  /** Was on the list and left it; is now invited again. */
  | 'left-before'
  /** E-mails to the address bounced. */
  | 'bounced'
  /** The provider may not write to the address again, whatever we request. */
  | 'blocked'
  | 'bad-address';

/**
 * The service that hosts the mailing list. It sends an e-mail with a confirmation link (double
 * opt-in); an address joins when its owner opens that link. Every other e-mail has an unsubscribe
 * link.
 */
export type MailingListProvider = {
  /** Sends the confirmation e-mail to the owner of an address. Throws ProviderUnavailable. */
  readonly invite: (address: string) => Promise<InviteResult>;
  /**
   * Deletes everything the provider has about an address. Repeating it changes nothing. Throws
   * ProviderUnavailable.
   */
  readonly forget: (address: string) => Promise<void>;
  /**
   * The state of an address on the list, in the provider's terms; undefined if it doesn't know it.
   * Throws ProviderUnavailable.
   */
  readonly findState: (address: string) => Promise<string | undefined>;
};

/** The provider cannot be reached, or its answer is unexpected. */
export class MailingListUnavailable extends Outage {
  constructor(cause: unknown) {
    super('The mailing list provider cannot be used.', cause);
    this.name = 'ProviderUnavailable';
  }
}
