import { stat } from 'node:fs/promises';
import { listenSecurely } from '../secure-server.ts';
import { createContentFolderReader } from './content-store.ts';
import { createContentHandler, type ContentHandlerOptions } from './content-handler.ts';

/** The content, the port and the certificate of the content service. */
export type ContentServiceOptions = ContentHandlerOptions & {
  /** 0 picks a free port. */
  port: number;
  tls: { key: string; cert: string };
};

export type ContentService = {
  /** Scheme, host and port, for example `https://localhost:8890`. */
  origin: string;
  /** Stops listening and closes every connection. */
  close(): Promise<void>;
};

/**
 * Serves a content folder as Contentful's Content Delivery API; rejects if the folder is missing or
 * the port is taken.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { contentFolder, port, tls } = options;
  const folder = await stat(contentFolder).catch(() => undefined);
  if (!folder?.isDirectory()) {
    throw new Error(`There is no content folder at ${contentFolder}. Check the path.`);
  }
  const store = createContentFolderReader(contentFolder, options.stateFolder);
  const server = await listenSecurely(createContentHandler(options, store), port, tls).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE' ? portTaken(port, error) : error;
    },
  );
  // Gatsby takes some seconds until its first request, so read the content meanwhile. Each request
  // reports its own errors.
  const firstRead = store.read().catch(() => undefined);
  return {
    origin: `https://localhost:${server.port}`,
    close: async () => {
      await server.close();
      await firstRead;
    },
  };
}

function portTaken(port: number, cause: Error): Error {
  return new Error(
    `The content service cannot use port ${port}: something else listens there. Stop it or choose another port.`,
    { cause },
  );
}
