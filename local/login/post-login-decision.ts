import { createContext, runInContext } from 'node:vm';
import type { LoginAccount, Metadata } from './accounts.ts';

/** The login that the actions run for. */
export type LoginRequest = {
  readonly clientId: string;
  /** The parameters of the authorization request. */
  readonly query: Metadata;
};

/** What actions have decided about a login. */
export type PostLoginDecision = {
  /** The reason of the first action that denies access; undefined if none does. */
  readonly refusal: string | undefined;
  /** The values of the member's metadata to change. A refusal doesn't cancel them. */
  readonly appMetadata: Metadata;
  readonly idTokenClaims: Readonly<Record<string, string>>;
  readonly accessTokenClaims: Readonly<Record<string, unknown>>;
};

/** A login that is refused before any action runs. */
export const refusedLogin = (refusal: string): PostLoginDecision => ({
  refusal,
  appMetadata: {},
  idTokenClaims: {},
  accessTokenClaims: {},
});

type Handler = (event: object, api: object) => unknown;

const handlerOf = (code: string): Handler | undefined => {
  const exported: Record<string, unknown> = {};
  runInContext(code, createContext({ exports: exported, console }), { timeout: 1000 });
  const handler = exported['onExecutePostLogin'];
  return typeof handler === 'function' ? (event, api) => handler(event, api) : undefined;
};

/**
 * Runs actions after a login, in order, as Auth0 does: each gets the event and the API, and what
 * they change is done at the end, as one update
 * (auth0.com/docs/customize/actions/reference/post-login/post-login-event-object and
 * …/post-login-api-object). The first one that denies access ends it.
 */
export const runActions = async (
  actions: readonly string[],
  account: LoginAccount,
  { clientId, query }: LoginRequest,
): Promise<PostLoginDecision> => {
  let refusal: string | undefined;
  const appMetadata: Record<string, unknown> = {};
  const idTokenClaims: Record<string, string> = {};
  const accessTokenClaims: Record<string, unknown> = {};
  const event = {
    client: { client_id: clientId },
    request: { query },
    user: {
      user_id: account.subject,
      email: account.email,
      email_verified: account.isVerified,
      given_name: account.givenName,
      app_metadata: account.appMetadata ?? {},
      user_metadata: account.userMetadata ?? {},
    },
  };
  const api = {
    access: {
      deny: (reason: string): void => {
        refusal ??= reason;
      },
    },
    user: {
      setAppMetadata: (name: string, value: unknown): void => {
        appMetadata[name] = value;
      },
    },
    idToken: {
      setCustomClaim: (name: string, value: string): void => {
        idTokenClaims[name] = value;
      },
    },
    accessToken: {
      setCustomClaim: (name: string, value: unknown): void => {
        accessTokenClaims[name] = value;
      },
    },
  };
  for (const code of actions) {
    await handlerOf(code)?.(event, api);
    if (refusal !== undefined) break;
  }
  return { refusal, appMetadata, idTokenClaims, accessTokenClaims };
};
