import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { publicPages } from '../support/browser/pages.ts';
import { nextFrames, scrollToEnd, visit } from '../support/browser/visit.ts';

const modern = /^image\/(avif|webp|svg\+xml)\b/;

for (const { name, path } of publicPages) {
  test(`those of "${name}" come from this site, are modern, named and sized`, async ({
    page,
    baseURL,
  }) => {
    const responses: { readonly url: string; readonly status: number; readonly type: string }[] =
      [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image') return;
      const type = response.headers()['content-type'] ?? '';
      responses.push({ url: response.url(), status: response.status(), type });
    });
    await visit(page, path);
    await scrollToEnd(page);
    const faults = responses.filter(
      ({ url, status, type }) =>
        new URL(url).origin !== baseURL || status !== 200 || !modern.test(type),
    );
    expect(faults).toEqual([]);
    const images = await page.locator('img').evaluateAll((all) =>
      all.map((image) => ({
        html: image.outerHTML.slice(0, 200),
        hasAlt: image.hasAttribute('alt'),
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
      })),
    );
    for (const { html, hasAlt, width, height } of images) {
      expect(hasAlt, html).toBe(true);
      expect(width, html).toBeGreaterThan(0);
      expect(height, html).toBeGreaterThan(0);
    }
  });
}

test.describe('below the first screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  /** The pictures' frames: how far each begins below the screen, and whether it is asked for. */
  const framesOf = (page: Page) =>
    page
      .getByRole('main')
      .locator('span:has(> picture), span:has(> noscript)')
      .evaluateAll((frames) =>
        frames.map((frame) => ({
          below: frame.getBoundingClientRect().top - innerHeight,
          asked: frame.querySelector('img') !== null,
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
  for (const path of lists) {
    test(`those of ${path} are not asked for when the page opens`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') requested.push(request.url());
      });
      await visit(page, path);
      await nextFrames(page);
      const frames = await framesOf(page);
      expect(frames.filter((frame) => frame.below > 200 && frame.asked)).toEqual([]);
      expect(requested.length).toBeLessThanOrEqual(
        frames.filter((frame) => frame.below <= 200).length,
      );
    });
  }

  test('they are asked for from 200 px away', async ({ page }) => {
    await visit(page, '/exercises/leg-exercises/');
    const last = (await framesOf(page)).length - 1;
    await scrollSoThat(page, last, 210);
    expect((await framesOf(page)).at(last)).toEqual({
      below: expect.closeTo(210, 0),
      asked: false,
    });
    await scrollSoThat(page, last, 190);
    await expect.poll(async () => (await framesOf(page)).at(last)?.asked).toBe(true);
    const image = page.getByRole('main').locator('img').last();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    // What was jumped over is still not asked for.
    const skipped = (await framesOf(page)).filter((frame) => frame.below < -1300 && !frame.asked);
    expect(skipped.length).toBeGreaterThan(0);
  });
});

test.describe('on the first screen', () => {
  const heroes = [
    '/articles/creatine-for-women/',
    '/exercises/leg-exercises/back-squat/',
    '/workout-plans/first-barbell-plan/',
    '/workout-packs/bum-thighs/',
    '/shop/lifting-belt/',
  ];
  for (const path of heroes) {
    test(`the large picture of ${path} is fetched first`, async ({ page }) => {
      await page.goto(path);
      const hero = page.getByRole('main').locator('img').first();
      await expect(hero).toHaveAttribute('fetchpriority', 'high');
      await expect(hero).toHaveAttribute('loading', 'eager');
      await expect(hero).toHaveAttribute('alt', /\S/);
    });
  }

  test('the others are not', async ({ page }) => {
    await visit(page, '/articles/creatine-for-women/');
    await scrollToEnd(page);
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
  });
});

test.describe('the fade of a picture that comes late', () => {
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

  test('takes 500 ms', async ({ page }) => {
    await watchFades(page);
    const image = await bringLatePicture(page);
    await expect(image).toHaveCSS('transition-duration', '0.5s');
    await expect(page.locator('html')).toHaveAttribute('data-fade', '0.5');
  });

  test('begins at nothing', async ({ page }) => {
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

  test('is left out for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchFades(page);
    const image = await bringLatePicture(page);
    const seconds = await image.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    );
    expect(seconds).toBeLessThan(0.001);
    expect(Number(await page.locator('html').getAttribute('data-fade'))).toBeLessThan(0.001);
  });

  test('does not hide a picture that cannot be loaded: its words are seen', async ({ page }) => {
    await visit(page, '/exercises/leg-exercises/');
    await page.route('**/.netlify/images?*', (route) => route.abort());
    await page.getByRole('main').locator('span:has(> noscript)').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('main').locator('img').last()).toHaveCSS('opacity', '1');
  });
});
