import type { AdapterPayload } from 'oidc-provider';
import { routes } from '../../src/domain/routes.ts';
import { loginActionCode } from '../setup/auth0/login-action.ts';
import type { LoginAccount } from './accounts.ts';
import { runActions, type LoginRequest, type PostLoginDecision } from './post-login-decision.ts';

const hour = 60 * 60;

/** The site, as configured at the login service. */
export type LoginClient = {
  readonly clientId: string;
  /** The only API for which it issues tokens. */
  readonly audience: string;
  /** The site's origins. Logins return to them, and their scripts may fetch tokens. */
  readonly siteOrigins: readonly string[];
};

/** The functions, as configured at the login service. */
export type ManagementClient = { readonly clientId: string; readonly clientSecret: string };

/** An API for which access tokens are issued. */
type LoginApi = {
  /** The lifetime of an access token, in seconds. */
  readonly tokenSeconds: number;
  /** Whether refresh tokens are issued for it. */
  readonly allowsRefresh: boolean;
};

/** The scopes of a token for the Management API. */
export type ManagementScopes = 'everything' | readonly string[];

/** The configuration of the login service: everything that differs between tenants. */
export type LoginConfiguration = {
  /** An application in the OpenID provider's format; undefined if there is none with this id. */
  readonly findClient: (clientId: string) => AdapterPayload | undefined;
  /** Whether scripts from this origin may fetch an application's tokens. */
  readonly allowsOrigin: (clientId: string, origin: string) => boolean;
  /** Whether a logout may redirect to this address. */
  readonly mayReturnTo: (address: string) => boolean;
  readonly rotatesRefreshTokens: (clientId: string) => boolean;
  readonly findApi: (audience: string) => LoginApi | undefined;
  /** The API to use if a request names none. */
  readonly defaultAudience: string;
  /** The claim `permissions`, from roles; undefined leaves it out. */
  readonly permissionsOf: (
    subject: string | undefined,
    audience: string,
  ) => readonly string[] | undefined;
  /**
   * What the actions decide about somebody who has given the right password. It changes nothing
   * yet.
   */
  readonly postLogin: (account: LoginAccount, request: LoginRequest) => Promise<PostLoginDecision>;
  /** How long the link to a new password works, in seconds. */
  readonly resetLinkSeconds: () => number;
  /**
   * Where the button leads of the page that says that an address is verified, or a password
   * changed; without it there is no button.
   */
  readonly loginPage: () => string | undefined;
  /** An application's scopes for the Management API; undefined if it has none. */
  readonly managementScopesOf: (clientId: string) => ManagementScopes | undefined;
};

/** A site's application, in the OpenID provider's format. */
export const siteClient = (clientId: string, callbacks: readonly string[]): AdapterPayload => ({
  client_id: clientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [...callbacks],
});

/** The grant type of machine-to-machine applications. */
export const managementGrant = 'client_credentials';

/** The functions' application, in the OpenID provider's format. */
export const machineClient = ({ clientId, clientSecret }: ManagementClient): AdapterPayload => ({
  client_id: clientId,
  client_secret: clientSecret,
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: [managementGrant],
  response_types: [],
  redirect_uris: [],
});

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : '';

/**
 * Auth0 adds its address to the application's login page
 * (auth0.com/docs/authenticate/login/auth0-universal-login/configure-default-login-routes).
 */
export const loginPageAt = (origin: string, page: string | undefined): string | undefined => {
  if (page === undefined) return undefined;
  const address = new URL(page);
  address.searchParams.set('iss', `${origin}/`);
  return address.href;
};

/** The rules of `npm start`: one site, one API, fully set up. */
export const fixedLoginConfiguration = (
  client: LoginClient,
  management: ManagementClient,
): LoginConfiguration => {
  const callbacks = client.siteOrigins.map((origin) => `${origin}${routes.login}`);
  const clients = new Map([
    [client.clientId, siteClient(client.clientId, callbacks)],
    [management.clientId, machineClient(management)],
  ]);
  return {
    findClient: (clientId) => clients.get(clientId),
    allowsOrigin: (_, origin) => client.siteOrigins.includes(origin),
    mayReturnTo: (address) => client.siteOrigins.includes(originOf(address)),
    rotatesRefreshTokens: () => true,
    findApi: (audience) =>
      audience === client.audience ? { tokenSeconds: 2 * hour, allowsRefresh: true } : undefined,
    defaultAudience: client.audience,
    permissionsOf: () => undefined,
    postLogin: (account, request) => runActions([loginActionCode], account, request),
    resetLinkSeconds: () => 24 * hour,
    loginPage: () => callbacks[0],
    managementScopesOf: (clientId) => (clientId === management.clientId ? 'everything' : undefined),
  };
};
