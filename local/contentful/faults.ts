import { setTimeout as wait } from 'node:timers/promises';
import { ContentfulError, forbidden, unauthorised, versionMismatch } from './contentful-error.ts';

/** Something that goes wrong at Contentful. */
type Fault = {
  /** Undefined: every method. */
  readonly method?: string;
  readonly path: RegExp;
  readonly answer:
    | 'unauthorised'
    | 'forbidden'
    | 'too many requests'
    | 'version mismatch'
    | 'server error'
    /** No answer for as long as a client waits. */
    | 'silence';
  /** How many such requests are answered well before. Default: none. */
  readonly after?: number;
  /** How often it happens. Default: once. */
  readonly times?: number;
};

/** Lets the API fail as a test orders it. */
export type Faults = {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** Throws what the request has to fail with, if anything. */
  readonly meet: (method: string, path: string) => Promise<void>;
};

const silenceMs = 60_000;

const toError = (answer: Exclude<Fault['answer'], 'silence'>): ContentfulError => {
  switch (answer) {
    case 'unauthorised':
      return unauthorised();
    case 'forbidden':
      return forbidden();
    case 'version mismatch':
      return versionMismatch();
    case 'too many requests':
      return new ContentfulError(
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan.',
        undefined,
        // Seconds. The SDK waits as long, and a little more with each try.
        { 'x-contentful-ratelimit-reset': '1' },
      );
    case 'server error':
      return new ContentfulError(500, 'InternalServerError', 'Internal Server Error');
  }
};

export const createFaults = (): Faults => {
  let orders: { fault: Fault; toPass: number; left: number }[] = [];
  return {
    add: (fault) => {
      orders.push({ fault, toPass: fault.after ?? 0, left: fault.times ?? 1 });
    },
    clear: () => {
      orders = [];
    },
    meet: async (method, path) => {
      for (const order of orders) {
        const { fault } = order;
        if (fault.method !== undefined && fault.method !== method) continue;
        if (!fault.path.test(path) || order.left === 0) continue;
        if (order.toPass > 0) {
          order.toPass -= 1;
          continue;
        }
        order.left -= 1;
        if (fault.answer === 'silence') await wait(silenceMs, undefined, { ref: false });
        else throw toError(fault.answer);
      }
    },
  };
};
