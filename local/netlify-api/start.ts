import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { closeServer, listenLocally } from '../ports.ts';
import { createNetlifyApi, type HookedBuild } from './api.ts';
import { createBooks, type NetlifyBooks } from './books.ts';

type NetlifyApiOptions = {
  /** 0 picks any free port. */
  readonly port: number;
  /** The personal access token that it accepts. */
  readonly token: string;
  readonly onBuild?: (build: HookedBuild) => void;
};

/** A running stand-in for Netlify's API, with a team that has no sites. */
export type NetlifyApiStandIn = {
  /** The value for NETLIFY_API_URL. */
  readonly origin: string;
  readonly books: NetlifyBooks;
  /** Links a site to a branch of a repository, as an owner does in the console. */
  readonly linkRepository: (siteName: string, branch: string) => void;
  readonly close: () => Promise<void>;
};

/** Serves build hooks and the part of Netlify's API that `setup -- netlify` and `doctor` call. */
export const startNetlifyApi = async (options: NetlifyApiOptions): Promise<NetlifyApiStandIn> => {
  const books = createBooks();
  const server = createServer();
  const port = await listenLocally(server, options.port);
  const origin = `http://localhost:${port}`;
  const app = createNetlifyApi({
    books,
    token: options.token,
    origin: () => origin,
    onBuild: options.onBuild ?? (() => undefined),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => void listener(request, response));
  return {
    origin,
    books,
    linkRepository: (siteName, branch) => {
      for (const stored of books.sites.values()) {
        if (stored.site.name !== siteName) continue;
        const build_settings = { provider: 'github', repo_path: 'knurl/site', repo_branch: branch };
        stored.site = { ...stored.site, build_settings };
      }
    },
    close: () => closeServer(server),
  };
};
