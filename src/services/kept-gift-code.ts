// Named in the privacy policy. In the storage of one tab, because a code is worth money.
const key = 'gift-code';

/** Keeps the code of a gift while she logs in. Without storage nothing is kept, and she types it again. */
export const keepGiftCode = (code: string): void => {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Forbidden.
  }
};

/** The code that was kept, which is forgotten by that; undefined if there is none. */
export const takeGiftCode = (): string | undefined => {
  try {
    const code = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return code;
  } catch {
    return undefined;
  }
};
