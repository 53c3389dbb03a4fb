import { expect, it } from 'vitest';
import { isPaymentUrlHttpsOrLocal } from './payment-address.ts';

const site = 'https://knurl.example/checkout/';
const here = 'http://localhost:8888/checkout/';

it.each([
  ['https://checkout.stripe.com/c/pay/cs_test_1', site, true],
  ['http://localhost:8893/c/pay/cs_test_1', here, true],
  ['http://127.0.0.1:8893/c/pay/cs_test_1', here, true],
  ['http://localhost:8893/c/pay/cs_test_1', site, false],
  ['http://checkout.stripe.com/c/pay/cs_test_1', site, false],
  ['http://checkout.stripe.com/c/pay/cs_test_1', here, false],
  ['javascript:alert(1)', here, false],
  ['/c/pay/cs_test_1', here, false],
  ['', site, false],
])('allows %s from %s: %s', (address, from, isAllowed) => {
  expect(isPaymentUrlHttpsOrLocal(address, from)).toBe(isAllowed);
});
