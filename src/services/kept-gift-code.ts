// Named in the privacy policy. In session storage, because a code is worth money.
const key = 'gift-code';

/** Keeps a gift code while its recipient logs in. Without storage she has to type it again. */
export const keepGiftCode = (code: string): void => {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage is blocked.
  }
};

/** Returns the kept code and removes it; undefined if there is none. */
export const takeGiftCode = (): string | undefined => {
  try {
    const code = sessionStorage.getItem(key) ?? undefined;
    sessionStorage.removeItem(key);
    return code;
  } catch {
    return undefined;
  }
};
