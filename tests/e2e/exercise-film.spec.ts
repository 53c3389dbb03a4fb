import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { firstForBreadth } from '../support/proof-scale.ts';

const squat = '/exercises/leg-exercises/back-squat/';

/**
 * The working muscles, in the form that `npm --prefix local/pictures run draw -- --tint` gives
 * them.
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 852" data-at="1" data-most="quadriceps,glutes" data-helps="hamstrings">
<path d="M600 500h90v90h-90z" fill="#f0bc36" stroke="#1d1b19" stroke-width="10"/></svg>`;

/**
 * A film, or the part that is asked for: Chromium can't go to a moment of one whose server knows no
 * parts.
 */
const partOf = (bytes: Buffer, range = 'bytes=0-') => {
  const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  const end = last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  return {
    status: 206,
    headers: {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${first}-${end}/${bytes.length}`,
    },
    body: bytes.subarray(Number(first), end + 1),
  };
};

/** The exercise as its page's data have it with films, whichever films the content has. */
const addFilms = async (page: Page): Promise<void> => {
  const bytes = await readFile('tests/support/films/squat.mp4');
  await page.route(`**/page-data${squat}page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    data.result.data.exercise.films = ['quarter', 'front'].map((side) => ({
      side: side === 'front' ? 'From the front' : 'From three quarters',
      src: `/films/0a1b/${side}.mp4`,
      about: '',
      captions: null,
      muscles: `/films/0a1b/${side}.svg`,
    }));
    await route.fulfill({ response: answer, json: data });
  });
  await page.route('**/films/**', (route) =>
    route.request().url().endsWith('.svg')
      ? route.fulfill({ body: drawing, contentType: 'image/svg+xml' })
      : route.fulfill(partOf(bytes, route.request().headers()['range'])),
  );
};

// Gatsby may ask ahead for the page of a link on which the pointer still is.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/**
 * Opens the exercise from its list: so the page takes its data from the answer above, not from its
 * HTML.
 */
const openSquat = async (page: Page): Promise<void> => {
  await addFilms(page);
  await page.goto('/exercises/leg-exercises/');
  await page.getByRole('main').getByRole('link', { name: 'Back squat', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back squat');
};

test('a muscle’s exercises move at a press, over their list, which has the focus again afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await addFilms(page);
  await page.goto('/exercises/for-the-glutes/');
  const see = page.getByRole('button', { name: 'See it move: Back squat', exact: true });
  await see.click();
  const sheet = page.getByRole('dialog', { name: 'Back squat' });
  await expect.poll(() => isPaused(page)).toBe(false);
  await expectAccessible(page, 'an exercise that moves over the list of a muscle');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(see).toBeFocused();
});

const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const rate = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate);
const firstPicture = (page: Page) => page.getByRole('figure').filter({ hasText: 'Start' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the film' });

/**
 * Where something stands in the main part, in whole pixels, once the page has been drawn twice with
 * it there: focusing a button scrolls to it, over some frames.
 */
const boxAtRest = async (page: Page, element: Locator) => {
  const box = (): Promise<string> =>
    element.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      // From the main part's top: a scroll position has fractions that round differently.
      const top = document.querySelector('main')?.getBoundingClientRect().y ?? NaN;
      return JSON.stringify([x, y - top, width, height].map(Math.round));
    });
  const draw = () =>
    page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  await expect
    .poll(async () => {
      const before = await box();
      await draw();
      return (await box()) === before;
    })
    .toBe(true);
  return box();
};

for (const width of firstForBreadth([390, 1280])) {
  test(`a film plays in the place of the pictures at her press, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSquat(page);
    await expect(play(page)).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/films/'))).toEqual([]);
    // With the keyboard alone. It may have to scroll to the button.
    await play(page).focus();
    const before = await boxAtRest(page, firstPicture(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await boxAtRest(page, page.locator('video'))).toEqual(before);

    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
    await expect.poll(() => isPaused(page)).toBe(false);

    await page.getByRole('checkbox', { name: 'Half speed' }).check();
    await expect.poll(() => rate(page)).toBe(0.5);
    await page.getByRole('radio', { name: 'From the front' }).check();
    await expect(page.locator('video')).toHaveAttribute('src', '/films/0a1b/front.mp4');
    await expect.poll(() => isPaused(page)).toBe(false);
    expect(await rate(page)).toBe(0.5);
    await expectAccessible(page, 'an exercise with its film');

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => isPaused(page)).toBe(false);

    await page.getByRole('button', { name: 'Show the pictures' }).click();
    await expect(page.locator('video')).toHaveCount(0);
    await expect(play(page)).toBeFocused();
  });
}

const muscles = (page: Page) => page.getByRole('checkbox', { name: 'Show the working muscles' });
const words =
  'Working hardest (filled in): the quadriceps and glutes. Helping (striped): the hamstrings.';
/** Whether the film stands on its hardest moment with the muscles marked. */
const isMarked = (page: Page) =>
  page.evaluate(() => {
    const film = document.querySelector('video');
    const isThere = film?.paused === true && Math.abs(film.currentTime - 1) < 0.03;
    return isThere && document.querySelector('img[data-shown]') !== null;
  });

test('the working muscles are marked at the hardest moment of each turn, on a switch', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openSquat(page);
  await play(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(asked.filter((path) => path.endsWith('.svg') && path.startsWith('/films/'))).toEqual([]);
  await muscles(page).check();
  await expect(page.getByText(words)).toBeVisible();
  await expect.poll(() => isMarked(page)).toBe(true);
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect.poll(() => isMarked(page)).toBe(true);

  // Where she pauses it there, it stays.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('radio', { name: 'From the front' }).check();
  await expect.poll(() => isMarked(page)).toBe(true);
  expect(await boxAtRest(page, page.locator('img[data-shown]'))).toEqual(
    await boxAtRest(page, page.locator('video')),
  );
  await expectAccessible(page, 'an exercise with its working muscles');

  // The accessibility check has asked for no motion, with which the film would stand.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Show the pictures' }).click();
  await play(page).click();
  await expect(muscles(page)).toBeChecked();
  await muscles(page).uncheck();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('with reduced motion the film stands on its hardest moment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSquat(page);
  await play(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await muscles(page).check();
  await expect.poll(() => isMarked(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expect.poll(() => isMarked(page)).toBe(true);
});

test('with reduced motion nothing moves until she presses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSquat(page);
  await expect(firstPicture(page)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await play(page).click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('without a connection the pictures stay, and she can try again', async ({ page }) => {
  await openSquat(page);
  await page.route('**/films/**', (route) => route.abort());
  await play(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The film' })).toHaveText(
    'The film could not be loaded. Check your connection, then try again.',
  );
  await expect(firstPicture(page)).toBeVisible();
  await expectAccessible(page, 'an exercise whose film could not be loaded');
  await page.unroute('**/films/**');
  await addFilms(page);
  await page.getByRole('button', { name: 'Try the film again' }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('an exercise’s sheet in a plan has the film too', { tag: '@night' }, async ({ page }) => {
  await addFilms(page);
  await page.goto('/workout-plans/first-barbell-plan/');
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Back squat', exact: true })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Play the film' }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await expectAccessible(page, 'an exercise’s sheet with its film');
});
