import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  inOrderOf,
  newestArticles,
  numberOf,
  starterEntries,
  textOf,
  textsOf,
} from '../support/browser/starter-entries.ts';
import { visit } from '../support/browser/visit.ts';
import type { StarterEntry } from '../support/browser/starter-entries.ts';

/** The words of a page are there before its pictures. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const cards = (page: Page): Locator => page.getByRole('main').locator('li:has(> article)');

const cardAddresses = (page: Page): Promise<readonly (string | null)[]> =>
  cards(page)
    .locator('.card-link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const addressesOf = (links: Locator): Promise<readonly (string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const normalText = (text: string): string => text.replace(/\s+/g, ' ').trim();

const dayOf = (article: StarterEntry): string =>
  new Date(textOf(article, 'date')).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

test.describe('the articles', () => {
  test('stand newest first, page after page, as far as the pager leads', async ({ page }) => {
    await open(page, '/articles/');
    const next = page.getByRole('main').getByRole('link', { name: 'Next >', exact: true });
    const previous = page.getByRole('main').getByRole('link', { name: 'Previous <', exact: true });
    await expect(previous).toHaveCount(0);
    const found: (string | null)[] = [];
    const wanted = newestArticles().map((article) => `/articles/${textOf(article, 'slug')}/`);
    for (let pageNumber = 1; ; pageNumber += 1) {
      await expect(page).toHaveURL(
        pageNumber === 1 ? '/articles/' : `/articles/page/${pageNumber}/`,
      );
      await expect(page.getByText(`Page ${pageNumber} of`)).toBeVisible();
      await expect(previous).toHaveCount(pageNumber === 1 ? 0 : 1);
      const addresses = await cardAddresses(page);
      expect(addresses.length).toBeGreaterThan(0);
      found.push(...addresses);
      if (found.length >= wanted.length) break;
      await next.click();
    }
    expect(found).toEqual(wanted);
    await expect(next).toHaveCount(0);
    await previous.click();
    await expect(next).toBeVisible();
  });

  test('have cards with the parts of the specification, in its order', async ({ page }) => {
    await open(page, '/articles/');
    for (const [index, article] of newestArticles().entries()) {
      const card = cards(page).nth(index);
      if (index >= (await cards(page).count())) break;
      const address = `/articles/${textOf(article, 'slug')}/`;
      const chips = card.getByRole('list', { name: 'Categories' }).getByRole('link');
      const parts = [
        card.locator('picture, noscript').first(),
        chips.first(),
        card.getByRole('heading', { name: textOf(article, 'title'), exact: true }),
        card.getByText(normalText(textOf(article, 'excerpt')), { exact: true }),
        card.getByText('Continue Reading'),
        card.getByText(dayOf(article), { exact: true }),
        card.getByText(/^\d+ minutes? to read$/),
      ];
      for (const part of parts) await expect(part).toHaveCount(1);
      const order = await Promise.all(
        parts.map((part) =>
          part.evaluate((element) =>
            [...(element.closest('article')?.querySelectorAll('*') ?? [])].indexOf(element),
          ),
        ),
      );
      expect(order).not.toContain(-1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      const categories = textsOf(article, 'categories');
      expect(await chips.allTextContents()).toEqual(
        categories.map((category) => category.replaceAll('-', ' ')),
      );
      expect(await addressesOf(chips)).toEqual(
        categories.map((category) => `/category/${category}/`),
      );
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address);
      await expect(card.locator('time')).toHaveAttribute('datetime', textOf(article, 'date'));
    }
  });

  test('are opened by a link that says Continue Reading', async ({ page }) => {
    await open(page, '/articles/');
    const newest = newestArticles().at(0) ?? {};
    const address = `/articles/${textOf(newest, 'slug')}/`;
    const link = cards(page)
      .first()
      .getByRole('link', { name: /^Continue Reading/ });
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expect(page).toHaveURL(address);
  });

  test('of a category stand under its title, newest first', async ({ page }) => {
    const articles = newestArticles();
    for (const category of starterEntries('articleCategory')) {
      const slug = textOf(category, 'slug');
      await open(page, `/category/${slug}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf(category, 'title'));
      const wanted = articles
        .filter((article) => textsOf(article, 'categories').includes(slug))
        .map((article) => `/articles/${textOf(article, 'slug')}/`);
      const found = await cardAddresses(page);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(wanted.slice(0, found.length));
      const next = page.getByRole('link', { name: 'Next >', exact: true });
      await expect(next).toHaveCount(wanted.length > found.length ? 1 : 0);
      await expect(page.getByRole('link', { name: 'Previous <', exact: true })).toHaveCount(0);
    }
  });

  test('have pages with date, minutes, categories, text and related articles', async ({ page }) => {
    const article = newestArticles().find((one) => textsOf(one, 'categories').length > 1) ?? {};
    await open(page, `/articles/${textOf(article, 'slug')}/`);
    const main = page.getByRole('main');
    const own = main.getByRole('article').first();
    await expect(own.getByRole('heading', { level: 1 })).toHaveText(textOf(article, 'title'));
    await expect(own.getByText(dayOf(article), { exact: true })).toBeVisible();
    await expect(own.getByText(/^\d+ minutes? to read$/)).toBeVisible();
    const chips = own.getByRole('list', { name: 'Categories' }).getByRole('link');
    expect(await addressesOf(chips)).toEqual(
      textsOf(article, 'categories').map((category) => `/category/${category}/`),
    );
    await expect(own.locator('.prose p').first()).toBeVisible();
    const related = main.getByRole('region', { name: 'Related articles' }).locator('.card-link');
    const addresses = await addressesOf(related);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses).not.toContain(`/articles/${textOf(article, 'slug')}/`);
  });
});

test.describe('the lists of plans, packs and areas stand in the order of the content', () => {
  const lists = [
    { type: 'workoutPlan', field: 'order', path: '/workout-plans/' },
    { type: 'workoutPack', field: 'order', path: '/workout-packs/' },
    { type: 'preBuiltPlan', field: 'index', path: '/pre-built-plans/' },
    { type: 'homeGymPack', field: 'index', path: '/home-gym-packs/' },
    { type: 'exerciseCategory', field: 'order', path: '/exercises/' },
    { type: 'calculator', field: 'order', path: '/calculators/' },
    { type: 'product', field: 'order', path: '/shop/' },
  ];
  for (const { type, field, path } of lists) {
    test(path, async ({ page }) => {
      const entries = inOrderOf(type, field);
      expect(new Set(entries.map((entry) => numberOf(entry, field))).size).toBe(entries.length);
      await open(page, path);
      expect(await cardAddresses(page)).toEqual(
        entries.map((entry) => `${path}${textOf(entry, 'slug')}/`),
      );
    });
  }
});

test.describe('the exercises', () => {
  const categories = [
    'shoulder-exercises',
    'back-exercises',
    'chest-exercises',
    'arm-exercises',
    'abs-and-core-exercises',
    'bum-exercises',
    'leg-exercises',
  ];

  test('have the seven areas of the specification', async ({ page }) => {
    await open(page, '/exercises/');
    expect((await cardAddresses(page)).toSorted()).toEqual(
      categories.map((category) => `/exercises/${category}/`).toSorted(),
    );
  });

  test('of an area stand under its name, with spaces for dashes', async ({ page }) => {
    for (const category of categories) {
      await open(page, `/exercises/${category}/`);
      const heading = page.getByRole('heading', { level: 1 });
      expect((await heading.innerText()).toLowerCase()).toBe(category.replaceAll('-', ' '));
      const wanted = starterEntries('exercise')
        .filter((exercise) => exercise['category'] === category)
        .map((exercise) => `/exercises/${category}/${textOf(exercise, 'slug')}/`);
      expect((await cardAddresses(page)).toSorted()).toEqual(wanted.toSorted());
    }
  });

  test('have pages with a picture, a text, and the others of their area', async ({ page }) => {
    const category = 'leg-exercises';
    await open(page, `/exercises/${category}/back-squat/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('article').locator('img').first()).toBeVisible();
    await expect(main.locator('.prose h2').first()).toBeVisible();
    const others = main.getByRole('complementary', { name: 'More exercises' }).getByRole('link');
    const wanted = starterEntries('exercise')
      .filter((exercise) => exercise['category'] === category)
      .map((exercise) => `/exercises/${category}/${textOf(exercise, 'slug')}/`)
      .filter((address) => address !== `/exercises/${category}/back-squat/`);
    const found = (await addressesOf(others)).filter(
      (address) => address !== `/exercises/${category}/`,
    );
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  test('say that more are coming soon, and invite to the mailing list', async ({ page }) => {
    await open(page, '/exercises/leg-exercises/back-squat/');
    const note = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: 'More exercises are coming soon' }) });
    await expect(note).toBeVisible();
    await expect(note).toContainText(/mailing list/i);
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:.+|^\//);
  });
});

test.describe('the banners beside a page follow from its address', () => {
  const poll = textOf(
    starterEntries('poll').find((entry) => entry['active'] === true) ?? {},
    'title',
  );
  const ofArticles = [
    'Recent articles',
    'Categories',
    'Workout packs',
    'Pre-built plans',
    'Home gym packs',
    poll,
  ];
  const banners: readonly (readonly [path: string, banners: readonly string[]])[] = [
    ['/articles/', ofArticles],
    ['/articles/page/2/', ofArticles],
    ['/articles/creatine-for-women/', ofArticles],
    ['/category/training/', ofArticles],
    ['/workout-packs/', ['Workout packs']],
    ['/workout-packs/bum-thighs/', ['Workout packs']],
    ['/pre-built-plans/', ['Pre-built plans', 'Home gym packs']],
    ['/pre-built-plans/mass-builder/', ['Pre-built plans', 'Home gym packs']],
    ['/home-gym-packs/', ['Home gym packs', 'Pre-built plans']],
    ['/home-gym-packs/dumbbell-home-gym/', ['Home gym packs', 'Pre-built plans']],
    ['/calculators/', [poll]],
    ['/contact/', [poll]],
    ['/success/', [poll]],
    ['/about/', [poll]],
    ['/exercises/', ['Body areas', poll]],
    ['/', []],
    ['/exercises/leg-exercises/', []],
    ['/exercises/leg-exercises/back-squat/', []],
    ['/workout-plans/', []],
    ['/workout-plans/first-barbell-plan/', []],
    ['/workout-plans-faq/', []],
    ['/calculators/macro/', []],
    ['/calculators/macros-explained/', []],
    ['/privacy-policy/', []],
    ['/terms-and-conditions/', []],
    ['/competition-terms-and-conditions/', []],
    ['/shipping-returns-details/', []],
    ['/promotions/', []],
    ['/shop/', []],
    ['/shop/lifting-belt/', []],
    ['/checkout/', []],
    ['/search/', []],
    ['/members/', []],
    ['/no-such-page/', []],
  ];
  for (const [path, wanted] of banners) {
    test(`${path}: ${wanted.join(', ') || 'none'}`, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const aside = page.getByRole('complementary', { name: 'More on this site' });
      await expect(aside).toHaveCount(wanted.length === 0 ? 0 : 1);
      expect(await aside.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(wanted);
      if (wanted.length === 0) await expect(page.getByText(poll, { exact: true })).toHaveCount(0);
    });
  }

  test('stand while their script is on its way, and wake up with it', async ({ page, request }) => {
    const html = await (await request.get('/contact/')).text();
    const isInPage = (address: string): boolean => html.includes(new URL(address).pathname);
    const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      const isPart = /\/component---/.test(route.request().url());
      if (!isPart && !isInPage(route.request().url())) await isReleased;
      await route.continue();
    });
    await visit(page, '/contact/');
    const heading = page.getByRole('heading', { name: poll });
    await expect(heading).toBeVisible();
    await page.evaluate(() => document.querySelector('aside')?.setAttribute('data-kept', ''));
    const vote = page.getByRole('button', { name: 'Vote' });
    await expect(vote).toHaveAttribute('type', 'button');
    release(undefined);
    await expect(vote).toHaveAttribute('type', 'submit');
    await expect(page.locator('aside[data-kept]')).toBeVisible();
  });

  test('stay as they were built where their script cannot be had, and the page works', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/contact/')).text();
    await page.route('**/*.js', (route) => {
      const address = route.request().url();
      const isPage = /\/component---/.test(address) || html.includes(new URL(address).pathname);
      return isPage ? route.continue() : route.abort();
    });
    const failed = page.waitForEvent('console', (message) =>
      message.text().startsWith('A part of the page could not be loaded.'),
    );
    await visit(page, '/contact/');
    await failed;
    await expect(page.getByRole('heading', { name: poll })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert').first()).not.toBeEmpty();
  });

  test('with tiles 90 px wide', async ({ page }) => {
    await open(page, '/pre-built-plans/');
    const aside = page.getByRole('complementary', { name: 'More on this site' });
    await expect(aside.locator('img').first()).toBeVisible();
    const box = await aside.locator('img').first().boundingBox();
    expect(box).toMatchObject({ width: 90, height: 90 });
  });

  test('with all options of the poll', async ({ page }) => {
    await open(page, '/contact/');
    const options = page.getByRole('complementary', { name: 'More on this site' });
    for (const label of ['Strength & power', 'Fat loss', 'Just for fun', 'Mobility']) {
      await expect(options.getByText(label, { exact: false })).toBeVisible();
    }
    await expect(options.getByRole('listitem')).toHaveCount(11);
  });
});

test.describe('the home page', () => {
  test('begins with title, tagline and the way to an account', async ({ page }) => {
    await open(page, '/');
    const hero = starterEntries('siteText').find((text) => text['key'] === 'home-hero') ?? {};
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(textOf(hero, 'title'));
    await expect(main.getByText(textOf(hero, 'subTitle'), { exact: true })).toBeVisible();
    const signUp = main.getByRole('link', { name: 'Sign Up/Login', exact: true });
    await expect(signUp).toHaveAttribute('href', '/members/');
  });

  test('has the banners in their order, each with its button to its page', async ({ page }) => {
    await open(page, '/');
    const wanted = inOrderOf('homeBanner', 'order');
    const headings = wanted.map((banner) => textOf(banner, 'heading'));
    const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(found.slice(0, wanted.length)).toEqual(headings);
    for (const banner of wanted) {
      const section = page.getByRole('main').locator('section', {
        has: page.getByRole('heading', { name: textOf(banner, 'heading'), exact: true }),
      });
      const button = section.getByRole('link', { name: textOf(banner, 'button'), exact: true });
      await expect(button).toHaveAttribute('href', `/${textOf(banner, 'slug')}/`);
      await expect(section).toContainText(textOf(banner, 'content1'));
      if (banner['content2'] !== undefined) {
        await expect(section).toContainText(textOf(banner, 'content2'));
      }
    }
  });

  test('then has the packs in their order, and a banner to the calculators', async ({ page }) => {
    await open(page, '/');
    const packs = inOrderOf('workoutPack', 'order').map(
      (pack) => `/workout-packs/${textOf(pack, 'slug')}/`,
    );
    expect(await cardAddresses(page)).toEqual(packs);
    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .allInnerTexts();
    const afterBanners = headings.slice(starterEntries('homeBanner').length);
    expect(afterBanners.slice(0, 2)).toEqual(['Workout packs', 'Free calculators']);
    await page
      .getByRole('main')
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: 'Free calculators' }) })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL('/calculators/');
  });

  const columns = [
    { width: 575, count: 1 },
    { width: 576, count: 2 },
    { width: 774, count: 2 },
    { width: 775, count: 3 },
    { width: 1280, count: 3 },
  ];
  for (const { width, count } of columns) {
    test(`has ${count} pack${count === 1 ? '' : 's'} in a row at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/');
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops.filter((top) => top === tops.at(0))).toHaveLength(count);
    });
  }
});
