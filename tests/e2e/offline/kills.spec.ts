import { expect, type BrowserContext, type Page } from '@playwright/test';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import type { Session } from '../../../src/domain/training/session/session.ts';
import { test } from '../../support/browser/deploys.ts';
import {
  deployOf,
  fillStorage,
  noNetwork,
  pressMainButton,
  timeLeft,
  type Change,
} from '../../support/browser/session-kills.ts';
import {
  startKillableBrowser,
  type KillableBrowser,
} from '../../support/browser/killable-browser.ts';
import { activeWorker, copiesHere, expectKept } from '../../support/browser/offline.ts';
import {
  expectFinishedSets,
  finishSet,
  mainButton,
  progress,
  publicDay,
  sessionDialog,
  storedTraining,
} from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';
import { atScale } from '../../support/proof-scale.ts';
import { createRandom, pickFrom, type Random } from '../../support/random.ts';
import { finishedIn, lostIn, readStored } from '../../support/training/stored-session.ts';

/*
 * Sessions in which everything dies at random, as a phone does in a gym. What the storage had
 * before is there afterwards, once and in its order; a press that was on its way is there whole or
 * not at all; and the page shows what is stored.
 */

const kills = Number(process.env['KILLS'] ?? atScale(1000, 50));
const firstSeed = Number(process.env['KILLS_SEED'] ?? 37);
/** Each test has a browser of its own, and several run at once. */
const killsEach = 125;
const batches = Array.from({ length: Math.ceil(kills / killsEach) }, (_, batch) => ({
  seed: firstSeed + batch,
  count: Math.min(killsEach, kills - batch * killsEach),
}));
const hour = 3_600_000;

const kinds = [
  ...(['tab', 'tab', 'tab', 'browser', 'browser', 'network', 'network'] as const),
  ...(['clock', 'clock', 'storage full', 'no quota', 'deploy'] as const),
] as const;
type Kind = (typeof kinds)[number];

/** Runs in each page: the device's clock is wrong by what the test has written down. */
const withWrongClock = (): void => {
  const wrongBy = Number(localStorage.getItem('wrong by') ?? '0');
  const now = Date.now.bind(Date);
  Date.now = () => now() + wrongBy;
};

/**
 * A press after which the page gets a few turns or frames at most: what it starts is killed
 * somewhere on its way.
 */
const pressAndLeave = async (page: Page, random: Random): Promise<void> => {
  await page.evaluate(pressMainButton, timeLeft(random));
};

/** The session as the storage has it once all that was pressed has arrived there. */
const acknowledged = async (page: Page): Promise<Session> => {
  let session: Session | undefined;
  await expect(async () => {
    session = readStored(await storedTraining(page)).open;
    expect(session === undefined ? NaN : finishedIn(session)).toBe((await progress(page)).finished);
  }).toPass({ timeout: 60_000 });
  if (session === undefined) throw new Error('No session is stored.');
  return session;
};

/**
 * Whether a session is open, by the storage: what a page shows may be of a moment in which it loads
 * itself anew, as after a deploy.
 */
const hasOpenSession = async (page: Page): Promise<boolean> => {
  let isOpen = false;
  await expect(async () => {
    isOpen = readStored(await storedTraining(page)).open !== undefined;
  }).toPass({ timeout: 60_000 });
  return isOpen;
};

/**
 * Some steps of a session, at random: sets that are done or skipped, and numbers that are changed.
 */
const goOn = async (page: Page, random: Random): Promise<void> => {
  for (let step = random(3); step > 0; step -= 1) {
    if ((await mainButton(page).textContent()) === 'Finish') return;
    const { finished } = await progress(page);
    const more = sessionDialog(page).getByRole('button', { name: 'Reps: more' });
    if (random(3) === 0 && (await more.isVisible())) await more.click();
    if (random(3) > 0) await finishSet(page);
    else {
      await sessionDialog(page).getByRole('button', { name: 'Skip this set' }).click();
      await expectFinishedSets(page, finished + 1);
    }
  }
};

/**
 * Fails, and says what it waited for: Playwright itself waits without a limit for what a page
 * answers that is dying.
 */
const within = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const limit = AbortSignal.timeout(150_000);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      limit.addEventListener('abort', () => reject(new Error(`${what} took too long.`)));
    }),
  ]);
};

/** Ends the page's process, as a phone does that needs the memory. */
const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const client = await context.newCDPSession(page);
  const isDead = page.waitForEvent('crash');
  // It has no answer any more.
  client.send('Page.crash').catch(() => undefined);
  await isDead;
  await page.close();
};

/** The device's disk is full: the browser itself refuses to store more of this site. */
const endQuota = async (context: BrowserContext, page: Page): Promise<void> => {
  const client = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
};

// A second try would hide what the first has lost.
test.describe.configure({ retries: 0 });

for (const { seed, count } of batches) {
  test(
    `${count} random kills of a session, drawn from ${seed}: no set is lost, doubled or shown wrong`,
    { tag: '@night' },
    async ({ deploys }) => {
      test.setTimeout(120_000 + count * 60_000);
      const random = createRandom(seed);
      const prepare = async (context: BrowserContext): Promise<void> => {
        // Playwright's own settings don't reach a browser that was started by hand: it would wait
        // for ever.
        context.setDefaultTimeout(30_000);
        context.setDefaultNavigationTimeout(60_000);
        await context.addInitScript(withWrongClock);
      };
      const browser: KillableBrowser = await startKillableBrowser(
        process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
        prepare,
      );
      const open = async (path: string): Promise<Page> => {
        const page = await browser.context().newPage();
        await page.goto(`${deploys.origin}${path}`);
        return page;
      };
      const openFirst = async (): Promise<Page> => {
        const first = await open('/training-log/');
        await activeWorker(first);
        await visit(first, `${deploys.origin}/training-log/`);
        await expectKept(first, '/training-log/');
        await visit(first, `${deploys.origin}${publicDay.path}`);
        await expectKept(first, publicDay.path);
        return first;
      };
      const counts = new Map<Kind, number>();
      try {
        let page = await within(`seed ${seed}: the first pages`, openFirst());
        const [build = ''] = await copiesHere(page);
        let sessions = 0;
        let inFlight = 0;
        let live: Change = ({ body }) => body;
        for (let kill = 0; kill < count; kill += 1) {
          const where = `seed ${seed}, kill ${kill}`;
          // Before the first session nothing is stored, not even a table to look into.
          if (
            sessions > 0 &&
            (await within(`${where}: looking for a session`, hasOpenSession(page)))
          )
            await expect(mainButton(page), where).toBeVisible();
          else {
            await page.goto(`${deploys.origin}${sessionStartAddressOf(publicDay)}`);
            await page.getByRole('button', { name: 'Begin', exact: true }).click();
            await expect(mainButton(page)).toBeVisible();
            sessions += 1;
          }
          await within(`${where}: going on`, goOn(page, random));
          const before = await within(`${where}: storing`, acknowledged(page));
          const kind = pickFrom(kinds, random);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          const context = browser.context();
          if (kind === 'storage full')
            await within(`${where}: filling it`, page.evaluate(fillStorage));
          if (kind === 'no quota') await within(`${where}: its quota`, endQuota(context, page));
          if (kind === 'network') deploys.deploy(noNetwork);
          if (kind === 'clock') {
            const wrongBy = (random(5 * 60) - 150) * (hour / 60);
            await within(
              `${where}: its clock`,
              page.evaluate((by) => localStorage.setItem('wrong by', String(by)), wrongBy),
            );
          }
          if (kind === 'deploy') {
            live = deployOf(build, `build-after-${seed}-${kill}`);
            deploys.deploy(live);
          }
          const pressed = random(3);
          for (let press = 0; press < pressed; press += 1) {
            await within(`${where}, ${kind}: press ${press}`, pressAndLeave(page, random));
          }
          await within(
            `${where}, ${kind}: the end`,
            kind === 'browser' ? browser.killAndRestart() : crash(context, page),
          );
          page = await within(`${where}, ${kind}: opening`, open('/train/'));
          const whole = expect(async () => {
            const stored = readStored(await storedTraining(page));
            // Once “Finish” was pressed, the page goes on to put it into the log.
            if (stored.open?.events.at(-1)?.kind === 'finish')
              expect(stored.ended).toContain(before.id);
            expect(lostIn(before, pressed, stored), `${where}, ${kind}`).toEqual([]);
            if (stored.ended.has(before.id)) return;
            await expect(mainButton(page), where).toBeVisible({ timeout: 5000 });
            if (stored.open === undefined) return;
            expect((await progress(page)).finished, `${where}, ${kind}: shown`).toBe(
              finishedIn(stored.open),
            );
            inFlight += Math.max(0, stored.open.events.length - before.events.length);
          }).toPass({ timeout: 60_000 });
          await within(`${where}, ${kind}: looking`, whole).catch(async (error: unknown) => {
            const shown = await page.locator('body').innerText({ timeout: 10_000 });
            throw new Error(`${where}, ${kind}: the page says ${shown}`, { cause: error });
          });
          deploys.deploy(live);
          const isLast = kill === count - 1;
          if (isLast || kill % 10 === 9) {
            const each = [...counts].map((one) => one.join(' ')).join(', ');
            console.log(
              `${kill + 1} kills in ${sessions} sessions, seed ${seed}: ${each}; ${inFlight} presses arrived on their way`,
            );
          }
        }
      } finally {
        await browser.dispose();
      }
    },
  );
}
