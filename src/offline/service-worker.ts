import * as v from 'valibot';
import { mayNewWorkerTakeOver } from '../domain/offline/choose-answer.ts';
import {
  MessageToServiceWorkerSchema,
  type MessageToServiceWorker,
} from '../domain/offline/kept-page-list.ts';
import { requestKindOf } from '../domain/offline/request-kind.ts';
import {
  answerDataFetchedByOurCode,
  answerFilmFromNetworkOrKept,
  answerFileNamedByDigest,
  answerPage,
  answerPageData,
  answerPictureFromNetworkOrKept,
} from './answer.ts';
import { ownBuildId } from './build.ts';
import {
  deleteCopiesOfAllOtherBuilds,
  carryOverKeptPagesAtInstall,
  deleteAllKeptButOfflinePage,
  keepPagesAskedForByTab,
} from './keep.ts';
import {
  closeRestOverNotification,
  focusOrOpenSessionTab,
  notifyRestOverUnlessSessionSeen,
} from './rest-notification.ts';
import { recordedBuildsOfOpenTabs, recordTabBuild } from './tabs.ts';
import { serviceWorker } from './worker-scope.ts';

/*
 * The service worker (decision 087). It answers from what is kept, and keeps only what a page asks
 * it to: what passes through it, such as prefetched pages, is never stored.
 */

serviceWorker.addEventListener('install', (event) =>
  event.waitUntil(carryOverKeptPagesAtInstall()),
);
serviceWorker.addEventListener('activate', (event) =>
  event.waitUntil(deleteCopiesOfAllOtherBuilds()),
);

serviceWorker.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const kind = requestKindOf({
    method: request.method,
    address: new URL(request.url),
    origin: serviceWorker.location.origin,
    isNavigation: request.mode === 'navigate',
    isAuthorised: request.headers.has('authorization'),
    accept: request.headers.get('accept') ?? '',
  });
  if (kind === 'page') event.respondWith(answerPage(request, event.resultingClientId));
  if (kind === 'page data') event.respondWith(answerPageData(request, clientId));
  if (kind === 'file') event.respondWith(answerDataFetchedByOurCode(request, clientId));
  if (kind === 'lasting') event.respondWith(answerFileNamedByDigest(request));
  if (kind === 'picture') event.respondWith(answerPictureFromNetworkOrKept(request));
  if (kind === 'film') event.respondWith(answerFilmFromNetworkOrKept(request));
});

/** Takes over from an older worker once no tab shows its build. */
const takeOver = async (): Promise<void> => {
  if (mayNewWorkerTakeOver(await recordedBuildsOfOpenTabs(), ownBuildId))
    await serviceWorker.skipWaiting();
};

const act = (message: MessageToServiceWorker): Promise<void> => {
  switch (message.kind) {
    case 'keep':
      return keepPagesAskedForByTab(message.wanted);
    case 'take over':
      return takeOver();
    case 'forget':
      return deleteAllKeptButOfflinePage();
    case 'rest over':
      return notifyRestOverUnlessSessionSeen();
    case 'rest seen':
      return closeRestOverNotification();
  }
};

/** Does one work after the other. */
const inOrder = (): ((work: () => Promise<void>) => Promise<void>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
};
// So that two tabs don't overwrite each other's list.
const inOrderOfPages = inOrder();
// A rest doesn't wait until pages are kept.
const inOrderOfRests = inOrder();

serviceWorker.addEventListener('message', (event) => {
  const { data, ports, source } = event;
  // Gatsby says that a page and its data are of different builds: from now on this tab gets
  // everything from the site.
  if (typeof data === 'object' && data !== null && 'gatsbyApi' in data) {
    event.waitUntil(recordTabBuild(source?.id ?? '', 'another'));
    return;
  }
  const message = v.safeParse(MessageToServiceWorkerSchema, data);
  if (!message.success) return;
  const { output } = message;
  const isOfRest = output.kind === 'rest over' || output.kind === 'rest seen';
  const done = (isOfRest ? inOrderOfRests : inOrderOfPages)(() => act(output));
  event.waitUntil(
    done.then(
      () => ports[0]?.postMessage('done'),
      () => ports[0]?.postMessage('failed'),
    ),
  );
});

// A message of ours has nothing to read: that it came says that a rest is over (decision 101).
serviceWorker.addEventListener('push', (event) =>
  event.waitUntil(inOrderOfRests(() => notifyRestOverUnlessSessionSeen())),
);

// The push service has ended the visitor's subscription. The next rest finds the new one.
serviceWorker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event;
  if (oldSubscription == null) return;
  const begun = serviceWorker.registration.pushManager.subscribe(oldSubscription.options);
  event.waitUntil(begun.catch(() => undefined));
});

serviceWorker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusOrOpenSessionTab());
});
