import {
  cspOfFunctionResponses,
  securityHeadersOfEveryResponse,
} from '../../config/shared/security-headers.ts';
import type { PreviewFunctionSettings } from '../../config/server/preview-function-settings.ts';
import { previewPaths, type BuiltPreviewManifest } from '../../domain/preview.ts';
import { siteBuildApiPaths } from '../../domain/site-builds/live-build.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { toRefusalAnswer, Refusal } from '../http/answers.ts';
import { findBuiltFile, mediaTypeOf } from './find-file.ts';
import {
  faultyEntryPage,
  unknownEntryPage,
  pageTellingEntryHasNoPage,
  sentencePage,
  signInPage,
  pageAboutBuiltPreviewAndFaults,
} from './gate-pages.ts';
import { callPreviewBuildHook, fetchBuildsAnswerOfLiveSite } from './live-site.ts';
import type { PreviewManifestAndFiles } from './open-preview-manifest-and-files.ts';
import { logFailure } from '../log.ts';
import { answerPreviewPicture } from './preview-picture.ts';
import {
  previewSessionCookieHeader,
  toBareRequestWithBearerToken,
  uncheckedTokenFromPreviewCookie,
} from './preview-session.ts';

export type GateDependencies = {
  readonly settings: PreviewFunctionSettings;
  /** Authenticates editors. */
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly files: PreviewManifestAndFiles;
  readonly fetchUrl?: typeof fetch;
  readonly now?: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const robots = 'User-agent: *\nDisallow: /\n';

const noFrames = 'x-frame-options';

/**
 * Adds the headers of every preview answer: no indexing, no caching. Framing is controlled only by
 * its policy, which allows Contentful.
 */
const finishAnswer = (answer: Response): Response => {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(securityHeadersOfEveryResponse)) {
    if (name !== noFrames && !(name === 'cross-origin-opener-policy' && headers.has(name))) {
      headers.set(name, value);
    }
  }
  headers.delete(noFrames);
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', cspOfFunctionResponses);
  headers.set('x-robots-tag', 'noindex, nofollow');
  headers.set('cache-control', 'private, no-store');
  return new Response(answer.body, { status: answer.status, headers });
};

const wantsPage = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html');

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  throw error;
};

/**
 * True if the browser already has this version of the file: `If-None-Match` has its tag, or `*`.
 */
const hasIt = (request: Request, tag: string): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((one) => ['*', tag, `W/${tag}`].includes(one.trim()));

/**
 * Creates the gate in front of a preview: nobody without an editor's session gets anything of it.
 */
export const createPreviewGate = (dependencies: GateDependencies): Handler => {
  const { settings, authenticate, files } = dependencies;
  const { fetchUrl = fetch, now = () => new Date(), log = logFailure } = dependencies;
  const canBuild = settings.buildHookUrl !== undefined;
  const options = { log };

  /** The token of the editor who sends the request. Refuses (401, 403) anybody else. */
  const requireSession = async (request: Request): Promise<string> => {
    const token = uncheckedTokenFromPreviewCookie(request);
    if (token === undefined) throw new Refusal(401, 'Please log in to see the preview.');
    await authenticate(toBareRequestWithBearerToken(request, token));
    return token;
  };

  const session = createEndpoint(
    {
      GET: async (request) => {
        await requireSession(request);
        return new Response(null, { status: 204 });
      },
      POST: async (request) => {
        await authenticate(request);
        const token = (request.headers.get('authorization') ?? '').replace(/^bearer /i, '');
        const cookie = previewSessionCookieHeader(request, token, now());
        return new Response(null, { status: 204, headers: { 'set-cookie': cookie } });
      },
    },
    options,
  );
  const siteBuilds = createEndpoint(
    {
      GET: async (request) => {
        if (!request.headers.has('authorization')) {
          return fetchBuildsAnswerOfLiveSite(
            settings.liveSiteUrl,
            await requireSession(request),
            fetchUrl,
          );
        }
        await authenticate(request);
        const token = (request.headers.get('authorization') ?? '').replace(/^bearer /i, '');
        return fetchBuildsAnswerOfLiveSite(settings.liveSiteUrl, token, fetchUrl);
      },
    },
    options,
  );
  const build = createEndpoint(
    {
      POST: async (request) => {
        await requireSession(request);
        await callPreviewBuildHook(settings.buildHookUrl, fetchUrl);
        return new Response(null, {
          status: 303,
          headers: { location: `${previewPaths.state}?asked` },
        });
      },
    },
    options,
  );
  const picture = createEndpoint(
    { GET: (request) => answerPreviewPicture(request, settings, fetchUrl) },
    options,
  );

  const serveFile = (
    request: Request,
    site: BuiltPreviewManifest,
    name: string,
    status = 200,
  ): Response => {
    const tag = `"${site.files[name] ?? ''}"`;
    const headers = {
      'content-type': mediaTypeOf(name),
      'content-security-policy': site.policy,
      etag: tag,
    };
    if (status === 200 && hasIt(request, tag)) return new Response(null, { status: 304, headers });
    const body = request.method === 'HEAD' ? null : files.stream(name);
    return new Response(body, { status, headers });
  };

  const serveEntry = (site: BuiltPreviewManifest, id: string): Response => {
    if (site.leftOut.includes(id)) return faultyEntryPage(site, id, canBuild);
    const entry = Object.hasOwn(site.entries, id) ? site.entries[id] : undefined;
    if (entry === undefined) return unknownEntryPage(site, canBuild);
    if (entry.path === null) return pageTellingEntryHasNoPage(entry.type, entry.title);
    return new Response(null, { status: 302, headers: { location: entry.path } });
  };

  /** Answers an editor's request. */
  const serve = async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname === previewPaths.picture) return picture(request);
    if (pathname.startsWith('/api/')) {
      throw new Refusal(
        503,
        'This is a preview: logins, payments and forms work on the public site.',
      );
    }
    if (!isRead(request)) {
      throw new Refusal(405, 'This address can only be read.', { allow: 'GET, HEAD' });
    }
    const site = await files.site();
    if (pathname === previewPaths.state) {
      return pageAboutBuiltPreviewAndFaults(site, canBuild, searchParams.has('asked'));
    }
    const [, id] = /^\/entry\/([\w.-]{1,64})\/?$/.exec(pathname) ?? [];
    if (id !== undefined) return serveEntry(site, id);
    const found = findBuiltFile((name) => Object.hasOwn(site.files, name), pathname);
    if (found.kind === 'file') return serveFile(request, site, found.name);
    if (found.kind === 'folder') {
      return new Response(null, { status: 301, headers: { location: `${found.path}${search}` } });
    }
    const faulty = Object.entries(site.entries).find(
      ([entryId, { path }]) => path === pathname && site.leftOut.includes(entryId),
    );
    if (faulty !== undefined) return faultyEntryPage(site, faulty[0], canBuild);
    return serveFile(request, site, found.page, 404);
  };

  const refuse = async (request: Request, refusal: Refusal): Promise<Response> => {
    const { status, message } = refusal;
    if (!wantsPage(request)) return toRefusalAnswer(refusal);
    if (status !== 401 && status !== 403) return sentencePage(status, 'The preview', message);
    const script = (await files.site()).signInScript;
    const page = { login: settings.login, script };
    if (status === 401) return signInPage(page, 401);
    return signInPage(page, 403, `${message} Log in with an account that may edit.`);
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/robots.txt' && isRead(request)) {
      return new Response(robots, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    }
    if (pathname === previewPaths.session) return session(request);
    if (pathname === siteBuildApiPaths.siteBuilds) return siteBuilds(request);
    if (pathname === previewPaths.build) return build(request);
    try {
      await requireSession(request);
      return await serve(request);
    } catch (error) {
      return refuse(request, toRefusal(error));
    }
  };

  return async (request) => {
    try {
      const given = await answer(request);
      return finishAnswer(request.method === 'HEAD' ? new Response(null, given) : given);
    } catch (error) {
      log('The preview cannot answer:', error);
      return answerWhileGateCannotCheckLogins();
    }
  };
};

/**
 * The answer to everybody while the gate can't authenticate: a sentence, and nothing of the
 * preview.
 */
export const answerWhileGateCannotCheckLogins = (): Response => {
  const answer = finishAnswer(
    sentencePage(
      503,
      'The preview is closed',
      'It can’t check who may see it right now. Please try again in a moment. If it stays so, its settings at the host need a look.',
    ),
  );
  answer.headers.set('retry-after', '30');
  return answer;
};
