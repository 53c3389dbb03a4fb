import { isRestNotificationSettingOn } from '../../config/public/rest-notifications.ts';
import { isWebKit } from '../home-screen.ts';
import { recall, remember } from '../storage.ts';
import {
  cancelRestTimerPush,
  canPush,
  scheduleRestTimerPush,
  subscribeDeviceToRestPush,
  unsubscribeDeviceFromRestPush,
} from './rest-push.ts';
import { sendToWorkerAndTellWhetherDone } from './worker-messages.ts';

/**
 * Whether a notification says that a rest is over while the phone is locked (decision 099).
 * - `blocked`: the lifter's browser refuses notifications of this site.
 * - `can’t`: there is no service worker, the site has switched them off, or they can't come here.
 */
export type RestNotificationState = 'on' | 'no' | 'not asked' | 'blocked' | 'can’t';

const key = 'training.notification';

/**
 * The service worker that shows it. It has to be at work already: nobody gets one for this alone.
 */
const findWorker = async (): Promise<ServiceWorker | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  // Tests that block service workers return nothing here.
  const found: ServiceWorkerRegistration | undefined =
    await navigator.serviceWorker.getRegistration();
  return found?.active ?? undefined;
};

/**
 * An iPhone or iPad: it stops a page as soon as it is locked, so that only a push message can come.
 */
const stopsWhenLocked = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;

/** The lifter's choice on this device. Never rejects. */
export const readRestNotificationState = async (): Promise<RestNotificationState> => {
  if (!isRestNotificationSettingOn() || !('Notification' in globalThis)) return 'can’t';
  if (stopsWhenLocked() && !canPush()) return 'can’t';
  if ((await findWorker().catch(() => undefined)) === undefined) return 'can’t';
  const { permission } = Notification;
  if (permission === 'denied') return 'blocked';
  const stored = recall(key);
  if (stored === undefined) return 'not asked';
  return stored === 'on' && permission === 'granted' ? 'on' : 'no';
};

const tell = async (kind: 'rest over' | 'rest seen'): Promise<void> => {
  const worker = await findWorker();
  if (worker !== undefined) await sendToWorkerAndTellWhetherDone(worker, { kind });
};

/**
 * Stores the lifter's choice. The browser asks her too, so a yes has to come from a press. Never
 * rejects.
 */
export const applyRestNotificationChoice = async (
  wanted: boolean,
): Promise<RestNotificationState> => {
  if (!wanted) {
    remember(key, 'no');
    void tell('rest seen').catch(() => undefined);
    cancelRestTimerPush();
    void unsubscribeDeviceFromRestPush();
    return 'no';
  }
  const answer = await Notification.requestPermission().catch(() => 'default' as const);
  remember(key, answer === 'granted' ? 'on' : 'no');
  if (answer === 'granted') await subscribeDeviceToRestPush();
  if (answer === 'denied') return 'blocked';
  return answer === 'granted' ? 'on' : 'no';
};

/** A question that was left unanswered is a no: nobody is asked twice. */
export const recordUnansweredAsNo = (): void => {
  if (recall(key) === undefined) remember(key, 'no');
};

/**
 * Has the worker say that a rest is over, if the lifter wants that and the page is out of sight
 * then. When it goes out of sight, a push message is asked for too, in case the phone puts the page
 * to sleep. Returns what ends it: the set was done, or the rest moved. Then, and once she looks at
 * the page, nothing is left of it.
 */
export const notifyAtRestEndIfPageHidden = (until: number, now: () => number): (() => void) => {
  const tellIfOn = (kind: 'rest over' | 'rest seen'): void => {
    if (recall(key) === 'on') void tell(kind).catch(() => undefined);
  };
  // The page is being left or loaded anew, which hides it as well.
  let isLeft = false;
  const leave = (): void => void (isLeft = true);
  const seen = (): void => {
    if (document.visibilityState === 'visible') {
      isLeft = false;
      tellIfOn('rest seen');
      cancelRestTimerPush();
    } else if (!isLeft && recall(key) === 'on') scheduleRestTimerPush(until - now());
  };
  const over = (): void => {
    if (document.visibilityState === 'hidden') tellIfOn('rest over');
  };
  const left = until - now();
  // It was over before she came back: nobody is told now.
  const timer = left > 0 ? setTimeout(over, left) : undefined;
  if (recall(key) === 'on') void subscribeDeviceToRestPush();
  document.addEventListener('visibilitychange', seen);
  addEventListener('pagehide', leave);
  seen();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pagehide', leave);
    tellIfOn('rest seen');
    cancelRestTimerPush();
  };
};
