import { expect, test } from '@playwright/test';
import { activeWorker } from '../../support/browser/offline.ts';
import { visit } from '../../support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

declare global {
  // What the worker was to show: a browser without a screen refuses notifications.
  var shownByTest: string[];
}

test('a push message has the service worker say that the rest is over, wherever on the site she is', async ({
  page,
  context,
}) => {
  await visit(page, '/about/');
  await activeWorker(page);
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(() => {
    globalThis.shownByTest = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title) => {
      globalThis.shownByTest.push(title);
    };
  });
  const browser = await context.newCDPSession(page);
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
    data: 'an id',
  });
  await expect
    .poll(() => worker?.evaluate(() => globalThis.shownByTest))
    .toEqual(['Your rest is over']);
});
