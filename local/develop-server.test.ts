import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevelopServer } from './develop-server.ts';
import { findFreePort, listenLocally } from './ports.ts';

const gatsby = createServer((request, response) => response.end(`gatsby ${request.url}`));
const functions = createServer((request, response) => {
  response.writeHead(409, { 'set-cookie': ['a=1', 'b=2'] });
  request.pipe(response);
});
const site = createServer((request, response) => response.end(`site ${request.url}`));
gatsby.on('upgrade', (_request, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\n\r\n');
  socket.pipe(socket);
});

let port = 0;
let close = async (): Promise<void> => undefined;

beforeAll(async () => {
  port = await findFreePort();
  ({ close } = await startDevelopServer({
    port,
    gatsbyPort: await listenLocally(gatsby, 0),
    functionsPort: await listenLocally(functions, 0),
    sitePort: await listenLocally(site, 0),
  }));
});
afterAll(async () => {
  await close();
  for (const server of [gatsby, functions, site]) {
    server.closeAllConnections();
    server.close();
  }
});

it('sends pages to Gatsby and API calls to the functions, with status, body and cookies', async () => {
  const page = await fetch(`http://127.0.0.1:${port}/apiary/`);
  expect(await page.text()).toBe('gatsby /apiary/');
  const call = await fetch(`http://127.0.0.1:${port}/api/votes`, { method: 'POST', body: 'vote' });
  expect(call.status).toBe(409);
  expect(await call.text()).toBe('vote');
  expect(call.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('sends forms and image requests to the site server', async () => {
  const origin = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${origin}/.netlify/images?w=60`)).text()).toBe(
    'site /.netlify/images?w=60',
  );
  const form = await fetch(`${origin}/success/`, {
    method: 'POST',
    body: new URLSearchParams({ 'form-name': 'contact' }),
  });
  expect(await form.text()).toBe('site /success/');
});

it('passes WebSocket messages of hot reload in both directions', async () => {
  const received = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      ),
    );
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk: string) => {
      if (text === '') socket.write('ping');
      text += chunk;
      if (!text.endsWith('ping')) return;
      socket.destroy();
      resolve(text);
    });
  });
  expect(received).toContain('101 Switching Protocols');
});

it('answers 502 while Gatsby does not answer', async () => {
  const developPort = await findFreePort();
  const unusedPort = await findFreePort();
  const server = await startDevelopServer({
    port: developPort,
    gatsbyPort: unusedPort,
    functionsPort: unusedPort,
    sitePort: unusedPort,
  });
  const answer = await fetch(`http://127.0.0.1:${developPort}/`);
  expect(answer.status).toBe(502);
  await server.close();
});
