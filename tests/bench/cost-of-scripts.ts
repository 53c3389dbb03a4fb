import { hashesOfInlineScripts } from '../../src/build/inline-scripts.ts';
import { serveChanged } from './changed-site.ts';
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

/** A script that runs, as opposed to JSON-LD. */
const runningScript = /<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** Removes the scripts from a page's HTML. */
const withoutScripts = (html: string): string => {
  const stripped = html.replace(runningScript, '');
  if (hashesOfInlineScripts(stripped).length > 0) throw new Error('A script is still in the page.');
  return stripped;
};

/**
 * Compares pages with the same pages without scripts, on Lighthouse's simulated phone: how much
 * later the largest contentful paint comes, and how much blocking time long tasks add. The two take
 * turns; the medians count.
 */
export const measureCostOfScripts = async (site: ServedSite): Promise<readonly Measurement[]> => {
  // Both go through a server of ours, for a fair comparison.
  const whole = await serveChanged(site.origin, () => undefined);
  const bare = await serveChanged(site.origin, ({ type, text }) =>
    type.startsWith('text/html') ? withoutScripts(text) : undefined,
  );
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
