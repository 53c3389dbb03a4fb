/**
 * A request's path without the part that belongs to one person: `/api/orders/cs_123` is
 * `/api/orders`.
 */
export const apiEndpointOfRequestPath = (pathname: string): string =>
  `/${pathname.split('/').filter(Boolean).slice(0, 2).join('/')}`.toLowerCase();

/** The endpoints for vendors' webhooks. */
const webhooks: readonly string[] = [
  '/api/stripe-events',
  '/api/snipcart-events',
  '/api/contentful-events',
];

/** An answer from one of our functions. */
export type AnswerMethodPathAndStatus = {
  readonly method: string;
  readonly pathname: string;
  readonly status: number;
};

/**
 * The counter for an answer: our own failure, a flood (a request above its limit), a refused
 * webhook, or a vote. Undefined for everything that is recorded better elsewhere, such as orders.
 */
export const counterNameOfAnswer = ({
  method,
  pathname,
  status,
}: AnswerMethodPathAndStatus): string | undefined => {
  const path = apiEndpointOfRequestPath(pathname);
  if (status >= 500) return `failure ${path}`;
  if (status === 429) return `flood ${path}`;
  if (method === 'POST' && status >= 400 && webhooks.includes(path))
    return `refused webhook ${path}`;
  return path === '/api/votes' && method === 'POST' && status < 300 ? 'vote' : undefined;
};
