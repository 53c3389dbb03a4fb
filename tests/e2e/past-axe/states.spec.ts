import { expect, test, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import { stubPictures } from '../../support/browser/accessibility.ts';
import {
  beginAtLift,
  mainButton,
  publicDay,
  sessionDialog,
  setHeading,
  timer,
} from '../../support/browser/training.ts';
import { expectNothingPastAxe } from '../../support/past-axe/sweep.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';
import { fillLog, logOfSessions } from '../../support/training/fill-log.ts';

type State = {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /**
   * Where Tab is walked: a phone's size where the state is a phone's, nowhere if it ends when the
   * focus leaves it.
   */
  readonly ring?: 'phone' | 'nowhere';
};

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const inSession = (page: Page, name: string | RegExp) =>
  sessionDialog(page).getByRole('button', { name }).first();

const heading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const openRest = async (page: Page): Promise<void> => {
  await beginAtLift(page);
  await mainButton(page).click();
  await expect(timer(page)).toBeVisible();
};

const states: readonly State[] = [
  {
    name: 'before a session',
    open: async (page) => {
      await page.goto(sessionStartAddressOf(publicDay));
      await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
    },
  },
  { name: 'a set', ring: 'phone', open: (page) => beginAtLift(page) },
  { name: 'a rest', ring: 'phone', open: openRest },
  {
    name: 'all sets of a session',
    open: async (page) => {
      await openRest(page);
      await inSession(page, 'All sets').click();
      await expect(dialog(page, 'This session')).toBeVisible();
    },
  },
  {
    name: 'the exercises to swap to',
    open: async (page) => {
      await beginAtLift(page);
      await inSession(page, /^Swap/).click();
      await expect(dialog(page, /^Swap/)).toBeVisible();
    },
  },
  {
    name: 'how an exercise is done',
    open: async (page) => {
      await beginAtLift(page);
      await setHeading(page).getByRole('button').click();
      // The session's own dialog has the same name.
      await expect(page.locator('dialog[open]')).toHaveCount(2);
    },
  },
  {
    name: 'what to do on a bad day',
    open: async (page) => {
      await page.goto(sessionStartAddressOf(publicDay));
      await page.getByRole('button', { name: 'Not today?' }).click();
      await expect(dialog(page, 'Not today?')).toBeVisible();
    },
  },
  {
    name: 'a session that stays open',
    open: async (page) => {
      await beginAtLift(page);
      await sessionDialog(page).getByLabel('Close; the session stays open').click();
      await heading(page, 'Your session stays open');
    },
  },
  {
    name: 'a log with sessions, one of them open',
    open: async (page) => {
      await fillLog(page, logOfSessions(8));
      await page.goto('/training-log/');
      const sessions = page.getByRole('region', { name: 'Sessions' });
      await sessions.getByRole('button', { expanded: false }).first().click();
      await expect(sessions.getByRole('button', { name: /^Correct/ }).first()).toBeVisible();
    },
  },
];

// Reduced before a sheet opens, so that none is still on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const { name, open, ring } of sampleForBreadth(states)) {
  test(`${name}: Tab reaches all and shows where it is, and no text, icon or target is lost`, async ({
    page,
  }) => {
    await stubPictures(page);
    await open(page);
    await expectNothingPastAxe(page, name, ring === undefined ? {} : { ring });
  });
}
