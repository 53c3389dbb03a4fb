/** A request's path without what belongs to one person: `/api/orders/cs_123` is `/api/orders`. */
export const countedPath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).slice(0, 2).join('/')}`.toLowerCase();

/** Where vendors tell us what has happened. */
const webhooks: readonly string[] = [
  '/api/stripe-events',
  '/api/snipcart-events',
  '/api/contentful-events',
];

/** An answer of one of our functions. */
export type CountedAnswer = {
  readonly method: string;
  readonly pathname: string;
  readonly status: number;
};

/**
 * What the owner's counters count an answer as: a failure of ours, a flood (a request above its limit), a webhook that was refused, a vote. Undefined
 * for everything that has a better memory, such as orders.
 */
export const countedAs = ({ method, pathname, status }: CountedAnswer): string | undefined => {
  const path = countedPath(pathname);
  if (status >= 500) return `failure ${path}`;
  if (status === 429) return `flood ${path}`;
  if (method === 'POST' && status >= 400 && webhooks.includes(path))
    return `refused webhook ${path}`;
  return path === '/api/votes' && method === 'POST' && status < 300 ? 'vote' : undefined;
};
