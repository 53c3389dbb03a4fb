import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../../local/chromium.ts';
import { launchOptions } from '../browser/launch-options.ts';
import type { ScratchSite } from '../scratch-site/scratch-site.ts';
import { googleHosts, standInForGoogle } from './stand-in-for-google.ts';

export const origin = 'https://www.knurl.example';

/** A visitor of a built site, whose browser reaches nothing else. */
export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The addresses at Google that the visitor’s browser has asked for. */
  readonly asked: string[];
  /** What Google has received: the name of each event, with all its fields. */
  readonly received: Readonly<Record<string, string>>[];
  /** Opens an address anew, and waits until its page is ready and has been announced. */
  readonly open: (address: string) => Promise<void>;
};

/** The file that the host sends for a path. */
const fileOf = (publicFolder: string, pathname: string): { file: string; status: number } => {
  const named = path.join(publicFolder, decodeURIComponent(pathname));
  const file = pathname.endsWith('/') ? path.join(named, 'index.html') : named;
  if (existsSync(file)) return { file, status: 200 };
  return pathname.startsWith('/members/')
    ? { file: path.join(publicFolder, 'members/[...].html'), status: 200 }
    : { file: path.join(publicFolder, '404.html'), status: 404 };
};

/** The browser in which built sites are visited. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch(launchOptions(findChromium(process.env) ?? ''));

/** A new visitor. The site is served from its files, with the policy that its build has written. */
export const visitorOf = async (browser: Browser, site: ScratchSite): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    // What passes through the service worker isn't seen here.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const received: Record<string, string>[] = [];
  const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(site.readPublic('_headers')) ?? [];
  await context.route('**/*', async (route) => {
    const address = route.request().url();
    if (googleHosts.test(address)) asked.push(address);
    if (address.includes('googletagmanager.com/gtag/js')) {
      return route.fulfill({ contentType: 'text/javascript', body: standInForGoogle });
    }
    if (address.includes('google-analytics.com/g/collect')) {
      received.push(Object.fromEntries(new URL(address).searchParams));
      return route.fulfill({ status: 204 });
    }
    const { origin: host, pathname } = new URL(address);
    if (host !== origin || pathname.startsWith('/api/')) return route.abort();
    if (pathname.startsWith('/.netlify/')) return route.fulfill({ status: 404 });
    const { file, status } = fileOf(site.publicFolder, pathname);
    return route.fulfill({
      status,
      path: file,
      headers: { 'content-security-policy': policy, 'referrer-policy': 'same-origin' },
    });
  });
  const open = async (address: string): Promise<void> => {
    // Otherwise an address that differs only in its fragment is no new page.
    await page.goto('about:blank');
    await page.goto(`${origin}${address}`);
    await page.waitForFunction(() => '___loader' in window);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 0;
          const next = (): void => {
            frames += 1;
            if (frames > 6) setTimeout(resolve);
            else requestAnimationFrame(next);
          };
          next();
        }),
    );
  };
  return { page, context, asked, received, open };
};

/**
 * Everything that this visitor's browser has stored for the site, but for the empty vote of a page
 * with the poll and Gatsby's note of how far down a page she was.
 */
export const storedBy = async ({ page, context }: Visitor): Promise<readonly string[]> => [
  ...(await context.cookies()).map(({ name }) => `cookie ${name}`),
  ...(await page.evaluate(() => [
    ...Object.keys(localStorage)
      .filter((key) => key !== 'vote')
      .map((key) => `local ${key}`),
    ...Object.keys(sessionStorage)
      .filter((key) => !key.startsWith('@@scroll'))
      .map((key) => `session ${key}`),
  ])),
];
