import type { Auth0ContextInterface } from '@auth0/auth0-react';
import * as v from 'valibot';
import { toLoginOrigin } from '../../config/public/login-origin.ts';
import { publicSettings } from '../../config/public/public-settings.ts';
import {
  joiningTargetClaim,
  joiningTargetForLoginService,
  joiningTargetLoginParameter,
} from '../../domain/addresses/joining-target.ts';
import { annualMembershipOrderPagePath } from '../../domain/orders/order-page-path.ts';
import { safeReturnTargetOrMembersZone } from '../../domain/addresses/return-target.ts';
import { routes } from '../../domain/routes.ts';
import { redirectValueAskingToSubscribe } from '../../domain/subscribe-request.ts';
import { loginTimeoutMs } from '../../domain/timeouts.ts';
import { forget, forgetKeptPlans, clearMemberStorage, remember } from '../storage.ts';
import {
  isSessionEndingError,
  loginWithoutStorageError,
  toLoginError,
  loginNotStartedHereError,
  loginUnreachableError,
} from './login-error.ts';
import type {
  FinishedLoginTargetOrError,
  LoginActions,
  LoginError,
  LoginOptions,
} from './login-session.ts';
import { readSubjectOfRememberedSession } from './remembered-session.ts';

/** The part of Auth0's library that we use. */
export type Auth0Library = Pick<
  Auth0ContextInterface,
  | 'loginWithRedirect'
  | 'handleRedirectCallback'
  | 'getIdTokenClaims'
  | 'revokeRefreshToken'
  | 'logout'
> & {
  readonly getAccessTokenSilently: (options: { readonly cacheMode?: 'off' }) => Promise<unknown>;
};

const loginOrigin = toLoginOrigin(publicSettings.auth0.domain);

// Auth0's library stores the unfinished login of this tab under this key.
const transactionKey = `a0.spajs.txs.${publicSettings.auth0.clientId}`;

/**
 * The storage key (DATA-13) of a request to subscribe. It lasts as long as the login that it
 * started.
 */
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

/**
 * Checks the login service before the browser leaves: if the service is down, the visitor would end
 * up on a browser error page. Auth0 and the stand-in let every site read their keys, so an
 * unreadable answer is an error page too.
 */
const isReachable = async (): Promise<boolean> => {
  try {
    const answer = await fetch(`${loginOrigin}/.well-known/jwks.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(loginTimeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * Stores the request to subscribe and removes it from the address, so that going back from the
 * login service leads to the page and not to another login.
 */
const storeSubscribeRequest = (): void => {
  remember(requestKey, redirectValueAskingToSubscribe);
  const address = new URL(location.href);
  address.searchParams.delete(requestKey);
  history.replaceState(history.state, '', address);
};

const Transaction = v.object({
  state: v.string(),
  appState: v.fallback(
    v.object({
      target: v.optional(v.string()),
      goesOn: v.optional(v.boolean()),
      hasVerified: v.optional(v.boolean()),
    }),
    {},
  ),
});

/**
 * The unfinished login of this tab, as Auth0's library has stored it; undefined when there is none.
 */
const readTransaction = (): v.InferOutput<typeof Transaction> | undefined => {
  try {
    return v.parse(Transaction, JSON.parse(sessionStorage.getItem(transactionKey) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Resolves when the browser shows this page again with its back button. */
const waitForReturn = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) resolve();
    });
  });

type ErrorResult = { readonly kind: 'error'; readonly error: LoginError };

const toErrorResult = (
  cause: Pick<LoginError, 'kind' | 'sentence'>,
  target: string | undefined,
): ErrorResult => ({
  kind: 'error',
  error: { ...cause, target: safeReturnTargetOrMembersZone(target) },
});

/** The login actions when Auth0's library could not be set up: each returns the error. */
export const createFailingLoginActions = (error: unknown): LoginActions => {
  const cause = toLoginError(error);
  return {
    logIn: async ({ target }) => toErrorResult(cause, target),
    finishLogin: async () => toErrorResult(cause, undefined),
    logOut: async () => toErrorResult(cause, undefined).error,
    getAccessToken: async () => ({ kind: 'unreachable', sentence: cause.sentence }),
  };
};

/**
 * Creates the login actions with Auth0's library. `onVisitor` is called when a session has ended.
 */
export const createLoginActions = (
  library: Auth0Library,
  onVisitor: (visitor: { readonly kind: 'visitor'; readonly hasLoggedOut: boolean }) => void,
): LoginActions => {
  /**
   * Where the member wanted to go when she signed up, if the login service has just handed that
   * back.
   */
  const readJoiningTarget = async (): Promise<string | undefined> => {
    const claim: unknown = (await library.getIdTokenClaims())?.[joiningTargetClaim];
    return claim === undefined ? undefined : joiningTargetForLoginService(claim);
  };

  const finishLogin = async (address: string): Promise<FinishedLoginTargetOrError> => {
    const transaction = readTransaction();
    const state = new URL(address).searchParams.get('state');
    // Checked before the library sees the address: it would show a forged error and drop the
    // unfinished login.
    if (transaction === undefined || state !== transaction.state) {
      return toErrorResult(loginNotStartedHereError, undefined);
    }
    const { target, goesOn = false, hasVerified = false } = transaction.appState;
    if (target !== annualMembershipOrderPagePath) forget(requestKey);
    try {
      await library.handleRedirectCallback(address);
      // It may belong to somebody else, whose session on this device has expired.
      forget('sub');
      const joiningTarget = await readJoiningTarget();
      if (joiningTarget === undefined)
        return { kind: 'signed-in', target: safeReturnTargetOrMembersZone(target) };
      return goesOn
        ? { kind: 'signed-in', target: joiningTarget }
        : { kind: 'signed-in', target: safeReturnTargetOrMembersZone(target), joiningTarget };
    } catch (error) {
      const cause = toLoginError(error);
      if (cause.kind !== 'unverified') forget(requestKey);
      const { error: loginError } = toErrorResult(cause, target);
      const isTooEarly = hasVerified && cause.kind === 'unverified';
      return { kind: 'error', error: isTooEarly ? { ...loginError, isTooEarly } : loginError };
    }
  };

  const logIn = async ({
    target: wanted,
    signUp = false,
    email,
    subscribe = false,
    requirePassword = false,
    replaceHistory = false,
    goesOn = false,
    hasVerified = false,
  }: LoginOptions): ReturnType<LoginActions['logIn']> => {
    const target = subscribe ? annualMembershipOrderPagePath : wanted;
    if (!canStore()) return toErrorResult(loginWithoutStorageError, target);
    if (subscribe) storeSubscribeRequest();
    // A request to subscribe that was cancelled must not come back with another login.
    else if (target !== annualMembershipOrderPagePath) forget(requestKey);
    try {
      if ((await library.getIdTokenClaims()) !== undefined && !requirePassword) {
        return { kind: 'signed-in', target: safeReturnTargetOrMembersZone(target) };
      }
      if (!(await isReachable())) {
        forget(requestKey);
        return toErrorResult(loginUnreachableError, target);
      }
      const hasReturned = waitForReturn();
      const joiningTarget = joiningTargetForLoginService(target);
      await library.loginWithRedirect({
        appState: { target, goesOn, hasVerified },
        authorizationParams: {
          ...(joiningTarget === undefined ? {} : { [joiningTargetLoginParameter]: joiningTarget }),
          ...(signUp ? { screen_hint: 'signup' } : {}),
          ...(email === undefined ? {} : { login_hint: email }),
          ...(requirePassword ? { prompt: 'login' } : {}),
        },
        openUrl: (url) => (replaceHistory ? location.replace(url) : location.assign(url)),
      });
      await hasReturned;
      forget(requestKey);
      return { kind: 'back' };
    } catch (error) {
      return toErrorResult(toLoginError(error), target);
    }
  };

  const logOut: LoginActions['logOut'] = async (target = routes.home) => {
    clearMemberStorage();
    if (!(await isReachable())) {
      await library.logout({ openUrl: false });
      clearMemberStorage();
      onVisitor({ kind: 'visitor', hasLoggedOut: true });
      return {
        kind: 'unreachable',
        sentence:
          'You are logged out on this device. We couldn’t reach the login service, so you may still be logged in there. If others use this device, please log out again.',
        target: routes.home,
      };
    }
    try {
      // Makes a stolen copy of the refresh token useless.
      await library.revokeRefreshToken();
    } catch {
      // It is removed from this device in any case.
    }
    await library.logout({
      logoutParams: { returnTo: `${location.origin}${target}` },
      openUrl: (url) => {
        // Again: an answer that was on its way may have stored something since.
        clearMemberStorage();
        onVisitor({ kind: 'visitor', hasLoggedOut: true });
        location.assign(url);
      },
    });
    return new Promise(() => undefined);
  };

  const getAccessToken: LoginActions['getAccessToken'] = async ({ fresh = false } = {}) => {
    try {
      const token = await library.getAccessTokenSilently(fresh ? { cacheMode: 'off' } : {});
      if (typeof token === 'string') return { kind: 'token', token };
    } catch (error) {
      if (!isSessionEndingError(error)) {
        return { kind: 'unreachable', sentence: toLoginError(error).sentence };
      }
    }
    // A logout in another tab has removed the session from the storage. A session that has expired
    // is still there.
    const hasLoggedOut = readSubjectOfRememberedSession() === null;
    forgetKeptPlans();
    await library.logout({ openUrl: false });
    onVisitor({ kind: 'visitor', hasLoggedOut });
    return { kind: 'signed-out' };
  };

  return { finishLogin, logIn, logOut, getAccessToken };
};
