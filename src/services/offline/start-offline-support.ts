import { pageReadyEvent } from '../../domain/currency-call.ts';
import { serviceWorkerPath } from '../../domain/offline/kept-pages-and-caches.ts';
import { recall } from '../storage.ts';
import { sendToWorkerAndTellWhetherDone } from './worker-messages.ts';

/** Whether the visitor saves data, or has a connection for which a megabyte is much. */
const isPoorConnection = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const type: unknown = Reflect.get(connection, 'effectiveType');
  return Reflect.get(connection, 'saveData') === true || type === '2g' || type === 'slow-2g';
};

/**
 * Whether the visitor is likely to come back: she has a log, or this isn't the first page that she
 * opens here.
 */
const comesBack = (): boolean =>
  recall('training') !== undefined || navigator.serviceWorker.controller !== null;

/**
 * Keeps what the visitor may need without a connection: what she follows, and the page that she has
 * open.
 */
export const keepAllFollowedAndCurrentPages = async (worker: ServiceWorker): Promise<boolean> => {
  // They read the log and pages: a first visit, which keeps nothing, does without their scripts.
  const { followedOrKeptPlanAndExercisePaths: followedPages, currentPageAndExercisePaths } =
    await import('./pages-to-keep.ts');
  const [followed, opened] = await Promise.all([
    followedPages(),
    currentPageAndExercisePaths(location.pathname, location.search),
  ]);
  return sendToWorkerAndTellWhetherDone(worker, { kind: 'keep', wanted: { followed, opened } });
};

/** Registers the service worker. Undefined where a browser, or a test, allows none. */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    // Tests that block service workers return nothing here.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register(serviceWorkerPath, { updateViaCache: 'none' });
    return registration;
  } catch {
    return undefined;
  }
};

/**
 * Registers the service worker and keeps pages for use without a connection, unless the visitor
 * doesn't want that.
 */
export const startOfflineSupport = async (): Promise<void> => {
  if (recall('offline') === 'no') return;
  const registration = await registerServiceWorker();
  if (registration === undefined) return;
  // A newer one takes over once every tab shows its build.
  if (registration.waiting !== null) {
    await sendToWorkerAndTellWhetherDone(registration.waiting, { kind: 'take over' });
  }
  const keep = async (): Promise<void> => {
    if (!comesBack() || isPoorConnection() || recall('offline') === 'no') return;
    const { active } = await navigator.serviceWorker.ready;
    if (active !== null) await keepAllFollowedAndCurrentPages(active);
  };
  addEventListener(pageReadyEvent, () => void keep().catch(() => undefined));
  await keep();
};
