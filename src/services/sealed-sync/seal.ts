/*
 * Sealing: a text, compressed, then AES-256-GCM under the data key with a random nonce of 96 bits.
 * What a sealed text is for is additional data, so the server can't pass one off as another.
 */

const nonceBytes = 12;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer(),
  );

/** Seals a text. `context` has to be the same when it is opened. */
export const sealTextToBytes = async (
  key: CryptoKey,
  context: string,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder();
  const plain = await through(encoder.encode(text), new CompressionStream('deflate-raw'));
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = encoder.encode(context);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain),
  );
  const both = new Uint8Array(nonceBytes + sealed.length);
  both.set(iv);
  both.set(sealed, nonceBytes);
  return both;
};

/**
 * Opens a sealed text; undefined if it was sealed with another key or for something else, or was
 * changed.
 */
export const tryToOpenSealedText = async (
  key: CryptoKey,
  context: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<string | undefined> => {
  try {
    const additionalData = new TextEncoder().encode(context);
    const iv = sealed.slice(0, nonceBytes);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData },
      key,
      sealed.slice(nonceBytes),
    );
    const text = await through(new Uint8Array(plain), new DecompressionStream('deflate-raw'));
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
};

/** A digest of a text: the first 96 bits of its SHA-256, in hex. */
export const truncatedHexDigestOfText = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .slice(0, 12)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
