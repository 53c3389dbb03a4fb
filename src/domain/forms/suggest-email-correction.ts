import { editDistance } from '../text/edit-distance.ts';

// The most common domains of our readers. Not the short ones: too many real domains look like them.
const common: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'btinternet.com',
  'virginmedia.com',
  'protonmail.com',
];

// Real domains that look like a slip in one of those.
const similar: ReadonlySet<string> = new Set(['mail.com', 'email.com', 'ymail.com']);

// Endings that belong to no country or registry.
const wrongEnding = /\.(?:c(?:on|mo|omm|oom|pm|im)|[vx]om|ocm)$/;
const countryEnding = /\.(?!co$|cm$|om$|ku$)[a-z]{2}$/;

const firstLabel = (domain: string): string => domain.split('.')[0] ?? '';

/**
 * Whether `typed` is so similar to a common domain that it is more likely a slip than another
 * domain.
 */
const isSlipOf = (typed: string, known: string): boolean => {
  // `hotmail.no` exists; `hotmail.cm` is a slip.
  if (firstLabel(typed) === firstLabel(known) && countryEnding.test(typed)) return false;
  const distance = editDistance(typed, known, 2);
  return distance === 1 || (distance === 2 && known.length > 8 && typed[0] === known[0]);
};

/**
 * The address that was probably meant: `anna@gmial.com` gives `anna@gmail.com`. Undefined if there
 * is no likely slip.
 */
export const suggestEmailCorrection = (address: string): string | undefined => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at === 0 || common.includes(domain) || similar.has(domain)) return undefined;
  const near = common.find((known) => isSlipOf(domain, known));
  const meant =
    near ?? (wrongEnding.test(domain) ? domain.replace(wrongEnding, '.com') : undefined);
  return meant === undefined ? undefined : address.slice(0, at) + meant;
};
