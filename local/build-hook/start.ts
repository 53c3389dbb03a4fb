import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { buildHookPath } from './address.ts';
import { closeServer, listenLocally } from '../ports.ts';
import type { HookCall } from './build-queue.ts';

type BuildHookOptions = {
  /** 0 picks any free port. */
  readonly port: number;
  readonly onCall: (call: HookCall) => void;
};

/** Stands in for the host's build hook: answers at once and calls `onCall`. */
export const startBuildHook = async ({
  port: wanted,
  onCall,
}: BuildHookOptions): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const app = new Hono();
  app.post(buildHookPath, async (context) => {
    onCall({ title: context.req.query('trigger_title'), body: await context.req.text() });
    return new Response('', { status: 200 });
  });
  const server = createServer();
  const port = await listenLocally(server, wanted);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => void listener(request, response));
  return {
    url: `http://localhost:${port}${buildHookPath}`,
    close: () => closeServer(server),
  };
};
