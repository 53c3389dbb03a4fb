import { expect, it } from 'vitest';
import {
  callTimeoutMs,
  callTimeoutsAt,
  cartServiceTimeoutMs,
  fileTimeoutMs,
  loginTimeoutMs,
  longestOutsideWaits,
  refreshTimeoutMs,
  slowAfterMs,
  storageTimeoutMs,
  webhookTimeoutMs,
  workTimeoutMs,
} from './timeouts.ts';

const { browser, server } = callTimeoutsAt('/api/checkout');

it('the server answers a call before her browser gives up', () => {
  expect(browser).toBe(callTimeoutMs);
  expect(server).toBeLessThan(browser);
  const account = callTimeoutsAt('/api/account/data/');
  expect(account.server).toBeLessThan(account.browser);
});

it.each(
  Object.entries({ ...longestOutsideWaits, workTimeoutMs, webhookTimeoutMs, refreshTimeoutMs }),
)('a function that waits for %s has time left to say so', (_what, longest) => {
  expect(longest).toBeLessThan(server);
});

it('nobody waits for more than six seconds without a sentence', () => {
  const waits = [
    slowAfterMs,
    fileTimeoutMs,
    loginTimeoutMs,
    cartServiceTimeoutMs,
    storageTimeoutMs,
  ];
  expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
});
