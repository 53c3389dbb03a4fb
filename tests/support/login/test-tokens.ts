import {
  createAuthenticateOwner,
  createAuthenticateSubject,
  type AuthenticateSubjectOrRefuse,
} from '../../../src/server/auth/access-token.ts';
import { ownerPermission } from '../../../src/domain/account/permissions.ts';
import {
  audience,
  clientId,
  createAccessTokenClaims,
  createFakeKeyService,
  createIssuerKey,
  issuer,
  jwksAddress,
  signToken,
} from '../../../src/server/auth/token-issuer.test-support.ts';
import { openTokenVerificationKeys } from '../../../src/server/auth/token-verification-keys.ts';

export const ownerSubject = 'auth0|olwen';

/** Token checks, and requests with tokens. */
export const openTestTokens = async (now: () => Date) => {
  const key = await createIssuerKey('key-1');
  const settings = { issuer, audience, clientId };
  const keyService = createFakeKeyService(key);
  const keys = openTokenVerificationKeys(jwksAddress, { fetchUrl: keyService.fetchUrl });
  const authenticate: AuthenticateSubjectOrRefuse = createAuthenticateSubject(settings, keys, now);
  const tokenOf = (subject: string): Promise<string> => {
    const permissions = subject === ownerSubject ? [ownerPermission] : [];
    return signToken(key, createAccessTokenClaims(subject, now(), { permissions }));
  };
  return {
    key,
    keyService,
    settings,
    keys,
    authenticate,
    authenticateOwner: createAuthenticateOwner(settings, keys, now),
    /** The access token of a member of this moment. */
    tokenOf,
    /** A request as the member with this subject; undefined sends no token. */
    requestOf: async (
      subject: string | undefined,
      path: string,
      { method = 'GET', body }: { readonly method?: string; readonly body?: unknown } = {},
    ): Promise<Request> => {
      const headers = new Headers({ origin: 'https://knurl.example' });
      if (subject !== undefined) {
        headers.set('authorization', `Bearer ${await tokenOf(subject)}`);
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
