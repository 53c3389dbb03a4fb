import { expect, test } from '@playwright/test';
import type { APIRequestContext, Locator } from '@playwright/test';
import * as v from 'valibot';
import { generalApiPaths, pollVotesWithOwnVoteApiPath } from '../../src/domain/api-paths.ts';
import { expectAccessible } from '../support/browser/accessibility.ts';
import {
  Counts,
  openPoll,
  options,
  pollOf,
  question,
  readCounts,
  results,
  rowOf,
  voteButton,
} from '../support/browser/poll.ts';
import { nextFrames } from '../support/browser/visit.ts';

// The tests count votes, so they run in sequence.
test.describe.configure({ mode: 'default' });

const lost = 'We couldn’t reach the server. Check your connection, then try again.';

const placesOf = (rows: Locator): Promise<readonly { top: number; height: number }[]> =>
  rows.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top: Math.round(top + scrollY), height: Math.round(height) };
    }),
  );

test('a vote is counted, and shows all votes as bars with percentage, count and total', async ({
  page,
  request,
}) => {
  const before = await readCounts(request);
  await openPoll(page);
  await expect(pollOf(page).getByRole('radio')).toHaveCount(options.length);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vote'))).toBe('');

  await pollOf(page).getByLabel('Empowerment').check();
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
  const after = await readCounts(request);
  const total = Object.values(after).reduce((sum, votes) => sum + votes, 0);
  expect(after).toEqual({ ...before, empowerment: (before['empowerment'] ?? 0) + 1 });

  let percents = 0;
  for (const { name, label } of options) {
    const cells = rowOf(page, label).getByRole('cell');
    const percent = Number((await cells.first().innerText()).replace('%', ''));
    percents += percent;
    await expect(cells.last()).toHaveText(String(after[name]));
    const bar = rowOf(page, label).locator('[aria-hidden="true"]');
    const share = await bar.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const whole = element.closest('table')?.getBoundingClientRect().width ?? 0;
      return (100 * element.getBoundingClientRect().width) / whole;
    });
    expect(share).toBeCloseTo(percent, -1);
  }
  expect(percents).toBe(100);
  await expect(pollOf(page)).toContainText(`Total: ${total} vote`);
  await expect(pollOf(page)).toContainText('Thank you for voting.');
  await expect(pollOf(page).getByRole('radio')).toHaveCount(0);
  await expect(pollOf(page).getByRole('group', { name: `${question} Results` })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('vote'))).toBe('true');
});

test('the poll works with the keyboard alone', async ({ page }) => {
  await openPoll(page);
  await voteButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(pollOf(page).getByRole('alert')).toHaveText('Choose one of the options first.');
  await expect(pollOf(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(pollOf(page).getByLabel('Aesthetics')).toBeChecked();
  await expect(pollOf(page).getByRole('alert')).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeVisible();
});

test('nothing moves when the results arrive', async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.context().clearCookies();
    await page.setViewportSize({ width, height: 900 });
    await openPoll(page);
    await page.evaluate(() => document.fonts.ready);
    const before = await placesOf(pollOf(page).getByRole('listitem'));
    await pollOf(page).getByLabel('Mobility').check();
    await voteButton(page).click();
    await expect(results(page)).toBeVisible();
    expect(await placesOf(results(page).locator('tbody tr')), `${width} px`).toEqual(before);
    await page.evaluate(() => localStorage.clear());
  }
});

test(
  'a voter sees the results on the next page without another request or animation',
  { tag: '@night' },
  async ({ page }) => {
    await openPoll(page);
    await pollOf(page).getByLabel('Health').check();
    await voteButton(page).click();
    await expect(results(page)).toBeVisible();

    let requests = 0;
    page.on('request', (request) => {
      if (request.url().includes(generalApiPaths.votes)) requests += 1;
    });
    const links = page.getByRole('contentinfo');
    await links.getByRole('link', { name: 'Workout plans', exact: true }).click();
    await expect(page).toHaveURL('/workout-plans/');
    await expect(pollOf(page)).toHaveCount(0);
    await links.getByRole('link', { name: 'Articles', exact: true }).click();
    await expect(page).toHaveURL('/articles/');
    await expect(results(page)).toBeVisible();
    await expect(results(page).locator('[data-new="true"]')).toHaveCount(0);
    expect(requests).toBe(0);

    await page.reload();
    await expect(results(page)).toBeVisible();
    await expect(pollOf(page).getByRole('radio')).toHaveCount(0);
    expect(requests).toBe(1);
    await expect(pollOf(page)).not.toContainText('Thank you for voting');
  },
);

test('her own choice is marked, and a second vote says that the first one counts', async ({
  page,
}) => {
  await openPoll(page);
  await pollOf(page).getByLabel('Empowerment').check();
  await voteButton(page).click();
  await expect(results(page).getByRole('row', { name: '(your vote)' })).toContainText(
    'Empowerment',
  );
  await page.evaluate(() => localStorage.clear());
  await openPoll(page);
  await pollOf(page).getByLabel('Health').check();
  await voteButton(page).click();
  await expect(pollOf(page)).toContainText(
    'You’ve voted here before, and your first vote counts: Empowerment.',
  );
  await expect(results(page).getByRole('row', { name: '(your vote)' })).toContainText(
    'Empowerment',
  );
  await page.reload();
  await expect(pollOf(page)).toContainText('Your vote: Empowerment.');
  await expectAccessible(page, 'own choice');
});

test(
  'the bars do not grow for visitors who prefer reduced motion',
  { tag: '@night' },
  async ({ page }) => {
    const durations = (): Promise<readonly string[]> =>
      results(page)
        .locator('[data-new="true"]')
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).animationDuration));
    await openPoll(page);
    await pollOf(page).getByLabel('Health').check();
    await voteButton(page).click();
    await expect(results(page)).toBeVisible();
    expect(new Set(await durations())).toEqual(new Set(['0.7s']));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await durations())).toEqual(new Set(['0s']));
  },
);

test(
  'a vote shows the results in another tab too',
  { tag: '@night' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await openPoll(other, '/contact/');
    await openPoll(page);
    await pollOf(page).getByLabel('Fat loss').check();
    await voteButton(page).click();
    await expect(results(other)).toBeVisible();
  },
);

test('a browser that stores nothing can vote', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await openPoll(page);
  await pollOf(page).getByLabel('Health').check();
  await voteButton(page).click();
  await expect(results(page)).toBeVisible();
});

test(
  'a vote whose answer was lost counts once when it is resent',
  { tag: '@night' },
  async ({ page, request }) => {
    const before = await readCounts(request);
    await openPoll(page);
    let casts = 0;
    await page.route(
      (url) => url.pathname === generalApiPaths.votes,
      async (route) => {
        casts += 1;
        if (casts > 1) return route.continue();
        // The vote arrives and is counted, but the page gets no answer, not even a cookie.
        const { cookie = '', origin = '' } = await route.request().allHeaders();
        await fetch(route.request().url(), { method: 'POST', headers: { cookie, origin } });
        return route.abort();
      },
    );
    await pollOf(page).getByLabel('Just for fun').check();
    await voteButton(page).click();
    await expect(pollOf(page).getByRole('alert')).toHaveText(lost);
    await expect(pollOf(page).getByLabel('Just for fun')).toBeChecked();
    await pollOf(page).getByRole('button', { name: 'Send it again' }).click();
    await expect(results(page)).toBeVisible();
    expect(casts).toBe(2);
    expect(await readCounts(request)).toEqual({ ...before, fun: (before['fun'] ?? 0) + 1 });
  },
);

test('a failure to load the voting script is shown on the page, and can be retried', async ({
  page,
}) => {
  await openPoll(page);
  const isScript = (url: URL): boolean => url.pathname.endsWith('.js');
  await page.route(isScript, (route) => route.abort());
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await pollOf(page).getByLabel('Health').check();
  await voteButton(page).click();
  await expect(pollOf(page).getByRole('alert')).toHaveText(lost);
  await page.unroute(isScript);
  await pollOf(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(results(page)).toBeVisible();
  expect(documents).toBe(0);
});

test('axe finds nothing in any state of the poll', async ({ page }) => {
  const show = async (): Promise<void> => {
    await pollOf(page).scrollIntoViewIfNeeded();
    await nextFrames(page);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPoll(page);
  await voteButton(page).click();
  await expectAccessible(page, 'nothing chosen', show);
  await pollOf(page).getByLabel('Health').check();
  await page.route(`**${generalApiPaths.votes}/**`, (route) => route.abort());
  await voteButton(page).click();
  await expect(pollOf(page).getByRole('button', { name: 'Send it again' })).toBeVisible();
  await expectAccessible(page, 'not sent', show);
  await page.unroute(`**${generalApiPaths.votes}/**`);
  await pollOf(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(results(page)).toBeVisible();
  await expectAccessible(page, 'voted', show);
  await page.route(`**${generalApiPaths.votes}/**`, (route) => route.abort());
  await page.reload();
  await expect(pollOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page, 'counts failed', show);
});

test.describe('the poll’s endpoints behind the host', () => {
  const post = (request: APIRequestContext, query: string, headers = {}) =>
    request.post(`${generalApiPaths.votes}${query}`, { headers });

  test('answer a vote with the counts and a cookie that scripts cannot read', async ({
    request,
  }) => {
    const answer = await post(request, '?vote=strength');
    expect(answer.status()).toBe(200);
    expect(Object.keys(v.parse(Counts, await answer.json()))).toEqual(
      options.map(({ name }) => name),
    );
    const cookie = answer.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^poll=[^;]+; Path=\/api\/votes; Max-Age=31536000; HttpOnly; SameSite=/);
  });

  test('refuse other methods, unknown polls and votes from other sites', async ({ request }) => {
    expect((await request.get(generalApiPaths.votes)).status()).toBe(405);
    expect((await request.put(`${generalApiPaths.votes}?vote=fun`)).status()).toBe(405);
    expect((await request.post(pollVotesWithOwnVoteApiPath('poll-001'))).status()).toBe(405);
    expect((await request.get(pollVotesWithOwnVoteApiPath('poll-999'))).status()).toBe(404);
    const foreign = await post(request, '?vote=fun', { origin: 'https://evil.example' });
    expect(foreign.status()).toBe(403);
    expect(await foreign.json()).toEqual({
      error: 'This can only be sent from a page of this site.',
    });
  });
});
