import { describe, expect, it } from 'vitest';
import { previewPaths } from '../../domain/preview.ts';
import { siteBuildApiPaths } from '../../domain/site-builds/live-build.ts';
import {
  askGate,
  createGateWithFakeLoginService,
  editorToken,
  editorTokenWith,
  origin,
  settings,
} from './gate.test-support.ts';

describe('the session', () => {
  const openSession = (token: string, headers: Record<string, string> = {}) =>
    askGate(previewPaths.session, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, origin, ...headers },
    });

  it('is the editor’s token, in a cookie that works in a frame, hidden from scripts, and no longer than the token is valid', async () => {
    const answer = await openSession(editorToken);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toBe(
      `__Host-preview=${editorToken}; Path=/; Max-Age=7200; HttpOnly; Secure; SameSite=None; Partitioned`,
    );
    expect((await askGate(previewPaths.session, { token: editorToken })).status).toBe(204);
    expect((await askGate(previewPaths.session)).status).toBe(401);
  });

  it('is refused to others, to other sites, and for a token too long for a cookie', async () => {
    expect((await openSession(await editorTokenWith({ permissions: [] }))).status).toBe(403);
    expect((await openSession(editorToken.slice(1))).status).toBe(401);
    expect((await openSession(editorToken, { origin: 'https://evil.example' })).status).toBe(403);
    const large = await editorTokenWith({ note: 'x'.repeat(4000) });
    expect((await openSession(large)).headers.get('set-cookie')).toBeNull();
  });
});

describe('the live builds', () => {
  const builds = {
    ...{ live: null, building: null, waiting: null, failed: null },
    space: { spaceId: 'abc', environment: 'master' },
    canBuild: true,
    nextAt: null,
    deploys: { count: 3, allowed: 20 },
  };

  it('are requested from the public site with the editor’s own token, even from the cookie', async () => {
    const sent: (string | null)[] = [];
    const gate = createGateWithFakeLoginService({
      fetchUrl: async (address, init) => {
        sent.push(String(address), new Headers(init?.headers).get('authorization'));
        return Response.json(builds);
      },
    });
    for (const options of [
      { token: editorToken },
      { headers: { authorization: `Bearer ${editorToken}` } },
    ]) {
      const answer = await askGate(siteBuildApiPaths.siteBuilds, options, gate);
      expect([answer.status, await answer.json()]).toEqual([200, { ...builds, canBuild: false }]);
    }
    const asked = ['https://knurl.example/api/site-builds', `Bearer ${editorToken}`];
    expect(sent).toEqual([...asked, ...asked]);
    expect((await askGate(siteBuildApiPaths.siteBuilds, {}, gate)).status).toBe(401);
  });

  it('are replaced by a sentence if the public site is down, or answers something else', async () => {
    const answers = [
      async () => Promise.reject(new Error('refused')),
      async () => Response.json({ nothing: true }),
      async () => new Response('<html>', { status: 502 }),
    ];
    for (const fetchUrl of answers) {
      const answer = await askGate(
        siteBuildApiPaths.siteBuilds,
        { token: editorToken },
        createGateWithFakeLoginService({ fetchUrl }),
      );
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { error: 'The public site can’t be asked right now. Please try again in a moment.' },
      ]);
    }
  });
});

describe('rebuilding the preview', () => {
  const press = (
    gate = createGateWithFakeLoginService(),
    headers: Record<string, string> = { origin },
  ) => askGate(previewPaths.build, { token: editorToken, method: 'POST', headers }, gate);

  it('calls the host once and redirects to the state of the preview', async () => {
    const called: string[] = [];
    const gate = createGateWithFakeLoginService({
      settings: { ...settings, buildHookUrl: 'https://api.netlify.com/build_hooks/1' },
      fetchUrl: async (address) => {
        called.push(String(address));
        return new Response('');
      },
    });
    const answer = await press(gate);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/preview/?asked']);
    expect(called).toHaveLength(1);
    expect(called[0]).toContain('https://api.netlify.com/build_hooks/1?trigger_title=');
    expect((await press(gate, { origin: 'https://evil.example' })).status).toBe(403);
    expect(called).toHaveLength(1);
  });

  it('is refused with a sentence if it isn’t set up', async () => {
    expect((await press()).status).toBe(409);
  });
});

describe('a picture', () => {
  const picture = 'https://images.ctfassets.net/abc/1/2/squat.webp';
  const askFor = (
    url: string,
    more = '',
    answer = new Response('bytes', { headers: { 'content-type': 'image/webp' } }),
  ) => {
    const fetched: string[] = [];
    const gate = createGateWithFakeLoginService({
      fetchUrl: async (address) => {
        fetched.push(String(address));
        return answer;
      },
    });
    const address = `${previewPaths.picture}?${new URLSearchParams({ url })}${more}`;
    return askGate(address, { token: editorToken }, gate).then((given) => ({ given, fetched }));
  };

  it('is fetched from the space in the requested size', async () => {
    const { given, fetched } = await askFor(picture, '&w=380&h=250&fm=avif&q=75&other=1');
    expect(fetched).toEqual([`${picture}?w=380&h=250&q=75&fm=avif&fit=fill`]);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await given.text()).toBe('bytes');
  });

  it.each([
    'https://images.ctfassets.net/another-space/1/2/squat.webp',
    'https://images.ctfassets.net.evil.example/abc/1/2/squat.webp',
    'https://user@images.ctfassets.net/abc/1/2/squat.webp',
    'https://images.ctfassets.net:8443/abc/1/2/squat.webp',
    'http://images.ctfassets.net/abc/1/2/squat.webp',
    'https://169.254.169.254/abc/latest/meta-data',
    'https://preview.contentful.com/abc/entries',
    'file:///etc/passwd',
    'squat.webp',
  ])('is never fetched from %s', async (url) => {
    const { given, fetched } = await askFor(url);
    expect([given.status, fetched]).toEqual([404, []]);
  });

  it('is refused if the answer isn’t a picture', async () => {
    const page = new Response('<script>', { headers: { 'content-type': 'text/html' } });
    const { given } = await askFor(picture, '', page);
    expect(given.status).toBe(404);
    expect(await given.text()).not.toContain('<script>');
  });
});
