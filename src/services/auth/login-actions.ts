import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { toLoginOrigin } from '../../config/login-origin.ts';
import { publicSettings } from '../../config/public-settings.ts';
import { toReturnTarget, toTargetAfterLogin } from '../../domain/return-target.ts';
import { routes } from '../../domain/routes.ts';
import { subscribeRequest } from '../../domain/subscribe-request.ts';
import { forgetMember } from '../storage.ts';
import { away, foreign, isSessionOver, noStorage, toTrouble } from './login-trouble.ts';
import type { Login, LoginEnd, LoginTrouble, LoginWish } from './member.ts';
import { readRememberedSubject } from './remembered-session.ts';

/** What is used of Auth0's library. */
export type LoginLibrary = Pick<
  Auth0ContextInterface,
  | 'loginWithRedirect'
  | 'handleRedirectCallback'
  | 'getIdTokenClaims'
  | 'revokeRefreshToken'
  | 'logout'
> & {
  readonly getAccessTokenSilently: (options: { readonly cacheMode?: 'off' }) => Promise<unknown>;
};

const patience = 5000;

const loginOrigin = toLoginOrigin(publicSettings.auth0.domain);

// Auth0's library keeps the login that is under way here.
const transactionKey = `a0.spajs.txs.${publicSettings.auth0.clientId}`;

/** The key of section 3 that holds what a visitor has asked for before her login. */
const requestKey = 'redirect';

const canStore = (): boolean => {
  try {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem('login-probe', '1');
      storage.removeItem('login-probe');
    }
    return true;
  } catch {
    return false;
  }
};

/** Going to a service that is down would end on the browser's own page, with no way on. */
const isReachable = async (): Promise<boolean> => {
  try {
    await fetch(`${loginOrigin}/.well-known/jwks.json`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps a wish to subscribe, and takes it out of the address, so that the way back from the login service leads to the
 * page itself.
 */
const keepRequest = (): void => {
  localStorage.setItem(requestKey, subscribeRequest);
  const address = new URL(location.href);
  address.searchParams.delete(requestKey);
  history.replaceState(history.state, '', address);
};

/** Takes what a visitor has asked for out of the storage: it is answered once. */
const takeRequest = (): string => {
  const request = localStorage.getItem(requestKey) ?? '';
  if (request === subscribeRequest) localStorage.removeItem(requestKey);
  return request;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the login that is under way in this tab was begun with; undefined when there is none. */
const readTransaction = (): { readonly state: unknown; readonly target: unknown } | undefined => {
  try {
    const transaction: unknown = JSON.parse(sessionStorage.getItem(transactionKey) ?? 'null');
    if (!isRecord(transaction)) return undefined;
    const { state, appState } = transaction;
    return { state, target: isRecord(appState) ? appState['target'] : undefined };
  } catch {
    return undefined;
  }
};

/** Resolves when the page comes back out of the browser's memory. */
const comesBack = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });

type Trouble = { readonly kind: 'trouble'; readonly trouble: LoginTrouble };

const toResult = (cause: Pick<LoginTrouble, 'kind' | 'sentence'>, target: unknown): Trouble => ({
  kind: 'trouble',
  trouble: { ...cause, target: toReturnTarget(target) },
});

/** What can be done where Auth0's library could not be set up: say why. */
export const toFailedLogin = (error: unknown): Login => {
  const cause = toTrouble(error);
  return {
    logIn: async ({ target }) => toResult(cause, target),
    endLogin: async () => toResult(cause, undefined),
    logOut: async () => toResult(cause, undefined).trouble,
    getAccessToken: async () => ({ kind: 'away', sentence: cause.sentence }),
  };
};

/** Binds what the site does about logins to Auth0's library. `onVisitor` hears when a session has ended. */
export const toLoginActions = (
  library: LoginLibrary,
  onVisitor: (visitor: { readonly kind: 'visitor'; readonly hasLeft: boolean }) => void,
): Login => {
  const endLogin = async (address: string): Promise<LoginEnd> => {
    const transaction = readTransaction();
    const state = new URL(address).searchParams.get('state');
    // Asked before the library: it would believe an error whoever sent it, and forget the login that is under way.
    if (transaction === undefined || state !== transaction.state)
      return toResult(foreign, undefined);
    try {
      await library.handleRedirectCallback(address);
      return {
        kind: 'signed-in',
        target: toTargetAfterLogin(transaction.target, takeRequest()),
      };
    } catch (error) {
      return toResult(toTrouble(error), transaction.target);
    }
  };

  const logIn = async ({
    target,
    signUp = false,
    subscribe = false,
    askAgain = false,
    leaveNoTrace = false,
  }: LoginWish): ReturnType<Login['logIn']> => {
    if (!canStore()) return toResult(noStorage, target);
    if (subscribe) keepRequest();
    try {
      if ((await library.getIdTokenClaims()) !== undefined && !askAgain) {
        return { kind: 'signed-in', target: toTargetAfterLogin(target, takeRequest()) };
      }
      if (!(await isReachable())) return toResult(away, target);
      const back = comesBack();
      await library.loginWithRedirect({
        appState: { target },
        authorizationParams: {
          ...(signUp ? { screen_hint: 'signup' } : {}),
          ...(askAgain ? { prompt: 'login' } : {}),
        },
        openUrl: (url) => (leaveNoTrace ? location.replace(url) : location.assign(url)),
      });
      await back;
      return { kind: 'back' };
    } catch (error) {
      return toResult(toTrouble(error), target);
    }
  };

  const logOut = async (): Promise<LoginTrouble> => {
    forgetMember();
    if (!(await isReachable())) {
      await library.logout({ openUrl: false });
      onVisitor({ kind: 'visitor', hasLeft: true });
      return {
        kind: 'away',
        sentence:
          'You are logged out on this device. We couldn’t reach the login service, so it may still know you: log out again on a device that others use.',
        target: routes.home,
      };
    }
    try {
      // A copy of it that somebody has made is worth nothing from now on.
      await library.revokeRefreshToken();
    } catch {
      // It is forgotten here all the same.
    }
    await library.logout({
      logoutParams: { returnTo: `${location.origin}${routes.home}` },
      openUrl: (url) => {
        onVisitor({ kind: 'visitor', hasLeft: true });
        location.assign(url);
      },
    });
    return new Promise(() => undefined);
  };

  const getAccessToken: Login['getAccessToken'] = async ({ fresh = false } = {}) => {
    try {
      const token = await library.getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {});
      if (typeof token === 'string') return { kind: 'token', token };
    } catch (error) {
      if (!isSessionOver(error)) return { kind: 'away', sentence: toTrouble(error).sentence };
    }
    // Another tab has forgotten her first: she has logged out there. A session that has run out is still remembered.
    const hasLeft = readRememberedSubject() === null;
    await library.logout({ openUrl: false });
    onVisitor({ kind: 'visitor', hasLeft });
    return { kind: 'signed-out' };
  };

  return { endLogin, logIn, logOut, getAccessToken };
};
