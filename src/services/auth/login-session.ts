import { createContext, use, useSyncExternalStore } from 'react';
import type { routes } from '../../domain/routes.ts';

/** The state of the visitor's login. */
export type LoginSessionState =
  /**
   * On the server, in the first render, and until a remembered session has been read, which may
   * take a while.
   */
  | { readonly kind: 'unknown' }
  /**
   * Nobody is logged in. `hasLoggedOut` if she logged out while this page was open, here or in
   * another tab.
   */
  | { readonly kind: 'visitor'; readonly hasLoggedOut: boolean }
  | {
      readonly kind: 'member';
      /** The subject of the member's tokens. */
      readonly subject: string;
      readonly givenName: string | undefined;
      readonly nickname: string;
      readonly email: string;
    };

/** Why a login failed. */
export type LoginError = {
  readonly kind:
    /** The e-mail address is not verified yet. The sentence is the login service's. */
    | 'unverified'
    /** The member cancelled the login, or isn't allowed to log in. */
    | 'refused'
    /** The login was started elsewhere, or is finished already. */
    | 'unknown-login'
    /** The clock of the member's device is wrong. */
    | 'wrong-clock'
    /** The browser stores nothing for this site. */
    | 'no-storage'
    /** The login service, or the connection to it, is down. */
    | 'unreachable'
    | 'failed';
  readonly sentence: string;
  /** The address that the login would have led to. */
  readonly target: string;
  /**
   * The member said that she has verified her address, and the login service still doesn't know of
   * it.
   */
  readonly isTooEarly?: boolean;
};

export type LoginOptions = {
  /**
   * The page on this site that the login leads to. Any other address is replaced by the members
   * zone.
   */
  readonly target: string;
  /** Show the form to sign up first. */
  readonly signUp?: boolean;
  /** The e-mail address to prefill in the login service's form. */
  readonly email?: string;
  /**
   * If the login service knows where the member wanted to go when she signed up, the login leads
   * there.
   */
  readonly goesOn?: boolean;
  /** The member says that she has verified her address. */
  readonly hasVerified?: boolean;
  /** The member wants to subscribe: the login leads to the checkout of the membership. */
  readonly subscribe?: boolean;
  /**
   * Ask for the password even if the login service knows the member, so that she can use another
   * account.
   */
  readonly requirePassword?: boolean;
  /** Replace this page in the history. Otherwise going back to it would start the login again. */
  readonly replaceHistory?: boolean;
};

/**
 * The result of starting a login, when the browser didn't go to the login service or came back from
 * it.
 */
type LoginStart =
  /** The member went to the login service and returned with the browser's Back button. */
  | { readonly kind: 'back' }
  /** The member is logged in already. */
  | { readonly kind: 'signed-in'; readonly target: string }
  | { readonly kind: 'error'; readonly error: LoginError };

/** The result of a login, when the login service has sent the browser back. */
export type FinishedLoginTargetOrError =
  | {
      readonly kind: 'signed-in';
      readonly target: string;
      /** Where the member wanted to go when she signed up, if this login leads elsewhere. */
      readonly joiningTarget?: string;
    }
  | { readonly kind: 'error'; readonly error: LoginError };

/** An access token for the functions of this site, or why there is none. */
export type TokenSignedOutOrUnreachable =
  | { readonly kind: 'token'; readonly token: string }
  /** Her session is over. She is a visitor now, and pages for members send her to the login. */
  | { readonly kind: 'signed-out' }
  /** A new token is needed, and the login service cannot be reached. */
  | { readonly kind: 'unreachable'; readonly sentence: string };

/**
 * The pages that a logout may lead to. The login service has to allow each of them
 * (`.env.example`).
 */
type LogoutTarget = typeof routes.home | typeof routes.accountDeleted;

/** Actions around the login. None of them rejects. */
export type LoginActions = {
  /**
   * Goes to the login service. Resolves only if the browser stays here, or returns with its Back
   * button.
   */
  readonly logIn: (options: LoginOptions) => Promise<LoginStart>;
  /** Finishes a login. `address` is where the login service has sent the browser. */
  readonly finishLogin: (address: string) => Promise<FinishedLoginTargetOrError>;
  /**
   * Logs out here and at the login service, and goes to a public page, home by default. Resolves
   * only when the session there may still exist.
   */
  readonly logOut: (target?: LogoutTarget) => Promise<LoginError>;
  /** Returns an access token. `fresh` fetches a new one, after the current one was refused. */
  readonly getAccessToken: (options?: {
    readonly fresh?: boolean;
  }) => Promise<TokenSignedOutOrUnreachable>;
};

export const unknownSession: LoginSessionState = { kind: 'unknown' };

/**
 * The session, as a store that components subscribe to. It is not a context value: when a context
 * changes during hydration, React discards the server's HTML of every part whose script has not
 * arrived.
 */
export type LoginSessionStore = {
  /** Returns the same object until the session changes. */
  readonly getSession: () => LoginSessionState;
  /**
   * Calls the listener when the session may have changed. Returns the function that unsubscribes
   * it.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Loads Auth0's library. Rejects when it cannot be loaded; `useLoginActions` turns that into a
   * sentence.
   */
  readonly loadLogin: () => Promise<LoginActions>;
};

/** Provided by `LoginSessionProvider`. Without a provider the session stays unknown. */
export const LoginSessionContext = createContext<LoginSessionStore>({
  getSession: () => unknownSession,
  subscribe: () => () => undefined,
  loadLogin: () => new Promise(() => undefined),
});

const getServerSession = (): LoginSessionState => unknownSession;

type Member = {
  readonly session: LoginSessionState;
  readonly loadLogin: LoginSessionStore['loadLogin'];
};

/**
 * The session, and the function that loads the login. It doesn't say what the member may open: the
 * server decides that.
 */
export const useLoginSession = (): Member => {
  const { getSession, subscribe, loadLogin } = use(LoginSessionContext);
  return { session: useSyncExternalStore(subscribe, getSession, getServerSession), loadLogin };
};

/** Loads the login, for components that don't need the session. */
export const useLoginLoader = (): LoginSessionStore['loadLogin'] =>
  use(LoginSessionContext).loadLogin;

/** The error when Auth0's library cannot be loaded. */
export const loginErrorOfFailedLibraryLoad = (target: string): LoginError => ({
  kind: 'unreachable',
  sentence: 'We couldn’t load the login. Check your connection, then try again.',
  target,
});
