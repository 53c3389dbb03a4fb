import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../browser/accessibility.ts';
import type { ScratchSite } from '../scratch-site/scratch-site.ts';
import {
  origin,
  startBrowser,
  storedBy,
  visitorOf,
  type Visitor,
} from './visitor-of-built-site.ts';

/**
 * Addresses with what nobody else may learn, which is `SECRET` in each, and the path under which
 * each is counted; undefined if it isn't.
 */
const dangerous: readonly (readonly [string, string | undefined])[] = [
  ['/search/?s=SECRET', '/search/'],
  ['/articles/?email=SECRET#SECRET', '/articles/'],
  ['/gift/?code=SECRET', '/gift/'],
  ['/gift/#code=SECRET', '/gift/'],
  ['/shop/order/#order.SECRET', '/shop/order/'],
  ['/success/?session_id=SECRET#shop=order.SECRET', '/success/'],
  ['/checkout/?product=SECRET#order', '/checkout/'],
  ['/members/account/?invitation=SECRET', '/members/account/'],
  ['/members/account/#proof=SECRET', '/members/account/'],
  ['/members/packs/tone-sculpt/SECRET/?x=SECRET', '/members/'],
  ['/train/?plan=SECRET', undefined],
  ['/calculators/macro/#kg=SECRET', undefined],
  ['/my-weights/?exercise=SECRET', undefined],
  ['/training-log/#exercise=SECRET', undefined],
  ['/my-sessions/', undefined],
  ['/training-log/on-all-my-devices/', undefined],
  ['/login/?code=SECRET&state=SECRET', undefined],
  ['/owner/?month=SECRET', undefined],
  ['/SECRET@example.com/?proof=SECRET', '/404/'],
];

const fieldsOf = (path: string) => ({
  en: 'page_view',
  page_path: path,
  page_location: `${origin}${path}`,
  page_title: path,
  page_referrer: `${origin}/`,
});

/**
 * The tests of a site that was built with analytics, in a browser and with a stand-in for Google.
 * `site` is built when they begin.
 */
export const testAnalyticsOf = (site: () => ScratchSite): void => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  const arrive = async (): Promise<Visitor> => visitorOf(browser, site());
  const question = ({ page }: Visitor) =>
    page.getByRole('complementary', { name: 'Counting visits' });
  const choose = ({ page }: Visitor) =>
    page.getByRole('complementary', { name: 'Whether your visits are counted' });
  const agree = (visitor: Visitor) =>
    question(visitor).getByRole('button', { name: 'Yes, count them' }).click();

  describe('a site with analytics, before she agrees', () => {
    it('asks Google for nothing and stores nothing', async () => {
      const visitor = await arrive();
      for (const address of ['/', '/articles/', '/shop/order/#order.SECRET', '/no-such-page/']) {
        await visitor.open(address);
        expect(await question(visitor).isVisible(), address).toBe(true);
      }
      expect(visitor.asked).toEqual([]);
      expect(await storedBy(visitor)).toEqual([]);
      await visitor.context.close();
    });

    it('asks in the page’s flow, without covering or moving anything, with two equal buttons', async () => {
      const visitor = await arrive();
      const { page } = visitor;
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push('value' in entry ? Number(entry.value) : 0);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await visitor.open('/about/');
        const top = await question(visitor).boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect((top?.y ?? 0) + (top?.height ?? 0), String(width)).toBeLessThanOrEqual(
          (header?.y ?? 0) + 1,
        );
        expect(top?.height, String(width)).toBeLessThanOrEqual(width === 320 ? 200 : 80);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const looks = await question(visitor)
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { color, backgroundColor, border, fontSize, height } = getComputedStyle(button);
              return { color, backgroundColor, border, fontSize, height };
            }),
          );
        expect(looks).toHaveLength(2);
        expect(looks[0]).toEqual(looks[1]);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
        for (const scheme of ['light', 'dark'] as const) {
          // Opened anew, so that no colour is on its way to another.
          await page.emulateMedia({ colorScheme: scheme });
          await visitor.open('/about/');
          expect(await findViolations(page, scheme === 'light' ? 'all' : 'colours')).toEqual([]);
        }
      }
      await visitor.context.close();
    });

    it('is answered by keyboard, and says so where the focus is', async () => {
      const visitor = await arrive();
      const { page } = visitor;
      await visitor.open('/about/');
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      expect(await focused()).toContain('No, don’t');
      await page.keyboard.press('Enter');
      expect(await focused()).toContain('Your visits aren’t counted.');
      expect(await findViolations(page, 'all')).toEqual([]);
      await page.keyboard.press('Tab');
      expect(await focused()).toContain('Skip to');
      await visitor.context.close();
    });
  });

  describe('a site with analytics, after she has refused', () => {
    it('asks Google for nothing and stores her answer alone, until she changes it at the foot', async () => {
      const visitor = await arrive();
      await visitor.open('/');
      await question(visitor).getByRole('button', { name: 'No, don’t' }).click();
      for (const [address] of dangerous) await visitor.open(address);
      await visitor.open('/about/');
      expect(await question(visitor).isVisible()).toBe(false);
      expect(visitor.asked).toEqual([]);
      expect(await storedBy(visitor)).toContain('local analytics');
      expect(await storedBy(visitor)).not.toContainEqual(expect.stringMatching(/_ga/));
      await choose(visitor).getByRole('button', { name: 'Yes, count them' }).click();
      await expect.poll(() => visitor.received).toEqual([fieldsOf('/about/')]);
      await visitor.context.close();
    });

    it.each(['doNotTrack', 'globalPrivacyControl'])('%s is a no', async (signal) => {
      const visitor = await arrive();
      await visitor.page.addInitScript((name) => {
        const value = name === 'doNotTrack' ? '1' : true;
        Object.defineProperty(Navigator.prototype, name, { get: () => value });
      }, signal);
      await visitor.open('/');
      expect(await question(visitor).isVisible()).toBe(false);
      expect(await choose(visitor).textContent()).toContain('your browser asks sites not to');
      expect(await choose(visitor).getByRole('button').first().isVisible()).toBe(false);
      expect(visitor.asked).toEqual([]);
      expect(await storedBy(visitor)).toEqual([]);
      await visitor.context.close();
    });
  });

  describe('a site with analytics, after she has agreed', () => {
    it('sends the paths of pages, and nothing else of any address', async () => {
      const visitor = await arrive();
      await visitor.open('/');
      await agree(visitor);
      await expect.poll(() => visitor.received).toEqual([fieldsOf('/')]);
      for (const [address, path] of dangerous) {
        const before = visitor.received.length;
        await visitor.open(address);
        if (path !== undefined) {
          await expect
            .poll(() => visitor.received.slice(before), { message: address })
            .toContainEqual(fieldsOf(path));
        }
      }
      // Within the site, too.
      await visitor.open('/about/');
      await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
      await expect.poll(() => visitor.received.at(-1)).toEqual(fieldsOf('/articles/'));

      const views = visitor.received.filter(({ en }) => en === 'page_view');
      const counted = dangerous.flatMap(([, path]) => (path === undefined ? [] : [path]));
      expect(views).toEqual(['/', ...counted, '/about/', '/articles/'].map(fieldsOf));
      // Events that Google's script sends by itself have the same fields.
      for (const event of visitor.received) {
        expect(event).toEqual({ ...fieldsOf(event['page_path'] ?? ''), en: event['en'] });
      }
      expect(visitor.asked.join('\n')).not.toMatch(/SECRET/i);
      await visitor.context.close();
    });

    it('stops and deletes Google’s cookies once she changes her mind', async () => {
      const visitor = await arrive();
      await visitor.open('/');
      await agree(visitor);
      await expect.poll(() => storedBy(visitor)).toContain('cookie _ga');
      await choose(visitor).getByRole('button', { name: 'No, don’t' }).click();
      expect(await storedBy(visitor)).toEqual(['local analytics']);
      const before = visitor.asked.length;
      await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
      await visitor.page.waitForURL('**/articles/');
      await visitor.open('/about/');
      expect(visitor.asked.length).toBe(before);
      expect(await storedBy(visitor)).toEqual(['local analytics']);
      await visitor.context.close();
    });
  });
};
