// E-mail addresses that simulate failures, for tests and for trying out by hand.

/** True if the mailing list and the mail service reject the address. */
export const isRefusedAddress = (email: string): boolean => /@(.+\.)?invalid$/i.test(email);
/** True if e-mails from the mailing list to the address bounce. */
export const isBouncingAddress = (email: string): boolean => /@bounce\.example$/i.test(email);
/** True if the mailing list must not write to the address any more. */
export const mustNotBeWrittenTo = (email: string): boolean => /@forgotten\.example$/i.test(email);
/** True if the mail service always says that it is busy for the address. */
export const isBusyAddress = (email: string): boolean => /@busy\.example$/i.test(email);
