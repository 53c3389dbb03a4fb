import { restOverNotificationContent } from '../domain/offline/rest-notification.ts';
import { routes } from '../domain/routes.ts';
import { serviceWorker, type WindowOfSite } from './worker-scope.ts';

const openTabs = (): Promise<readonly WindowOfSite[]> =>
  serviceWorker.clients.matchAll({ type: 'window', includeUncontrolled: true });

const showsSession = ({ url }: WindowOfSite): boolean => new URL(url).pathname === routes.train;

/**
 * Shows that a rest is over, unless the lifter looks at a session. Rejects if she has taken her
 * permission back.
 */
export const notifyRestOverUnlessSessionSeen = async (): Promise<void> => {
  const tabs = await openTabs();
  if (tabs.some((tab) => showsSession(tab) && tab.visibilityState === 'visible')) return;
  const { title, ...options } = restOverNotificationContent;
  await serviceWorker.registration.showNotification(title, options);
};

/** Closes what `notifyRestOverUnlessSessionSeen` has shown. */
export const closeRestOverNotification = async (): Promise<void> => {
  const shown = await serviceWorker.registration.getNotifications({
    tag: restOverNotificationContent.tag,
  });
  for (const notification of shown) notification.close();
};

/** Leads from the notification to the session: to its tab, or to a new one. */
export const focusOrOpenSessionTab = async (): Promise<void> => {
  const tab = (await openTabs()).find(showsSession);
  await (tab === undefined ? serviceWorker.clients.openWindow(routes.train) : tab.focus());
};
