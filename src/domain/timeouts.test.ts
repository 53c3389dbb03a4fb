import { expect, it } from 'vitest';
import {
  browserAndServerTimeoutsForPath,
  cartServiceTimeoutMs,
  functionCallTimeoutMs,
  loginTimeoutMs,
  maxWaitForEachOutsideSystemMs,
  orderPaymentRefreshTimeoutMs,
  siteFileTimeoutMs,
  slowNoticeAfterMs,
  storageOpeningTimeoutMs,
  webhookTimeoutMs,
  serverFunctionWorkTimeoutMs,
} from './timeouts.ts';

const { browser, server } = browserAndServerTimeoutsForPath('/api/checkout');

it('the server answers a call before her browser gives up', () => {
  expect(browser).toBe(functionCallTimeoutMs);
  expect(server).toBeLessThan(browser);
  const account = browserAndServerTimeoutsForPath('/api/account/data/');
  expect(account.server).toBeLessThan(account.browser);
});

it.each(
  Object.entries({
    ...maxWaitForEachOutsideSystemMs,
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
    siteFileTimeoutMs,
    loginTimeoutMs,
    cartServiceTimeoutMs,
    storageOpeningTimeoutMs,
  ];
  expect(Math.max(...waits)).toBeLessThanOrEqual(6000);
});
