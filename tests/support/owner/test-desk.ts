import * as v from 'valibot';
import { ownerPermission } from '../../../src/domain/account/owner-answer.ts';
import {
  createAuthenticate,
  createAuthenticateOwner,
  type Authenticate,
} from '../../../src/server/auth/access-token.ts';
import { openSigningKeys } from '../../../src/server/auth/signing-keys.ts';
import {
  accessClaims,
  audience,
  clientId,
  createIssuerKey,
  createKeyService,
  issuer,
  jwksAddress,
  signToken,
} from '../../../src/server/auth/token-issuer.test-support.ts';
import type { Database } from '../../../src/server/store/database.ts';

export const ownerSubject = 'auth0|olwen';

/** Token checks, and requests with tokens. */
export const openTestTokens = async (now: () => Date) => {
  const key = await createIssuerKey('key-1');
  const settings = { issuer, audience, clientId };
  const keys = openSigningKeys(jwksAddress, { fetchUrl: createKeyService(key).fetchUrl });
  const authenticate: Authenticate = createAuthenticate(settings, keys, now);
  return {
    settings,
    keys,
    authenticate,
    authenticateOwner: createAuthenticateOwner(settings, keys, now),
    /** A request as the member with this subject; undefined sends no token. */
    requestOf: async (
      subject: string | undefined,
      path: string,
      { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
    ): Promise<Request> => {
      const permissions = subject === ownerSubject ? [ownerPermission] : [];
      const headers = new Headers({ origin: 'https://knurl.example' });
      if (subject !== undefined) {
        const token = await signToken(key, accessClaims(subject, now(), { permissions }));
        headers.set('authorization', `Bearer ${token}`);
      }
      if (body !== undefined) headers.set('content-type', 'application/json');
      return new Request(`https://knurl.example${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    },
  };
};

/** Runs a test's own SQL statements. */
export const run = async (
  database: Database,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  database.query(v.looseObject({}), statement, values);
