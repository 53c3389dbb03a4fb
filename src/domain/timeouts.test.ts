import { expect, it } from 'vitest';
import {
  callTimeoutMs,
  callTimeoutsForPath,
  cartServiceTimeoutMs,
  fileTimeoutMs,
  loginTimeoutMs,
  longestWaitByOutsideSystemMs,
  orderPaymentRefreshTimeoutMs,
  slowNoticeAfterMs,
  storageTimeoutMs,
  webhookTimeoutMs,
  serverFunctionWorkTimeoutMs,
} from './timeouts.ts';

const { browser, server } = callTimeoutsForPath('/api/checkout');

it('the server answers a call before her browser gives up', () => {
  expect(browser).toBe(callTimeoutMs);
  expect(server).toBeLessThan(browser);
  const account = callTimeoutsForPath('/api/account/data/');
  expect(account.server).toBeLessThan(account.browser);
});

it.each(
  Object.entries({
    ...longestWaitByOutsideSystemMs,
    functionWorkTimeoutMs: serverFunctionWorkTimeoutMs,
    webhookTimeoutMs,
    refreshTimeoutMs: orderPaymentRefreshTimeoutMs,
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
