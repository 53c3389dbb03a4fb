import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listenLocally } from '../../local/ports.ts';

/** Lighthouse's slow 4G: a round trip of 150 ms, and 1,638.4 kilobits a second shared by all responses. */
const roundTrip = 150;
const bytesPerMillisecond = 1638.4 / 8;
/** Bytes sent at a time; concurrent responses take turns. */
const packetSize = 1460;

/** A proxy that makes a site as slow as over a slow network. Browsers can only throttle pages, and not their workers. */
export const startSlowNetwork = async (
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  let freeAt = 0;

  /** Waits until these bytes have been sent, after those before them. */
  const send = async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + bytes / bytesPerMillisecond;
    await wait(freeAt - now);
  };

  const forward = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const [response] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        const { method, headers, url = '/' } = from;
        const forwarded = request(new URL(url, origin), {
          method,
          headers: { ...headers, host: new URL(origin).host },
        });
        forwarded.on('response', resolve).on('error', reject).end();
      }),
      wait(roundTrip),
    ]);
    to.writeHead(response.statusCode ?? 502, response.headers);
    // Browsers start to process a script or a worker as soon as they have its headers.
    to.flushHeaders();
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      for (let offset = 0; offset < chunk.length; offset += packetSize) {
        const part = chunk.subarray(offset, offset + packetSize);
        await send(part.length);
        to.write(part);
      }
    }
    to.end();
  };

  const server = createServer((from, to) => {
    forward(from, to).catch((error: unknown) =>
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
