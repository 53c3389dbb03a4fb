import { keptPlansDatabaseName } from '../domain/offline/kept-plans-database-name.ts';
import { isOurCache } from '../domain/offline/kept-pages-and-caches.ts';
import { serviceWorker } from './worker-scope.ts';

/*
 * The service worker of a build with `OFFLINE=off`: whoever has an older one gets this in its
 * place. It deletes everything that was kept or shown, and then itself.
 */
serviceWorker.addEventListener('install', (event) => event.waitUntil(serviceWorker.skipWaiting()));
serviceWorker.addEventListener('activate', (event) => {
  const remove = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOurCache).map((name) => caches.delete(name)));
    for (const shown of await serviceWorker.registration.getNotifications()) shown.close();
    indexedDB.deleteDatabase(keptPlansDatabaseName);
    await serviceWorker.registration.unregister();
  };
  event.waitUntil(remove());
});
