import { expect, it } from 'vitest';
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
