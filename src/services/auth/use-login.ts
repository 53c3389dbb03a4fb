import { useMemo } from 'react';
import { toUnloaded, useOpenLogin } from './member.ts';
import type { Login } from './member.ts';

/**
 * What can be done about who is here, for pages that only members and those on their way to the login see: public pages
 * would carry it along for nothing.
 */
export const useLogin = (): Login => {
  const open = useOpenLogin();
  return useMemo(() => {
    const { sentence } = toUnloaded('');
    return {
      logIn: (wish) =>
        open().then(
          (login) => login.logIn(wish),
          () => ({ kind: 'trouble', trouble: toUnloaded(wish.target) }),
        ),
      endLogin: (address) =>
        open().then(
          (login) => login.endLogin(address),
          () => ({ kind: 'trouble', trouble: toUnloaded('') }),
        ),
      logOut: () =>
        open().then(
          (login) => login.logOut(),
          () => toUnloaded(''),
        ),
      getAccessToken: (options) =>
        open().then(
          (login) => login.getAccessToken(options),
          () => ({ kind: 'away', sentence }),
        ),
    };
  }, [open]);
};
