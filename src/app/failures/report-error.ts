import { monitoringApiPaths } from '../../domain/monitoring/monitoring-api-paths.ts';
import type { BrowserError } from '../../domain/monitoring/browser-error.ts';

/** A script failure as the browser reports it: an `ErrorEvent`, or the reason of a rejection. */
export type UncaughtScriptError = {
  readonly error: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
};

/** The share of visitors who report errors, and the maximum number of errors per page. */
const share = 0.25;
const most = 3;

type Page = {
  readonly origin: string;
  readonly pathname: string;
  /** A random number from 0 to 1, drawn once per page. */
  readonly lot: number;
  readonly send: (body: string) => void;
};

/**
 * The location of a failure, such as `app-0a1b2c3d.js:1:5021`; undefined if it isn't in our
 * scripts, but in an extension or a third party's script.
 */
const placeOf = ({ error, filename, lineno, colno }: UncaughtScriptError, origin: string) => {
  const where =
    filename !== undefined && filename !== ''
      ? `${filename}:${lineno}:${colno}`
      : ((error instanceof Error ? error.stack : undefined)
          ?.split('\n')
          .map((line) => /https?:\/\/[^\s)]+/.exec(line)?.[0])
          .find((address) => address !== undefined) ?? '');
  return where.startsWith(`${origin}/`)
    ? where.slice(origin.length + 1).replace(/\?[^:]*/, '')
    : undefined;
};

/**
 * A function that sends a failure in our scripts: each place once, at most `most` on a page, and
 * none unless `lot` is below `share`.
 */
export const createErrorReporter = ({ origin, pathname, lot, send }: Page) => {
  const reported = new Set<string>();
  return (failed: UncaughtScriptError): void => {
    const place = placeOf(failed, origin);
    if (lot >= share || place === undefined || reported.size >= most || reported.has(place)) return;
    reported.add(place);
    const { error, message } = failed;
    const body: BrowserError = {
      message: (error instanceof Error ? `${error.name}: ${error.message}` : (message ?? '')).slice(
        0,
        500,
      ),
      place: place.slice(0, 200),
      path: pathname.slice(0, 200),
    };
    send(JSON.stringify(body));
  };
};

let report: ((failed: UncaughtScriptError) => void) | undefined;

/** Reports an error of this page; the server removes anything that might identify the visitor. */
export const reportScriptError = (failed: UncaughtScriptError): void => {
  report ??= createErrorReporter({
    origin: location.origin,
    pathname: location.pathname,
    lot: Math.random(),
    send: (body) =>
      void fetch(monitoringApiPaths.browserErrors, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: true,
      }).catch(() => undefined),
  });
  report(failed);
};
