import { build } from 'esbuild';
import { expect, type CDPSession, type Page, type Worker } from '@playwright/test';
import { startPushService, type PushService } from '../../../local/push-service/start.ts';
import { createVapidKeys } from '../../../src/config/shared/vapid-keys.ts';
import { restTimerPushApiPaths } from '../../../src/domain/rest-push/rest-timer-push-api-paths.ts';
import { createRestTimerPushEndpoint } from '../../../src/server/rest-push/rest-push-endpoint.ts';
import {
  createRestTimerPushSender,
  createSignedSenderCallBody,
} from '../../../src/server/rest-push/sender-endpoint.ts';
import type { VersionedRestTimerId } from '../../../src/server/rest-push/stored-rests.ts';
import { openDatabase } from '../../../src/server/store/database.ts';
import type * as Rests from '../../../src/services/offline/rest-notifications.ts';
import { test } from '../../support/browser/deploys.ts';
import { activeWorker, comeBack } from '../../support/browser/offline.ts';
import { beginSession } from '../../support/browser/training.ts';
import { visit } from '../../support/browser/visit.ts';

declare global {
  // What the worker was to show, and the paths of the tabs that it was to focus: a browser without
  // a screen refuses both.
  var shownByTest: string[];
  var focusedByTest: string[];
  // The page's half, as a site with keys has it, and what ends its rest.
  var restsOfTest: typeof Rests;
  var endRestOfTest: () => void;
}

/**
 * What a session's page does about the end of a rest, for a site with this key. The site that tests
 * build has none, so it leaves most of that out.
 */
const pageWithKey = async (publicKey: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['src/services/offline/rest-notifications.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'restsOfTest',
    footer: { js: 'globalThis.restsOfTest = restsOfTest;' },
    define: {
      'process.env.VAPID_PUBLIC_KEY': JSON.stringify(publicKey),
      'process.env.REST_NOTIFICATIONS': '"on"',
    },
  });
  return outputFiles.map(({ text }) => text).join('');
};

/**
 * Has the worker write down what it shows, closes and focuses. To it, as to the page, the page is
 * as visible as the test says.
 */
const watchWorker = async (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    globalThis.shownByTest = [];
    globalThis.focusedByTest = [];
    const { prototype } = ServiceWorkerRegistration;
    prototype.showNotification = async (title) => {
      globalThis.shownByTest.push(title);
    };
    const toNotification = (title: string): Pick<Notification, 'title' | 'close'> => ({
      title,
      close: () => {
        globalThis.shownByTest = globalThis.shownByTest.filter((shown) => shown !== title);
      },
    });
    Object.assign(prototype, {
      getNotifications: async () => globalThis.shownByTest.map(toNotification),
    });
  });

const shownBy = (worker: Worker): Promise<readonly string[]> =>
  worker.evaluate(() => globalThis.shownByTest);

/** A push message, as the browser hands one to the worker once it has opened it. */
const deliver = async (browser: CDPSession, page: Page, data: string): Promise<void> => {
  const known = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data,
  });
  await browser.send('ServiceWorker.disable');
};

const workerOf = (page: Page): Worker => {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  return worker;
};

test('a push message has the service worker say that the rest is over, wherever on the site she is', async ({
  page,
  context,
}) => {
  await visit(page, '/about/');
  await activeWorker(page);
  const worker = workerOf(page);
  await watchWorker(worker);
  await deliver(await context.newCDPSession(page), page, 'an id');
  await expect.poll(() => shownBy(worker)).toEqual(['Your rest is over']);
});

type Subscription = ReturnType<PushService['subscribe']>;

/**
 * Runs in each page: a phone that takes push messages at the stand-in, and says yes. `isHidden` is
 * what the test says of its screen.
 */
const actAsPhone = (subscription: Subscription): void => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(document, 'visibilityState', {
    get: () => (sessionStorage.getItem('locked') === null ? 'visible' : 'hidden'),
  });
  let current: object | null = null;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'));
      sessionStorage.setItem('subscribed with', applicationServerKey);
      current = {
        options: {
          applicationServerKey: Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)).buffer,
        },
        toJSON: () => subscription,
      };
      return current;
    },
  });
};

/**
 * Locks the phone, or lights it up: for the page, and for the worker that asks which tabs are in
 * sight.
 */
const setLocked = async (page: Page, isLocked: boolean): Promise<void> => {
  await workerOf(page).evaluate((hidden) => {
    Object.defineProperties(Reflect.get(globalThis, 'WindowClient').prototype, {
      visibilityState: { configurable: true, get: () => (hidden ? 'hidden' : 'visible') },
      focus: {
        configurable: true,
        async value(this: { readonly url: string }) {
          globalThis.focusedByTest.push(new URL(this.url).pathname);
        },
      },
    });
  }, isLocked);
  await page.evaluate((hidden) => {
    if (hidden) sessionStorage.setItem('locked', 'yes');
    else sessionStorage.removeItem('locked');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isLocked);
};

/** A tap on the notification. */
const tap = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    let done: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close: () => void globalThis.shownByTest.splice(0) },
      waitUntil: (work: Promise<unknown>) => {
        done = work;
      },
    });
    dispatchEvent(event);
    await done;
  });

/** A rest of the session begins, which lasts this long. */
const rest = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((left) => {
    globalThis.endRestOfTest = globalThis.restsOfTest.notifyAtRestEndIfPageHidden(
      Date.now() + left,
      Date.now,
    );
  }, milliseconds);

test('a phone that is locked in a rest is told of its end by a push message; one that lights up before it is not', async ({
  page,
  context,
  deploys,
}) => {
  test.slow();
  const { publicKey, privateKey } = createVapidKeys();
  const signingSecret = 's'.repeat(32);
  const service = await startPushService(publicKey, () => time);
  const database = openDatabase(process.env['DATABASE_URL'] ?? '');
  // The server's clock: it goes on only while the function sleeps.
  let time = Date.now();
  const started: VersionedRestTimerId[] = [];
  const answers: number[] = [];
  const logged: string[] = [];
  const endpoint = createRestTimerPushEndpoint({
    database,
    isOn: true,
    enforceLimit: async () => undefined,
    now: () => new Date(time),
    startSender: async ({ id, turn }) => void started.push({ id, turn }),
    isAllowed: (address) => address.startsWith(service.origin),
  });
  deploys.answer(restTimerPushApiPaths.restPush, async (request) => {
    const answer = await endpoint(request);
    answers.push(answer.status);
    return answer;
  });
  const sender = createRestTimerPushSender({
    database,
    signingSecret,
    sender: { privateKey, contact: 'mailto:hello@knurl.example' },
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
    log: (message) => void logged.push(message),
  });
  const runSender = async (turn: VersionedRestTimerId | undefined): Promise<void> => {
    if (turn === undefined) throw new Error('No function was started.');
    const body = createSignedSenderCallBody(signingSecret, turn);
    const call = new Request(`${deploys.origin}${restTimerPushApiPaths.sender}`, {
      method: 'POST',
      body,
    });
    expect((await sender(call)).status).toBe(204);
  };
  try {
    await page.addInitScript(actAsPhone, service.subscribe());
    await comeBack(page);
    await beginSession(page);
    const worker = workerOf(page);
    await watchWorker(worker);
    await page.evaluate(await pageWithKey(publicKey));
    expect(await page.evaluate(() => globalThis.restsOfTest.readRestNotificationState())).toBe(
      'not asked',
    );
    expect(
      await page.evaluate(() => globalThis.restsOfTest.applyRestNotificationChoice(true)),
    ).toBe('on');
    expect(await page.evaluate(() => sessionStorage.getItem('subscribed with'))).toBe(publicKey);
    await rest(page, 90_000);
    // A rest that she watches tells nobody anything.
    expect(answers).toEqual([]);

    const lockedAt = time;
    await setLocked(page, true);
    await expect.poll(() => started.length).toBe(1);
    await runSender(started[0]);
    expect(logged).toEqual([]);
    expect(service.answers).toEqual([201]);
    const [message] = service.delivered;
    // All that is in it, once her browser has opened it: the id that the page made.
    expect(message?.text).toBe(started[0]?.id);
    expect((message?.at ?? 0) - lockedAt).toBeGreaterThan(0);
    expect((message?.at ?? 0) - lockedAt).toBeLessThanOrEqual(90_000);
    await deliver(await context.newCDPSession(page), page, message?.text ?? '');
    await expect.poll(() => shownBy(worker)).toEqual(['Your rest is over']);
    await tap(worker);
    expect(await worker.evaluate(() => globalThis.focusedByTest)).toEqual(['/train/']);
    expect(await shownBy(worker)).toEqual([]);

    // The next rest: she looks before it ends.
    await setLocked(page, false);
    await page.evaluate(() => globalThis.endRestOfTest());
    await rest(page, 120_000);
    await setLocked(page, true);
    await expect.poll(() => started.length).toBe(2);
    const asked = answers.length;
    await setLocked(page, false);
    await expect.poll(() => answers.length).toBe(asked + 1);
    await runSender(started[1]);
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(service.delivered).toHaveLength(1);
    expect(await shownBy(worker)).toEqual([]);
  } finally {
    await database.close();
    await service.close();
  }
});
