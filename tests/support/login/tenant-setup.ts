import { Auth0Client } from '@auth0/auth0-spa-js';
import { ManagementClient } from 'auth0';
import { decodeJwt, type JWTPayload } from 'jose';
import { createAuth0Examination } from '../../../local/doctor/auth0.ts';
import type { Finding } from '../../../local/doctor/finding.ts';
import { createAuth0Setup } from '../../../local/setup/auth0.ts';
import { runSetup } from '../../../local/setup/run-setup.ts';
import { createLoginVisitor, type LoginVisitor } from './login-visitor.ts';
import { setupToken, type TestTenant } from './test-tenant.ts';

/** The site that the tenant is set up for. */
export const site = 'http://localhost:8888';

/** Somebody who signs up there. */
export const ann = {
  email: 'ann@example.com',
  givenName: 'Ann',
  password: 'barbell-and-plates-24',
};

type Variables = Readonly<Record<string, string>>;

/** `npm run setup -- auth0` and the doctor, on a tenant of a test, and members who log in there. */
export type TenantSetup = {
  /** Runs the setup with what an owner has in `.env`, and keeps what it writes there. */
  readonly setUp: (others?: Variables) => Promise<unknown>;
  /** What the last run has said. */
  readonly said: () => readonly string[];
  readonly saved: () => Variables;
  readonly examine: (others?: Variables) => Promise<readonly Finding[]>;
  /** What the doctor found wrong, as sentences. */
  readonly badOf: (others?: Variables) => Promise<readonly string[]>;
  /** Auth0's SDK for an owner who looks at the tenant. */
  readonly look: () => ManagementClient;
  readonly openClient: () => Auth0Client;
  readonly signUp: (
    client: Auth0Client,
    visitor: LoginVisitor,
    email?: string,
  ) => ReturnType<LoginVisitor['send']>;
  /** Opens the link in the newest e-mail, and returns the status of its page. */
  readonly verify: () => Promise<number>;
  /** Logs a verified member in, and renews the access token as the site does. */
  readonly claimsAfterLogin: () => Promise<JWTPayload>;
};

const retryOptions = { maxRetries: 0, timeoutInSeconds: 2 };

const startLogin = async (client: Auth0Client): Promise<string> => {
  let address = '';
  await client.loginWithRedirect({
    openUrl: (url) => {
      address = url;
    },
  });
  return address;
};

/** `brought` is what the owner has in `.env` besides the domain, the token and the site. */
export const openTenantSetup = (tenant: TestTenant, brought: Variables = {}): TenantSetup => {
  const setup = createAuth0Setup(retryOptions);
  const examination = createAuth0Examination(retryOptions);
  const saved: Record<string, string> = {};
  let said: string[] = [];
  const variables = (others: Variables = {}): Variables => ({
    AUTH0_DOMAIN: tenant.origin,
    AUTH0_SETUP_TOKEN: setupToken,
    SITE_URL: site,
    ...brought,
    ...saved,
    ...others,
  });
  const openClient = (): Auth0Client =>
    new Auth0Client({
      domain: tenant.origin,
      clientId: saved['AUTH0_CLIENT_ID'] ?? '',
      cacheLocation: 'localstorage',
      useRefreshTokens: true,
      authorizationParams: {
        audience: saved['AUTH0_AUDIENCE'] ?? '',
        redirect_uri: `${site}/login/`,
        scope: 'openid profile email offline_access',
      },
    });
  const examine = (others?: Variables) => examination(variables(others));
  return {
    setUp: (others) => {
      said = [];
      return runSetup({
        setup,
        variables: variables(others),
        prompt: undefined,
        isAgreed: true,
        isDryRun: false,
        say: (line) => said.push(line),
        save: async (settings) => {
          for (const { name, value } of settings) saved[name] = value;
        },
      });
    },
    said: () => said,
    saved: () => saved,
    examine,
    badOf: async (others) =>
      (await examine(others))
        .filter(({ state }) => state !== 'good')
        .map(({ sentence }) => sentence),
    look: () =>
      new ManagementClient({
        domain: new URL(tenant.origin).host,
        token: setupToken,
        fetch: (input, init) =>
          fetch(
            String(input instanceof Request ? input.url : input).replace('https:', 'http:'),
            init,
          ),
      }),
    openClient,
    signUp: async (client, visitor, email = ann.email) => {
      const form = await visitor.open(await startLogin(client));
      return visitor.send(`${form.path}/sign-up`, { ...ann, email });
    },
    verify: async () => {
      const link = /http\S+verify\S+/.exec(tenant.mails.at(-1)?.text ?? '')?.[0] ?? '';
      return (await createLoginVisitor(tenant.origin).open(link)).status;
    },
    claimsAfterLogin: async () => {
      localStorage.clear();
      const client = openClient();
      const visitor = createLoginVisitor(tenant.origin);
      const form = await visitor.open(await startLogin(client));
      const { leadsTo = '' } = await visitor.send(form.path, ann);
      await client.handleRedirectCallback(leadsTo);
      // A new one with the refresh token, as the site requests it.
      const token = await client.getTokenSilently({ cacheMode: 'off' });
      return decodeJwt(token ?? '');
    },
  };
};
