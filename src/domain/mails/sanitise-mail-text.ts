import { removeInvisible } from '../text/invisible.ts';

/** The longest name in an e-mail, in characters. */
const longest = 60;

/**
 * Words that somebody has written, as a line of an e-mail: without line breaks, control characters
 * and invisible ones.
 */
export const mailLineWithoutControls = (words: string): string =>
  removeInvisible(words.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim();

// Everything that controls a terminal or an e-mail program, except line breaks and tabs.
const controls = /[^\P{Cc}\r\n\t]/gu;

/**
 * A message that somebody has written, as the body of an e-mail shows it: with its line breaks,
 * without control characters.
 */
export const mailMessageWithoutControls = (message: string): string =>
  message.replaceAll(controls, '');

/**
 * A name as an e-mail shows it: on one line and cut at 60 characters. People choose the names of
 * their accounts, and the login service takes anything.
 */
export const sanitiseAndShortenMailName = (name: string): string => {
  const characters = [...mailLineWithoutControls(name)];
  return characters.length <= longest
    ? characters.join('')
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};

// “Dr Anna Smith” and “A. Smith” stay whole: their first word alone is no name.
const noFirstName = /^(?:mrs?|ms|miss|mx|dr|prof|rev|sir|dame|lady|lord)\.?$|^\p{L}\.?$/iu;

/** The first name in the name on a parcel; the whole name if none can be told. */
export const firstNameOrWholeName = (name: string): string => {
  const whole = sanitiseAndShortenMailName(name);
  const [first = ''] = whole.split(' ');
  return noFirstName.test(first) ? whole : first;
};

/** How an e-mail begins: by name where we know it. */
export const greetingTo = (name: string): string => {
  const known = sanitiseAndShortenMailName(name);
  return known === '' ? 'Hello,' : `Hello ${known},`;
};
