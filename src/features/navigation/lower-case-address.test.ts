import { afterEach, expect, it, vi } from 'vitest';
import { redirectIfLowerCasePageExists } from './lower-case-address.ts';

afterEach(() => vi.unstubAllGlobals());

const open = async (path: string, fetched: () => Promise<Response>) => {
  const requests = vi.fn<typeof fetch>(fetched);
  vi.stubGlobal('fetch', requests);
  const replace = vi.fn<Location['replace']>();
  await redirectIfLowerCasePageExists({
    pathname: path,
    search: '?s=squat',
    hash: '#top',
    replace,
  });
  return { requests, replace };
};

const answerFrom =
  (path: string, status = 200) =>
  () =>
    Promise.resolve(
      Object.defineProperty(new Response(null, { status }), 'url', {
        value: `https://example.org${path}`,
      }),
    );

it('opens the page in lower case, with query and fragment', async () => {
  const { requests, replace } = await open('/ARTICLES/', answerFrom('/articles/'));
  expect(requests).toHaveBeenCalledExactlyOnceWith('/articles/', { method: 'HEAD' });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/articles/?s=squat#top');
});

it('opens the address that the host answered from', async () => {
  const { replace } = await open('/Articles', answerFrom('/articles/'));
  expect(replace).toHaveBeenCalledExactlyOnceWith('/articles/?s=squat#top');
});

it('stays where it is if there is no such page or no connection', async () => {
  const missing = await open('/NO-SUCH-PAGE/', answerFrom('/no-such-page/', 404));
  expect(missing.replace).not.toHaveBeenCalled();
  const offline = await open('/ARTICLES/', () => Promise.reject(new TypeError('offline')));
  expect(offline.replace).not.toHaveBeenCalled();
});

it('requests nothing if the address has no upper case, so that it can’t loop', async () => {
  const { requests, replace } = await open('/no-such-page/', answerFrom('/no-such-page/'));
  expect(requests).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});
