import { beforeAll, expect, it } from 'vitest';
import { ownerPermission, permissionsClaim } from '../../domain/account/permissions.ts';
import { Refusal } from '../http/answers.ts';
import {
  createAuthenticateOwner,
  createAuthenticateSubject,
  type AuthenticateSubjectOrRefuse,
} from './access-token.ts';
import {
  audience,
  clientId,
  createAccessTokenClaims,
  createFakeKeyService,
  createIssuerKey,
  issuer,
  jwksAddress,
  signToken,
  type IssuerKey,
} from './token-issuer.test-support.ts';
import {
  openTokenVerificationKeys,
  type TokenVerificationKeys,
} from './token-verification-keys.ts';

const now = new Date('2026-11-21T12:00:00Z');
const settings = { issuer, audience, clientId };
let key: IssuerKey;
let keys: TokenVerificationKeys;
beforeAll(async () => {
  key = await createIssuerKey('one');
  keys = openTokenVerificationKeys(jwksAddress, { fetchUrl: createFakeKeyService(key).fetchUrl });
});

/**
 * The result of authenticating a token with these claims: its subject, or the status of the
 * refusal.
 */
const resultOf = async (
  authenticate: AuthenticateSubjectOrRefuse,
  changes: Readonly<Record<string, unknown>>,
): Promise<string | number> => {
  const token = await signToken(key, createAccessTokenClaims('auth0|olwen', now, changes));
  try {
    return await authenticate(
      new Request('https://knurl.example/', { headers: { authorization: `Bearer ${token}` } }),
    );
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
};

it('accepts the owner’s permission only from the two claims that the login service signs', async () => {
  const authenticateOwner = createAuthenticateOwner(settings, keys, () => now);
  const resultWith = (changes: Readonly<Record<string, unknown>>) =>
    resultOf(authenticateOwner, changes);
  expect(await resultWith({ permissions: [ownerPermission] })).toBe('auth0|olwen');
  expect(await resultWith({ permissions: ['read:else', ownerPermission] })).toBe('auth0|olwen');
  expect(await resultWith({ [permissionsClaim]: [ownerPermission] })).toBe('auth0|olwen');
  expect(await resultWith({ [permissionsClaim]: [ownerPermission], permissions: [] })).toBe(
    'auth0|olwen',
  );
  for (const permissions of [
    undefined,
    [],
    ['run'],
    ownerPermission,
    { 0: ownerPermission },
    [1],
  ]) {
    expect(await resultWith({ permissions }), JSON.stringify(permissions)).toBe(403);
    expect(await resultWith({ [permissionsClaim]: permissions })).toBe(403);
  }
  expect(await resultWith({ scope: `openid ${ownerPermission}` })).toBe(403);
  // What an account can write about itself counts for nothing, whatever it calls it.
  const own = { permissions: [ownerPermission] };
  expect(await resultWith({ user_metadata: own, app_metadata: own })).toBe(403);
  // An invalid token gives no information about permissions.
  expect(await resultWith({ permissions: [ownerPermission], aud: 'https://else.example' })).toBe(
    401,
  );
  expect(await resultWith({ permissions: [ownerPermission], azp: 'another' })).toBe(401);
});

it('checks that the account isn’t deleted, using the time of the token', async () => {
  const asked: [string, Date][] = [];
  const authenticate = createAuthenticateSubject(
    settings,
    keys,
    () => now,
    async (subject, issuedAt) => {
      asked.push([subject, issuedAt]);
      throw new Refusal(403, 'This account is deleted.');
    },
  );
  expect(await resultOf(authenticate, {})).toBe(403);
  expect(asked).toEqual([['auth0|olwen', now]]);
  expect(await resultOf(authenticate, { azp: 'another' })).toBe(401);
  expect(asked.length).toBe(1);
});
