import { watchPaths } from '../domain/watch/watch-paths.ts';
import type { BrowserError } from '../domain/watch/browser-error.ts';

/** What a browser says of a script that failed: an `ErrorEvent`, or the reason of a rejection. */
export type FailedScript = {
  readonly error: unknown;
  readonly message?: string;
  readonly filename?: string;
  readonly lineno?: number;
  readonly colno?: number;
};

/** One visitor in four reports, and no page more than three errors. */
const share = 0.25;
const most = 3;

type Page = {
  readonly origin: string;
  readonly pathname: string;
  /** From 0 to 1, once for each page. */
  readonly lot: number;
  readonly send: (body: string) => void;
};

/** `app-0a1b2c3d.js:1:5021` of a stack's first line that is ours; undefined if none is: an extension failed, or a script of somebody else's. */
const placeOf = ({ error, filename, lineno, colno }: FailedScript, origin: string) => {
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

/** Creates what reports the errors of one page. */
export const createReport = ({ origin, pathname, lot, send }: Page) => {
  const reported = new Set<string>();
  return (failed: FailedScript): void => {
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

let report: ((failed: FailedScript) => void) | undefined;

/** Reports an error of this page; the server takes out whatever might say who she is. */
export const reportFailure = (failed: FailedScript): void => {
  report ??= createReport({
    origin: location.origin,
    pathname: location.pathname,
    lot: Math.random(),
    send: (body) =>
      void fetch(watchPaths.browserErrors, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        keepalive: true,
      }).catch(() => undefined),
  });
  report(failed);
};
