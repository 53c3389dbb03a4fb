import { expect, it } from 'vitest';
import {
  accessCodeValueByName,
  urlWithAccessCodes,
  urlWithAccessCodesFromHistory,
  accessCodesOfVisit,
  moveAccessCodesToHistory,
} from './address-codes.ts';

const open = (address: string, state: unknown = null) => {
  const replaced: [unknown, string][] = [];
  const { pathname, search, hash } = new URL(address, 'https://knurl.example');
  const history = {
    state,
    replaceState: (next: unknown, _: string, to: string) => replaced.push([next, to]),
  };
  Reflect.apply(moveAccessCodesToHistory, undefined, [
    { history, location: { pathname, search, hash } },
  ]);
  return replaced;
};

it.each([
  ['/gift/#code=ABCD-EF', 'code=ABCD-EF', '/gift/'],
  ['/gift/?code=ABCD-EF', 'code=ABCD-EF', '/gift/'],
  ['/members/account/#invitation=a_b', 'invitation=a_b', '/members/account/'],
  ['/members/account/?invitation=a_b#orders', 'invitation=a_b', '/members/account/#orders'],
  ['/members/account/?proof=x&redirect=sub', 'proof=x', '/members/account/?redirect=sub'],
  ['/members/gift-card/?gift=order-1', 'gift=order-1', '/members/gift-card/'],
  ['/shop/order/#id-1.c0de_-', 'order=id-1.c0de_-', '/shop/order/'],
  ['/success/?session_id=cs_1', 'session_id=cs_1', '/success/'],
  ['/success/?session_id=cs_1#shop=id.c', 'shop=id.c&session_id=cs_1', '/success/'],
  ['/success/#shop=id.c&session_id=cs_1', 'shop=id.c&session_id=cs_1', '/success/'],
  ['/gift/?s=squat&code=A', 'code=A', '/gift/?s=squat'],
])('moves the codes of %s away, and nothing else', (address, codes, rest) => {
  expect(open(address, { key: '1' })).toEqual([[{ key: '1', codes }, rest]]);
});

it.each(['/success/#sent', '/members/account/#orders', '/shop/order/#main', '/gift/?s=squat'])(
  'leaves %s as it is',
  (address) => expect(open(address)).toEqual([]),
);

it('finds a code in the address, in either part, or in the history’s entry', () => {
  const none = { search: '', hash: '', state: null };
  const found = (arrival: object, name: 'code' | 'order') =>
    accessCodeValueByName(accessCodesOfVisit({ ...none, ...arrival }), name);
  expect(found({ hash: '#code=A' }, 'code')).toBe('A');
  expect(found({ search: '?code=A' }, 'code')).toBe('A');
  expect(found({ state: { codes: 'code=A' } }, 'code')).toBe('A');
  // A link that is opened later in the same tab.
  expect(found({ hash: '#b.c', state: { codes: 'order=a.b' } }, 'order')).toBe('b.c');
  for (const state of [null, 'code=A', { codes: 1 }, { codes: 'code=' }]) {
    expect(found({ state }, 'code')).toBeUndefined();
  }
});

it('writes an address from which the same codes are read again', () => {
  const link = urlWithAccessCodes('/members/account/', { invitation: 'a_b-c' });
  const [[state] = []] = open(link);
  const address = { pathname: '/members/account/', search: '', hash: '' };
  expect(urlWithAccessCodesFromHistory(address, state)).toBe(link);
  expect(urlWithAccessCodesFromHistory({ ...address, hash: '#orders' }, null)).toBe(
    '/members/account/#orders',
  );
});
