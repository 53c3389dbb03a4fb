import type { WrappedKey } from '../../domain/sealed-sync/sealed-log-api.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { entropyOfPhrase, loadPhraseWords } from './phrase.ts';
import type { KeyUnlockingPhrase } from './sealed-sync.ts';

/*
 * A sealed log has one random data key for each epoch. The data key is stored at the server only
 * wrapped: by a key that HKDF makes of the phrase, or of what a passkey's PRF extension returns
 * (decision 088).
 */

const text = new TextEncoder();
const nonceBytes = 12;
const saltBytes = 32;

/** Says what a wrapped key is for, so that one can't stand in for another. */
const contextOf = ({ kind, id, epoch }: Pick<WrappedKey, 'kind' | 'id' | 'epoch'>): string =>
  `knurl training log, wrapped key 1\n${kind}\n${id}\n${epoch}`;

/** The key that wraps the data key: HKDF-SHA-256 of a secret with at least 128 bits of entropy. */
const wrappingKey = async (
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  context: string,
): Promise<CryptoKey> =>
  crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: text.encode(context) },
    await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 256 },
    false,
    ['wrapKey', 'unwrapKey'],
  );

/**
 * A new data key. It is extractable, so that it can be wrapped; the device keeps one that isn't
 * (`copyDataKeyAsNonExtractable`).
 */
export const createDataKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt']);

/** The data key in a form that no script can read out any more. */
export const copyDataKeyAsNonExtractable = async (dataKey: CryptoKey): Promise<CryptoKey> =>
  crypto.subtle.importKey(
    'raw',
    await crypto.subtle.exportKey('raw', dataKey),
    { name: 'AES-GCM' },
    false,
    ['encrypt', 'decrypt'],
  );

/**
 * Wraps an extractable data key with a secret of at least 128 bits; it opens only for this kind, id
 * and epoch.
 */
export const wrapDataKeyWithSecret = async (
  secret: Uint8Array<ArrayBuffer>,
  of: Pick<WrappedKey, 'kind' | 'id' | 'epoch'>,
  dataKey: CryptoKey,
): Promise<WrappedKey> => {
  const context = contextOf(of);
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const wrapped = await crypto.subtle.wrapKey(
    'raw',
    dataKey,
    await wrappingKey(secret, salt, context),
    { name: 'AES-GCM', iv, additionalData: text.encode(context) },
  );
  const both = new Uint8Array([...iv, ...new Uint8Array(wrapped)]);
  return { ...of, salt: toBase64(salt), wrapped: toBase64(both) };
};

/** The data key of a wrapped one, extractable; undefined if the secret is another. */
export const unwrapDataKeyWithSecret = async (
  secret: Uint8Array<ArrayBuffer>,
  key: WrappedKey,
): Promise<CryptoKey | undefined> => {
  const context = contextOf(key);
  const both = fromBase64(key.wrapped);
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      both.slice(nonceBytes),
      await wrappingKey(secret, fromBase64(key.salt), context),
      {
        name: 'AES-GCM',
        iv: both.slice(0, nonceBytes),
        additionalData: text.encode(context),
      },
      { name: 'AES-GCM' },
      true,
      ['encrypt', 'decrypt'],
    );
  } catch {
    return undefined;
  }
};

/** The secret of a phrase; undefined if it isn't one. */
export const secretOfPhrase = async (
  phrase: KeyUnlockingPhrase,
): Promise<Uint8Array<ArrayBuffer> | undefined> => entropyOfPhrase(phrase, await loadPhraseWords());

/** What the wrapped key of a phrase is called. */
export const idOfKeyWrappedByPhrase = 'phrase';
