import type { Auth0Client } from '@auth0/auth0-spa-js';
import { vi } from 'vitest';
import type {
  FinishedLoginTargetOrError,
  LoginActions,
  LoginError,
  LoginOptions,
} from '../../../src/services/auth/login-session.ts';
import { createClient } from './auth0-client.ts';
import { createLoginVisitor, type LoginVisitor } from './login-visitor.ts';
import { stubBrowser } from './stub-browser.ts';
import {
  audience,
  clientId,
  openTestLoginService,
  site,
  subscriber,
  type TestLoginService,
} from './test-login-service.ts';
import { waitFor } from '../wait-for.ts';

/** The site's login actions on a page of a stubbed browser, with a login service. */
export type SiteLogin = {
  readonly service: TestLoginService;
  /** The login actions of the page that was loaded last. */
  readonly login: () => LoginActions;
  readonly client: () => Auth0Client;
  /** What the login actions report when a session has ended. */
  readonly onVisitor: ReturnType<typeof vi.fn>;
  /** The browser at the login service, which has its cookies. */
  readonly visitor: () => LoginVisitor;
  /** The addresses that the page has navigated to. */
  readonly departures: readonly { readonly to: string; readonly replacesHistory: boolean }[];
  /** Opens a new browser at the site's home page, with the login service running. */
  readonly reset: () => Promise<void>;
  /** Loads a page of the site: storage survives, memory is cleared. */
  readonly loadPage: (address?: string) => void;
  /** Sets how many milliseconds the device's clock is ahead. */
  readonly setClockAhead: (milliseconds: number) => void;
  /** Starts a login and returns the address that the browser goes to. */
  readonly leave: (options?: Partial<LoginOptions>) => Promise<URL>;
  /** Logs the subscriber in at the login service and returns the address that it leads back to. */
  readonly passLogin: (address: URL) => Promise<string>;
  /** Logs the subscriber in, from the start to the end. */
  readonly signIn: (options?: Partial<LoginOptions>) => Promise<FinishedLoginTargetOrError>;
  readonly dispose: () => Promise<void>;
};

export const defaultTarget = '/members/packs/tone-sculpt/';

/** The error of a result; undefined when there is none. */
export const errorOf = (
  result: Awaited<ReturnType<LoginActions['logIn'] | LoginActions['finishLogin']>>,
): LoginError | undefined => (result.kind === 'error' ? result.error : undefined);

export const openSiteLogin = async (): Promise<SiteLogin> => {
  stubBrowser(site);
  const service = await openTestLoginService();
  vi.stubEnv('AUTH0_DOMAIN', service.origin);
  vi.stubEnv('AUTH0_CLIENT_ID', clientId);
  vi.stubEnv('AUTH0_AUDIENCE', audience);
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  // Imported now and anew, because it reads the settings above when it is loaded.
  vi.resetModules();
  const { createLoginActions } = await import('../../../src/services/auth/login-actions.ts');

  const onVisitor = vi.fn();
  const departures: { to: string; replacesHistory: boolean }[] = [];
  let clockAhead = 0;
  let client: Auth0Client;
  let visitor: LoginVisitor;
  let login: LoginActions;

  const loadPage = (address = '/'): void => {
    vi.stubGlobal(
      'location',
      Object.assign(new URL(address, site), {
        assign: (to: string) => departures.push({ to, replacesHistory: false }),
        replace: (to: string) => departures.push({ to, replacesHistory: true }),
      }),
    );
    client = createClient(service.origin, {
      httpTimeoutInSeconds: 1,
      nowProvider: () => Date.now() + clockAhead,
    });
    login = createLoginActions(
      {
        loginWithRedirect: (options) => client.loginWithRedirect(options),
        handleRedirectCallback: (callbackAddress) => client.handleRedirectCallback(callbackAddress),
        getAccessTokenSilently: (options) => client.getTokenSilently(options),
        getIdTokenClaims: () => client.getIdTokenClaims(),
        revokeRefreshToken: (options) => client.revokeRefreshToken(options),
        logout: (options) => client.logout(options),
      },
      onVisitor,
    );
  };

  const reset = async (): Promise<void> => {
    if (!service.isRunning()) await service.start();
    localStorage.clear();
    sessionStorage.clear();
    departures.length = 0;
    clockAhead = 0;
    vi.clearAllMocks();
    visitor = createLoginVisitor(service.origin);
    loadPage();
  };

  const leave = async (options: Partial<LoginOptions> = {}): Promise<URL> => {
    const before = departures.length;
    // This stays pending while the browser is away.
    void login.logIn({ target: defaultTarget, ...options });
    await waitFor(() => {
      if (departures.length === before) throw new Error('The browser is still here.');
    });
    return new URL(departures.at(-1)?.to ?? '');
  };

  const passLogin = async (address: URL): Promise<string> => {
    const page = await visitor.open(address.href);
    if (page.leadsTo !== undefined) return page.leadsTo;
    return (await visitor.send(page.path, subscriber)).leadsTo ?? '';
  };

  return {
    service,
    login: () => login,
    client: () => client,
    onVisitor,
    visitor: () => visitor,
    departures,
    reset,
    loadPage,
    setClockAhead: (milliseconds) => {
      clockAhead = milliseconds;
    },
    leave,
    passLogin,
    signIn: async (options) => {
      const address = await passLogin(await leave(options));
      loadPage(address);
      return login.finishLogin(address);
    },
    dispose: service.dispose,
  };
};
