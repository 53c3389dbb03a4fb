import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '../../local/ports.ts';

/** What Lighthouse calls slow 4G: 150 ms there and back, and 1,638.4 kilobits a second for all that travels at a time. */
const roundTrip = 150;
const bytesPerMillisecond = 1638.4 / 8;
/** What travels at a time: all answers that are under way take turns. */
const packet = 1460;

/** A site as it is reached over a slow network, workers and all: browsers slow down pages alone. */
export const startSlowNetwork = async (
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  let freeAt = 0;

  /** Waits until so many bytes have travelled, after those before them. */
  const travel = async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + bytes / bytesPerMillisecond;
    await wait(freeAt - now);
  };

  const pass = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const [answer] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        const { method, headers, url = '/' } = from;
        const asked = request(new URL(url, origin), {
          method,
          headers: { ...headers, host: new URL(origin).host },
        });
        asked.on('response', resolve).on('error', reject).end();
      }),
      wait(roundTrip),
    ]);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    // Browsers begin with a script or a worker when they know what it is.
    to.flushHeaders();
    for await (const chunk of answer) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let from = 0; from < chunk.length; from += packet) {
        const part = chunk.subarray(from, from + packet);
        await travel(part.length);
        to.write(part);
      }
    }
    to.end();
  };

  const server = createServer((from, to) => {
    pass(from, to).catch((error: unknown) =>
      to.destroy(error instanceof Error ? error : undefined),
    );
  });
  const port = await listenLocally(server, 0);
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
