import { expect, it } from 'vitest';
import { apiEndpointOfRequestPath, counterNameOfAnswer } from './counted-as.ts';

it.each([
  ['POST', '/api/votes', 200, 'vote'],
  ['GET', '/api/votes/poll-001', 200, undefined],
  ['POST', '/api/votes', 429, 'flood /api/votes'],
  ['POST', '/api/checkout', 503, 'failure /api/checkout'],
  ['GET', '/api/orders/cs_live_secret', 500, 'failure /api/orders'],
  ['POST', '/api/stripe-events', 400, 'refused webhook /api/stripe-events'],
  ['GET', '/api/stripe-events', 405, undefined],
  ['POST', '/api/checkout', 401, undefined],
])('counts %s %s with status %i as %s', (method, pathname, status, name) => {
  expect(counterNameOfAnswer({ method, pathname, status })).toBe(name);
});

it('keeps personal data out of a counter’s name', () => {
  expect(apiEndpointOfRequestPath('/API/gifts/AB12-CD34/look')).toBe('/api/gifts');
});
