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

/** A key of the login service: what it signs with, and what it publishes. */
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
export const secondsAt = (date: Date): number => Math.floor(date.getTime() / 1000);

/** What an access token of ours says at a moment; `undefined` leaves a claim out. */
export const accessClaims = (
  subject: string,
  now: Date,
  more: Readonly<Record<string, unknown>> = {},
): JWTPayload => ({
  iss: issuer,
  aud: [audience, `${issuer}userinfo`],
  sub: subject,
  iat: secondsAt(now),
  exp: secondsAt(now) + 7200,
  azp: 'knurl',
  scope: 'openid profile email offline_access',
  ...more,
});

export const signToken = (
  key: Pick<IssuerKey, 'kid' | 'privateKey'>,
  claims: JWTPayload,
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid, ...header })
    .sign(key.privateKey);

/** The login service as far as keys go: what it publishes now, and who asked for it. */
export type KeyService = {
  readonly send: typeof fetch;
  readonly asked: string[];
  behave: (answer: () => Response | Promise<Response>) => void;
  publish: (...keys: readonly IssuerKey[]) => void;
};

export const createKeyService = (...keys: readonly IssuerKey[]): KeyService => {
  const asked: string[] = [];
  const toAnswer = (published: readonly IssuerKey[]) => () =>
    Response.json({ keys: published.map((key) => key.published) });
  let answer: () => Response | Promise<Response> = toAnswer(keys);
  return {
    asked,
    send: async (input) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return answer();
    },
    behave: (next) => {
      answer = next;
    },
    publish: (...published) => {
      answer = toAnswer(published);
    },
  };
};
