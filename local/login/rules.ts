import type { AdapterPayload } from 'oidc-provider';
import { routes } from '../../src/domain/routes.ts';
import type { Account } from './accounts.ts';
import { permissionsOf } from './sample-accounts.ts';

const hour = 60 * 60;

/** The site, as the login service knows it. */
export type LoginClient = {
  readonly clientId: string;
  /** The only API that it issues tokens for. */
  readonly audience: string;
  /** The site's origins. Logins return there, and scripts from there may fetch tokens. */
  readonly siteOrigins: readonly string[];
};

/** The functions, as the login service knows them. */
export type ManagementClient = { readonly clientId: string; readonly clientSecret: string };

/** An API that access tokens are for. */
type LoginApi = {
  /** How long an access token is valid, in seconds. */
  readonly tokenSeconds: number;
  /** Whether there are refresh tokens for it. */
  readonly allowsRefresh: boolean;
};

/** What a token for the Management API may do. */
export type ManagementScopes = 'everything' | readonly string[];

/** What is set up at the login service: it asks these rules for everything that differs from tenant to tenant. */
export type LoginRules = {
  /** An application in the words of the OpenID provider; undefined if there is none with this id. */
  readonly findClient: (clientId: string) => AdapterPayload | undefined;
  /** Whether scripts from there may fetch tokens of an application. */
  readonly allowsOrigin: (clientId: string, origin: string) => boolean;
  /** Whether somebody may be sent there after logging out. */
  readonly mayReturnTo: (address: string) => boolean;
  readonly rotatesRefreshTokens: (clientId: string) => boolean;
  readonly findApi: (audience: string) => LoginApi | undefined;
  /** The API of a token that names none. */
  readonly defaultAudience: string;
  /** The claim `permissions`; undefined leaves it out. */
  readonly permissionsOf: (
    subject: string | undefined,
    audience: string,
  ) => readonly string[] | undefined;
  /** What somebody is told who has given the right password and is refused all the same. */
  readonly refusalOf: (account: Account, clientId: string) => Promise<string | undefined>;
  /** What an application may do with the Management API; undefined if nothing. */
  readonly managementScopesOf: (clientId: string) => ManagementScopes | undefined;
};

/** The application of a site as the OpenID provider knows it. */
export const siteClient = (clientId: string, callbacks: readonly string[]): AdapterPayload => ({
  client_id: clientId,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: [...callbacks],
});

/** The name of the grant by which machines get tokens. */
export const managementGrant = 'client_credentials';

/** The application of the functions as the OpenID provider knows it. */
export const machineClient = ({ clientId, clientSecret }: ManagementClient): AdapterPayload => ({
  client_id: clientId,
  client_secret: clientSecret,
  token_endpoint_auth_method: 'client_secret_post',
  grant_types: [managementGrant],
  response_types: [],
  redirect_uris: [],
});

/** As the Action at Auth0 says it (`local/setup/auth0/action-wishes.ts`). */
const unverified = ({ email }: Account): string =>
  `Please verify your e-mail address ${email} before you log in.`;

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : '';

/** The rules of `npm start`: one site, one API, and everything set up. */
export const fixedRules = (client: LoginClient, management: ManagementClient): LoginRules => {
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
    permissionsOf,
    refusalOf: async (account) => (account.isVerified ? undefined : unverified(account)),
    managementScopesOf: (clientId) => (clientId === management.clientId ? 'everything' : undefined),
  };
};
