/** A text that only its key opens (AES-GCM), with the random start that it was sealed with. */
export type SealedPlanText = { readonly iv: Uint8Array<ArrayBuffer>; readonly text: ArrayBuffer };

const algorithm = 'AES-GCM';

/** Creates a key that the browser never hands out: it can be used, and deleted, but not read. */
export const createPlanSealingKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);

const parameters = (iv: Uint8Array<ArrayBuffer>, belongsTo: string) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(belongsTo),
});

/**
 * Seals a text. It opens only with the same `belongsTo`: nobody can put it in the place of another.
 */
export const sealPlanText = async (
  key: CryptoKey,
  belongsTo: string,
  text: string,
): Promise<SealedPlanText> => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  return { iv, text: await crypto.subtle.encrypt(parameters(iv, belongsTo), key, bytes) };
};

/** Opens a sealed text. Rejects if it was changed, or belongs to something else. */
export const unsealPlanTextOrThrow = async (
  key: CryptoKey,
  belongsTo: string,
  { iv, text }: SealedPlanText,
): Promise<string> =>
  new TextDecoder().decode(await crypto.subtle.decrypt(parameters(iv, belongsTo), key, text));
