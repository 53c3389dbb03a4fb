const longest = 254;
// Something, an @, and a name with a full stop in it: what is inside, only the mail server knows.
const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:".0-9/?#-][^\s@<>()[\]\\,;:"./?#]*$/u;

/** True for what can be an e-mail address: one line, no spaces, an @, a full stop after it (RFC 5321: 254 characters). */
export const isEmailAddress = (text: string): boolean =>
  text.length <= longest && shape.test(text) && !text.includes('..');
