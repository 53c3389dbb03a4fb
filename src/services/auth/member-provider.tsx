import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { MemberContext, pending } from './member.ts';
import type { Login, Session } from './member.ts';
import { useRememberedSubject } from './remembered-session.ts';

/** What the browser's storage and the library say together. The storage knows of other tabs. */
const toSession = (remembered: string | null | undefined, known: Session | undefined): Session => {
  if (remembered === undefined) return pending;
  if (remembered === null) {
    return known?.kind === 'visitor'
      ? known
      : { kind: 'visitor', hasLeft: known?.kind === 'member' };
  }
  // Another tab may have logged in somebody else.
  return known?.kind === 'member' && known.subject === remembered ? known : pending;
};

type MemberProviderProps = { readonly children: ReactNode };

/**
 * Knows who is here. Auth0's library is loaded when a session is remembered or somebody wants to log in, so that
 * nobody else pays for it.
 */
export const MemberProvider = ({ children }: MemberProviderProps): ReactElement => {
  const remembered = useRememberedSubject();
  const [known, setKnown] = useState<Session>();
  const [library, setLibrary] = useState<ReactNode>(null);
  const opening = useRef<Promise<Login>>(undefined);

  const open = useCallback((): Promise<Login> => {
    opening.current ??= import('./login-library.tsx')
      .then(
        ({ LoginLibrary }) =>
          new Promise<Login>((resolve) => {
            setLibrary(<LoginLibrary onOpen={resolve} onSession={setKnown} />);
          }),
      )
      .catch((error: unknown) => {
        opening.current = undefined;
        throw error;
      });
    return opening.current;
  }, []);

  const session = toSession(remembered, known);
  const isToBeRead = remembered !== undefined && session.kind === 'unknown';
  useEffect(() => {
    if (!isToBeRead) return;
    // The library says who is here by itself; asked for a token, it reads what another tab has stored.
    open().then(
      (login) => login.getAccessToken(),
      // What is for members alone says by itself that it waits, and asks again.
      () => undefined,
    );
  }, [isToBeRead, open]);

  useEffect(() => {
    if (remembered === undefined) return;
    if (remembered !== null) document.documentElement.dataset['session'] = 'remembered';
    else delete document.documentElement.dataset['session'];
  }, [remembered]);

  const value = useMemo(() => ({ session, open }), [session, open]);
  return (
    <MemberContext value={value}>
      {children}
      {library}
    </MemberContext>
  );
};
