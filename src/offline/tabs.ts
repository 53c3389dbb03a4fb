import { keptListAndTabBuildsCacheName } from '../domain/offline/kept-pages-and-caches.ts';
import { serviceWorker } from './worker-scope.ts';

/*
 * Which build each open tab shows. A browser ends a worker whenever it likes, so this is stored,
 * and the next worker reads it too.
 */
const known = new Map<string, string>();

const addressOf = (tab: string): string => `/-/tab/${tab}`;

/** Notes the build of the page that a tab has just been given. */
export const recordTabBuild = async (tab: string, build: string): Promise<void> => {
  if (tab === '') return;
  known.set(tab, build);
  await (await caches.open(keptListAndTabBuildsCacheName)).put(addressOf(tab), new Response(build));
};

/** The build that a tab shows; undefined if nobody has seen it open. */
export const recordedBuildOfTab = async (tab: string): Promise<string | undefined> => {
  const found = known.get(tab);
  if (found !== undefined || tab === '') return found;
  const stored = await caches.match(addressOf(tab), { cacheName: keptListAndTabBuildsCacheName });
  return stored?.text();
};

/** The builds that the open tabs show. Forgets those of closed ones. */
export const recordedBuildsOfOpenTabs = async (): Promise<readonly (string | undefined)[]> => {
  const open = await serviceWorker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ids = new Set(open.map(({ id }) => addressOf(id)));
  const cache = await caches.open(keptListAndTabBuildsCacheName);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/-/tab/') && !ids.has(pathname)) await cache.delete(pathname);
  }
  return Promise.all(open.map(({ id }) => recordedBuildOfTab(id)));
};
