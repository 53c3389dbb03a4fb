import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

export const issuer = 'https://login.knurl.example/';
export const audience = 'https://knurl.example/api';
export const clientId = 'knurl';
/** The address of the issuer's public keys. */
export const jwksAddress = `${issuer}.well-known/jwks.json`;

/** A signing key of the login service, and its public part as the service publishes it. */
export type IssuerKey = {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly published: JWK;
};

export const createIssuerKey = async (kid: string): Promise<IssuerKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const published = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, privateKey, publicKey, published };
};

/** Seconds since the epoch. */
export const unixSecondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The claims of one of our access tokens, issued now. `undefined` in `changes` removes a claim. */
export const createAccessTokenClaims = (
  subject: string,
  now: Date,
  changes: Readonly<Record<string, unknown>> = {},
): JWTPayload => ({
  iss: issuer,
  aud: [audience, `${issuer}userinfo`],
  sub: subject,
  iat: unixSecondsOf(now),
  exp: unixSecondsOf(now) + 7200,
  azp: clientId,
  scope: 'openid profile email offline_access',
  ...changes,
});

export const signToken = (
  key: Pick<IssuerKey, 'kid' | 'privateKey'>,
  claims: JWTPayload,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
    .sign(key.privateKey);

export type FakeKeyService = {
  readonly fetchUrl: typeof fetch;
  /** The addresses that were fetched, in order. */
  readonly requests: string[];
  /** Answers every fetch with this from now on. */
  answerWith: (answer: () => Response | Promise<Response>) => void;
  /** Answers every fetch with these keys from now on. */
  publish: (...keys: readonly IssuerKey[]) => void;
};

export const createFakeKeyService = (...keys: readonly IssuerKey[]): FakeKeyService => {
  const requests: string[] = [];
  const toAnswer = (published: readonly IssuerKey[]) => () =>
    Response.json({ keys: published.map((key) => key.published) });
  let answer: () => Response | Promise<Response> = toAnswer(keys);
  return {
    requests,
    fetchUrl: async (input) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return answer();
    },
    answerWith: (next) => {
      answer = next;
    },
    publish: (...published) => {
      answer = toAnswer(published);
    },
  };
};
