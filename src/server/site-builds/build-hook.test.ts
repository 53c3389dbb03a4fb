import { beforeEach, expect, it, vi } from 'vitest';
import { BuildHookUnavailable, createCallBuildHook } from './build-hook.ts';
import { createFetchLiveBuildId } from './live-build.ts';
import { readContentFingerprint } from './content-mark.ts';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
  send.mockReset();
});

const hook = createCallBuildHook('https://api.netlify.com/build_hooks/hush', send);
const build = { buildId: 'build-1', title: 'Article “A & B” published' };

it('calls the build hook with the title for the host’s list and the id for the build', async () => {
  send.mockResolvedValue(new Response('', { status: 200 }));
  await hook(build);
  const [address, init] = send.mock.calls[0] ?? [];
  expect(String(address)).toBe(
    'https://api.netlify.com/build_hooks/hush?trigger_title=Article+%E2%80%9CA+%26+B%E2%80%9D+published+%28build-1%29',
  );
  expect(init).toMatchObject({ method: 'POST', body: '{"buildId":"build-1"}' });
});

it.each([
  ['answers 404', () => Promise.resolve(new Response('hush', { status: 404 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch https://hush failed'))],
])('throws without revealing the address, if the hook %s', async (reason, answer) => {
  send.mockImplementation(answer);
  const error: unknown = await hook(build).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BuildHookUnavailable);
  expect(String(error)).toContain(reason);
  expect(String(error)).not.toContain('hush');
});

it.each<[string, () => Promise<Response>, string | undefined]>([
  ['its id', async () => Response.json({ buildId: 'build-1' }), 'build-1'],
  ['a page', async () => new Response('<html>'), undefined],
  ['something else', async () => Response.json({ id: 1 }), undefined],
  ['nothing', async () => new Response('', { status: 404 }), undefined],
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), undefined],
])('trusts only a build id from the public site: %s', async (_, answer, expected) => {
  send.mockImplementation(answer);
  expect(await createFetchLiveBuildId('https://knurl.example', send)()).toBe(expected);
});

it('changes the content mark with everything that is published, unpublished or deleted, and with nothing else', async () => {
  const api = { host: 'cdn.example', spaceId: 's', environment: 'master', accessToken: 'token' };
  const markOf = (entries: number, entryAt: string, assets: number): Promise<string> => {
    send.mockImplementation(async (address) => {
      const isEntries = String(address).includes('/entries?');
      return Response.json({
        total: isEntries ? entries : assets,
        items: isEntries ? [{ sys: { id: 'one', updatedAt: entryAt } }] : [],
      });
    });
    return readContentFingerprint(api, send);
  };
  const marks = [
    await markOf(3, '12:00', 2),
    await markOf(3, '12:01', 2),
    await markOf(2, '12:00', 2),
    await markOf(3, '12:00', 1),
  ];
  expect(new Set(marks).size).toBe(marks.length);
  expect(await markOf(3, '12:00', 2)).toBe(marks[0]);
});

it('throws if the delivery API can’t name the newest change, without revealing the token', async () => {
  send.mockResolvedValue(new Response('', { status: 401 }));
  const api = { host: 'cdn.example', spaceId: 's', environment: 'master', accessToken: 'hush' };
  await expect(readContentFingerprint(api, send)).rejects.toThrow(
    /^The delivery API answers 401\.$/,
  );
});
