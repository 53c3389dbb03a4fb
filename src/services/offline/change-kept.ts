import { isOurCache } from '../../domain/offline/kept-pages-and-caches.ts';
import { forget, remember } from '../storage.ts';
import { keepAllFollowedAndCurrentPages, registerServiceWorker } from './start-offline-support.ts';
import { sendToWorkerAndTellWhetherDone } from './worker-messages.ts';

/**
 * Keeps pages on this device from now on, and fetches them. Resolves to whether all of them are
 * here.
 */
export const turnOfflinePagesOn = async (): Promise<boolean> => {
  forget('offline');
  if ((await registerServiceWorker()) === undefined) return false;
  const { active } = await navigator.serviceWorker.ready;
  return active !== null && keepAllFollowedAndCurrentPages(active).catch(() => false);
};

/** Removes what is kept, and keeps nothing until the visitor wants it again. Her log stays. */
export const turnOfflinePagesOff = async (): Promise<void> => {
  remember('offline', 'no');
  const registrations = await navigator.serviceWorker.getRegistrations();
  // A worker that is still at work ends first, or it would keep what it has just fetched. It lives
  // on until this page is left.
  await Promise.all(
    registrations.flatMap(({ active }) =>
      active === null ? [] : [sendToWorkerAndTellWhetherDone(active, { kind: 'forget' })],
    ),
  );
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter(isOurCache).map((name) => caches.delete(name)));
};
