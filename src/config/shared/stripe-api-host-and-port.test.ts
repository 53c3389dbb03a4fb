import { expect, it } from 'vitest';
import { toStripeApiHostAndPort } from './stripe-api-host-and-port.ts';

it('splits the address of the API for the SDK', () => {
  expect(toStripeApiHostAndPort('https://api.stripe.com')).toEqual({
    host: 'api.stripe.com',
    port: 443,
    protocol: 'https',
  });
  expect(toStripeApiHostAndPort('http://localhost:8893')).toEqual({
    host: 'localhost',
    port: 8893,
    protocol: 'http',
  });
});
