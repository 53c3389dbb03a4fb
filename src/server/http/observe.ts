import { setTimeout } from 'node:timers/promises';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { isLocalAddress } from '../../config/shared/stand-in.ts';
import { countedAs, countedPath } from '../../domain/watch/counted-as.ts';
import { logDone, logFailure, requestIdOf, withRequestId } from '../log.ts';
import { countOnce } from '../store/counters.ts';
import { openDatabase } from '../store/database.ts';
import type { Database } from '../store/database.ts';

type Answer = (request: Request) => Promise<Response>;

/** What an observer of answers does; each part can be replaced by a test. */
export type Observer = {
  readonly count: (name: string) => Promise<void>;
  readonly logAnswer: (facts: Readonly<Record<string, string | number>>) => void;
};

/** In milliseconds. */
const longestCount = 500;

/** Whether the functions run at the host; false also where the settings are wrong, which the answers say. */
const isHosted = (): boolean => {
  try {
    return !isLocalAddress(readServerSettings().siteUrl);
  } catch {
    return false;
  }
};

let counting: Database | undefined;

const hostsObserver: Observer = {
  count: async (name) => {
    try {
      counting ??= openDatabase(readServerSettings().databaseUrl);
      // Whoever has been refused needn't wait for a database that is away.
      await Promise.race([countOnce(counting, name, new Date()), setTimeout(longestCount)]);
    } catch (error) {
      // What can't be counted, because the database is away, is in the log.
      logFailure('An answer could not be counted', error);
    }
  },
  logAnswer: (facts) => {
    // On this machine a line for every request would hide what a developer looks for.
    if (isHosted()) logDone('Answered', facts);
  },
};

/**
 * Gives a request an identifier that all its lines of the log have, and that its answer names (`x-request-id`); logs the answer, and counts what the
 * owner's counters count.
 */
export const observed =
  (answer: Answer, { count, logAnswer }: Observer = hostsObserver): Answer =>
  (request) => {
    const requestId = requestIdOf(request);
    return withRequestId(requestId, async () => {
      const began = performance.now();
      const { pathname } = new URL(request.url);
      const { method } = request;
      const response = await answer(request);
      const { status } = response;
      const name = countedAs({ method, pathname, status });
      if (name !== undefined) await count(name);
      logAnswer({
        method,
        path: countedPath(pathname),
        status,
        ms: Math.round(performance.now() - began),
      });
      const headers = new Headers(response.headers);
      headers.set('x-request-id', requestId);
      return new Response(response.body, { status, headers });
    });
  };
