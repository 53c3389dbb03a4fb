import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { hashesOfInlineScripts } from '../../src/build/inline-scripts.ts';
import { listenLocally } from '../../local/ports.ts';
import { measure } from './measurement.ts';
import type { Measurement } from './measurement.ts';
import type { ServedSite } from './pages.ts';
import { medianOf, withLighthouse } from './run-lighthouse.ts';
import type { LighthouseResult } from './run-lighthouse.ts';

const runs = 5;
const pages = [
  { name: 'home', address: '/' },
  { name: 'article', address: '/articles/reading-a-workout-plan/' },
  { name: 'workout plan', address: '/workout-plans/first-barbell-plan/' },
] as const;

/** A script that runs; JSON-LD stays. */
const runningScript = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** Takes the scripts out of a page's HTML. */
const withoutScripts = (html: string): string => {
  const stripped = html.replace(runningScript, '');
  if (hashesOfInlineScripts(stripped).length > 0) throw new Error('A script is still in the page.');
  return stripped;
};

type Changed = { readonly origin: string; readonly close: () => void };

/** Asks the site for the same, compressed as it is for browsers. */
const ask = ({ url = '/', headers }: IncomingMessage, origin: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { headers: { ...headers, host: new URL(origin).host } };
    request(new URL(url, origin), options).on('response', resolve).on('error', reject).end();
  });

/** Serves a site through a server of its own, which changes the HTML. Both copies of a page go through one, for a fair race. */
const serveChanged = async (origin: string, change: (html: string) => string): Promise<Changed> => {
  const forward = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const answer = await ask(from, origin);
    const { headers } = answer;
    delete headers['content-length'];
    to.writeHead(answer.statusCode ?? 502, headers);
    const body = await buffer(answer);
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    if (isPage && headers['content-encoding'] !== 'br')
      throw new Error('The page is not in brotli.');
    to.end(isPage ? brotliCompressSync(change(brotliDecompressSync(body).toString())) : body);
  };
  const server = createServer((from, to) => {
    forward(from, to).catch((error: unknown) =>
      to.destroy(error instanceof Error ? error : undefined),
    );
  });
  const port = await listenLocally(server, 0);
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/**
 * Compares pages with the same pages without their scripts, on Lighthouse's simulated phone: how much later the largest
 * paint comes, and for how much longer long tasks keep the page from answering. The two take turns; the medians count.
 */
export const measureCostOfScripts = async (site: ServedSite): Promise<readonly Measurement[]> => {
  const whole = await serveChanged(site.origin, (html) => html);
  const bare = await serveChanged(site.origin, withoutScripts);
  try {
    return await withLighthouse(site.chromium, async ({ run }) => {
      const rows: Measurement[] = [];
      for (const { name, address } of pages) {
        const ofWhole: LighthouseResult[] = [];
        const ofBare: LighthouseResult[] = [];
        while (ofWhole.length < runs) {
          ofWhole.push(await run(`${whole.origin}${address}`));
          ofBare.push(await run(`${bare.origin}${address}`));
        }
        const compare = (read: (result: LighthouseResult) => number) => ({
          whole: medianOf(ofWhole.map(read)),
          bare: medianOf(ofBare.map(read)),
        });
        const paint = compare(({ largestPaint }) => largestPaint);
        const blocking = compare(({ blockingTime }) => blockingTime);
        const label = `${name}, beside the same page without scripts`;
        rows.push(
          measure(`${label}: largest paint`, paint.whole / paint.bare, 'times', 1.35),
          measure(`- largest paint`, paint.whole, 'ms'),
          measure(`${label}: more blocking time`, blocking.whole - blocking.bare, 'ms', 120),
          measure(`- blocking time`, blocking.whole, 'ms'),
        );
      }
      return rows;
    });
  } finally {
    whole.close();
    bare.close();
  }
};
