import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/**
 * The context of log lines: a request, or a run of a scheduled job. No line contains user input or
 * personal data.
 */
type Work = { readonly requestId: string };

const works = new AsyncLocalStorage<Work>();

/** The identifier that the host gives a request. */
const hostsIdHeader = 'x-nf-request-id';
const sound = /^[\w-]{8,64}$/;

/** The identifier of a request: the host's, so that our lines match its own, or a new one. */
export const requestIdOf = (request: Request): string => {
  const given = request.headers.get(hostsIdHeader) ?? '';
  return sound.test(given) ? given : randomUUID();
};

/** Runs a piece of work whose log lines all have its identifier. */
export const runWithRequestId = <Result>(requestId: string, work: () => Result): Result =>
  works.run({ requestId }, work);

const describeError = (error: unknown): Readonly<Record<string, unknown>> => {
  if (error === undefined) return {};
  if (!(error instanceof Error)) return { error: typeof error === 'string' ? error : typeof error };
  const { name, message, stack, cause } = error;
  return {
    error: `${name}: ${message}`,
    ...(stack === undefined
      ? {}
      : {
          stack: stack
            .split('\n')
            .slice(1, 6)
            .map((line) => line.trim()),
        }),
    ...(cause instanceof Error ? { cause: `${cause.name}: ${cause.message}` } : {}),
  };
};

type LogLine = {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly error?: unknown;
  /** Numbers, and texts of our own. */
  readonly facts?: Readonly<Record<string, string | number>>;
};

/** A log line: one JSON object, with the time and the identifier of its request or job. */
export const toLogLine = ({ level, message, error, facts }: LogLine, now: Date): string =>
  JSON.stringify({
    at: now.toISOString(),
    level,
    requestId: works.getStore()?.requestId,
    message,
    ...facts,
    ...describeError(error),
  });

/** Logs a problem that may need attention. */
export const logFailure = (message: string, error?: unknown): void =>
  console.error(toLogLine({ level: 'error', message, error }, new Date()));

/** Logs completed work, with its figures. */
export const logSuccess = (message: string, facts: NonNullable<LogLine['facts']>): void =>
  console.log(toLogLine({ level: 'info', message, facts }, new Date()));
