// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { LocalStorageTokenCache } from './local-storage-token-cache.ts';

const key = '@@auth0spajs@@::client::audience::openid';
const memberKey = '@@auth0spajs@@::client::@@user@@';
const member = { id_token: 'token', decodedToken: { claims: { sub: 'auth0|ann' } } };
const renewed = { body: { access_token: 'new', refresh_token: 'second' }, expiresAt: 2 };

afterEach(() => localStorage.clear());

it('returns what was stored, even without IndexedDB', async () => {
  const cache = new LocalStorageTokenCache();
  expect(await cache.get(key)).toBeUndefined();
  await cache.set(key, renewed);
  expect(await cache.get(key)).toEqual(renewed);
  expect(cache.allKeys()).toEqual([key]);
});

it('does not overwrite a renewed entry with the remainder of an expired one', async () => {
  const cache = new LocalStorageTokenCache();
  await cache.set(key, renewed);
  await cache.set(key, { body: { refresh_token: 'first' }, expiresAt: 1 });
  expect(await cache.get(key)).toEqual(renewed);
});

it('shows other tabs who is logged in only together with the tokens', async () => {
  const cache = new LocalStorageTokenCache();
  await cache.set(memberKey, member);
  expect(await new LocalStorageTokenCache().get(memberKey)).toBeUndefined();
  const stored = cache.set(key, renewed);
  // The mark of the renewal may take long: what other tabs see is complete before it.
  expect(Object.keys({ ...localStorage })).toEqual(expect.arrayContaining([key, memberKey]));
  await stored;
  expect(await new LocalStorageTokenCache().get(memberKey)).toEqual(member);
});

it('doesn’t bring back who was logged in with later tokens', async () => {
  const cache = new LocalStorageTokenCache();
  await cache.set(memberKey, member);
  await cache.set(key, renewed);
  cache.remove(memberKey);
  cache.remove(key);
  await cache.set(key, renewed);
  expect(await cache.get(memberKey)).toBeUndefined();
});

it('stores an entry whose refresh token has been revoked', async () => {
  const cache = new LocalStorageTokenCache();
  await cache.set(key, renewed);
  const revoked = { body: { access_token: 'new' }, expiresAt: 2 };
  await cache.set(key, revoked);
  expect(await cache.get(key)).toEqual(revoked);
});
