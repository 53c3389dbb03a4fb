import { expect, it } from 'vitest';
import {
  callTimeoutMs,
  callTimeoutsAt,
  cartServiceTimeoutMs,
  fileTimeoutMs,
  loginTimeoutMs,
  longestOutsideWaitsMs,
  orderRefreshTimeoutMs,
  slowNoticeAfterMs,
  storageTimeoutMs,
  webhookTimeoutMs,
  functionWorkTimeoutMs,
} from './timeouts.ts';

const { browser, server } = callTimeoutsAt('/api/checkout');

it('the server answers a call before her browser gives up', () => {
  expect(browser).toBe(callTimeoutMs);
  expect(server).toBeLessThan(browser);
  const account = callTimeoutsAt('/api/account/data/');
  expect(account.server).toBeLessThan(account.browser);
});

it.each(
  Object.entries({
    ...longestOutsideWaitsMs,
    functionWorkTimeoutMs,
    webhookTimeoutMs,
    refreshTimeoutMs: orderRefreshTimeoutMs,
  }),
)('a function that waits for %s has time left to say so', (_what, longest) => {
  expect(longest).toBeLessThan(server);
});

it('nobody waits for more than six seconds without a sentence', () => {
  const waits = [
    slowNoticeAfterMs,
    fileTimeoutMs,
    loginTimeoutMs,
    cartServiceTimeoutMs,
    storageTimeoutMs,
  ];
  expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
});
