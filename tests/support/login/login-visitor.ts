/** The page that a request ends at, after all redirects within the login service. */
type VisitedPage = {
  readonly status: number;
  /** The address of another site that the service redirects to; undefined when it shows a page. */
  readonly leadsTo: string | undefined;
  readonly path: string;
  readonly html: string;
};

/** A browser without scripts. It stores cookies and stays at the login service. */
export type LoginVisitor = {
  readonly open: (address: string) => Promise<VisitedPage>;
  readonly send: (
    address: string,
    fields: Readonly<Record<string, string>>,
  ) => Promise<VisitedPage>;
};

type Cookie = { readonly name: string; readonly value: string; readonly path: string };

const toCookie = (header: string): Cookie => {
  const [pair = '', ...attributes] = header.split('; ');
  const end = pair.indexOf('=');
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='));
  return { name: pair.slice(0, end), value: pair.slice(end + 1), path: path?.slice(5) ?? '/' };
};

/** Opens a new browser, without cookies. */
export const createLoginVisitor = (origin: string): LoginVisitor => {
  let cookies: readonly Cookie[] = [];
  const store = (cookie: Cookie): void => {
    const others = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    cookies = cookie.value === '' ? others : [...others, cookie];
  };

  const request = async (address: string, init: RequestInit): Promise<VisitedPage> => {
    const url = new URL(address, origin);
    const sent = cookies.filter(({ path }) => url.pathname.startsWith(path));
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    response.headers.getSetCookie().map(toCookie).forEach(store);
    const location = response.headers.get('location');
    if (location !== null) {
      await response.body?.cancel();
      const next = new URL(location, url);
      if (next.origin === origin) return request(next.href, {});
      return { status: response.status, leadsTo: next.href, path: url.pathname, html: '' };
    }
    const html = await response.text();
    return { status: response.status, leadsTo: undefined, path: url.pathname, html };
  };

  return {
    open: (address) => request(address, {}),
    send: (address, fields) =>
      request(address, { method: 'POST', body: new URLSearchParams(fields) }),
  };
};
