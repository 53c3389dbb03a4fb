import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { JOSEError, JWKInvalid, JWKSInvalid, JWKSNoMatchingKey } from 'jose/errors';
import { jwtVerify } from 'jose/jwt/verify';
import * as v from 'valibot';
import {
  editorPermission,
  ownerPermission,
  permissionsClaim,
  permissionsInToken,
} from '../../domain/account/permissions.ts';
import { Refusal } from '../http/answers.ts';
import {
  TokenVerificationKeysUnavailable,
  type TokenVerificationKeys,
} from './token-verification-keys.ts';

/** The access tokens that we accept. */
export type ExpectedTokenClaims = {
  /** The `iss` claim: the address of the login service, with its trailing slash. */
  readonly issuer: string;
  /** The `aud` claim: our API's identifier at the login service. */
  readonly audience: string;
  /**
   * Our application's id at the login service: a token that it issued to another application isn't
   * for us.
   */
  readonly clientId: string;
};

/**
 * Returns the subject of the member who sends a request. Refuses (401) a request without a valid
 * access token. Throws TokenVerificationKeysUnavailable if the token cannot be checked now.
 */
export type AuthenticateSubjectOrRefuse = (request: Request) => Promise<string>;

/** The same answer for every bad token: only a forger would want to know the reason. */
const unauthorized = (): Refusal =>
  new Refusal(401, 'Please log in to see this.', { 'www-authenticate': 'Bearer' });

/** In characters. Auth0's tokens have about 1,000; longer headers aren't even parsed. */
const maxHeaderLength = 8 * 1024;
const bearerToken = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

// `jose` would ignore a key in the token, or the address of one. Our tokens have neither, so such a
// token is refused at once.
const Header = v.object({
  alg: v.literal('RS256'),
  // Auth0's own access token profile, and that of RFC 9068.
  typ: v.pipe(v.string(), v.toLowerCase(), v.picklist(['jwt', 'at+jwt'])),
  kid: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  jwk: v.optional(v.never()),
  jku: v.optional(v.never()),
  x5c: v.optional(v.never()),
  x5u: v.optional(v.never()),
  crit: v.optional(v.never()),
});

/**
 * The grants by which members get tokens. Auth0 includes the grant in few tokens, such as a
 * machine's: `client-credentials`.
 */
const GrantType = v.picklist(['authorization_code', 'refresh_token']);

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(/^(?!.*@clients$)/)),
  iat: v.number(),
  /** Both can name permissions; only owners and editors have any. */
  [permissionsClaim]: v.optional(v.unknown()),
  permissions: v.optional(v.unknown()),
  gty: v.optional(v.union([GrantType, v.array(GrantType)])),
  /** The application that the token was issued to, in Auth0's profile. */
  azp: v.optional(v.string()),
  /** The same in RFC 9068. */
  client_id: v.optional(v.string()),
});

type CheckedToken = {
  readonly subject: string;
  readonly issuedAt: Date;
  readonly permissions: readonly string[];
};

/**
 * The member whom the checked claims identify. Refuses a token of another application or of a
 * machine.
 */
const readClaims = (payload: unknown, clientId: string): CheckedToken => {
  const claims = v.parse(Claims, payload);
  const { sub, iat, azp, client_id } = claims;
  const isOurs = [azp, client_id].every((id) => id === undefined || id === clientId);
  if (!isOurs || (azp ?? client_id) === undefined) throw unauthorized();
  return {
    subject: sub,
    issuedAt: new Date(iat * 1000),
    permissions: permissionsInToken(claims),
  };
};

/** Auth0's longest default lifetime of an access token. */
const maxTokenAge = '24 hours';
const clockTolerance = '5 seconds';

const readBearerToken = (request: Request): string => {
  const header = request.headers.get('authorization') ?? '';
  if (header.length > maxHeaderLength) throw unauthorized();
  const [, token] = bearerToken.exec(header) ?? [];
  if (token === undefined) throw unauthorized();
  return token;
};

const requireValidHeader = (token: string): void => {
  let header: unknown;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw unauthorized();
  }
  if (!v.is(Header, header)) throw unauthorized();
};

/**
 * True if the token may be valid, but the key service's answer is malformed, or a key is unknown
 * while the service is down.
 */
const isKeyOutage = (error: unknown, keys: TokenVerificationKeys): boolean =>
  error instanceof JWKSInvalid ||
  error instanceof JWKInvalid ||
  (error instanceof JWKSNoMatchingKey && keys.isFailing());

const checkToken = async (
  request: Request,
  { issuer, audience, clientId }: ExpectedTokenClaims,
  keys: TokenVerificationKeys,
  now: Date,
): Promise<CheckedToken> => {
  const token = readBearerToken(request);
  requireValidHeader(token);
  try {
    const { payload } = await jwtVerify(token, keys.keyFor, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'iat'],
      maxTokenAge,
      clockTolerance,
      currentDate: now,
    });
    return readClaims(payload, clientId);
  } catch (error) {
    if (isKeyOutage(error, keys)) throw new TokenVerificationKeysUnavailable(error);
    if (error instanceof JOSEError || v.isValiError(error)) throw unauthorized();
    throw error;
  }
};

/**
 * Refuses the token of a deleted account, by its subject and the time when the token was issued.
 */
export type RefuseDeletedAccount = (subject: string, issuedAt: Date) => Promise<void>;

/** Creates the function that authenticates members by their access tokens (R3). */
export const createAuthenticateSubject =
  (
    settings: ExpectedTokenClaims,
    keys: TokenVerificationKeys,
    now: () => Date = () => new Date(),
    requireLiving?: RefuseDeletedAccount,
  ): AuthenticateSubjectOrRefuse =>
  async (request) => {
    const { subject, issuedAt } = await checkToken(request, settings, keys, now());
    await requireLiving?.(subject, issuedAt);
    return subject;
  };

const createAuthenticateFor =
  (permission: string, refusal: string) =>
  (
    settings: ExpectedTokenClaims,
    keys: TokenVerificationKeys,
    now: () => Date = () => new Date(),
  ): AuthenticateSubjectOrRefuse =>
  async (request) => {
    const { subject, permissions } = await checkToken(request, settings, keys, now());
    if (permissions.includes(permission)) return subject;
    throw new Refusal(403, refusal);
  };

/**
 * Creates the function that authenticates the owner: like a member, and 403 without the permission.
 */
export const createAuthenticateOwner = createAuthenticateFor(
  ownerPermission,
  'This page is for the owner of the business.',
);

/**
 * Creates the function that authenticates editors: like a member, and 403 without the permission.
 */
export const createAuthenticateEditor = createAuthenticateFor(
  editorPermission,
  'This is for the editors of the content.',
);
