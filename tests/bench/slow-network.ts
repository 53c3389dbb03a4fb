import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { IncomingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import { createCertificate } from '../../local/certificate.ts';
import { listenLocally } from '../../local/ports.ts';

/**
 * Lighthouse's slow 4G: a round trip of 150 ms, and 1,638.4 kilobits a second shared by all
 * responses.
 */
const roundTrip = 150;
const bytesPerMillisecond = 1638.4 / 8;
/** Bytes sent at a time; concurrent responses take turns. */
const packetSize = 1460;

/** HTTP/1.1's connection headers, which HTTP/2 doesn't allow, and the pseudo-headers of HTTP/2. */
const isOfConnection = (name: string): boolean =>
  name.startsWith(':') || ['connection', 'keep-alive', 'transfer-encoding', 'host'].includes(name);

const withoutConnection = <Headers extends object>(headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOfConnection(name)));

/**
 * A proxy that simulates a slow network. Browsers can throttle only pages, not their workers. It
 * speaks HTTP/2, as the host does: with HTTP/1.1 a browser would request at most six files at a
 * time.
 */
export const startSlowNetwork = async (
  origin: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> => {
  let freeAt = 0;

  /** Waits until these bytes, and those queued before them, have been sent. */
  const send = async (bytes: number): Promise<void> => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + bytes / bytesPerMillisecond;
    await wait(freeAt - now);
  };

  const forward = async (to: ServerHttp2Stream, asked: IncomingHttpHeaders): Promise<void> => {
    const [response] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        const forwarded = request(new URL(asked[':path'] ?? '/', origin), {
          method: asked[':method'],
          headers: withoutConnection(asked),
        });
        forwarded.on('response', resolve).on('error', reject).end();
      }),
      wait(roundTrip),
    ]);
    // Sent at once: browsers start to process a script or a worker as soon as they have its
    // headers.
    to.respond({
      ':status': response.statusCode ?? 502,
      ...withoutConnection(response.headers),
    });
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

  const server = createSecureServer(await createCertificate(new Date()));
  server.on('stream', (stream, headers) => {
    // The page was closed before the response was complete.
    stream.on('error', () => undefined);
    forward(stream, headers).catch((error: unknown) =>
      stream.destroy(error instanceof Error ? error : undefined),
    );
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => undefined);
    session.on('close', () => sessions.delete(session));
  });
  const port = await listenLocally(server, 0);
  return {
    origin: `https://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const session of sessions) session.destroy();
        server.close(() => resolve());
      }),
  };
};
