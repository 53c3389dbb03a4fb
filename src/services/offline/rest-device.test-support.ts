import { vi } from 'vitest';

type Device = {
  readonly permission?: NotificationPermission;
  /** What she answers when her browser asks. */
  readonly answer?: NotificationPermission;
  readonly vendor?: string;
  readonly maxTouchPoints?: number;
  /** Whether a service worker is at work. */
  readonly hasWorker?: boolean;
};

/** A device that can show notifications. Returns what its browser was asked, and what its service worker was told. */
export const useRestDevice = ({
  permission = 'default',
  answer = 'granted',
  vendor = 'Google Inc.',
  maxTouchPoints = 5,
  hasWorker = true,
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
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    vendor,
    maxTouchPoints,
    serviceWorker: { getRegistration: async () => (hasWorker ? { active } : undefined) },
  });
  return { told, requestPermission: notification.requestPermission };
};
