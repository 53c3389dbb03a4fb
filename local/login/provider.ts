import { randomBytes } from 'node:crypto';
import Provider, {
  errors,
  interactionPolicy,
  type AdapterFactory,
  type Configuration,
  type JWKS,
} from 'oidc-provider';
import {
  joiningTargetClaim,
  joiningTargetLoginParameter,
} from '../../src/domain/addresses/joining-target.ts';
import type { LoginAccount, AccountStore } from './accounts.ts';
import { accessTokenClaims, installLoginActions, type CustomClaims } from './action-effects.ts';
import { errorPage } from './pages.ts';
import { managementGrant, type LoginConfiguration, type ManagementScopes } from './rules.ts';
import type { ProviderStore } from './session-store.ts';

const hour = 60 * 60;
const day = 24 * hour;

type ProviderOptions = {
  readonly rules: LoginConfiguration;
  /** The site that its pages link back to. */
  readonly siteOrigin: string;
  readonly accounts: AccountStore;
  readonly sessions: ProviderStore;
  readonly keys: JWKS;
  readonly port: number;
};

const offlineScope = 'offline_access';

/** The claims of an ID token, as Auth0 names them. */
const toClaims = ({ subject, email, givenName, isVerified }: LoginAccount) => {
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

/** Shown to a member who is logged in here but refused because her address isn't verified. */
export const verificationPrompt = 'verification';

/**
 * Auth0 asks for no consent for a first-party application. Its Action refuses members with an
 * unverified address after the login: they stay logged in at the service, and later need no
 * password again.
 */
const toPolicy = (accounts: AccountStore, rules: LoginConfiguration) => {
  const { base, Check, Prompt } = interactionPolicy;
  const policy = base();
  policy.get('consent')?.checks.clear();
  const check = new Check(
    'address_unverified',
    'the e-mail address is not verified',
    async ({ oidc }) => {
      const account = accounts.find(oidc.session?.accountId ?? '');
      if (account === undefined) return false;
      const request = { clientId: oidc.client?.clientId ?? '', query: {} };
      return (await rules.postLogin(account, request)).refusal !== undefined;
    },
  );
  policy.add(new Prompt({ name: verificationPrompt, requestable: false }, check), 1);
  return policy;
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The provider's storage; applications come from the rules instead. */
const adapterOf =
  ({ rules, sessions }: ProviderOptions): AdapterFactory =>
  (model) => {
    const adapter = sessions.adapter(model);
    return model === 'Client'
      ? Object.assign(adapter, { find: async (id: string) => rules.findClient(id) })
      : adapter;
  };

const toConfiguration = (options: ProviderOptions, customClaims: CustomClaims): Configuration => {
  const { rules, siteOrigin, accounts, keys, port } = options;
  return {
    adapter: adapterOf(options),
    jwks: keys,
    clientBasedCORS: (_, origin, client) => rules.allowsOrigin(client.clientId, origin),
    scopes: ['openid', offlineScope],
    claims: {
      openid: ['sub', joiningTargetClaim],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'nickname'],
    },
    // Auth0 puts the claims of every scope into the ID token.
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', joiningTargetLoginParameter],
    findAccount: (_, subject, token) => {
      const account = accounts.find(subject);
      if (account === undefined) return undefined;
      const ofActions = customClaims.get(token?.jti ?? '');
      return {
        accountId: subject,
        claims: async () => ({ ...toClaims(account), ...ofActions }),
      };
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
    rotateRefreshToken: ({ oidc }) => rules.rotatesRefreshTokens(oidc.client?.clientId ?? ''),
    issueRefreshToken: async (_, requester, code) =>
      requester.grantTypeAllowed('refresh_token') &&
      code.scopes.has(offlineScope) &&
      [code.resource ?? []].flat().every((audience) => rules.findApi(audience)?.allowsRefresh),
    expiresWithSession: () => false,
    interactions: {
      policy: toPolicy(accounts, rules),
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
          resources?.[0] ?? textOf(oidc.params?.['audience']) ?? rules.defaultAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, audience) => {
          const api = rules.findApi(audience);
          if (api === undefined) throw new errors.AccessDenied(`Service not found: ${audience}`);
          return {
            scope: '',
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: api.tokenSeconds,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    formats: {
      customizers: {
        jwt: async (_, token, jwt) => {
          const subject = 'accountId' in token ? token.accountId : undefined;
          const permissions = rules.permissionsOf(subject, String(jwt.payload['aud']));
          jwt.header = { ...jwt.header, typ: 'JWT' };
          jwt.payload = {
            ...jwt.payload,
            aud: [jwt.payload['aud'], `http://localhost:${port}/userinfo`],
            azp: token.clientId,
            scope: `openid profile email ${offlineScope}`,
            // Auth0 adds the claim if the API has RBAC with “Add Permissions in the Access Token”.
            ...(permissions === undefined ? {} : { permissions }),
            ...(await accessTokenClaims(rules, accounts, {
              ...(subject === undefined ? {} : { accountId: subject }),
              ...(token.clientId === undefined ? {} : { clientId: token.clientId }),
            })),
          };
          delete jwt.payload['client_id'];
        },
      },
    },
    ttl: {
      AccessToken: (_, token) => token.resourceServer?.accessTokenTTL ?? 2 * hour,
      AuthorizationCode: 60,
      Grant: 30 * day,
      IdToken: 10 * hour,
      Interaction: hour,
      RefreshToken: 30 * day,
      Session: 14 * day,
    },
    cookies: {
      // The names include the port, because browsers share a host's cookies between its ports.
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
          siteOrigin,
        }),
      );
    },
  };
};

type LoginProvider = {
  readonly provider: Provider;
  /** The scopes of a token for the Management API; undefined if it isn't one. */
  readonly managementScopesOf: (token: string) => ManagementScopes | undefined;
};

/** Creates the OpenID provider, with Auth0's paths and claims. */
export const createProvider = (options: ProviderOptions): LoginProvider => {
  const { rules, siteOrigin, accounts, port } = options;
  const customClaims: CustomClaims = new Map();
  const provider = new Provider(
    `http://localhost:${port}/`,
    toConfiguration(options, customClaims),
  );

  const managementTokens = new Map<string, ManagementScopes>();
  provider.registerGrantType(
    managementGrant,
    (context) => {
      const scopes = rules.managementScopesOf(context.oidc.client?.clientId ?? '');
      if (scopes === undefined) {
        throw new errors.AccessDenied('Client is not authorized to access the Management API.');
      }
      const token = randomBytes(32).toString('base64url');
      managementTokens.set(token, scopes);
      context.body = {
        access_token: token,
        token_type: 'Bearer',
        expires_in: day,
        ...(scopes === 'everything' ? {} : { scope: scopes.join(' ') }),
      };
    },
    ['audience'],
  );

  provider.on('server_error', (_, error) => console.error('The login service failed:', error));

  // `oidc-provider` requires consent before it issues a refresh token, but Auth0 doesn't. This
  // gives the consent in advance.
  provider.use(async (context, next) => {
    const { path, query } = context;
    const prompt = textOf(query['prompt']) ?? '';
    if (path === '/authorize' && prompt !== 'none') {
      context.query = { ...query, prompt: `${prompt} consent`.trim() };
    }
    await next();
  });

  installLoginActions(provider, rules, accounts, customClaims);

  provider.use(async (context, next) => {
    if (context.path !== '/v2/logout') return next();
    const session = await provider.Session.get(context);
    await session.destroy();
    context.cookies.set(provider.cookieName('session'), null);
    const target = textOf(context.query['returnTo']) ?? '';
    if (rules.mayReturnTo(target)) {
      context.redirect(target);
      return undefined;
    }
    context.status = 400;
    context.type = 'html';
    context.body = String(
      await errorPage({
        title: 'You are logged out',
        text: 'The address to return to is not one of the site’s.',
        siteOrigin,
      }),
    );
    return undefined;
  });
  return { provider, managementScopesOf: (token) => managementTokens.get(token) };
};
