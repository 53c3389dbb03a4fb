import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { listenLocally } from './ports.ts';

const localAddress = '127.0.0.1';
// What the host answers itself: functions and the image CDN. The rest is Gatsby's.
const ofTheHost = /^\/(api|\.netlify)\//;

/** The two servers that share one origin while somebody works on the site. */
type DevelopPorts = {
  readonly port: number;
  readonly gatsbyPort: number;
  readonly functionsPort: number;
};

// A form is sent to a page; Gatsby's server would not know what to do with it.
const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers['content-type'] ?? '');

const toTarget = (request: IncomingMessage, ports: DevelopPorts): number =>
  ofTheHost.test(request.url ?? '/') || isForm(request) ? ports.functionsPort : ports.gatsbyPort;

const toHead = (request: IncomingMessage): string => {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** Puts Gatsby's development server and the functions behind one address, hot reload included. */
export const startDevelopServer = async (
  ports: DevelopPorts,
): Promise<{ readonly close: () => Promise<void> }> => {
  const upgraded = new Set<Duplex>();

  const server = createServer((incoming, answer) => {
    const outgoing = sendRequest({
      host: localAddress,
      port: toTarget(incoming, ports),
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    });
    outgoing.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain' });
      answer.end('The development server does not answer yet. Reload in a moment.\n');
    });
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });

  // Gatsby tells the page about new data over a WebSocket.
  server.on('upgrade', (incoming: IncomingMessage, client: Socket, first: Buffer) => {
    const target = connect(toTarget(incoming, ports), localAddress, () => {
      target.write(toHead(incoming));
      target.write(first);
      client.pipe(target).pipe(client);
    });
    for (const socket of [client, target]) {
      upgraded.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        upgraded.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
  });

  await listenLocally(server, ports.port);
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of upgraded) socket.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
};
