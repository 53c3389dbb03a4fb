import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadFunctions } from '../../../local/functions/function-host.ts';
import { echoFunction, startSiteServerForAllTests } from '../../support/scratch-site-server.ts';

const site = startSiteServerForAllTests({ 'public/index.html': '<h1>Home</h1>', ...echoFunction });

it('passes the request to the function and returns its response', async () => {
  const answer = await site.fetch('/api/echo', { method: 'POST', body: 'hello' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({ sent: 'hello' });
});

it('answers several callers of one function at the same time', async () => {
  const wrongAnswers: string[] = [];
  const callOften = async (caller: string): Promise<void> => {
    for (let time = 0; time < 6; time += 1) {
      const body = `${caller}, call ${time}`;
      const answer = await (await site.fetch('/api/echo', { method: 'POST', body })).text();
      if (answer !== JSON.stringify({ sent: body })) wrongAnswers.push(answer);
    }
  };
  await Promise.all(['Anna', 'Bea', 'Cleo', 'Dot'].map(callOften));
  expect(wrongAnswers).toEqual([]);
});

it('survives callers that disconnect before they have read the response', async () => {
  for (let call = 0; call < 16; call += 1) {
    const connection = new AbortController();
    const init = { method: 'POST', body: 'words', signal: connection.signal };
    const interrupted = await site.fetch('/api/echo', init);
    await interrupted.body?.getReader().read();
    connection.abort();
    const answer = await site.fetch('/api/echo', { method: 'POST', body: 'words' });
    await answer.body?.cancel();
  }
  expect((await site.fetch('/')).status).toBe(200);
});

it('gives the function the caller’s address and ignores headers that claim another', async () => {
  const answer = await site.fetch('/api/echo', {
    method: 'POST',
    body: 'hello',
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-nf-client-connection-ip': '203.0.113.7' },
  });
  expect(answer.headers.get('x-caller')).toMatch(/^(::1|(::ffff:)?127\.0\.0\.1)$/);
});

it('keeps running what a function does after its answer, and waits for it before it ends', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'after-answer-')), 'done');
  const project = path.dirname(file);
  mkdirSync(path.join(project, 'netlify/functions'), { recursive: true });
  writeFileSync(
    path.join(project, 'netlify/functions/later.ts'),
    `import { writeFile } from 'node:fs/promises';
    import { setTimeout } from 'node:timers/promises';
    export default async (request: Request, { waitUntil }) => {
      waitUntil(setTimeout(50).then(() => writeFile(${JSON.stringify(file)}, 'yes')));
      return new Response('soon');
    };
    export const config = { path: '/api/later' };`,
  );
  const functions = await loadFunctions(project);
  const answer = await functions.call(new Request('https://knurl.example/api/later'), '::1');
  expect(await answer?.text()).toBe('soon');
  expect(existsSync(file)).toBe(false);
  await functions.settled();
  expect(existsSync(file)).toBe(true);
  rmSync(project, { recursive: true });
});
