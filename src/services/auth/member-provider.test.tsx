// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicSettings } from '../../config/public-settings.ts';
import { MemberProvider } from './member-provider.tsx';
import { useMember } from './member.ts';
import type { Login, Session } from './member.ts';
import { markRememberedSession } from './remembered-session.ts';
import { useLogin } from './use-login.ts';

type LibraryProps = {
  readonly onOpen: (login: Login) => void;
  readonly onSession: (session: Session) => void;
};

const storageKey = `@@auth0spajs@@::${publicSettings.auth0.clientId}::@@user@@`;
const rememberSession = (subject = 'auth0|ann'): void =>
  localStorage.setItem(
    storageKey,
    JSON.stringify({ decodedToken: { claims: { name: '"sub":"auth0|eve"', sub: subject } } }),
  );
const member: Session = {
  kind: 'member',
  subject: 'auth0|ann',
  givenName: 'Ann',
  nickname: 'ann',
  email: 'a@b.example',
};

/** The library that is loaded lazily, held by its strings. */
const library = vi.hoisted(() => ({
  loads: 0,
  isMissing: false,
  onSession: ((): void => undefined) as (session: Session) => void,
  open: (): void => undefined,
}));
const login: Login = {
  logIn: vi.fn(async () => ({ kind: 'back' as const })),
  endLogin: vi.fn(async () => ({ kind: 'signed-in' as const, target: '/members/' })),
  logOut: vi.fn(async () => ({ kind: 'away' as const, sentence: '', target: '/' })),
  getAccessToken: vi.fn(async () => ({ kind: 'token' as const, token: 'token' })),
};

const Library = ({ onOpen, onSession }: LibraryProps): null => {
  useEffect(() => {
    library.onSession = onSession;
    library.open = () => onOpen(login);
  });
  return null;
};

vi.mock('./login-library.tsx', () => ({
  get LoginLibrary() {
    library.loads += 1;
    if (library.isMissing) throw new Error('Loading chunk 1 failed.');
    return Library;
  },
}));

const Name = (): ReactElement => {
  const { session } = useMember();
  const { getAccessToken } = useLogin();
  return (
    <>
      <output>{session.kind === 'member' ? session.givenName : JSON.stringify(session)}</output>
      <button
        type="button"
        onClick={() =>
          void getAccessToken().then((answer) => {
            document.title = JSON.stringify(answer);
          })
        }
      >
        Ask
      </button>
    </>
  );
};

const show = async (): Promise<void> => {
  render(
    <MemberProvider>
      <Name />
    </MemberProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const said = (): string => screen.getByRole('status').textContent;
const report = (session: Session): Promise<void> => act(async () => library.onSession(session));

/** What another tab does to the storage. */
const elsewhere = (change: () => void): Promise<void> =>
  act(async () => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    await vi.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  Object.assign(library, { loads: 0, isMissing: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('is known at once, and pays for no library', async () => {
    await show();
    expect(said()).toBe('{"kind":"visitor","hasLeft":false}');
    expect(library.loads).toBe(0);
  });

  it('is not known where pages are built', () => {
    expect(
      renderToString(
        <MemberProvider>
          <Name />
        </MemberProvider>,
      ),
    ).toContain('&quot;unknown&quot;');
  });

  it('loads the library once when somebody asks for something', async () => {
    await show();
    await act(async () => {
      screen.getByRole('button').click();
      screen.getByRole('button').click();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(library.loads).toBe(1);
    await act(async () => library.open());
    expect(document.title).toContain('"token"');
  });

  it('is told when the library can’t be loaded, and can try again', async () => {
    library.isMissing = true;
    await show();
    const ask = (): Promise<void> =>
      act(async () => {
        screen.getByRole('button').click();
        await vi.advanceTimersByTimeAsync(0);
      });
    await ask();
    expect(document.title).toContain('We couldn’t load what a login needs.');
    library.isMissing = false;
    await ask();
    await act(async () => library.open());
    expect(document.title).toContain('"token"');
  });
});

describe('a remembered session', () => {
  beforeEach(() => rememberSession());

  it('is read by the library', async () => {
    await show();
    expect(said()).toBe('{"kind":"unknown"}');
    expect(library.loads).toBe(1);
    await report(member);
    expect(said()).toBe('Ann');
  });

  it('is late after three seconds, and may still be read', async () => {
    await show();
    await act(() => vi.advanceTimersByTimeAsync(2_999));
    expect(said()).toBe('{"kind":"unknown"}');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(said()).toBe('{"kind":"late"}');
    await report(member);
    expect(said()).toBe('Ann');
  });

  it('is late at once when the library can’t be loaded', async () => {
    library.isMissing = true;
    await show();
    expect(said()).toBe('{"kind":"late"}');
  });

  it('that is over makes a visitor', async () => {
    await show();
    localStorage.clear();
    await report({ kind: 'visitor', hasLeft: false });
    expect(said()).toBe('{"kind":"visitor","hasLeft":false}');
  });

  it('follows another tab out and in again', async () => {
    await show();
    await report(member);
    await elsewhere(() => localStorage.clear());
    expect(said()).toBe('{"kind":"visitor","hasLeft":true}');
    await elsewhere(() => rememberSession());
    expect(said()).toBe('Ann');
  });

  it('of somebody else, begun in another tab, does not pass for hers', async () => {
    await show();
    await report(member);
    await elsewhere(() => rememberSession('auth0|bea'));
    expect(said()).toBe('{"kind":"unknown"}');
    await report({ ...member, subject: 'auth0|bea', givenName: 'Bea' });
    expect(said()).toBe('Bea');
  });

  it('of nonsense is none', async () => {
    localStorage.setItem(storageKey, '{"decodedToken":');
    await show();
    expect(said()).toBe('{"kind":"visitor","hasLeft":false}');
  });

  it('that begins in another tab is read here', async () => {
    localStorage.clear();
    await show();
    await elsewhere(() => rememberSession());
    expect(said()).toBe('{"kind":"unknown"}');
    await act(async () => library.open());
    expect(login.getAccessToken).toHaveBeenCalledTimes(1);
    await report(member);
    expect(said()).toBe('Ann');
  });
});

describe('the mark in the head', () => {
  const run = (): string | undefined => {
    delete document.documentElement.dataset['session'];
    // As the browser does.
    const script = document.createElement('script');
    script.textContent = markRememberedSession;
    new Function(script.textContent)();
    return document.documentElement.dataset['session'];
  };

  it('is set for a remembered session alone, and never fails', () => {
    expect(run()).toBeUndefined();
    rememberSession();
    expect(run()).toBe('remembered');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(run()).toBeUndefined();
    vi.restoreAllMocks();
  });
});
