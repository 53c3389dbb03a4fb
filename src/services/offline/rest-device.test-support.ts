import { vi } from 'vitest';

type Device = {
  readonly permission?: NotificationPermission;
  /** What she answers when her browser asks. */
  readonly answer?: NotificationPermission;
  readonly vendor?: string;
  readonly maxTouchPoints?: number;
  /** Whether a service worker is at work. */
  readonly hasWorker?: boolean;
  /** Whether its browser has a push service. */
  readonly hasPush?: boolean;
  /** The key with which it has subscribed before. */
  readonly subscribedWith?: string;
};

const fakeSubscription = (key: string, end: () => void) => ({
  options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({
    endpoint: `https://push.example/${key.slice(0, 4)}`,
    keys: { p256dh: 'p', auth: 'a' },
  }),
  unsubscribe: async () => {
    end();
    return true;
  },
});

/** A browser's `PushManager`. `keys` are those that it was subscribed with, one after the other. */
const fakePush = (subscribedWith: string | undefined) => {
  const keys: string[] = [];
  let current: ReturnType<typeof fakeSubscription> | null = null;
  const begin = (key: string) =>
    (current = fakeSubscription(key, () => {
      current = null;
    }));
  if (subscribedWith !== undefined) begin(subscribedWith);
  return {
    keys,
    isSubscribed: () => current !== null,
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      keys.push(key);
      return begin(key);
    },
  };
};

/**
 * A device that can show notifications. Returns what its browser was asked, and what its service
 * worker was told.
 */
export const stubRestDevice = ({
  permission = 'default',
  answer = 'granted',
  vendor = 'Google Inc.',
  maxTouchPoints = 5,
  hasWorker = true,
  hasPush = false,
  subscribedWith,
}: Device = {}) => {
  const told: string[] = [];
  const notification = {
    permission,
    requestPermission: vi.fn<() => Promise<NotificationPermission>>(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  const active = { postMessage: ({ kind }: { readonly kind: string }) => void told.push(kind) };
  const push = fakePush(subscribedWith);
  if (hasPush) vi.stubGlobal('PushManager', {});
  else Reflect.deleteProperty(globalThis, 'PushManager');
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    vendor,
    maxTouchPoints,
    serviceWorker: {
      getRegistration: async () => (hasWorker ? { active, pushManager: push } : undefined),
    },
  });
  return { told, push, requestPermission: notification.requestPermission };
};
