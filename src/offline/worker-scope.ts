/*
 * What we use of a service worker. TypeScript's own types of it (`lib.webworker`) can't be loaded
 * beside those of a page.
 */

/** An event that the browser waits for. */
type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };

type FetchEvent = LastingEvent & {
  readonly request: Request;
  /** The tab that asks; empty if it is being opened. */
  readonly clientId: string;
  /** The tab that this request opens. */
  readonly resultingClientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
};

type WorkerMessageEvent = LastingEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id?: string } | null;
};

export type WindowOfSite = {
  readonly id: string;
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  readonly focus: () => Promise<unknown>;
};

type Shown = { readonly close: () => void };

type NotificationEvent = LastingEvent & { readonly notification: Shown };

type SubscriptionEvent = LastingEvent & {
  /** Not every browser says which one has ended. */
  readonly oldSubscription?: { readonly options: PushSubscriptionOptions } | null;
};

type WorkerEvents = {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly message: WorkerMessageEvent;
  readonly notificationclick: NotificationEvent;
  readonly push: LastingEvent;
  readonly pushsubscriptionchange: SubscriptionEvent;
};

type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly WindowOfSite[]>;
    readonly openWindow: (address: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly waiting: unknown;
    readonly unregister: () => Promise<boolean>;
    readonly pushManager: {
      readonly subscribe: (options: PushSubscriptionOptions) => Promise<unknown>;
    };
    readonly showNotification: (
      title: string,
      options: { readonly body: string; readonly tag: string; readonly icon: string },
    ) => Promise<void>;
    readonly getNotifications: (which?: { readonly tag: string }) => Promise<readonly Shown[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

const isScope = (value: unknown): value is WorkerScope =>
  typeof value === 'object' && value !== null && 'skipWaiting' in value && 'clients' in value;

const global: unknown = globalThis;
if (!isScope(global)) throw new Error('This script is for a service worker.');

/** The service worker that this script runs in. */
export const serviceWorker: WorkerScope = global;
