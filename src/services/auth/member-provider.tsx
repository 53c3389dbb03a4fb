import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { MemberContext, pending } from './member.ts';
import type { Login, MemberStore, Session } from './member.ts';
import { readRememberedSubject, watchRememberedSubject } from './remembered-session.ts';

const visitor: Session = { kind: 'visitor', hasLeft: false };
const leaver: Session = { kind: 'visitor', hasLeft: true };

/** What the browser's storage and the library say together. The storage knows of other tabs. */
const toSession = (remembered: string | null, known: Session | undefined): Session => {
  if (remembered === null) {
    if (known?.kind === 'visitor') return known;
    return known?.kind === 'member' ? leaver : visitor;
  }
  // Another tab may have logged in somebody else.
  return known?.kind === 'member' && known.subject === remembered ? known : pending;
};

/** Shows Auth0's library, which is a component, beside the page. */
type ShowLibrary = (library: ReactNode) => void;

const createMemberStore = (showLibrary: ShowLibrary): MemberStore => {
  let known: Session | undefined;
  let opening: Promise<Login> | undefined;
  const readers = new Set<() => void>();

  const onSession = (session: Session): void => {
    known = session;
    for (const reader of readers) reader();
  };
  const load = async (): Promise<Login> => {
    const { LoginLibrary } = await import('./login-library.tsx');
    return new Promise((resolve) => {
      showLibrary(<LoginLibrary onOpen={resolve} onSession={onSession} />);
    });
  };
  return {
    read: () => toSession(readRememberedSubject(), known),
    watch: (reader) => {
      readers.add(reader);
      const leave = watchRememberedSubject(reader);
      return () => {
        readers.delete(reader);
        leave();
      };
    },
    open: () => {
      opening ??= load().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return opening;
    },
  };
};

type MemberProviderProps = { readonly children: ReactNode };

/**
 * Knows who is here. Auth0's library is loaded when a session is remembered or somebody wants to log in, so that
 * nobody else pays for it.
 */
export const MemberProvider = ({ children }: MemberProviderProps): ReactElement => {
  const [library, setLibrary] = useState<ReactNode>(null);
  const [store] = useState(() => createMemberStore(setLibrary));
  const { read, watch, open } = store;
  const session = useSyncExternalStore(watch, read, () => undefined);
  const kind = session?.kind;

  useEffect(() => {
    if (kind !== 'unknown') return;
    // The library says who is here by itself; asked for a token, it reads what another tab has stored.
    open().then(
      (login) => login.getAccessToken(),
      // What is for members alone says by itself that it waits, and asks again.
      () => undefined,
    );
  }, [kind, open]);

  useEffect(() => {
    if (kind === undefined) return;
    if (kind === 'visitor') delete document.documentElement.dataset['session'];
    else document.documentElement.dataset['session'] = 'remembered';
  }, [kind]);

  return (
    <MemberContext value={store}>
      {children}
      {library}
    </MemberContext>
  );
};
