import { publishedFilmFolder } from '../addresses/published-picture.ts';
import { routes } from '../routes.ts';
import { offlinePageScriptPath } from './kept-pages-and-caches.ts';

/** What the service worker knows of a request. */
export type RequestFacts = {
  readonly method: string;
  readonly address: URL;
  /** The site's own origin. */
  readonly origin: string;
  readonly isNavigation: boolean;
  /** Whether it has an access token. */
  readonly isAuthorised: boolean;
  /** The header `accept`: our own code asks for JSON, Gatsby's for anything. */
  readonly accept: string;
};

/**
 * - `page`: a page is opened.
 * - `page data`: Gatsby asks for what belongs to a page. It must be of the same build as the page's
 *   scripts.
 * - `file`: our code asks for data. It parses what comes, so another build's does.
 * - `lasting`: a file with a digest in its name, which never changes.
 * - `picture`: one of the sizes and formats of a picture.
 * - `film`: how an exercise moves.
 * - `other`: none of the worker's business.
 */
type RequestKind = 'page' | 'page data' | 'file' | 'lasting' | 'picture' | 'film' | 'other';

/**
 * Pages that the worker leaves alone: a login, a payment, what belongs to one order or code, and
 * the pages of owner and editors.
 */
const leftAlone: readonly string[] = [
  routes.login,
  routes.checkout,
  routes.success,
  routes.cart,
  routes.shopOrder,
  routes.gift,
  routes.giftCard,
  routes.account,
  routes.accountDeleted,
  routes.mailingList,
  routes.owner,
  '/editor/',
  '/ui/',
];

const pictureService = '/.netlify/images';

/** What a page of another origin sent back has in its address: the callback of a login. */
const isCallback = ({ searchParams }: URL): boolean =>
  searchParams.has('code') || searchParams.has('state');

const kindOfPage = (address: URL): RequestKind => {
  const { pathname } = address;
  if (isCallback(address) || leftAlone.some((path) => pathname.startsWith(path))) return 'other';
  return pathname.endsWith('/') ? 'page' : 'other';
};

/**
 * Sorts a request for the service worker; all but a GET of the site's own origin without an access
 * token is `other`.
 */
export const requestKindOf = ({
  method,
  address,
  origin,
  isNavigation,
  isAuthorised,
  accept,
}: RequestFacts): RequestKind => {
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || isAuthorised) return 'other';
  if (pathname === pictureService) return 'picture';
  if (pathname.startsWith(publishedFilmFolder)) return isNavigation ? 'other' : 'film';
  if (pathname.startsWith('/.netlify/') || pathname.startsWith('/api/')) return 'other';
  if (isNavigation) return kindOfPage(address);
  // It belongs to the offline page of the same copy.
  if (pathname === offlinePageScriptPath) return 'lasting';
  if (pathname.startsWith('/page-data/') || pathname.startsWith('/slice-data/')) {
    return accept.includes('application/json') ? 'file' : 'page data';
  }
  if (/^\/(training|finder)\/[\w-]+\.json$|^\/muscle-map\.svg$/.test(pathname)) return 'file';
  return pathname.startsWith('/static/') || /^\/[^/]+[.-][0-9a-f]{8}\.(js|css)$/.test(pathname)
    ? 'lasting'
    : 'other';
};
