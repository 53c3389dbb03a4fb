import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Refusal } from './refusal.ts';
import { KeysUnavailable, type SigningKeys } from './signing-keys.ts';

/** Whose access tokens count. */
export type TokenSettings = {
  /** The login service's name for itself, with its slash at the end. */
  readonly issuer: string;
  /** Our name in tokens that are meant for us. */
  readonly audience: string;
};

/** Finds out who sends a request: her subject at the login service. Refuses (401) whoever brings no valid access token. */
export type Identify = (request: Request) => Promise<string>;

/** The one sentence for every token that does not count: what was wrong with it is of use to forgers alone. */
const loginSentence = 'Please log in to see this.';

const refused = (): Refusal => new Refusal(401, loginSentence, { 'www-authenticate': 'Bearer' });

/** Auth0's are about 1 KB; more is junk, and is not looked at. */
const longestToken = 8 * 1024;
const bearer = /^bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

// A token that brings its own key, or says where to fetch one, is none of ours. `jose` would not use them; they end here.
const Header = v.object({
  alg: v.literal('RS256'),
  kid: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  jwk: v.optional(v.never()),
  jku: v.optional(v.never()),
  x5c: v.optional(v.never()),
  x5u: v.optional(v.never()),
  crit: v.optional(v.never()),
});

const Claims = v.object({ sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)) });

/** A day is the longest life that Auth0 gives access tokens by default. */
const longestAge = '24 hours';
const clockDifference = '5 seconds';

const tokenOf = (request: Request): string => {
  const header = request.headers.get('authorization') ?? '';
  if (header.length > longestToken) throw refused();
  const [, token] = bearer.exec(header) ?? [];
  if (token === undefined) throw refused();
  return token;
};

const requireHeader = (token: string): void => {
  let header: unknown;
  try {
    header = decodeProtectedHeader(token);
  } catch {
    throw refused();
  }
  if (!v.is(Header, header)) throw refused();
};

/** The key service's answer makes no sense, or lacks a key and does not answer now: the token may well be good. */
const isFaultOfKeys = (error: unknown, keys: SigningKeys): boolean =>
  error instanceof errors.JWKSInvalid ||
  error instanceof errors.JWKInvalid ||
  (error instanceof errors.JWKSNoMatchingKey && keys.isFailing());

/** Checks the access token of a request (decision 3). Throws KeysUnavailable when that is not possible now. */
export const toIdentify =
  (
    { issuer, audience }: TokenSettings,
    keys: SigningKeys,
    now: () => Date = () => new Date(),
  ): Identify =>
  async (request) => {
    const token = tokenOf(request);
    requireHeader(token);
    try {
      const { payload } = await jwtVerify(token, keys.keyFor, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub', 'iat'],
        maxTokenAge: longestAge,
        clockTolerance: clockDifference,
        currentDate: now(),
      });
      return v.parse(Claims, payload).sub;
    } catch (error) {
      if (isFaultOfKeys(error, keys)) throw new KeysUnavailable(error);
      if (error instanceof errors.JOSEError || v.isValiError(error)) throw refused();
      throw error;
    }
  };
