/** Bytes as standard Base64, with padding. */
export const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(binary);
};

/** The bytes of base64. Throws if it is none. */
export const fromBase64 = (encoded: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
