import { createECDH } from 'node:crypto';

/** A pair of keys with which push messages are signed (VAPID, RFC 8292), in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

const curve = 'prime256v1';

/** The public key of a private one. Throws if that is none of the curve. */
export const vapidPublicKeyOf = (privateKey: string): string => {
  const pair = createECDH(curve);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
};

/** A new pair. */
export const createVapidKeys = (): VapidKeys => {
  const pair = createECDH(curve);
  pair.generateKeys();
  // Always 32 bytes: Node leaves zeros in front away.
  const bytes = Buffer.alloc(32);
  const given = pair.getPrivateKey();
  given.copy(bytes, bytes.length - given.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
};
