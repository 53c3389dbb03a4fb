/** What a provider says to an address that wants to join. */
export type InviteResult =
  | 'invited'
  | 'invited-before'
  | 'joined-before'
  | 'left-before'
  /** E-mails to it came back. */
  | 'bounced'
  /** The provider may not write to it again, whatever we ask. */
  | 'blocked'
  | 'bad-address';

/**
 * The service that keeps the mailing list. It sends the e-mail with the link that confirms (double opt-in) and the link
 * to unsubscribe in every other one; an address is on the list when its owner has opened the first.
 */
export type MailingListProvider = {
  /** Asks the owner of an address whether she wants to join. Throws ProviderUnavailable. */
  readonly invite: (address: string) => Promise<InviteResult>;
};

/** The provider does not answer, or not in a way that we understand. */
export class ProviderUnavailable extends Error {
  constructor(cause: unknown) {
    super('The mailing list provider cannot be used.', { cause });
    this.name = 'ProviderUnavailable';
  }
}
