import { vi } from 'vitest';

/** A request that a component under test has sent. */
export type SentRequest = {
  readonly address: string;
  readonly method: string;
  readonly body: unknown;
};

type Answer = (request: SentRequest) => Promise<Response>;

/** A stub of `fetch` that records the requests. */
export type StubbedFetch = {
  readonly sent: readonly SentRequest[];
  /** Answers all requests from now on with `answer`. */
  readonly answerWith: (answer: Answer) => void;
};

/**
 * Replaces `fetch` until `vi.unstubAllGlobals`. A request ends when it is answered or aborted, so
 * an answer may never come.
 */
export const stubFetch = (first: Answer): StubbedFetch => {
  const sent: SentRequest[] = [];
  let answer = first;
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, signal }: RequestInit) => {
    const request = { address, method, body };
    sent.push(request);
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      answer(request).then(resolve, reject);
    });
  });
  return {
    sent,
    answerWith: (next) => {
      answer = next;
    },
  };
};

/** An answer that never comes. */
export const noAnswer = (): Promise<Response> => new Promise(() => undefined);

/** A request that fails because there is no connection. */
export const noConnection = (): Promise<Response> =>
  Promise.reject(new TypeError('Failed to fetch'));

/** Replaces the timeouts of requests. Returns a function that makes all running ones expire. */
export const stubAbortSignalTimeouts = (): (() => void) => {
  const running: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController();
    running.push(timeout);
    return timeout.signal;
  });
  return () => running.forEach((timeout) => timeout.abort());
};
