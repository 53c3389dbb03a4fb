import {
  machineClient,
  siteClient,
  type LoginConfiguration,
  type ManagementScopes,
} from '../rules.ts';
import { refusedLogin, runActions } from '../post-login-decision.ts';
import type { TenantBooks } from './books.ts';

const day = 24 * 60 * 60;

/** Auth0's conditions for the claim: RBAC is on, and the token dialect includes permissions. */
const writesPermissions = ({
  enforce_policies,
  token_dialect,
}: TenantBooks['resourceServers'][number]) =>
  enforce_policies === true && token_dialect?.endsWith('_authz') === true;

/** The permissions for an API from a user's roles. */
const permissionsAt = (
  { roles }: TenantBooks,
  subject: string | undefined,
  audience: string,
): readonly string[] => [
  ...new Set(
    roles
      .filter(({ users }) => subject !== undefined && users.includes(subject))
      .flatMap(({ permissions }) => permissions)
      .filter((one) => one.resource_server_identifier === audience)
      .map((one) => one.permission_name),
  ),
];

/** The code of the actions that are deployed and bound to the login, in order. */
const deployedActions = ({ actions, postLogin }: TenantBooks): readonly string[] =>
  postLogin.flatMap(
    ({ action: id }) => actions.find((action) => action.id === id)?.deployed_version?.code ?? [],
  );

/** The rules of a tenant: only what was set up through its Management API. */
export const tenantLoginConfiguration = (
  books: TenantBooks,
  managementAudience: string,
): LoginConfiguration => {
  const clientOf = (id: string) => books.clients.find(({ client_id }) => client_id === id);
  const apiOf = (audience: string) =>
    books.resourceServers.find(({ identifier }) => identifier === audience);
  return {
    findClient: (id) => {
      const client = clientOf(id);
      if (client === undefined) return undefined;
      if (client.app_type === 'non_interactive') {
        return machineClient({ clientId: id, clientSecret: client.client_secret ?? '' });
      }
      return {
        ...siteClient(id, client.callbacks ?? []),
        grant_types: (client.grant_types ?? []).filter((grant) =>
          ['authorization_code', 'refresh_token'].includes(grant),
        ),
      };
    },
    allowsOrigin: (id, origin) => clientOf(id)?.web_origins?.includes(origin) === true,
    mayReturnTo: (address) =>
      [...books.clients, books.settings].some(({ allowed_logout_urls: allowed = [] }) =>
        allowed.includes(address),
      ),
    rotatesRefreshTokens: (id) => clientOf(id)?.refresh_token?.rotation_type === 'rotating',
    findApi: (audience) => {
      const api = apiOf(audience);
      if (api === undefined || api.is_system === true) return undefined;
      return {
        tokenSeconds: api.token_lifetime ?? day,
        allowsRefresh: api.allow_offline_access === true,
      };
    },
    defaultAudience: books.settings.default_audience ?? '',
    permissionsOf: (subject, audience) => {
      const api = apiOf(audience);
      return api !== undefined && writesPermissions(api)
        ? permissionsAt(books, subject, audience)
        : undefined;
    },
    postLogin: async (account, request) => {
      const isConnected = books.connections.some(({ clients }) =>
        clients.includes(request.clientId),
      );
      // Auth0 shows its own error page in this case; what matters is that the login is refused.
      if (!isConnected) return refusedLogin('no connections enabled for the client');
      return runActions(deployedActions(books), account, request);
    },
    // Five days unless the template says otherwise
    // (auth0.com/docs/customize/email/email-templates).
    resetLinkSeconds: () =>
      books.mailTemplates.find(({ template }) => template === 'reset_email')
        ?.urlLifetimeInSeconds ?? 5 * day,
    loginPage: () => books.clients.find((client) => client.initiate_login_uri)?.initiate_login_uri,
    managementScopesOf: (id): ManagementScopes | undefined =>
      books.grants.find(
        ({ client_id, audience }) => client_id === id && audience === managementAudience,
      )?.scope,
  };
};
