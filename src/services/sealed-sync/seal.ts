/*
 * Sealing: JSON, compressed, then AES-256-GCM under the data key with a random nonce of 96 bits. What a sealed text is for is additional data,
 * so the server can't pass one off as another.
 */

const nonceBytes = 12;

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer(),
  );

/** Seals a value. `context` has to be the same when it is opened. */
export const seal = async (
  key: CryptoKey,
  context: string,
  value: unknown,
): Promise<Uint8Array<ArrayBuffer>> => {
  const text = new TextEncoder();
  const plain = await through(
    text.encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
  );
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = text.encode(context);
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain),
  );
  const both = new Uint8Array(nonceBytes + sealed.length);
  both.set(iv);
  both.set(sealed, nonceBytes);
  return both;
};

/** Opens what was sealed; undefined if it was sealed with another key or for something else, or was changed. */
export const open = async (
  key: CryptoKey,
  context: string,
  sealed: Uint8Array<ArrayBuffer>,
): Promise<unknown> => {
  let plain: ArrayBuffer;
  try {
    plain = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: sealed.slice(0, nonceBytes),
        additionalData: new TextEncoder().encode(context),
      },
      key,
      sealed.slice(nonceBytes),
    );
  } catch {
    return undefined;
  }
  const json = await through(new Uint8Array(plain), new DecompressionStream('deflate-raw'));
  return JSON.parse(new TextDecoder().decode(json));
};
