import { expect, it } from 'vitest';
import { callerNetworksOfRequest } from './caller-address.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2/64', '2001:db8:1:0000/56', '2001:db8:1/48']],
  ['2001:db8:1:ab12::6', ['2001:db8:1:ab12/64', '2001:db8:1:ab00/56', '2001:db8:1/48']],
  ['2001:DB8:0001::6', ['2001:db8:1:0/64', '2001:db8:1:0000/56', '2001:db8:1/48']],
  ['2001:db8::', ['2001:db8:0:0/64', '2001:db8:0:0000/56', '2001:db8:0/48']],
  ['::1', ['0:0:0:0/64', '0:0:0:0000/56', '0:0:0/48']],
  ['', ['unknown']],
])('counts the address %j under the networks %j', (address, expected) => {
  const request = new Request('https://knurl.example/api/thing', {
    headers: { 'x-nf-client-connection-ip': address },
  });
  expect(callerNetworksOfRequest(request).map(({ network }) => network)).toEqual(expected);
});

it('gives larger networks larger budgets', () => {
  const request = new Request('https://knurl.example/api/thing', {
    headers: { 'x-nf-client-connection-ip': '2001:db8::1' },
  });
  const budgets = callerNetworksOfRequest(request).map((network) => network.budgets);
  expect(budgets).toEqual(budgets.toSorted((one, other) => one - other));
  expect(new Set(budgets).size).toBe(3);
});
