// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicSettings } from '../../config/public/public-settings.ts';
import { LoginSessionProvider } from './login-session-provider.tsx';
import { useLoginSession } from './login-session.ts';
import type { LoginActions, LoginSessionState } from './login-session.ts';
import { rememberedSessionScript } from './remembered-session.ts';
import { useLoginActions } from './use-login-actions.ts';

type LibraryProps = {
  readonly onLoad: (login: LoginActions) => void;
  readonly onSession: (session: LoginSessionState) => void;
};

const storageKey = `@@auth0spajs@@::${publicSettings.auth0.clientId}::@@user@@`;
const rememberSession = (subject = 'auth0|ann'): void =>
  localStorage.setItem(
    storageKey,
    JSON.stringify({ decodedToken: { claims: { name: '"sub":"auth0|eve"', sub: subject } } }),
  );
const member: LoginSessionState = {
  kind: 'member',
  subject: 'auth0|ann',
  givenName: 'Ann',
  nickname: 'ann',
  email: 'a@b.example',
};

/** Replaces the lazily loaded library, and lets tests report sessions. */
const library = vi.hoisted(() => ({
  loads: 0,
  isMissing: false,
  onSession: ((): void => undefined) as (session: LoginSessionState) => void,
  finishLoading: (): void => undefined,
}));
const login: LoginActions = {
  logIn: vi.fn(async () => ({ kind: 'back' as const })),
  finishLogin: vi.fn(async () => ({ kind: 'signed-in' as const, target: '/members/' })),
  logOut: vi.fn(async () => ({ kind: 'unreachable' as const, sentence: '', target: '/' })),
  getAccessToken: vi.fn(async () => ({ kind: 'token' as const, token: 'token' })),
};

const Library = ({ onLoad, onSession }: LibraryProps): null => {
  useEffect(() => {
    library.onSession = onSession;
    library.finishLoading = () => onLoad(login);
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
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
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
        Request a token
      </button>
    </>
  );
};

const show = async (): Promise<void> => {
  render(
    <LoginSessionProvider>
      <Name />
    </LoginSessionProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const shownText = (): string => screen.getByRole('status').textContent;
const report = (session: LoginSessionState): Promise<void> =>
  act(async () => library.onSession(session));

/** Changes the storage as another tab would. */
const inOtherTab = (change: () => void): Promise<void> =>
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
  it('is known at once and does not load the library', async () => {
    await show();
    expect(shownText()).toBe('{"kind":"visitor","hasLoggedOut":false}');
    expect(library.loads).toBe(0);
  });

  it('is unknown in the HTML of the build', () => {
    expect(
      renderToString(
        <LoginSessionProvider>
          <Name />
        </LoginSessionProvider>,
      ),
    ).toContain('&quot;unknown&quot;');
  });

  it('loads the library once, when a token is requested', async () => {
    await show();
    await act(async () => {
      screen.getByRole('button').click();
      screen.getByRole('button').click();
      await vi.advanceTimersByTimeAsync(0);
    });
    expect(library.loads).toBe(1);
    await act(async () => library.finishLoading());
    expect(document.title).toContain('"token"');
  });

  it('gets a sentence when the library can’t be loaded, and can try again', async () => {
    library.isMissing = true;
    await show();
    const requestToken = (): Promise<void> =>
      act(async () => {
        screen.getByRole('button').click();
        await vi.advanceTimersByTimeAsync(0);
      });
    await requestToken();
    expect(document.title).toContain('We couldn’t load the login.');
    library.isMissing = false;
    await requestToken();
    await act(async () => library.finishLoading());
    expect(document.title).toContain('"token"');
  });
});

describe('a remembered session', () => {
  beforeEach(() => rememberSession());

  it('is reported by the library', async () => {
    await show();
    expect(shownText()).toBe('{"kind":"unknown"}');
    expect(library.loads).toBe(1);
    await report(member);
    expect(shownText()).toBe('Ann');
  });

  it('stays unknown while the library can’t be loaded, and is reported once it is', async () => {
    library.isMissing = true;
    await show();
    expect(shownText()).toBe('{"kind":"unknown"}');
    library.isMissing = false;
    await act(async () => {
      screen.getByRole('button').click();
      await vi.advanceTimersByTimeAsync(0);
    });
    await report(member);
    expect(shownText()).toBe('Ann');
  });

  it('makes her a visitor once it has ended', async () => {
    await show();
    localStorage.clear();
    await report({ kind: 'visitor', hasLoggedOut: false });
    expect(shownText()).toBe('{"kind":"visitor","hasLoggedOut":false}');
  });

  it('ends and begins again when she logs out and back in in another tab', async () => {
    await show();
    await report(member);
    await inOtherTab(() => localStorage.clear());
    expect(shownText()).toBe('{"kind":"visitor","hasLoggedOut":true}');
    await inOtherTab(() => rememberSession());
    expect(shownText()).toBe('Ann');
  });

  it('is unknown until the library reports it, when somebody else logs in in another tab', async () => {
    await show();
    await report(member);
    await inOtherTab(() => rememberSession('auth0|bea'));
    expect(shownText()).toBe('{"kind":"unknown"}');
    await report({ ...member, subject: 'auth0|bea', givenName: 'Bea' });
    expect(shownText()).toBe('Bea');
  });

  it('is ignored if it cannot be parsed', async () => {
    localStorage.setItem(storageKey, '{"decodedToken":');
    await show();
    expect(shownText()).toBe('{"kind":"visitor","hasLoggedOut":false}');
  });

  it('is reported here when it begins in another tab', async () => {
    localStorage.clear();
    await show();
    await inOtherTab(() => rememberSession());
    expect(shownText()).toBe('{"kind":"unknown"}');
    await act(async () => library.finishLoading());
    expect(login.getAccessToken).toHaveBeenCalledTimes(1);
    await report(member);
    expect(shownText()).toBe('Ann');
  });
});

describe('the script in the head', () => {
  const run = (): string | undefined => {
    delete document.documentElement.dataset['session'];
    const script = document.createElement('script');
    script.textContent = rememberedSessionScript;
    new Function(script.textContent)();
    return document.documentElement.dataset['session'];
  };

  it('marks the document only for a remembered session, and never throws', () => {
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
