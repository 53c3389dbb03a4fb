// The script of the page in front of the preview (`src/server/preview/gate-pages.ts`). The gate
// inserts it into that page with its types stripped, so it imports nothing: no file of the site may
// load before the gate opens.

/** The addresses and settings that the page passes to this script. */
type SignInPage = {
  readonly loginOrigin: string;
  readonly clientId: string;
  readonly audience: string;
  /** The path that the login service redirects back to. */
  readonly callback: string;
  /** The path that opens the preview. */
  readonly session: string;
  /** True if the person logged in isn't allowed to edit. */
  readonly isOther: boolean;
};

/** A login started in this window. */
type BegunLogin = {
  readonly state: string;
  readonly verifier: string;
  readonly target: string;
  /** True in a window opened by a frame. */
  readonly isPopUp: boolean;
};

const begunKey = 'preview-login';
const messageKind = 'preview-token';
const popUpParameter = 'pop-up';
const popUpShape = 'popup,width=480,height=760';
const closedCheckMs = 500;

const sentences = {
  failed: 'The login has failed. Please try again.',
  blocked:
    'Your browser has stopped the login window. Allow windows for this address and try again, or open the preview in a tab.',
  waiting: 'Log in in the window that has just opened.',
  closed:
    'The login window was closed before you were logged in. Try again, or open the preview in a tab.',
  cookies:
    'You are logged in, but your browser keeps no cookies inside Contentful. Open the preview in a tab instead.',
  finished: 'You are logged in. You can close this window.',
  unreachable: 'The preview can’t be reached. Check your connection and try again.',
} as const;

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const randomText = (): string => encode(crypto.getRandomValues(new Uint8Array(32)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textIn = (value: unknown, name: string): string | undefined => {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
};

/** A path on this site, or the home page. */
const safeTarget = (text: string): string => {
  const isPath = text.startsWith('/') && URL.canParse(text, location.origin);
  const url = isPath ? new URL(text, location.origin) : undefined;
  // Two leading slashes would lead to another site.
  return url?.origin === location.origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : '/';
};

const readBegun = (): BegunLogin | undefined => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(begunKey) ?? 'null');
    const state = textIn(value, 'state');
    const verifier = textIn(value, 'verifier');
    if (state === undefined || verifier === undefined || !isRecord(value)) return undefined;
    const target = safeTarget(textIn(value, 'target') ?? '/');
    return { state, verifier, target, isPopUp: value['isPopUp'] === true };
  } catch {
    return undefined;
  }
};

const sentenceOf = (answer: Response, fallback: string): Promise<string> =>
  answer.json().then(
    (body: unknown) => textIn(body, 'error') ?? fallback,
    () => fallback,
  );

/** Shows and updates the page's elements. */
const openView = (main: HTMLElement) => {
  const sentence = main.querySelector('#sentence');
  const button = main.querySelector<HTMLButtonElement>('#log-in');
  const inTab = main.querySelector<HTMLElement>('#in-a-tab');
  return {
    say: (text: string): void => {
      if (sentence !== null) sentence.textContent = text;
    },
    offerTab: (): void => {
      const link = inTab?.querySelector('a');
      if (inTab === null || link === null || link === undefined) return;
      link.href = safeTarget(`${location.pathname}${location.search}`);
      inTab.hidden = false;
    },
    /**
     * Logging in as somebody else always asks for a password, even with a session at the login
     * service.
     */
    offerOther: (): void => {
      if (button !== null) button.textContent = 'Log in as somebody else';
    },
    hideButton: (): void => {
      if (button !== null) button.hidden = true;
    },
    onPress: (press: () => void): void => button?.addEventListener('click', press),
  };
};

/** Redirects to the login service (authorization code with PKCE, RFC 7636). */
const beginLogin = async (
  page: SignInPage,
  login: { readonly target: string; readonly isPopUp: boolean; readonly asOther: boolean },
): Promise<void> => {
  const [state, verifier] = [randomText(), randomText()];
  const { target, isPopUp, asOther } = login;
  sessionStorage.setItem(begunKey, JSON.stringify({ state, verifier, target, isPopUp }));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const address = new URL('/authorize', page.loginOrigin);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: page.clientId,
    redirect_uri: `${location.origin}${page.callback}`,
    audience: page.audience,
    scope: 'openid',
    state,
    code_challenge: encode(new Uint8Array(digest)),
    code_challenge_method: 'S256',
    ...(asOther ? { prompt: 'login' } : {}),
  }).toString();
  location.assign(address);
};

/** Exchanges the code from the login service for an access token. */
const fetchToken = async (
  page: SignInPage,
  code: string,
  verifier: string,
): Promise<string | undefined> => {
  const answer = await fetch(new URL('/oauth/token', page.loginOrigin), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: page.clientId,
      code,
      code_verifier: verifier,
      redirect_uri: `${location.origin}${page.callback}`,
    }),
  });
  return answer.ok ? textIn(await answer.json(), 'access_token') : undefined;
};

type Opened =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly sentence: string; readonly isOther: boolean };

/**
 * Opens the preview in this window or frame. Whether the browser kept the cookie only shows in the
 * answer to a second request.
 */
const openSession = async (page: SignInPage, token: string): Promise<Opened> => {
  try {
    const answer = await fetch(page.session, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) {
      const sentence = await sentenceOf(answer, sentences.failed);
      return { kind: 'refused', sentence, isOther: answer.status === 403 };
    }
    const again = await fetch(page.session);
    if (again.ok) return { kind: 'open' };
    return {
      kind: 'refused',
      sentence: again.status === 401 ? sentences.cookies : sentences.failed,
      isOther: false,
    };
  } catch {
    return { kind: 'refused', sentence: sentences.unreachable, isOther: false };
  }
};

type Opener = { readonly postMessage: (message: unknown, origin: string) => void };

const isOpener = (value: unknown): value is Opener =>
  isRecord(value) && typeof value['postMessage'] === 'function';

/** The frame that opened this window; undefined if the browser isolates the two. */
const openerOf = (begun: BegunLogin): Opener | undefined =>
  begun.isPopUp && isOpener(window.opener) ? window.opener : undefined;

/** Shows the page, and acts on its address and on where it is open. */
export const runSignInPage = (main: HTMLElement, page: SignInPage): void => {
  const view = openView(main);
  let asOther = page.isOther;
  const parameters = new URLSearchParams(location.search);
  const isCallback = location.pathname === page.callback;
  const begun = isCallback ? readBegun() : undefined;
  const isPopUp =
    isCallback && (parameters.get('preview') === popUpParameter || begun?.isPopUp === true);
  const isFramed = window.parent !== window;
  const target = safeTarget(
    parameters.get('to') ??
      begun?.target ??
      `${location.pathname}${location.search}${location.hash}`,
  );

  const refuse = ({ sentence, isOther }: Extract<Opened, { kind: 'refused' }>): void => {
    view.say(sentence);
    asOther ||= isOther;
    if (asOther) view.offerOther();
    if (isFramed) view.offerTab();
  };

  const finish = async (login: BegunLogin): Promise<void> => {
    sessionStorage.removeItem(begunKey);
    const code = parameters.get('code');
    if (code === null || parameters.get('state') !== login.state) {
      view.say(parameters.get('error_description') ?? sentences.failed);
      return;
    }
    const token = await fetchToken(page, code, login.verifier).catch(() => undefined);
    // The code works only once, and must not stay in the history.
    history.replaceState(null, '', page.callback);
    if (token === undefined) return view.say(sentences.failed);
    const opener = openerOf(login);
    if (opener !== undefined) {
      opener.postMessage({ kind: messageKind, token }, location.origin);
      view.say(sentences.finished);
      view.hideButton();
      window.close();
      return;
    }
    const opened = await openSession(page, token);
    if (opened.kind === 'open') location.replace(login.target);
    else refuse(opened);
  };

  const openPopUp = (): void => {
    const address = new URLSearchParams({ preview: popUpParameter, to: target });
    if (asOther) address.set('other', 'yes');
    const popUp = window.open(`${page.callback}?${address}`, begunKey, popUpShape);
    if (popUp === null) {
      view.say(sentences.blocked);
      view.offerTab();
      return;
    }
    view.say(sentences.waiting);
    const stopped = new AbortController();
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.origin !== location.origin || event.source !== popUp) return;
      const isToken = textIn(event.data, 'kind') === messageKind;
      const token = isToken ? textIn(event.data, 'token') : undefined;
      if (token === undefined) return;
      stopped.abort();
      void openSession(page, token).then((opened) => {
        if (opened.kind === 'open') location.reload();
        else refuse(opened);
      });
    };
    window.addEventListener('message', listen, { signal: stopped.signal });
    let wasClosed = false;
    const timer = setInterval(() => {
      // The window's last message may arrive after it has closed.
      if (popUp.closed && wasClosed) {
        stopped.abort();
        view.say(sentences.closed);
        view.offerTab();
      }
      wasClosed = popUp.closed;
    }, closedCheckMs);
    stopped.signal.addEventListener('abort', () => clearInterval(timer));
  };

  view.onPress(() => {
    if (isFramed) openPopUp();
    else void beginLogin(page, { target, isPopUp, asOther });
  });

  if (begun !== undefined && (parameters.has('code') || parameters.has('error'))) {
    void finish(begun);
  } else if (isPopUp && !isFramed && parameters.has('preview')) {
    asOther = parameters.get('other') === 'yes';
    void beginLogin(page, { target, isPopUp, asOther });
  }
};

const found = document.querySelector('main');
const { loginOrigin = '', clientId = '', audience = '', other } = found?.dataset ?? {};
const { callback = '', session = '' } = found?.dataset ?? {};
// The gate writes all of them or, on its other pages, none.
if (found !== null && loginOrigin !== '') {
  const isOther = other === 'yes';
  runSignInPage(found, { loginOrigin, clientId, audience, callback, session, isOther });
}
