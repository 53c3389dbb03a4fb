import { createServer, type Server } from 'node:net';
import { PlainFailure } from './plain-failure.ts';

/** A port that a command is about to use: its number, the variable that moves it, and the command. */
type WantedPort = {
  readonly port: number;
  readonly variable: string;
  readonly command: string;
};

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      // This machine has no such address, so nobody can be in the way there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(new PlainFailure(`Port ${port} cannot be opened: ${error.message}.`));
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** What to say when a port is taken. */
export const toTakenMessage = ({ port, variable, command }: WantedPort): string =>
  `Port ${port} is in use. Stop what uses it or set ${variable}, for example: ${variable}=${port + 2} ${command}`;

/** Throws one plain sentence when a port is taken on this machine, by either of its local addresses. */
export const requireFreePorts = async (wanted: readonly WantedPort[]): Promise<void> => {
  for (const one of wanted) {
    const free = (await canListen(one.port, '127.0.0.1')) && (await canListen(one.port, '::1'));
    if (!free) throw new PlainFailure(toTakenMessage(one));
  }
};

/** Lets a server listen to this machine alone; gives its port, which port 0 leaves to the system. */
export const listenLocally = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** A port of this machine that nobody uses now. */
export const findFreePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listenLocally(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
};
