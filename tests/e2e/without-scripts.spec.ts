import { expect, test } from '@playwright/test';
import { publicPages } from '../support/browser/pages.ts';
import { visit } from '../support/browser/visit.ts';
import { sampleForBreadth } from '../support/proof-scale.ts';

test.use({ javaScriptEnabled: false });

for (const { name, path } of sampleForBreadth(publicPages, 12)) {
  test(`${name} can be read without scripts, and every visible control works`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('p, small').filter({ visible: true }).first()).toBeVisible();
    expect((await main.innerText()).length).toBeGreaterThan(100);

    const pictures = await main.locator('img').evaluateAll((images) =>
      images.map((image) => ({
        source: image.getAttribute('src') ?? '',
        opacity: getComputedStyle(image).opacity,
      })),
    );
    const frames = await main.locator('span[style*="aspect-ratio"]').count();
    expect(pictures).toHaveLength(frames);
    for (const { source, opacity } of pictures) {
      expect(source).toMatch(/^\/\.netlify\/images\?/);
      expect(opacity).toBe('1');
    }

    const deadControls = await page
      .locator('button, input, select, textarea')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls
          // CSS alone decides which picture of an exercise is shown, and the browser itself opens a
          // popover.
          .filter((control) => control.closest('form[action], [aria-label="Pictures"]') === null)
          .filter(
            (control) =>
              document.getElementById(control.getAttribute('popovertarget') ?? '')?.popover == null,
          )
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(deadControls).toEqual([]);
  });
}

test('pictures load when they are scrolled to', { tag: '@night' }, async ({ page }) => {
  await page.goto('/exercises/leg-exercises/');
  const last = page.getByRole('main').locator('span[style*="aspect-ratio"]').last().locator('img');
  await last.scrollIntoViewIfNeeded();
  await expect
    .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('on a wide screen', () => {
  test('a menu opens on hover', { tag: '@night' }, async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const inside = menu.getByRole('link', { name: 'Home gym packs' });
    await expect(inside).toBeHidden();
    await menu.getByRole('link', { name: 'Workout plans', exact: true }).hover();
    await expect(inside).toBeVisible();
    await inside.click();
    await expect(page).toHaveURL('/home-gym-packs/');
  });

  test('a menu opens on keyboard focus', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Exercises', exact: true }).focus();
    await expect(menu.getByRole('link', { name: 'Calculators' })).toBeVisible();
  });

  test('every button opens a menu or sends a form', async ({ page }) => {
    await page.goto('/');
    const buttons = page.getByRole('button');
    for (const button of await buttons.filter({ visible: true }).all()) {
      const sends = await button.evaluate(
        (element) => element instanceof HTMLButtonElement && element.form?.action !== undefined,
      );
      if (sends) continue;
      const panel = page.locator(`[id="${(await button.getAttribute('aria-controls')) ?? ''}"]`);
      await button.click();
      await expect(panel).toBeVisible();
    }
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the menu button is a link to the links in the footer', async ({ page }) => {
    await page.goto('/articles/');
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
    const menu = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
    await menu.click();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    await footer.getByRole('link', { name: 'Calculators' }).click();
    await expect(page).toHaveURL('/calculators/');
  });

  test(
    'every link of the sidebar is in the header or the footer, or on a page that they link to',
    { tag: '@night' },
    async ({ page, browser }) => {
      await page.goto('/articles/');
      // The sidebar needs scripts, so its links are read with a second, scripted page.
      const withScripts = await browser.newContext({
        viewport: page.viewportSize(),
        javaScriptEnabled: true,
      });
      const other = await withScripts.newPage();
      await visit(other, page.url());
      await other.getByRole('button', { name: 'Open the menu' }).click();
      const ofSidebar = other.getByRole('dialog', { name: 'Menu' }).locator('li a');
      await expect(ofSidebar.first()).toBeVisible();
      const sidebarLinks = await ofSidebar.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      await withScripts.close();
      const linksTo = (): Promise<readonly (string | null)[]> =>
        page
          .locator('a[href^="/"]')
          .filter({ visible: true })
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const ofEveryPage = await linksTo();
      const inReach = new Set(ofEveryPage);
      expect(sidebarLinks.length).toBeGreaterThan(0);
      const isMissing = (address: string | null): boolean => !inReach.has(address);
      for (const address of new Set(ofEveryPage)) {
        if (address === null || !sidebarLinks.some(isMissing)) break;
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        for (const further of await linksTo()) inReach.add(further);
      }
      expect(sidebarLinks.filter(isMissing)).toEqual([]);
    },
  );
});

test('the search box leads to the page of results', { tag: '@night' }, async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('searchbox');
  await search.fill('squat');
  await search.press('Enter');
  await expect(page).toHaveURL('/search/?s=squat');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Back squat', exact: true }),
  ).toBeVisible();
});
