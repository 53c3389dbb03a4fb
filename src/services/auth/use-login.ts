import { useMemo } from 'react';
import { toLoadError, useLoadLogin } from './member.ts';
import type { LoginActions } from './member.ts';

/**
 * The login actions, for pages that only members and people who are logging in see. They load Auth0's library on first use. Public pages
 * start a login with `useLoadLogin`, which is smaller.
 */
export const useLogin = (): LoginActions => {
  const loadLogin = useLoadLogin();
  return useMemo(
    () => ({
      logIn: (options) =>
        loadLogin().then(
          (login) => login.logIn(options),
          () => ({ kind: 'error', error: toLoadError(options.target) }),
        ),
      finishLogin: (address) =>
        loadLogin().then(
          (login) => login.finishLogin(address),
          () => ({ kind: 'error', error: toLoadError('') }),
        ),
      logOut: (target) =>
        loadLogin().then(
          (login) => login.logOut(target),
          () => toLoadError(''),
        ),
      getAccessToken: (options) =>
        loadLogin().then(
          (login) => login.getAccessToken(options),
          () => ({ kind: 'unreachable', sentence: toLoadError('').sentence }),
        ),
    }),
    [loadLogin],
  );
};
