/*
 * A passkey's PRF extension (W3C Web Authentication Level 3) returns the same 32 secret bytes for
 * the same input on every device that has the passkey. They wrap the data key, so that a new phone
 * needs no phrase.
 */

const prfInput = new TextEncoder().encode('knurl training log, passkey 1');

export type PasskeySecret = {
  readonly credentialId: Uint8Array<ArrayBuffer>;
  readonly secret: Uint8Array<ArrayBuffer>;
};

const toSecret = (credential: Credential | null): PasskeySecret | undefined => {
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const first = credential.getClientExtensionResults().prf?.results?.first;
  if (first === undefined) return undefined;
  const bytes =
    first instanceof ArrayBuffer
      ? new Uint8Array(first.slice(0))
      : new Uint8Array(first.buffer.slice(first.byteOffset, first.byteOffset + first.byteLength));
  return { credentialId: new Uint8Array(credential.rawId), secret: new Uint8Array(bytes) };
};

/** Whether this browser may have passkeys with the PRF extension. Only a try tells for sure. */
export const mayHavePasskeys = async (): Promise<boolean> => {
  if (typeof PublicKeyCredential !== 'function') return false;
  try {
    const capabilities = await PublicKeyCredential.getClientCapabilities?.();
    const prf = capabilities?.['extension:prf'];
    if (prf !== undefined) return prf;
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
};

/**
 * Asks a passkey for its secret; undefined if the member declines, or if it has no PRF extension.
 */
export const askPasskeyForSecret = async (
  credentialIds: readonly Uint8Array<ArrayBuffer>[],
): Promise<PasskeySecret | undefined> => {
  try {
    return toSecret(
      await navigator.credentials.get({
        publicKey: {
          challenge: crypto.getRandomValues(new Uint8Array(32)),
          allowCredentials: credentialIds.map((id) => ({ type: 'public-key', id })),
          userVerification: 'required',
          extensions: { prf: { eval: { first: prfInput } } },
        },
      }),
    );
  } catch {
    return undefined;
  }
};

/**
 * Makes a passkey, and asks it for its secret; undefined if the member declines, or if it has no
 * PRF extension.
 */
export const createPasskeyAndGetSecret = async (
  name: string,
): Promise<PasskeySecret | undefined> => {
  try {
    const created = await navigator.credentials.create({
      publicKey: {
        // Nothing is verified at a server: the passkey only gives a secret. So its challenge needs
        // no memory.
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rp: { name: 'Knurl' },
        user: { id: crypto.getRandomValues(new Uint8Array(32)), name, displayName: name },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        extensions: { prf: { eval: { first: prfInput } } },
      },
    });
    const secret = toSecret(created);
    if (secret !== undefined) return secret;
    // Some give the secret only when they are asked again.
    if (!(created instanceof PublicKeyCredential)) return undefined;
    if (created.getClientExtensionResults().prf?.enabled !== true) return undefined;
    return await askPasskeyForSecret([new Uint8Array(created.rawId)]);
  } catch {
    return undefined;
  }
};
