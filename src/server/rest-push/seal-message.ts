import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { RestTimerPushSubscription } from '../../domain/rest-push/rest-push-api.ts';

/** What has to be new for each message. A test gives those of the RFC's example. */
export type OneTimeMessageSecrets = { readonly privateKey?: Buffer; readonly salt: Buffer };

const curve = 'prime256v1';
const recordSize = 4096;

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message for one browser, so that its push service can't read it (RFC 8291, in the
 * coding `aes128gcm` of RFC 8188, as one record). Throws if the browser's key is no point of the
 * curve.
 */
export const sealMessage = (
  text: string,
  { keys }: RestTimerPushSubscription,
  { privateKey, salt }: OneTimeMessageSecrets = { salt: randomBytes(16) },
): Buffer<ArrayBuffer> => {
  const ours = createECDH(curve);
  if (privateKey === undefined) ours.generateKeys();
  else ours.setPrivateKey(privateKey);
  const ourKey = ours.getPublicKey();
  const theirKey = Buffer.from(keys.p256dh, 'base64url');
  const shared = ours.computeSecret(theirKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]);
  const input = hkdf(Buffer.from(keys.auth, 'base64url'), shared, info, 32);
  const key = hkdf(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([ourKey.length]),
    ourKey,
    // 2 ends the last record.
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};
