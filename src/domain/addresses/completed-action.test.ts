import { expect, it } from 'vitest';
import { completedActionOfVisit } from './completed-action.ts';

const origin = 'https://knurl.example';
const typedIn = { codes: '', hash: '', state: null, referrer: '', origin };

it('recognises a message sent by a script, and the page it came from', () => {
  const state = { sentFrom: 'anna@example.com', key: '1' };
  expect(completedActionOfVisit({ ...typedIn, hash: '#sent', state })).toEqual({
    kind: 'sent',
    email: 'anna@example.com',
  });
});

it.each(['', '?a=b', '#name'])('recognises a form that was sent without scripts (%j)', (end) => {
  const referrer = `${origin}/contact/${end}`;
  expect(completedActionOfVisit({ ...typedIn, hash: '#sent', referrer })).toEqual({
    kind: 'sent',
    email: undefined,
  });
});

it.each([
  ['the bare address', {}],
  ['a typed fragment', { hash: '#sent' }],
  ['a link on another site', { hash: '#sent', referrer: 'https://evil.example/contact/' }],
  ['a link on another page', { hash: '#sent', referrer: `${origin}/about/` }],
  ['the contact page without a message', { referrer: `${origin}/contact/` }],
  ['a foreign history state', { state: { sentFrom: 1 } }],
  ['no address in the history state', { state: { sentFrom: 'anna' } }],
])('finds no message in %s', (_, visit) => {
  expect(completedActionOfVisit({ ...typedIn, ...visit })).toEqual({ kind: 'nothing' });
});

it('doesn’t take a made-up session for an order', () => {
  expect(completedActionOfVisit({ ...typedIn, codes: 'session_id=cs_1' })).toEqual({
    kind: 'order',
    sessionId: 'cs_1',
  });
});

it('recognises a shop order by its link, with or without a session', () => {
  expect(completedActionOfVisit({ ...typedIn, codes: 'shop=abc.def&session_id=cs_1' })).toEqual({
    kind: 'shop-order',
    link: 'abc.def',
    sessionId: 'cs_1',
  });
  expect(completedActionOfVisit({ ...typedIn, codes: 'shop=abc.def' })).toEqual({
    kind: 'shop-order',
    link: 'abc.def',
    sessionId: undefined,
  });
  expect(completedActionOfVisit({ ...typedIn, codes: 'shop=' })).toEqual({ kind: 'nothing' });
});
