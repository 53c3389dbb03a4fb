import { useMemo } from 'react';
import { loginErrorOfFailedLibraryLoad, useLoginLoader } from './login-session.ts';
import type { LoginActions } from './login-session.ts';

/**
 * The login actions, for pages that only members and people who are logging in see. They load
 * Auth0's library on first use. Public pages start a login with `useLoginLoader`, which is smaller.
 */
export const useLoginActions = (): LoginActions => {
  const loadLogin = useLoginLoader();
  return useMemo(
    () => ({
      logIn: (options) =>
        loadLogin().then(
          (login) => login.logIn(options),
          () => ({ kind: 'error', error: loginErrorOfFailedLibraryLoad(options.target) }),
        ),
      finishLogin: (address) =>
        loadLogin().then(
          (login) => login.finishLogin(address),
          () => ({ kind: 'error', error: loginErrorOfFailedLibraryLoad('') }),
        ),
      logOut: (target) =>
        loadLogin().then(
          (login) => login.logOut(target),
          () => loginErrorOfFailedLibraryLoad(''),
        ),
      getAccessToken: (options) =>
        loadLogin().then(
          (login) => login.getAccessToken(options),
          () => ({ kind: 'unreachable', sentence: loginErrorOfFailedLibraryLoad('').sentence }),
        ),
    }),
    [loadLogin],
  );
};
