import { randomUUID } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

export type HostStore = {
  /** The variables by which the host tells functions where the store is. */
  readonly environment: Readonly<Record<'NETLIFY_BLOBS_CONTEXT', string>>;
  readonly close: () => Promise<void>;
};

/**
 * Stands in for Netlify Blobs, with the server that Netlify's own package has for this. Unlike the
 * host, it gives back a value as soon as it is written.
 */
export const startHostStore = async (directory: string): Promise<HostStore> => {
  const token = randomUUID();
  const server = new BlobsServer({ directory, token });
  const { port } = await server.start();
  const edgeURL = `http://localhost:${port}`;
  const context = { siteID: 'local', token, edgeURL, uncachedEdgeURL: edgeURL };
  return {
    environment: {
      NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64'),
    },
    close: () => Promise.resolve(server.stop()),
  };
};
