import { createServer, request as sendRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closeServer, listenLocally } from './ports.ts';

const localAddress = '127.0.0.1';
const functionPath = /^\/api\//;
const imageCdnPath = /^\/\.netlify\//;

/** The public port, and the ports of the servers behind it. */
type DevelopPorts = {
  readonly port: number;
  readonly gatsbyPort: number;
  readonly functionsPort: number;
  /** The site server, for the image CDN and forms. */
  readonly sitePort: number;
};

// Forms are posted to a page's address, but Gatsby's server can't handle them.
const isForm = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers['content-type'] ?? '');

const toTarget = (request: IncomingMessage, ports: DevelopPorts): number => {
  const { url = '/' } = request;
  if (functionPath.test(url)) return ports.functionsPort;
  return imageCdnPath.test(url) || isForm(request) ? ports.sitePort : ports.gatsbyPort;
};

const toHead = (request: IncomingMessage): string => {
  const lines = [`${request.method} ${request.url} HTTP/${request.httpVersion}`];
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** Serves Gatsby's development server, with hot reload, and the host's services at one address. */
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

  // Gatsby sends new data to the page over a WebSocket.
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
      for (const socket of upgraded) socket.destroy();
      await closeServer(server);
    },
  };
};
