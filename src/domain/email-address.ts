import { hasInvisible, removeInvisible, trimInvisible } from './text/invisible.ts';

/** The longest address that mail servers accept (RFC 5321). */
export const maxEmailLength = 254;
// Something, an @, and a name with a full stop. Only the mail server can tell whether the address
// exists.
const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"/?#]+\.[^\s@<>()[\]\\,;:".0-9/?#-][^\s@<>()[\]\\,;:"./?#]*$/u;

/**
 * Whether a text can be an e-mail address: one line, an @ and a full stop after it, no spaces and
 * nothing invisible.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= maxEmailLength && shape.test(text) && !text.includes('..') && !hasInvisible(text);

/** The typed or pasted address, without invisible characters around it. */
export const trimEmailAddress = (typed: string): string => trimInvisible(typed);

/** The correction to suggest for a text that can't be an address. */
export const invalidEmailSentence =
  'Check your e-mail address: it should look like name@example.com.';

/** What is wrong with an address, if anything, in one sentence. */
export const findEmailProblem = (address: string): string | undefined => {
  if (isEmailAddress(address)) return undefined;
  return hasInvisible(address) && isEmailAddress(removeInvisible(address))
    ? 'Delete your e-mail address and type it by hand: it has a character that can’t be seen.'
    : invalidEmailSentence;
};

const gmail: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The inbox of an address, for counting only: capitals and anything after a plus lead to the same
 * inbox, and at Gmail so do full stops. Never send to it.
 */
export const emailKeyForCounting = (address: string): string => {
  const at = address.lastIndexOf('@');
  const domain = address
    .slice(at + 1)
    .normalize('NFKC')
    .toLowerCase();
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+');
  return gmail.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** The first e-mail address in a sentence; undefined if there is none. */
export const firstEmailAddressInText = (sentence: string): string | undefined =>
  sentence
    .split(/[\s<>()“”"]+/)
    .map((word) => word.replace(/^[,;:.]+|[,;:.!?…]+$/g, ''))
    .find(isEmailAddress);
