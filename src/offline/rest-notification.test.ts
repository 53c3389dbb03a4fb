import { beforeEach, expect, it, vi } from 'vitest';
import type { MessageToServiceWorker } from '../domain/offline/kept-page-list.ts';

type Shown = { readonly title: string; readonly options: { readonly tag: string } };
type Fake = { path: string; visibilityState: string; focus: () => Promise<void> };

const listeners = new Map<string, (event: unknown) => void>();
let tabs: Fake[] = [];
let shown: Shown[] = [];
let subscribed: object[] = [];
const openWindow = vi.fn<(address: string) => Promise<void>>(async () => undefined);

const scope = {
  knurlBuild: 'this-build',
  knurlFiles: [],
  knurlPages: [],
  skipWaiting: async () => undefined,
  addEventListener: (name: string, listener: (event: unknown) => void) =>
    void listeners.set(name, listener),
  clients: {
    matchAll: async () =>
      tabs.map(({ path, ...tab }) => ({ ...tab, url: `https://knurl.example${path}` })),
    openWindow,
  },
  registration: {
    pushManager: { subscribe: async (options: object) => void subscribed.push(options) },
    showNotification: async (title: string, options: Shown['options']) => {
      shown = [...shown.filter((one) => one.options.tag !== options.tag), { title, options }];
    },
    getNotifications: async ({ tag }: { readonly tag: string }) =>
      shown
        .filter(({ options }) => options.tag === tag)
        .map((one) => ({ close: () => (shown = shown.filter((other) => other !== one)) })),
  },
};

beforeEach(async () => {
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  tabs = [];
  shown = [];
  subscribed = [];
  openWindow.mockClear();
  await import('./service-worker.ts');
});

const dispatch = async (name: string, event: object): Promise<void> => {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(name)?.({ ...event, waitUntil: (begun: Promise<unknown>) => (work = begun) });
  await work;
};
const send = (kind: 'rest over' | 'rest seen'): Promise<void> => {
  const data: MessageToServiceWorker = { kind };
  return dispatch('message', { data, ports: [], source: null });
};
const tab = (path: string, visibilityState = 'hidden'): Fake => ({
  path,
  visibilityState,
  focus: vi.fn<() => Promise<void>>(async () => undefined),
});

it('says that the rest is over, once, without a word of the plan', async () => {
  tabs = [tab('/train/?plan=/workout-plans/first-barbell-plan/&week=1&day=1')];
  await send('rest over');
  await send('rest over');
  expect(shown).toEqual([
    {
      title: 'Your rest is over',
      options: {
        body: 'The next set is ready when you are.',
        tag: 'knurl-rest',
        icon: '/icons/icon-192x192.png',
      },
    },
  ]);
});

it('says nothing to somebody who looks at the session, whichever tab it is in', async () => {
  tabs = [tab('/train/'), tab('/train/', 'visible')];
  await send('rest over');
  expect(shown).toEqual([]);
  tabs = [tab('/train/'), tab('/exercises/', 'visible')];
  await send('rest over');
  expect(shown).toHaveLength(1);
});

it('closes it again, though nobody has waited for it to be shown, and nothing else', async () => {
  tabs = [tab('/train/')];
  shown = [{ title: 'Another', options: { tag: 'another' } }];
  await Promise.all([send('rest over'), send('rest seen')]);
  expect(shown.map(({ title }) => title)).toEqual(['Another']);
});

it('leads to the session, in its tab or a new one', async () => {
  const notification = { close: vi.fn<() => void>() };
  const session = tab('/train/');
  tabs = [tab('/'), session];
  await dispatch('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(session.focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  tabs = [tab('/')];
  await dispatch('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith('/train/');
});

it('says it for a push message too, in place of what the page has had it say, and not beside a session in sight', async () => {
  tabs = [tab('/train/')];
  await send('rest over');
  await dispatch('push', { data: { text: () => 'anything' } });
  expect(shown.map(({ title }) => title)).toEqual(['Your rest is over']);
  shown = [];
  tabs = [tab('/train/', 'visible')];
  await dispatch('push', { data: null });
  expect(shown).toEqual([]);
  // The browser has closed the page.
  tabs = [];
  await dispatch('push', { data: null });
  expect(shown).toHaveLength(1);
});

it('subscribes again when the push service ends a subscription, if the browser says which', async () => {
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  await dispatch('pushsubscriptionchange', { oldSubscription: { options } });
  await dispatch('pushsubscriptionchange', { oldSubscription: null });
  await dispatch('pushsubscriptionchange', {});
  expect(subscribed).toEqual([options]);
});
