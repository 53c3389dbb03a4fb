import { readPushPublicKey } from '../../config/public/push-settings.ts';
import type {
  RestTimerPushSubscription,
  SendOrCancelRestPush,
} from '../../domain/rest-push/rest-push-api.ts';
import {
  longestRestWithPushMs,
  restTimerPushApiPaths,
} from '../../domain/rest-push/rest-timer-push-api-paths.ts';

/**
 * Whether push messages can reach this device (decision 101): the site sends some, and the browser
 * takes them. On an iPhone only the installed app does.
 */
export const canPush = (): boolean => readPushPublicKey() !== '' && 'PushManager' in globalThis;

/**
 * Where messages reach this device. Known before the lifter locks it, because a locked page has no
 * time to ask.
 */
let target: RestTimerPushSubscription | undefined;

const keyOf = (subscription: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(subscription.options.applicationServerKey ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const subscribe = async (): Promise<RestTimerPushSubscription | undefined> => {
  const registration: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return undefined;
  const { pushManager } = registration;
  let subscription = await pushManager.getSubscription();
  // The owner has made new keys.
  if (subscription !== null && keyOf(subscription) !== readPushPublicKey()) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: readPushPublicKey(),
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? undefined
    : { endpoint, keys: { p256dh, auth } };
};

/**
 * Subscribes this device, which needs the lifter's permission. Without a signal, or if the browser
 * refuses, it does nothing. Never rejects.
 */
export const subscribeDeviceToRestPush = async (): Promise<void> => {
  if (canPush()) target = await subscribe().catch(() => undefined);
};

/** Ends the subscription. Never rejects. */
export const unsubscribeDeviceFromRestPush = async (): Promise<void> => {
  target = undefined;
  if (!canPush()) return;
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // Without a subscription of ours there is nothing to end; the next no tries again.
  }
};

/**
 * One id for all rests of this page: a newer rest takes the place of the one before. Made with the
 * first.
 */
let id: string | undefined;
let turn = 0;
let isPending = false;

// `keepalive`: the page may be stopped before it is sent. Nobody waits for the answer, and without
// a signal nothing is said.
const post = (request: SendOrCancelRestPush): void =>
  void fetch(restTimerPushApiPaths.restPush, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined);

/** Has a message end a rest, `left` milliseconds from now, in place of the one asked for before. */
export const scheduleRestTimerPush = (left: number): void => {
  if (target === undefined || left <= 0 || left > longestRestWithPushMs) return;
  id ??= crypto.randomUUID();
  turn += 1;
  isPending = true;
  post({ kind: 'send', id, turn, left, subscription: target });
};

/** Cancels the message that was asked for, if there is one. */
export const cancelRestTimerPush = (): void => {
  if (!isPending || id === undefined) return;
  isPending = false;
  turn += 1;
  post({ kind: 'cancel', id, turn });
};
