import { createServer } from 'node:http';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { answerByteRange } from '../src/domain/offline/kept-films.ts';
import { isUnambiguousPath } from '../src/domain/addresses/unambiguous-path.ts';
import { loadFunctions, type FunctionHost } from './functions/function-host.ts';
import { findFormsBelow, type HostedForm } from './forms/find-forms.ts';
import { deliverSubmission, type FormWebhookTarget } from './forms/deliver-submission.ts';
import { startStaticHost } from './start-static-host.ts';
import { isFormPost, receiveForm } from './forms/receive-form.ts';
import type { SubmissionStore } from './forms/submission.ts';
import { createImageCdnCache } from './image-cdn-cache.ts';
import { closeServer, listenLocally } from './ports.ts';
import './quick-avif.ts';
import { createBodyEncoder } from './response-encoding.ts';
import { createStaticCache } from './static-cache.ts';

export type SiteServer = Pick<FunctionHost, 'fire'> & {
  readonly origin: string;
  readonly close: () => Promise<void>;
};

type SiteServerOptions = {
  /** The folder with `netlify.toml`, `public/` and `netlify/functions/`. */
  readonly projectFolder: string;
  /** 0 picks a free port. */
  readonly port: number;
  /**
   * The origin of a stand-in for Contentful, for tests: the image CDN may fetch its pictures,
   * besides the site's own and those that `netlify.toml` allows.
   */
  readonly contentOrigin?: string | undefined;
  /** Stores submitted forms; without it they are rejected. */
  readonly submissions?: SubmissionStore;
  /** The webhook that is called for each of them; without it none is. */
  readonly formWebhook?: FormWebhookTarget;
  /** Accepts every form, for `npm run develop`, which has no built pages to find forms in. */
  readonly acceptAnyForm?: boolean;
};

const hiddenFiles = new Set(['/_headers', '/_redirects']);
const lastSegmentHasDot = /\.[^/]*$/;

/** Whether a file could have this name: it can be decoded and contains no zero byte. */
const canNameFile = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
};

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The address with a trailing slash, if the path is a folder of the site: the host redirects
 * `/articles` to `/articles/`.
 */
const toAddressWithSlash = (publicFolder: string, url: URL): string | undefined => {
  if (url.pathname.endsWith('/') || lastSegmentHasDot.test(url.pathname)) return undefined;
  // A browser takes a path that starts with two slashes for another site's address.
  const cleaned = url.pathname.replace(/^\/+/, '/');
  const page = path.join(publicFolder, cleaned, 'index.html');
  return existsSync(page) && statSync(page).isFile() ? `${cleaned}/${url.search}` : undefined;
};

/**
 * Reads the whole body and puts it in a new stream. Node's own response stream crashes the process
 * if the caller disconnects just as the stream closes.
 */
const bufferBody = async (answer: Response): Promise<Response> => {
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

/**
 * Serves the built site as the host does: with its headers, redirects, functions, image CDN, forms
 * and 404 page.
 */
export const startSiteServer = async (options: SiteServerOptions): Promise<SiteServer> => {
  const publicFolder = path.join(options.projectFolder, 'public');
  const server = createServer();
  const port = await listenLocally(server, options.port);
  const origin = `http://localhost:${port}`;
  const netlify = await startStaticHost(publicFolder, {
    projectRoot: options.projectFolder,
    // Without this, it reads and writes account settings in the home folder.
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
    // It would bundle a function again for each call, which takes a second.
    functions: { enabled: false },
    environmentVariables: { enabled: false },
    geolocation: { enabled: false },
  });
  const { submissions, formWebhook } = options;
  const encodeBody = createBodyEncoder();
  const imageCache = createImageCdnCache();
  const staticCache = createStaticCache(publicFolder);
  const functions = await loadFunctions(options.projectFolder);

  // The host looks for forms during a deploy. We look for them when the first one is submitted.
  let forms: ReadonlyMap<string, HostedForm> | undefined;
  const formNamed = (name: string): HostedForm | undefined => {
    if (options.acceptAnyForm === true) return { name, fields: undefined, honeypot: 'bot-field' };
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
    // As the host does. Without parts of a film, a browser can't go to a moment of it.
    if (request.headers.has('range') && response.status === 200) {
      const { headers } = response;
      const type = headers.get('content-type') ?? '';
      const file = await response.blob();
      const part = answerByteRange(file, type, request.headers.get('range'));
      return part ?? new Response(file, { headers });
    }
    return encodeBody(request, response);
  };

  const handleUnknown = async (request: Request): Promise<Response> => {
    const page = await netlify.handle(new Request(`${origin}/404.html`));
    if (page?.type !== 'static') return new Response('Not found\n', { status: 404 });
    const { headers, body } = page.response;
    return encodeBody(request, new Response(body, { status: 404, headers }));
  };

  const handle = async (request: Request, callerAddress: string): Promise<Response> => {
    const url = new URL(request.url);
    // Nothing on the site can have such an address, and somebody may have mistyped one.
    if (!canNameFile(url.pathname) || hiddenFiles.has(url.pathname)) return handleUnknown(request);
    const withSlash = toAddressWithSlash(publicFolder, url);
    if (withSlash !== undefined) {
      return new Response(null, { status: 301, headers: { location: withSlash } });
    }
    const answerOfFunction = await functions.call(request, callerAddress);
    if (answerOfFunction !== undefined) return answerOfFunction;
    // Functions and the image CDN handle their own posts; all others go to the form handler.
    if (
      submissions !== undefined &&
      isFormPost(request) &&
      !/^\/(api|\.netlify)\//.test(url.pathname)
    ) {
      // The response redirects to the form's address, and `//host/` would lead to another site.
      if (!isUnambiguousPath(url.pathname)) return handleUnknown(request);
      return receiveForm(request, formNamed, callerAddress, (submission) => {
        submissions.add(submission);
        if (formWebhook !== undefined) {
          void deliverSubmission(functions, formWebhook, submission, submissions);
        }
      });
    }
    const negotiated = imageCache.negotiateFormat(request);
    const cached = imageCache.find(negotiated);
    if (cached !== undefined) return cached;
    const file = staticCache.find(request);
    if (file !== undefined) return handleStatic(request, file);
    const storeFile = staticCache.begin(request);
    const answer = await netlify.handle(negotiated);
    if (answer === undefined) return handleUnknown(request);
    if (answer.type === 'static') {
      return handleStatic(request, await storeFile(answer.response));
    }
    if (answer.type === 'image') return imageCache.store(negotiated, answer.response);
    return answer.response;
  };

  const listener = getRequestListener(
    async (request, { incoming }) => {
      try {
        return await bufferBody(await handle(request, incoming.socket.remoteAddress ?? ''));
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
    fire: functions.fire,
    close: async () => {
      await closeServer(server);
      await functions.settled();
      await netlify.stop();
    },
  };
};
