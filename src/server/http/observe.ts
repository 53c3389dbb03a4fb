import { setTimeout } from 'node:timers/promises';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { isLocalAddress } from '../../config/shared/stand-in.ts';
import {
  apiEndpointOfRequestPath,
  counterNameOfAnswer,
} from '../../domain/monitoring/counted-as.ts';
import { logSuccess, logFailure, requestIdOf, runWithRequestId } from '../log.ts';
import { incrementHourlyOwnerCounter } from '../store/counters.ts';
import { openDatabase } from '../store/database.ts';
import type { Database } from '../store/database.ts';
import { openSiteActivityAndJobRunsBlobStore } from '../store/site-activity-and-job-runs-blob-store.ts';

type Answer = (request: Request) => Promise<Response>;

/** The actions of an observer of answers; a test can replace each of them. */
export type AnswerLoggerAndCounter = {
  readonly count: (name: string) => Promise<void>;
  readonly logAnswer: (facts: Readonly<Record<string, string | number>>) => void;
};

/** In milliseconds. */
const longestCount = 500;
const betweenWakes = 5 * 60_000;

/**
 * Whether the functions run at the host; also false if the settings are wrong, which the answers
 * report.
 */
const isHosted = (): boolean => {
  try {
    return !isLocalAddress(readServerSettings().siteUrl);
  } catch {
    return false;
  }
};

let counting: Database | undefined;
const clock = openSiteActivityAndJobRunsBlobStore();
let wokenAt = -Infinity;

/** What is counted may need the owner, so the clock looks; many of them at once wake it once. */
const wakeAtTimes = async (): Promise<void> => {
  const now = performance.now();
  if (now - wokenAt < betweenWakes) return;
  wokenAt = now;
  await clock.wake();
};

const hostsObserver: AnswerLoggerAndCounter = {
  count: async (name) => {
    try {
      counting ??= openDatabase(readServerSettings().databaseUrl);
      // A refused request shouldn't have to wait for an unreachable database.
      const counted = incrementHourlyOwnerCounter(counting, name, new Date());
      await Promise.race([counted.then(wakeAtTimes), setTimeout(longestCount)]);
    } catch (error) {
      // An answer that couldn't be counted, because the database is down, is logged.
      logFailure('An answer could not be counted', error);
    }
  },
  logAnswer: (facts) => {
    // On a developer's machine a line for every request would hide the relevant ones.
    if (isHosted()) logSuccess('Answered', facts);
  },
};

/**
 * Gives a request an identifier, which all of its log lines contain and its answer returns
 * (`x-request-id`). Logs the answer, and updates the owner's counters.
 */
export const withAnswerLoggerAndCounter =
  (answer: Answer, { count, logAnswer }: AnswerLoggerAndCounter = hostsObserver): Answer =>
  (request) => {
    const requestId = requestIdOf(request);
    return runWithRequestId(requestId, async () => {
      const began = performance.now();
      const { pathname } = new URL(request.url);
      const { method } = request;
      const response = await answer(request);
      const { status } = response;
      const name = counterNameOfAnswer({ method, pathname, status });
      if (name !== undefined) await count(name);
      logAnswer({
        method,
        path: apiEndpointOfRequestPath(pathname),
        status,
        ms: Math.round(performance.now() - began),
      });
      const headers = new Headers(response.headers);
      headers.set('x-request-id', requestId);
      return new Response(response.body, { status, headers });
    });
  };
