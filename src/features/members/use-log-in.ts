import { navigate } from 'gatsby';
import { useState } from 'react';
import { toUnloaded, useOpenLogin } from '../../services/auth/member.ts';
import type { LoginTrouble, LoginWish } from '../../services/auth/member.ts';

type LogIn = {
  /** While the browser is on its way to the login service. */
  readonly isBusy: boolean;
  /** Leads to the login service, or on to the target if she is signed in; the answer is why neither came about. */
  readonly start: (wish: LoginWish) => Promise<LoginTrouble | undefined>;
};

/** Begins a login once, however often it is asked for. */
export const useLogIn = (): LogIn => {
  const open = useOpenLogin();
  const [isBusy, setBusy] = useState(false);
  const start = async (wish: LoginWish): Promise<LoginTrouble | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    try {
      const { logIn } = await open();
      const result = await logIn(wish);
      if (result.kind === 'signed-in') await navigate(result.target);
      return result.kind === 'trouble' ? result.trouble : undefined;
    } catch {
      return toUnloaded(wish.target);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start };
};
