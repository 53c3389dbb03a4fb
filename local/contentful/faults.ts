import { setTimeout as wait } from 'node:timers/promises';
import {
  ContentfulError,
  forbiddenError,
  unauthorisedError,
  versionMismatchError,
} from './contentful-error.ts';

/** A failure to simulate. */
type Fault = {
  /** Undefined matches every method. */
  readonly method?: string;
  readonly path: RegExp;
  readonly answer:
    | 'unauthorised'
    | 'forbidden'
    | 'too many requests'
    | 'version mismatch'
    | 'server error'
    /** No answer within the client's timeout. */
    | 'silence';
  /** How many matching requests succeed first. Default: none. */
  readonly after?: number;
  /** How often it fails. Default: once. */
  readonly times?: number;
};

/** Makes the API fail as a test asks. */
export type ContentfulFaults = {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** Throws the failure for this request, if there is one. */
  readonly throwFor: (method: string, path: string) => Promise<void>;
};

const silenceMs = 60_000;

const toError = (answer: Exclude<Fault['answer'], 'silence'>): ContentfulError => {
  switch (answer) {
    case 'unauthorised':
      return unauthorisedError();
    case 'forbidden':
      return forbiddenError();
    case 'version mismatch':
      return versionMismatchError();
    case 'too many requests':
      return new ContentfulError(
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan.',
        undefined,
        // In seconds. The SDK waits this long, and a little longer with each retry.
        { 'x-contentful-ratelimit-reset': '1' },
      );
    case 'server error':
      return new ContentfulError(500, 'InternalServerError', 'Internal Server Error');
  }
};

export const createContentfulFaults = (): ContentfulFaults => {
  let orders: { fault: Fault; toPass: number; left: number }[] = [];
  return {
    add: (fault) => {
      orders.push({ fault, toPass: fault.after ?? 0, left: fault.times ?? 1 });
    },
    clear: () => {
      orders = [];
    },
    throwFor: async (method, path) => {
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
