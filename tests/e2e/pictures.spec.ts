import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { isSerious } from '../support/browser/console.ts';
import { nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

test.describe('pictures below the first screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  /**
   * For each picture's frame: its distance below the screen in pixels, and whether the picture has
   * been requested.
   */
  const framesOf = (page: Page) =>
    page
      .getByRole('main')
      .locator('span:has(> picture), span:has(> noscript)')
      .evaluateAll((frames) =>
        frames.map((frame) => ({
          below: frame.getBoundingClientRect().top - innerHeight,
          requested: frame.querySelector('img') !== null,
        })),
      );

  const scrollSoThat = async (page: Page, frame: number, below: number): Promise<void> => {
    await page
      .getByRole('main')
      .locator('span:has(> picture), span:has(> noscript)')
      .nth(frame)
      .evaluate((element, distance) => {
        const top = element.getBoundingClientRect().top - innerHeight - distance;
        scrollBy({ top, behavior: 'instant' });
      }, below);
    await nextFrames(page);
  };

  const lists = ['/', '/articles/', '/exercises/leg-exercises/', '/workout-plans/', '/shop/'];
  for (const path of firstForBreadth(lists, 2)) {
    test(`are not requested when ${path} is opened`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') requested.push(request.url());
      });
      await visit(page, path);
      await nextFrames(page);
      const frames = await framesOf(page);
      expect(frames.filter((frame) => frame.below > 200 && frame.requested)).toEqual([]);
      expect(requested.length).toBeLessThanOrEqual(
        frames.filter((frame) => frame.below <= 200).length,
      );
    });
  }

  test('are requested from a distance of 200 px', { tag: '@night' }, async ({ page }) => {
    await visit(page, '/exercises/leg-exercises/');
    const last = (await framesOf(page)).length - 1;
    await scrollSoThat(page, last, 210);
    expect((await framesOf(page)).at(last)).toEqual({
      below: expect.closeTo(210, 0),
      requested: false,
    });
    await scrollSoThat(page, last, 190);
    await expect.poll(async () => (await framesOf(page)).at(last)?.requested).toBe(true);
    const image = page.getByRole('main').locator('img').last();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    // Skipped pictures are still not requested.
    const skipped = (await framesOf(page)).filter(
      (frame) => frame.below < -1300 && !frame.requested,
    );
    expect(skipped.length).toBeGreaterThan(0);
  });
});

test('only a page’s large picture is fetched first', async ({ page }) => {
  await visit(page, '/articles/creatine-for-women/');
  await scrollToEnd(page);
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
});

test.describe('the fade-in of a late picture', () => {
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      document.addEventListener('transitionend', (event) => {
        if (!(event.target instanceof HTMLImageElement) || event.propertyName !== 'opacity') return;
        document.documentElement.dataset['fade'] = String(event.elapsedTime);
      });
    });

  const bringLatePicture = async (page: Page) => {
    await visit(page, '/exercises/leg-exercises/');
    const frame = page.getByRole('main').locator('span:has(> noscript)').last();
    await frame.scrollIntoViewIfNeeded();
    const image = page.getByRole('main').locator('img').last();
    await expect(image).toHaveCSS('opacity', '1');
    return image;
  };

  test('takes 500 ms', { tag: '@night' }, async ({ page }) => {
    await watchFades(page);
    const image = await bringLatePicture(page);
    await expect(image).toHaveCSS('transition-duration', '0.5s');
    await expect(page.locator('html')).toHaveAttribute('data-fade', '0.5');
  });

  test('starts at an opacity of 0', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit(page, '/exercises/leg-exercises/');
    await page.route('**/.netlify/images?*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('main').locator('span:has(> noscript)').last().scrollIntoViewIfNeeded();
    const image = page.getByRole('main').locator('img').last();
    await expect(image).toHaveCSS('opacity', '0');
    release();
    await expect(image).toHaveCSS('opacity', '1');
  });

  test('is left out for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchFades(page);
    const image = await bringLatePicture(page);
    const seconds = await image.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    );
    expect(seconds).toBeLessThan(0.001);
    expect(Number(await page.locator('html').getAttribute('data-fade'))).toBeLessThan(0.001);
  });

  test(
    'does not hide the alt text of a picture that fails to load',
    { tag: '@night' },
    async ({ page }) => {
      await visit(page, '/exercises/leg-exercises/');
      await page.route('**/.netlify/images?*', (route) => route.abort());
      await page.getByRole('main').locator('span:has(> noscript)').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('main').locator('img').last()).toHaveCSS('opacity', '1');
    },
  );
});

for (const { path, kind } of firstForBreadth([
  { path: '/articles/', kind: 'cards' },
  { path: '/articles/reading-a-workout-plan/', kind: 'an article' },
])) {
  test(`pictures of ${kind} that fail to load are logged`, async ({ page }) => {
    const failed = new Set<string>();
    const warnings: string[] = [];
    page.on('requestfailed', (request) => failed.add(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'warning' && isSerious(message)) warnings.push(message.text());
    });
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    await visit(page, path);
    await expect.poll(() => failed.size).toBeGreaterThan(0);
    await expect
      .poll(() => warnings)
      .toEqual(expect.arrayContaining([...failed].map((url) => `Image not loaded ${url}`)));
  });
}
