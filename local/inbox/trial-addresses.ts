// Addresses for trying out, by hand and in tests, what can go wrong with an address.

/** One that the mailing list and the mail service refuse. */
export const isRefusedAddress = (email: string): boolean => /@(.+\.)?invalid$/i.test(email);
/** One whose e-mails come back to the mailing list. */
export const bounces = (email: string): boolean => /@bounce\.example$/i.test(email);
/** One that the mailing list may not write to. */
export const isForgotten = (email: string): boolean => /@forgotten\.example$/i.test(email);
/** One for which the mail service always says that it has no time now. */
export const isBusy = (email: string): boolean => /@busy\.example$/i.test(email);
