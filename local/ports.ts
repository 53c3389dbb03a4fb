import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { PlainFailure } from './plain-failure.ts';

/** A port that a command uses, and the variable that sets it. */
export type Port = { readonly port: number; readonly variable: string };

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // This machine has no such address, so nothing can use the port there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(new PlainFailure(`Port ${port} cannot be opened: ${error.message}.`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

const isFree = async (port: number): Promise<boolean> =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));

/** True if no program on this machine uses any of the ports, on IPv4 or IPv6. */
export const arePortsFree = async (ports: readonly Port[]): Promise<boolean> => {
  for (const { port } of ports) if (!(await isFree(port))) return false;
  return true;
};

/** The message that a port is in use, with the command that uses another one. */
export const toTakenMessage = ({ port, variable }: Port, command: string): string =>
  `Port ${port} is in use. Stop what uses it or set ${variable}, for example: ${variable}=${port + 2} ${command}`;

/**
 * Throws a PlainFailure if a port is in use. The command is the one that was typed, such as
 * `npm start`.
 */
export const requireFreePorts = async (ports: readonly Port[], command: string): Promise<void> => {
  for (const one of ports) {
    if (!(await isFree(one.port))) throw new PlainFailure(toTakenMessage(one, command));
  }
};

/**
 * Lets a server listen on localhost only. Resolves with its port; for port 0 the system chooses
 * one.
 */
export const listenLocally = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/**
 * Closes a server, and the connections that browsers keep open. Resolves when it no longer listens.
 */
export const closeServer = async (server: HttpServer): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
};

/** A port of 127.0.0.1 that was free a moment ago; another program may take it. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listenLocally(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
};
