import { navigate } from 'gatsby';
import { useState } from 'react';
import {
  loginErrorOfFailedLibraryLoad,
  useLoginLoader,
} from '../../services/auth/login-session.ts';
import type { LoginError, LoginOptions } from '../../services/auth/login-session.ts';
import { showNoticeBar } from '../../ui/notice-bar.ts';

type StartLogin = {
  /** True until the browser has left for the login service, or the login has failed. */
  readonly isBusy: boolean;
  /**
   * Goes to the login service, or straight to the target if a member is logged in already. Resolves
   * with the error if neither worked.
   */
  readonly start: (options: LoginOptions) => Promise<LoginError | undefined>;
};

/** Starts a login. Further calls are ignored while one is running. */
export const useStartLoginToTarget = (): StartLogin => {
  const open = useLoginLoader();
  const [isBusy, setBusy] = useState(false);
  const start = async (options: LoginOptions): Promise<LoginError | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    try {
      const { logIn } = await open();
      const result = await logIn(options);
      // Gatsby's types don't say that it ends.
      if (result.kind === 'signed-in') await Promise.resolve(navigate(result.target));
      return result.kind === 'error' ? result.error : undefined;
    } catch {
      return loginErrorOfFailedLibraryLoad(options.target);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, start };
};

type StartLoginOrNotify = {
  readonly isBusy: boolean;
  readonly start: (options: LoginOptions) => Promise<void>;
};

/**
 * Starts a login from a public page. If it fails, a bar at the bottom of the screen says why, and
 * the page stays usable.
 */
export const useStartLoginToTargetOrNotify = (): StartLoginOrNotify => {
  const { isBusy, start } = useStartLoginToTarget();
  const startOrNotify = async (options: LoginOptions): Promise<void> => {
    const error = await start(options);
    if (error === undefined) return;
    showNoticeBar(document, {
      id: 'login-notice',
      text: error.sentence,
      action: { label: 'Try again', onPress: () => void startOrNotify(options) },
    });
  };
  return { isBusy, start: startOrNotify };
};
