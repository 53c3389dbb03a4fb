/** What a page answered, once nothing on the login service's side leads any further. */
type VisitedPage = {
  readonly status: number;
  /** Where the service sends the browser on, when that is another site. */
  readonly leadsTo: string | undefined;
  readonly path: string;
  readonly html: string;
};

/** A browser without scripts that keeps its cookies and stays on the login service. */
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
  const at = pair.indexOf('=');
  const path = attributes.find((attribute) => attribute.toLowerCase().startsWith('path='));
  return { name: pair.slice(0, at), value: pair.slice(at + 1), path: path?.slice(5) ?? '/' };
};

/** Opens a browser that has never been at the service. */
export const createLoginVisitor = (origin: string): LoginVisitor => {
  let cookies: readonly Cookie[] = [];
  const keep = (cookie: Cookie): void => {
    const others = cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    cookies = cookie.value === '' ? others : [...others, cookie];
  };

  const ask = async (address: string, init: RequestInit): Promise<VisitedPage> => {
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
    response.headers.getSetCookie().map(toCookie).forEach(keep);
    const location = response.headers.get('location');
    if (location !== null) {
      await response.body?.cancel();
      const next = new URL(location, url);
      if (next.origin === origin) return ask(next.href, {});
      return { status: response.status, leadsTo: next.href, path: url.pathname, html: '' };
    }
    const html = await response.text();
    return { status: response.status, leadsTo: undefined, path: url.pathname, html };
  };

  return {
    open: (address) => ask(address, {}),
    send: (address, fields) => ask(address, { method: 'POST', body: new URLSearchParams(fields) }),
  };
};
