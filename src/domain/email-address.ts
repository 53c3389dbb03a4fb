/** The longest address that mail servers accept (RFC 5321). */
export const maxEmailLength = 254;
// Something, an @, and a name with a full stop. Only the mail server can tell whether the address exists.
const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:".0-9/?#-][^\s@<>()[\]\\,;:"./?#]*$/u;

/** Whether a text can be an e-mail address: one line, no spaces, an @ and a full stop after it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && shape.test(text) && !text.includes('..');
