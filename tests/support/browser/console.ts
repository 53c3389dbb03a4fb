import type { ConsoleMessage } from '@playwright/test';

/**
 * Whether an error or a warning comes from the site: Playwright itself warns when it blocks the
 * service worker.
 */
export const isSerious = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith('Service Worker registration blocked by Playwright');
