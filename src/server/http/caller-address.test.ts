import { expect, it } from 'vitest';
import { callerAddressOf } from './caller-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001::6', '2001:db8:1:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', 'unknown'],
])('counts the address %j as %s', (address, expected) => {
  const request = new Request('https://knurl.example/api/thing', {
    headers: { 'x-nf-client-connection-ip': address },
  });
  expect(callerAddressOf(request)).toBe(expected);
});
