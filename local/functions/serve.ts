import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { projectFolder } from '../folders.ts';
import { listenLocally } from '../ports.ts';
import { loadFunctions } from './function-host.ts';

// Serves only the functions, on the port given as the first argument. `npm run develop` runs this
// file with `node --watch`, which restarts it when a function's file changes.
const functions = await loadFunctions(projectFolder);
const answer = getRequestListener(
  async (request, { incoming }) =>
    (await functions.call(request, incoming.socket.remoteAddress ?? '')) ??
    new Response('Not found\n', { status: 404 }),
  { overrideGlobalObjects: false },
);
const server = createServer((request, response) => void answer(request, response));
await listenLocally(server, Number(process.argv[2]));
