import path from 'node:path';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';
import { openJsonFile } from '../json-file.ts';

const Keys = v.looseObject({
  keys: v.array(v.looseObject({ kty: v.literal('RSA'), kid: v.string() })),
});

/**
 * The keys that sign tokens. They are stored in a folder, because new keys would log everybody out.
 */
export const openPrivateKeys = async (folder: string): Promise<{ keys: JWK[] }> => {
  const file = openJsonFile(path.join(folder, 'keys.json'), Keys, { keys: [] });
  const stored = file.read();
  if (stored.keys.length > 0) return stored;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const created = {
    ...(await exportJWK(privateKey)),
    kty: 'RSA' as const,
    kid: crypto.randomUUID(),
    alg: 'RS256',
    use: 'sig',
  };
  file.write({ keys: [created] });
  return { keys: [created] };
};
