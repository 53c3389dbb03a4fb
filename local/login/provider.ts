import { randomBytes } from 'node:crypto';
import Provider, { errors, interactionPolicy, type Configuration, type JWKS } from 'oidc-provider';
import { routes } from '../../src/domain/routes.ts';
import type { Account, AccountStore } from './accounts.ts';
import { errorPage } from './pages.ts';
import { permissionsOf } from './sample-accounts.ts';
import type { SessionStore } from './session-store.ts';

const hour = 60 * 60;
const day = 24 * hour;

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

type ProviderOptions = {
  readonly client: LoginClient;
  readonly management: ManagementClient;
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly keys: JWKS;
  readonly port: number;
};

const offlineScope = 'offline_access';
const managementGrant = 'client_credentials';

/** The claims of an ID token, as Auth0 names them. */
const toClaims = ({ subject, email, givenName, isVerified }: Account) => {
  const nickname = email.split('@')[0] ?? email;
  return {
    sub: subject,
    email,
    email_verified: isVerified,
    nickname,
    name: givenName === '' ? email : givenName,
    ...(givenName === '' ? {} : { given_name: givenName }),
  };
};

/** Shown to somebody who is logged in here, but whose address is not verified. */
export const verificationPrompt = 'verification';

/**
 * Auth0 asks nobody for consent when the application is its owner's own site. An Action there refuses whoever has not verified
 * her address, after the login: she stays logged in at the service, so later she needs no password again.
 */
const toPolicy = (accounts: AccountStore) => {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.get('consent')?.checks.clear();
  const check = new Check(
    'address_unverified',
    'the e-mail address is not verified',
    ({ oidc }) => accounts.find(oidc.session?.accountId ?? '')?.isVerified === false,
  );
  policy.add(new Prompt({ name: verificationPrompt, requestable: false }, check), 1);
  return policy;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const toConfiguration = ({
  client,
  management,
  accounts,
  sessions,
  keys,
  port,
}: ProviderOptions): Configuration => ({
  adapter: sessions.adapter,
  jwks: keys,
  clients: [
    {
      client_id: client.clientId,
      application_type: 'web',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: client.siteOrigins.map((origin) => `${origin}${routes.login}`),
    },
    {
      client_id: management.clientId,
      client_secret: management.clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: [managementGrant],
      response_types: [],
      redirect_uris: [],
    },
  ],
  clientBasedCORS: (_, origin) => client.siteOrigins.includes(origin),
  scopes: ['openid', offlineScope],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'nickname'],
  },
  // Auth0 puts the claims of every scope into the ID token.
  conformIdTokenClaims: false,
  extraParams: ['audience', 'screen_hint'],
  findAccount: (_, subject) => {
    const account = accounts.find(subject);
    return account === undefined
      ? undefined
      : { accountId: subject, claims: async () => toClaims(account) };
  },
  loadExistingGrant: async ({ oidc }) => {
    const { session, client: requester, resourceServers } = oidc;
    if (session?.accountId === undefined || requester === undefined) return undefined;
    const grant = new oidc.provider.Grant({
      accountId: session.accountId,
      clientId: requester.clientId,
    });
    grant.addOIDCScope(`openid profile email ${offlineScope}`);
    for (const audience of Object.keys(resourceServers ?? {})) {
      grant.addResourceScope(audience, '');
    }
    await grant.save();
    return grant;
  },
  rotateRefreshToken: true,
  expiresWithSession: () => false,
  interactions: {
    policy: toPolicy(accounts),
    url: (_, { uid }) => `/u/login/${uid}`,
  },
  routes: {
    authorization: '/authorize',
    token: '/oauth/token',
    revocation: '/oauth/revoke',
    userinfo: '/userinfo',
    jwks: '/.well-known/jwks.json',
  },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_, requester, token) => token.clientId === requester.clientId,
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: ({ oidc }, _, resources) =>
        resources?.[0] ?? textOf(oidc.params?.['audience']) ?? client.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_, audience) => {
        if (audience !== client.audience) {
          throw new errors.AccessDenied(`Service not found: ${audience}`);
        }
        return { scope: '', audience, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256' } } };
      },
    },
  },
  formats: {
    customizers: {
      jwt: (_, token, jwt) => {
        jwt.header = { ...jwt.header, typ: 'JWT' };
        jwt.payload = {
          ...jwt.payload,
          aud: [jwt.payload['aud'], `http://localhost:${port}/userinfo`],
          azp: token.clientId,
          scope: `openid profile email ${offlineScope}`,
          // Auth0 does so where the API has RBAC with “Add Permissions in the Access Token”.
          permissions: permissionsOf('accountId' in token ? token.accountId : undefined),
        };
        delete jwt.payload['client_id'];
      },
    },
  },
  ttl: {
    AccessToken: 2 * hour,
    AuthorizationCode: 60,
    Grant: 30 * day,
    IdToken: 10 * hour,
    Interaction: hour,
    RefreshToken: 30 * day,
    Session: 14 * day,
  },
  cookies: {
    // With the port in the names, because browsers share the cookies of a host between its ports.
    names: {
      session: `login-${port}`,
      interaction: `login-${port}-page`,
      resume: `login-${port}-return`,
    },
    long: { httpOnly: true, sameSite: 'lax' },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  renderError: async (context, { error, error_description: description }) => {
    context.type = 'html';
    context.body = String(
      await errorPage({
        title: 'This login can’t go on',
        text: `${description ?? error}.`,
        siteOrigin: client.siteOrigins[0] ?? '',
      }),
    );
  },
});

type LoginProvider = {
  readonly provider: Provider;
  /** Whether the functions have got this token for the Management API. */
  readonly isManagementToken: (token: string) => boolean;
};

/** The OpenID provider, with Auth0's paths and claims. */
export const createProvider = (options: ProviderOptions): LoginProvider => {
  const { client, port } = options;
  const provider = new Provider(`http://localhost:${port}/`, toConfiguration(options));

  const managementTokens = new Set<string>();
  provider.registerGrantType(
    managementGrant,
    (context) => {
      const token = randomBytes(32).toString('base64url');
      managementTokens.add(token);
      context.body = { access_token: token, token_type: 'Bearer', expires_in: day };
    },
    ['audience'],
  );

  provider.on('server_error', (_, error) => console.error('The login service failed:', error));

  // `oidc-provider` asks for consent before it issues a refresh token, Auth0 doesn't. This gives the consent in advance.
  provider.use(async (context, next) => {
    const { path, query } = context;
    const prompt = textOf(query['prompt']) ?? '';
    if (path === '/authorize' && prompt !== 'none') {
      context.query = { ...query, prompt: `${prompt} consent`.trim() };
    }
    await next();
  });

  provider.use(async (context, next) => {
    if (context.path !== '/v2/logout') return next();
    const session = await provider.Session.get(context);
    await session.destroy();
    context.cookies.set(provider.cookieName('session'), null);
    const target = textOf(context.query['returnTo']) ?? '';
    if (URL.canParse(target) && client.siteOrigins.includes(new URL(target).origin)) {
      context.redirect(target);
      return undefined;
    }
    context.status = 400;
    context.type = 'html';
    context.body = String(
      await errorPage({
        title: 'You are logged out',
        text: 'The address to return to is not one of the site’s.',
        siteOrigin: client.siteOrigins[0] ?? '',
      }),
    );
    return undefined;
  });
  return { provider, isManagementToken: (token) => managementTokens.has(token) };
};
