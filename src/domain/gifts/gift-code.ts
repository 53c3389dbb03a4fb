import { giftCodePattern } from './gifts.ts';

/** The digits of a code: Crockford's base 32, which leaves out I, L, O and U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 20;

/** The code for the given random bytes, in groups of four. Needs at least 13 bytes. */
export const giftCodeFromBytes = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length },
    (_, index) => digits[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)] ?? '',
  );
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
};

/**
 * The canonical form of a typed code: lower case, spaces and dashes don't matter, and O, I and L
 * are read as the digits they look like. Undefined if it can't be a code.
 */
export const canonicalGiftCode = (typed: string): string | undefined => {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const code = letters.replaceAll(/.{4}(?=.)/g, '$&-');
  return giftCodePattern.test(code) ? code : undefined;
};
