import { expect, it } from 'vitest';
import { toStripeAddress } from './stripe-address.ts';

it('splits the address of the API for the SDK', () => {
  expect(toStripeAddress('https://api.stripe.com')).toEqual({
    host: 'api.stripe.com',
    port: 443,
    protocol: 'https',
  });
  expect(toStripeAddress('http://localhost:8893')).toEqual({
    host: 'localhost',
    port: 8893,
    protocol: 'http',
  });
});
