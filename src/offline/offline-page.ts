import {
  readKeptPageListFromCache,
  type KeptPageWithReason,
} from '../domain/offline/kept-page-list.ts';
import {
  isShownInKeptPagesList,
  keptListAndTabBuildsCacheName,
} from '../domain/offline/kept-pages-and-caches.ts';

/*
 * The script of the offline page, which stands in for any page that can't be had. It isn't one of
 * Gatsby's, or Gatsby would go on to the address that it was built for.
 */

const readKept = async (): Promise<readonly KeptPageWithReason[]> => {
  const list = await readKeptPageListFromCache((address) =>
    caches.match(address, { cacheName: keptListAndTabBuildsCacheName }),
  );
  return list.filter(({ path, title }) => title !== '' && isShownInKeptPagesList(path));
};

const groups = [
  { why: 'always', id: 'always' },
  { why: 'followed', id: 'followed' },
  { why: 'opened', id: 'opened' },
] as const;

const showKept = (pages: readonly KeptPageWithReason[]): void => {
  for (const { why, id } of groups) {
    const section = document.getElementById(id);
    const list = section?.querySelector('ul');
    const own = pages.filter((page) => page.why === why);
    if (section === null || list === null || list === undefined || own.length === 0) continue;
    list.append(
      ...own.map(({ path, title }) => {
        const link = Object.assign(document.createElement('a'), { href: path, textContent: title });
        const item = document.createElement('li');
        item.append(link);
        return item;
      }),
    );
    section.hidden = false;
  }
  const nothing = document.getElementById('nothing');
  if (nothing !== null) nothing.hidden = pages.length > 0;
};

document.getElementById('again')?.addEventListener('click', () => location.reload());

/** How long it waits before it looks whether the site can be reached again, in milliseconds. */
const lookAgainMs = 4000;

/**
 * Loads the page once the site can be reached. A device says that it is online before it is, or in
 * a gym's network that leads nowhere.
 */
const goOnWhenReachable = async (): Promise<void> => {
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable) location.reload();
  else setTimeout(() => void goOnWhenReachable(), lookAgainMs);
};
setTimeout(() => void goOnWhenReachable(), lookAgainMs);
readKept().then(showKept, () => showKept([]));
