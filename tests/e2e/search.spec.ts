import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { cameAlive, nextFrames, visit } from '../support/browser/visit.ts';

const placeholder = 'Search Articles, Exercises, Workouts...';
const indexFiles = '**/static/search/*.json';
const manifest = '**/page-data/app-data.json';

const boxOf = (page: Page): Locator => page.getByRole('banner').getByRole('combobox');
const panelOf = (page: Page): Locator => page.locator('[data-part="search-panel"]');
/** The results, once all that is searched has answered. */
const optionsOf = (page: Page): Locator =>
  panelOf(page).locator('[role="listbox"][aria-busy="false"] [role="option"]');

const isIndex = (url: string): boolean => url.includes('/static/search/');

/** The words that are marked on the page, in their order. */
const markedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].map(String));

const activeOption = async (page: Page): Promise<Locator> => {
  const id = await boxOf(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id}"]`);
};

test.describe('loading', () => {
  test('begins when the box gets the focus, and happens once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (isIndex(request.url()) || request.resourceType() === 'worker') loaded.push(request.url());
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await visit(page, '/');
    expect(loaded).toEqual([]);
    expect(workers).toEqual([]);

    await boxOf(page).focus();
    await boxOf(page).fill('squat');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await boxOf(page).focus();
    await boxOf(page).fill('plank');
    await expect(optionsOf(page).first()).toContainText('Plank');
    const indexes = loaded.filter(isIndex);
    expect(indexes.length).toBeGreaterThan(5);
    expect(new Set(indexes).size).toBe(indexes.length);
    expect(workers).toHaveLength(1);
  });

  test('begins when a pointer nears the box', async ({ page }) => {
    await visit(page, '/');
    const place = await boxOf(page).boundingBox();
    const near = page.waitForRequest(indexFiles);
    await page.mouse.move(10, 700);
    await page.mouse.move((place?.x ?? 0) - 60, (place?.y ?? 0) + 40);
    await near;
  });

  test('index files are named by their content and kept for a year', async ({ page, request }) => {
    await visit(page, '/');
    const asked = page.waitForRequest(indexFiles);
    await boxOf(page).focus();
    const response = await request.get((await asked).url());
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000/);
    expect(response.headers()['content-type']).toContain('application/json');
  });

  test('what was typed before the page came alive is searched', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByPlaceholder(placeholder).focus();
    await page.keyboard.type('squat');
    await cameAlive(page);
    await expect(optionsOf(page).first()).toBeVisible();
  });
});

test.describe('the panel', () => {
  test('shows groups with counts, marks the words, and leads to pages that mark them too', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await boxOf(page).click();
    await expect(panelOf(page)).toHaveText('Type a lift, a muscle or a question.');
    await boxOf(page).pressSequentially('hip thrusts');
    const exercises = panelOf(page).getByRole('group', { name: /^Exercises \d+/ });
    const first = exercises.getByRole('option').first();
    await expect(first).toContainText('Barbell hip thrust');
    await expect(first.locator('mark').first()).toHaveText('hip');
    await expect(first).toHaveAttribute(
      'href',
      '/exercises/bum-exercises/barbell-hip-thrust/?s=hip+thrusts',
    );
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(
      /^\d+ results in \d+ groups\.$/,
    );

    await first.click();
    await expect(page).toHaveURL('/exercises/bum-exercises/barbell-hip-thrust/?s=hip+thrusts');
    await expect(panelOf(page)).toHaveCount(0);
    await expect.poll(() => markedWords(page)).toContain('thrust');
    const marked = await markedWords(page);
    expect([...new Set(marked.map((word) => word.toLowerCase()))].sort()).toEqual(
      ['hip', 'hips', 'thrust', 'thrusts'].filter((word) =>
        marked.some((one) => one.toLowerCase() === word),
      ),
    );
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(page.locator('main mark')).toHaveCount(0);

    // The next page was not found by a search.
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => markedWords(page)).toEqual([]);
  });

  for (const [how, leave] of [
    ['a click outside', (page: Page) => page.mouse.click(5, 700)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['leaving the box', (page: Page) => page.keyboard.press('Shift+Tab')],
  ] as const) {
    test(`closes on ${how}`, async ({ page }) => {
      await visit(page, '/');
      await boxOf(page).focus();
      await boxOf(page).fill('squat');
      await expect(optionsOf(page).first()).toBeVisible();
      await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
      await leave(page);
      await expect(panelOf(page)).toHaveCount(0);
      await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(boxOf(page)).toHaveValue('squat');
    });
  }

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('closes on a touch outside', async ({ page }) => {
      await visit(page, '/');
      await boxOf(page).tap();
      await boxOf(page).fill('squat');
      await expect(optionsOf(page).first()).toBeVisible();
      await page.touchscreen.tap(100, 820);
      await expect(panelOf(page)).toHaveCount(0);
    });

    test('keeps above the keyboard, scrolls to its end, and keeps the keyboard while it does', async ({
      page,
    }) => {
      await visit(page, '/');
      await boxOf(page).tap();
      await boxOf(page).fill('squat');
      await expect(optionsOf(page).first()).toBeVisible();
      const high = await panelOf(page).boundingBox();
      expect(high?.height).toBeLessThanOrEqual(0.8 * 844 + 1);
      // A keyboard takes the lower half of what is seen.
      await page.setViewportSize({ width: 390, height: 420 });
      await expect
        .poll(async () => {
          const place = await panelOf(page).boundingBox();
          return (place?.y ?? 0) + (place?.height ?? 0);
        })
        .toBeLessThanOrEqual(420);
      const last = optionsOf(page).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(last).toHaveText(/^See all/);
      await expect(boxOf(page)).toBeFocused();
      await last.tap();
      await expect(page).toHaveURL('/search/?s=squat');
    });
  });

  test('is at most 80 of 100 of the window high', async ({ page }) => {
    await visit(page, '/');
    await boxOf(page).fill('e');
    await expect(optionsOf(page).first()).toBeVisible();
    const place = await panelOf(page).boundingBox();
    expect(place?.height).toBeLessThanOrEqual(0.8 * 800 + 1);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  test('opens a result in a new tab where that is asked for', async ({ page, context }) => {
    await visit(page, '/');
    await boxOf(page).fill('goblet squat');
    const tab = context.waitForEvent('page');
    await optionsOf(page)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/exercises/leg-exercises/goblet-squat/?s=goblet+squat');
    await expect(page).toHaveURL('/');
  });
});

test.describe('the keyboard', () => {
  test('moves through the results and picks one, as the combobox pattern has it', async ({
    page,
  }) => {
    await visit(page, '/articles/');
    await boxOf(page).focus();
    await page.keyboard.type('squat');
    await expect(optionsOf(page).first()).toBeVisible();
    await expect(boxOf(page)).toHaveAttribute('aria-autocomplete', 'list');
    const list = await boxOf(page).getAttribute('aria-controls');
    await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');

    const isActive = async (option: Locator): Promise<void> => {
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option).toBeInViewport();
      expect(await (await activeOption(page)).getAttribute('href')).toBe(
        await option.getAttribute('href'),
      );
      await expect(panelOf(page).locator('[aria-selected="true"]')).toHaveCount(1);
    };
    const options = optionsOf(page);
    await page.keyboard.press('ArrowDown');
    await isActive(options.first());
    await expect(options.first()).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('ArrowDown');
    await isActive(options.nth(1));
    await page.keyboard.press('End');
    await isActive(options.last());
    await page.keyboard.press('ArrowDown');
    await isActive(options.first());
    await page.keyboard.press('ArrowUp');
    await isActive(options.last());
    await page.keyboard.press('Home');
    await isActive(options.first());

    // Letters and sideways arrows edit the text; then Home and End move in it again.
    await page.keyboard.press('ArrowLeft');
    await expect(boxOf(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Home');
    await page.keyboard.type('back ');
    await expect(boxOf(page)).toHaveValue('back squat');
    // The first was the same before.
    await expect(options.first()).toHaveAttribute('href', /\/back-squat\/\?s=back\+squat$/);

    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/exercises/leg-exercises/back-squat/?s=back+squat');
    await expect(panelOf(page)).toHaveCount(0);
  });

  test('Escape closes the panel, then empties the box; an arrow opens it again', async ({
    page,
  }) => {
    await visit(page, '/');
    await boxOf(page).focus();
    await page.keyboard.type('squat');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await expect(boxOf(page)).toHaveValue('squat');
    await page.keyboard.press('ArrowDown');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(boxOf(page)).toHaveValue('');
  });

  test('Enter leads to all results where none is chosen', async ({ page }) => {
    await visit(page, '/');
    await boxOf(page).focus();
    await page.keyboard.type('squat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search/?s=squat');
    await expect(panelOf(page)).toHaveCount(0);
  });

  for (const keys of ['/', 'Control+k', 'Meta+k']) {
    test(`${keys} leads to the box`, async ({ page }) => {
      await visit(page, '/articles/');
      await page.evaluate(() => scrollTo(0, 900));
      await page.keyboard.press(keys);
      await expect(boxOf(page)).toBeFocused();
      await expect(boxOf(page)).toBeInViewport();
      await expect(boxOf(page)).toHaveValue('');
      await expect(panelOf(page)).toBeVisible();
    });
  }

  test('/ is a letter where one writes', async ({ page }) => {
    await visit(page, '/calculators/one-rep-max/');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
  });
});

test.describe('the page of results', () => {
  test('works by a direct link, and says how much there is', async ({ page }) => {
    await visit(page, '/search/?s=glutes');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(/^“glutes”: \d+ results in \d+ groups\.$/);
    await expect(boxOf(page)).toHaveValue('glutes');
    const groups = main.getByRole('heading', { level: 2 });
    await expect(groups.first()).toHaveText(/\d+$/);
    const link = main.getByRole('listitem').getByRole('link').first();
    await expect(link).toHaveAttribute('href', /\?s=glutes$/);
    await expect(main.locator('mark').first()).toHaveText(/glute|bum/i);
    // Nothing is counted that is not shown, or can be.
    const more = main.getByRole('button', { name: /^Show more/ });
    while ((await more.count()) > 0) await more.first().click();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const said = document.querySelector('main [role="status"]')?.textContent ?? '';
          const shown = document.querySelectorAll('main section ol > li').length;
          return { isAny: shown > 0, uncounted: Number(/\d+/.exec(said)?.[0]) - shown };
        }),
      )
      .toEqual({ isAny: true, uncounted: 0 });
  });

  test('follows the box and the way back', async ({ page }) => {
    await visit(page, '/search/?s=squat');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('“squat”');
    await boxOf(page).fill('plank');
    await boxOf(page).press('Enter');
    await expect(status).toContainText('“plank”');
    await expect(page).toHaveURL('/search/?s=plank');
    await page.goBack();
    await expect(status).toContainText('“squat”');
    await expect(boxOf(page)).toHaveValue('squat');
  });

  test('says what it looked for in the place of a slip', async ({ page }) => {
    await visit(page, '/search/?s=romainian+dedlift');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText('for “romanian deadlift”');
    await expect(main.getByRole('listitem').getByRole('link').first()).toHaveText(
      'Romanian deadlift',
    );
  });

  test('offers the closest where nothing has all the words', async ({ page }) => {
    await visit(page, '/search/?s=tango+squat');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(
      'Nothing has all the words of “tango squat”. The closest:',
    );
    await expect(main.getByRole('listitem').getByRole('link').first()).toContainText('squat');
  });

  test('says that there is nothing, and shows what there is', async ({ page }) => {
    await visit(page, '/search/?s=xylophone');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText('Nothing found for “xylophone”.');
    await expect(main.getByRole('heading', { name: /^Workout plans/ })).toBeVisible();
  });

  test('shows what there is where nothing is looked for', async ({ page }) => {
    await visit(page, '/search/?s=%20');
    await expect(page.getByRole('main').getByRole('heading', { name: /^Articles/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
});

test.describe('an index that cannot be loaded', () => {
  const complaintsOf = (page: Page): readonly string[] => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return complaints;
  };
  const failure = 'The search could not be loaded. The rest of the site works.';

  test('is said with a way to try again, in the panel', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.route(indexFiles, (route) => route.abort());
    await visit(page, '/');
    await boxOf(page).fill('squat');
    await expect(panelOf(page)).toContainText(failure);
    expect(complaints.filter((text) => text.startsWith('Search index required'))).not.toEqual([]);
    await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');

    await page.unroute(indexFiles);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).first()).toContainText('squat');
    await expect(boxOf(page)).toHaveValue('squat');
  });

  test('is said on the page of results, which shows what there is instead', async ({ page }) => {
    await page.route(indexFiles, (route) => route.fulfill({ status: 503 }));
    await visit(page, '/search/?s=squat');
    const main = page.getByRole('main');
    await expect(main).toContainText(failure);
    await expect(main.getByRole('heading', { name: /^Articles/ })).toBeVisible();
    await page.unroute(indexFiles);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('status')).toContainText('results');
  });

  test('is named where the others are there', async ({ page }) => {
    const articles = '**/static/search/articles-*.json';
    await page.route(articles, (route) => route.abort());
    await visit(page, '/');
    await boxOf(page).fill('squat');
    await expect(optionsOf(page).first()).toContainText('squat');
    await expect(panelOf(page)).toContainText('Could not be loaded: articles.');
    await page.unroute(articles);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(panelOf(page).getByRole('group', { name: /^Articles/ })).toBeVisible();
    await expect(panelOf(page)).not.toContainText('Could not be loaded');
  });

  test('is looked for anew where the site was built meanwhile', async ({ page }) => {
    let asked = 0;
    await page.route(manifest, async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const response = await route.fetch();
      const note: unknown = await response.json();
      const search = { exercises: '000000000000' };
      return route.fulfill({ json: { ...Object(note), search } });
    });
    await visit(page, '/');
    await boxOf(page).fill('creatine');
    await expect(optionsOf(page).first()).toContainText('Creatine');
  });

  test('is said where the worker does not start', async ({ page }) => {
    await page.addInitScript(() => {
      const Original = window.Worker;
      let hired = 0;
      window.Worker = class extends Original {
        constructor(address: string | URL) {
          hired += 1;
          super(hired === 1 ? '/no-such-worker.js' : address);
        }
      };
    });
    await visit(page, '/');
    await boxOf(page).fill('squat');
    await expect(panelOf(page)).toContainText(failure);
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).first()).toContainText('squat');
  });

  test('nor the scripts that show results, is said at the foot of the page', async ({ page }) => {
    const complaints = complaintsOf(page);
    await visit(page, '/');
    // Every script that comes from now on belongs to the search.
    await page.route('**/*.js', (route) => route.abort());
    await boxOf(page).fill('squat');
    const bar = page.getByRole('alert').filter({ hasText: failure });
    await expect(bar).toBeVisible();
    expect(complaints.filter((text) => text.startsWith('Search index required'))).not.toEqual([]);
    await page.unrouteAll();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await panelOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(optionsOf(page).first()).toContainText('squat');
    await expect(boxOf(page)).toHaveValue('squat');
  });

  test('leaves the rest of the site as it is', async ({ page }) => {
    await page.route(indexFiles, (route) => route.abort());
    await visit(page, '/');
    await boxOf(page).fill('squat');
    await expect(panelOf(page)).toContainText(failure);
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Articles' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles');
  });
});

test.describe('whatever `s` is', () => {
  const hostile: readonly (readonly [name: string, text: string])[] = [
    ['10 KB', 'squat '.repeat(1700)],
    ['10 KB of one word', 'a'.repeat(10_240)],
    ['markup', '<img src=x onerror="window.isOpen=true"><script>window.isOpen=true</script>'],
    ['a regular expression that never ends', `(a+)+$ ${'a'.repeat(150)}!`],
    ['right-to-left marks', '\u202esquat\u202c \u200f'],
    ['emoji', 'squat 💪🏽'],
    ['half of a character', 'squat%ud83d %E0%A4%A'],
  ];
  for (const [name, text] of hostile) {
    for (const path of ['/search/', '/articles/squat-depth-and-your-hips/']) {
      test(`${name} is text on ${path}`, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(String(error)));
        await visit(page, `${path}?${new URLSearchParams({ s: text }).toString()}`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/search/') {
          await expect(main.getByRole('status')).not.toContainText('Looking for');
          await expect(main.getByRole('status')).toContainText('“');
        }
        await nextFrames(page);
        expect(await page.evaluate(() => 'isOpen' in window)).toBe(false);
        await expect(main.locator('img[src="x"], script')).toHaveCount(0);
        expect(errors).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          1280,
        );
      });
    }
  }

  test('hydration leaves the marks of a page opened directly, and the page its own', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await visit(page, '/calculators/one-rep-max/?s=percentage+lifted');
    await expect.poll(() => markedWords(page)).not.toEqual([]);
    const main = page.getByRole('main');
    await main
      .getByRole('textbox', { name: /weight/i })
      .first()
      .fill('100');
    await main.getByRole('textbox', { name: /reps/i }).fill('5');
    await main.getByRole('button', { name: 'Calculate' }).click();
    await expect(main.getByRole('table').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
