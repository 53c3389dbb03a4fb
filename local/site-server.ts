import { createServer } from 'node:http';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { NetlifyDev } from '@netlify/dev';
import { findFormsBelow, type HostedForm } from './forms/find-forms.ts';
import { isFormPost, receiveForm, type KeepMessage } from './forms/receive-form.ts';
import { createImageStore } from './image-store.ts';
import { listenLocally } from './ports.ts';
import { createBodyEncoder } from './response-encoding.ts';
import { createTurns, type Turns } from './turns.ts';

/** A site that is being served on this machine. */
export type SiteServer = { readonly origin: string; readonly close: () => Promise<void> };

/** What to serve, and where. */
type SiteServerOptions = {
  /** The folder with `netlify.toml`; `public/` and `netlify/functions/` stand in it. */
  readonly projectFolder: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The local content service, whose pictures the image CDN may fetch besides those of `netlify.toml`; undefined where there is none. */
  readonly contentOrigin: string | undefined;
  /** Keeps what hosted forms send; without it they are refused. */
  readonly keepMessage?: KeepMessage;
  /** While somebody works on the site there are no built pages to look for forms in: takes every form. */
  readonly takeAnyForm?: boolean;
};

/**
 * `@netlify/dev` builds a function anew for each call, and takes the build away when the call is over, even from another
 * call of the same function. So calls below the same first part of a path, `/api/votes`, come one after another.
 */
const createFunctionTurns = (): ((url: URL) => Promise<() => void>) => {
  const turns = new Map<string, Turns>();
  return (url) => {
    const name = /^\/api\/[^/]+/.exec(url.pathname)?.[0];
    if (name === undefined) return Promise.resolve(() => undefined);
    const own = turns.get(name) ?? createTurns();
    turns.set(name, own);
    return own.take();
  };
};

const hidden = new Set(['/_headers', '/_redirects']);
const lastSegmentHasDot = /\.[^/]*$/;

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where the host sends `/articles`, which is a folder of the site: to `/articles/`. */
const toFolderAddress = (publicFolder: string, url: URL): string | undefined => {
  if (url.pathname.endsWith('/') || lastSegmentHasDot.test(url.pathname)) return undefined;
  // A path that starts with two slashes would name another site.
  const cleaned = url.pathname.replace(/^\/+/, '/');
  const page = path.join(publicFolder, cleaned, 'index.html');
  return existsSync(page) && statSync(page).isFile() ? `${cleaned}/${url.search}` : undefined;
};

/**
 * An answer that is here to its end, in a stream of our own. Node's own stream of an answer ends the process when its caller
 * leaves at the moment in which it closes, and `@netlify/dev` writes on when a function's caller has gone.
 */
const readWhole = async (answer: Response): Promise<Response> => {
  if (answer.body === null) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
};

/** Serves the built site as the host would: its headers, redirects, functions, image CDN and 404 page. */
export const startSiteServer = async (options: SiteServerOptions): Promise<SiteServer> => {
  const publicFolder = path.join(options.projectFolder, 'public');
  const server = createServer();
  const port = await listenLocally(server, options.port);
  const origin = `http://localhost:${port}`;
  const netlify = new NetlifyDev({
    projectRoot: options.projectFolder,
    // Without this it looks for an account in the home folder and writes there.
    apiToken: '',
    serverAddress: `http://127.0.0.1:${port}`,
    skipGitignore: true,
    images: {
      remoteURLPatterns:
        options.contentOrigin === undefined ? [] : [`^${escapeForPattern(options.contentOrigin)}/`],
    },
    aiGateway: { enabled: false },
    blobs: { enabled: false },
    database: { enabled: false },
    edgeFunctions: { enabled: false },
    environmentVariables: { enabled: false },
    geolocation: { enabled: false },
  });
  await netlify.start();
  const encodeBody = createBodyEncoder();
  const imageStore = createImageStore();
  const takeTurn = createFunctionTurns();

  // The host looks for forms when it deploys; here they are looked for when the first one is sent.
  let forms: ReadonlyMap<string, HostedForm> | undefined;
  const formNamed = (name: string): HostedForm | undefined => {
    if (options.takeAnyForm === true) return { name, fields: undefined, honeypot: 'bot-field' };
    forms ??= findFormsBelow(publicFolder);
    return forms.get(name);
  };

  const handleStatic = async (request: Request, response: Response): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await response.body?.cancel();
      return new Response('This address can only be read.\n', {
        status: 405,
        headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
      });
    }
    return encodeBody(request, response);
  };

  const handleUnknown = async (request: Request): Promise<Response> => {
    const page = await netlify.handleAndIntrospect(new Request(`${origin}/404.html`));
    if (page?.type !== 'static') return new Response('Not found\n', { status: 404 });
    const { headers, body } = page.response;
    return encodeBody(request, new Response(body, { status: 404, headers }));
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (hidden.has(url.pathname)) return handleUnknown(request);
    const folder = toFolderAddress(publicFolder, url);
    if (folder !== undefined)
      return new Response(null, { status: 301, headers: { location: folder } });
    // Functions and the image CDN come first, everything else that a form is sent to is the form handler's.
    if (
      options.keepMessage !== undefined &&
      isFormPost(request) &&
      !/^\/(api|\.netlify)\//.test(url.pathname)
    ) {
      return receiveForm(request, formNamed, options.keepMessage);
    }
    const wanted = imageStore.negotiate(request);
    const stored = imageStore.find(wanted);
    if (stored !== undefined) return stored;
    const release = await takeTurn(url);
    const answer = await netlify.handleAndIntrospect(wanted).finally(release);
    if (answer === undefined) return handleUnknown(request);
    if (answer.type === 'static') return handleStatic(request, answer.response);
    if (answer.type === 'image') return imageStore.keep(wanted, answer.response);
    return answer.response;
  };

  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        // Where `@netlify/dev` looks for the address that it gives to functions; what a caller sends in it counts for nothing.
        request.headers.set('x-forwarded-for', incoming.socket.remoteAddress ?? '');
        return await readWhole(await handle(request));
      } catch (error) {
        console.error(`${request.method} ${request.url} failed:`, error);
        return new Response('The local server failed on this request; its terminal says why.\n', {
          status: 500,
        });
      }
    },
    { overrideGlobalObjects: false },
  );
  server.on('request', (request, response) => void listener(request, response));

  return {
    origin,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
      await netlify.stop();
    },
  };
};
