import { createContext, use, useSyncExternalStore } from 'react';

/** Who is here. */
export type Session =
  /** On the server, in the first render, and until a remembered session is read, however long that takes. */
  | { readonly kind: 'unknown' }
  /** Nobody is signed in. `hasLeft` when she logged out while this page was open, here or in another tab. */
  | { readonly kind: 'visitor'; readonly hasLeft: boolean }
  | {
      readonly kind: 'member';
      /** What her tokens name her by. */
      readonly subject: string;
      readonly givenName: string | undefined;
      readonly nickname: string;
      readonly email: string;
    };

/** Why a login came to nothing. */
export type LoginTrouble = {
  readonly kind:
    /** The e-mail address is not verified yet; the sentence is the login service's own. */
    | 'unverified'
    /** She cancelled, or may not log in. */
    | 'refused'
    /** It was begun elsewhere, or is over. */
    | 'foreign'
    | 'clock'
    /** The browser stores nothing for this site. */
    | 'storage'
    /** The login service, or the way there. */
    | 'away'
    | 'failed';
  readonly sentence: string;
  /** Where the login would have led. */
  readonly target: string;
};

/** What a login is asked for. */
export type LoginWish = {
  /** Where it leads, on this site; anything else leads to the members zone. */
  readonly target: string;
  /** Offer to sign up first. */
  readonly signUp?: boolean;
  /** Keep in mind that she wants to subscribe: the login leads to the offers. */
  readonly subscribe?: boolean;
  /** Ask for the password even if the login service knows her, so that she can choose another account. */
  readonly askAgain?: boolean;
  /** The page she is on is left out of the history: it would send her straight back. */
  readonly leaveNoTrace?: boolean;
};

/** What came of asking for a login, unless the browser has gone to the login service. */
type LoginStart =
  /** She came back from the login service with the browser's button. */
  | { readonly kind: 'back' }
  /** There was nothing to do: she is signed in. */
  | { readonly kind: 'signed-in'; readonly target: string }
  | { readonly kind: 'trouble'; readonly trouble: LoginTrouble };

/** What came of a login that the login service has sent back. */
export type LoginEnd =
  | { readonly kind: 'signed-in'; readonly target: string }
  | { readonly kind: 'trouble'; readonly trouble: LoginTrouble };

/** What a function of this site wants to see. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly token: string }
  /** Her session is over: she has become a visitor, and what is for members alone asks her to log in. */
  | { readonly kind: 'signed-out' }
  /** The login service could not be asked for a new one; the sentence says why. */
  | { readonly kind: 'away'; readonly sentence: string };

/** What can be done about who is here. None of it rejects. */
export type Login = {
  /** Leads to the login service; resolves only when that came to nothing. */
  readonly logIn: (wish: LoginWish) => Promise<LoginStart>;
  /** Finishes a login with the address that the login service sent the browser to. */
  readonly endLogin: (address: string) => Promise<LoginEnd>;
  /** Leads to the login service and home; resolves only when the session there may have outlived this one. */
  readonly logOut: () => Promise<LoginTrouble>;
  /** `fresh` asks for another token than the one that was refused. */
  readonly getAccessToken: (options?: { readonly fresh?: boolean }) => Promise<TokenAnswer>;
};

export const pending: Session = { kind: 'unknown' };

/**
 * Who is here, for components to follow. It is a store and not the context's value: a context that changes while the page
 * comes alive makes React throw away the HTML of every part whose script is still on its way.
 */
export type MemberStore = {
  /** The same object until somebody else is here. */
  readonly read: () => Session;
  /** Calls the reader when who is here may have changed; gives what ends that. */
  readonly watch: (reader: () => void) => () => void;
  /** Loads what a login needs; rejects when it can't be loaded. `useLogin` puts that into words. */
  readonly open: () => Promise<Login>;
};

/** Filled in by `MemberProvider`; without it nobody is known. */
export const MemberContext = createContext<MemberStore>({
  read: () => pending,
  watch: () => () => undefined,
  open: () => new Promise(() => undefined),
});

const readPending = (): Session => pending;

type Member = { readonly session: Session; readonly open: MemberStore['open'] };

/** Who is here. What a member may open is not in here: that is the server's to say. */
export const useMember = (): Member => {
  const { read, watch, open } = use(MemberContext);
  return { session: useSyncExternalStore(watch, read, readPending), open };
};

/** What loads a login, for those who need not know who is here. */
export const useOpenLogin = (): MemberStore['open'] => use(MemberContext).open;

/** What is said when a login can't even begin. */
export const toUnloaded = (target: string): LoginTrouble => ({
  kind: 'away',
  sentence: 'We couldn’t load what a login needs. Check your connection, then try again.',
  target,
});
