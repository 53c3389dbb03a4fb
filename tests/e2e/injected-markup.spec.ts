import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { generalApiPaths } from '../../src/domain/api-paths.ts';
import { injectedMarkup } from '../support/injected-markup.ts';
import { openHome, pageTitle, pathOf, samplePlans } from '../support/browser/member-plans.ts';
import { firstForBreadth, sampleAtScale, sampleForBreadth } from '../support/proof-scale.ts';
import { publicPages } from '../support/browser/pages.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { nextFrames, waitForHydration } from '../support/browser/visit.ts';

/** Each piece of markup records its number when it runs, inside or outside a frame. */
const markup = injectedMarkup((number) => `(top.ran??=[]).push(${number})`);

const numbersThatRan = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const ran: unknown = Reflect.get(window, 'ran');
    return Array.isArray(ran) ? [...new Set(ran)] : [];
  });

/** Serves the page with the markup at the start and the end of its body. */
const injectIntoHtml = async (page: Page, path: string, withPolicy = true): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    if (!withPolicy) delete headers['content-security-policy'];
    const all = markup.join('\n');
    const body = (await response.text())
      .replace(/<body[^>]*>/, (tag) => `${tag}<div>${all}</div>`)
      .replace('</body>', () => `<div>${all}</div></body>`);
    return route.fulfill({ response, headers, body });
  });
};

/**
 * Adds the markup to the page's main part as a script of the page would, and clicks every element
 * that came from it.
 */
const injectAndPress = async (page: Page): Promise<void> => {
  await page.evaluate(async (pieces) => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = pieces.join('\n');
    // No response of the page to a click may navigate away from it.
    addEventListener('submit', (event) => event.preventDefault());
    const isHostile = (element: Element): boolean =>
      /javascript|on[a-z]+=|data:text/i.test(element.outerHTML.slice(0, 200));
    for (const element of document.querySelectorAll(
      'a, button, input, summary, i, [onmouseover]',
    )) {
      if (
        !isHostile(element) ||
        !(element instanceof HTMLElement || element instanceof SVGElement)
      ) {
        continue;
      }
      element.focus();
      for (const type of ['pointerover', 'mouseover', 'click']) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }, markup);
  await nextFrames(page);
};

test('there are 200 pieces of markup, and without the policy most of them run', async ({
  page,
}) => {
  expect(new Set(markup).size).toBe(200);
  await injectIntoHtml(page, '/about/', false);
  await page.goto('/about/');
  await nextFrames(page);
  await injectAndPress(page);
  await expect.poll(async () => (await numbersThatRan(page)).length).toBeGreaterThan(100);
});

// All pages have the same policy (tests/pages/security-headers.test.ts).
for (const { name, path } of sampleForBreadth(sampleAtScale(publicPages), 3)) {
  test(`${name}: none of 200 injected pieces of markup runs`, async ({ page }) => {
    await injectIntoHtml(page, path);
    await page.goto(path);
    await waitForHydration(page);
    await injectAndPress(page);
    expect(await numbersThatRan(page)).toEqual([]);
  });
}

test('for a logged-in member, no markup runs in the zone, in a plan or in the functions’ answers', async ({
  page,
}) => {
  await openHome(page, 'subscriber');
  await injectAndPress(page);
  expect(await numbersThatRan(page)).toEqual([]);
  await page.route(`**${generalApiPaths.memberPlans}/**`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const html = JSON.stringify(markup.join('\n')).slice(1, -1);
    await route.fulfill({ response, body: text.replace(/"html":"/, () => `"html":"${html}`) });
  });
  await signIn(page, 'subscriber');
  await page.goto(pathOf(samplePlans.ofSubscription));
  await expect(pageTitle(page)).toBeVisible();
  await expect(page.locator('main img[src="x:"]').first()).toBeAttached();
  await injectAndPress(page);
  expect(await numbersThatRan(page)).toEqual([]);
});

// Visitors' input, and what a link can put into their pages.
for (const path of firstForBreadth(
  [
    '/search/?s=',
    '/login/?state=a&error=b&error_description=',
    '/calculators/macro/?weight=',
    '/no-such-page/?',
    '/articles/?s=',
    '/contact/?name=',
    '/mailing-list/#',
  ],
  4,
)) {
  test(`no markup in the address ${path} runs`, async ({ page }) => {
    await page.addInitScript((pieces) => {
      for (const key of ['customer', 'cart', 'vote', 'currency', 'sub']) {
        localStorage.setItem(key, pieces.join(''));
      }
    }, markup);
    for (let first = 0; first < markup.length; first += 50) {
      const text = encodeURIComponent(markup.slice(first, first + 50).join(''));
      await page.goto(`${path}${text}`);
      await nextFrames(page);
      expect(await numbersThatRan(page)).toEqual([]);
    }
  });
}

const foreignPaths = [
  '/%5cevil.example',
  '/%5c%5cevil.example/',
  '/%09/evil.example/',
  '/%0a/evil.example/',
  '/%2f%2fevil.example',
  '/.%2f/evil.example/',
  '//evil.example/',
  '//EVIL.example/',
  '/%255cevil.example',
  '/%25',
];

test('addresses made to lead to another site show the page for unknown addresses, and request no other site', async ({
  page,
  baseURL,
}) => {
  const others: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) others.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const path of foreignPaths) {
    await page.goto(`${baseURL ?? ''}${path}`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(others, path).toEqual([]);
    expect(errors, path).toEqual([]);
  }
});
