import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { LoginSessionContext, unknownSession } from './login-session.ts';
import type { LoginActions, LoginSessionStore, LoginSessionState } from './login-session.ts';
import {
  readSubjectOfRememberedSession,
  subscribeToRememberedSubject,
} from './remembered-session.ts';

const visitor: LoginSessionState = { kind: 'visitor', hasLoggedOut: false };
const loggedOut: LoginSessionState = { kind: 'visitor', hasLoggedOut: true };

/**
 * Combines the browser's storage, which other tabs change too, with the session that the library
 * has reported.
 */
const toSession = (
  remembered: string | null,
  reported: LoginSessionState | undefined,
): LoginSessionState => {
  if (remembered === null) {
    if (reported?.kind === 'visitor') return reported;
    return reported?.kind === 'member' ? loggedOut : visitor;
  }
  // Another tab may have logged in somebody else.
  return reported?.kind === 'member' && reported.subject === remembered ? reported : unknownSession;
};

/** Renders Auth0's library, which is a component, beside the page. */
type ShowLibrary = (library: ReactNode) => void;

const createMemberStore = (showLibrary: ShowLibrary): LoginSessionStore => {
  let reported: LoginSessionState | undefined;
  let login: Promise<LoginActions> | undefined;
  const listeners = new Set<() => void>();

  const onSession = (session: LoginSessionState): void => {
    reported = session;
    for (const listener of listeners) listener();
  };
  const loadLibrary = async (): Promise<LoginActions> => {
    const { LoginLibrary } = await import('./login-library.tsx');
    return new Promise((resolve) => {
      showLibrary(<LoginLibrary onLoad={resolve} onSession={onSession} />);
    });
  };
  return {
    getSession: () => toSession(readSubjectOfRememberedSession(), reported),
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = subscribeToRememberedSubject(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    loadLogin: () => {
      login ??= loadLibrary().catch((error: unknown) => {
        login = undefined;
        throw error;
      });
      return login;
    },
  };
};

type MemberProviderProps = { readonly children: ReactNode };

/**
 * Provides the session. Auth0's library is loaded only when the browser remembers a session or
 * somebody wants to log in, because it is large.
 */
export const LoginSessionProvider = ({ children }: MemberProviderProps): ReactElement => {
  const [library, setLibrary] = useState<ReactNode>(null);
  const [store] = useState(() => createMemberStore(setLibrary));
  const { getSession, subscribe, loadLogin } = store;
  const session = useSyncExternalStore(subscribe, getSession, () => undefined);
  const kind = session?.kind;

  useEffect(() => {
    if (kind !== 'unknown') return;
    // The library reports the session once it is loaded. Requesting a token makes it read what
    // another tab has stored.
    loadLogin().then(
      (login) => login.getAccessToken(),
      // Members' pages show a waiting state and try again.
      () => undefined,
    );
  }, [kind, loadLogin]);

  useEffect(() => {
    if (kind === undefined) return;
    if (kind === 'visitor') delete document.documentElement.dataset['session'];
    else document.documentElement.dataset['session'] = 'remembered';
  }, [kind]);

  return (
    <LoginSessionContext value={store}>
      {children}
      {library}
    </LoginSessionContext>
  );
};
