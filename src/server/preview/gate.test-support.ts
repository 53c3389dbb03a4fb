import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editorPermission } from '../../domain/account/permissions.ts';
import type { PreviewFunctionSettings } from '../../config/server/preview-function-settings.ts';
import type { BuiltPreviewManifest } from '../../domain/preview.ts';
import { createAuthenticateEditor } from '../auth/access-token.ts';
import {
  audience,
  clientId,
  createAccessTokenClaims,
  createFakeKeyService,
  createIssuerKey,
  issuer,
  jwksAddress,
  signToken,
  type IssuerKey,
} from '../auth/token-issuer.test-support.ts';
import { openTokenVerificationKeys } from '../auth/token-verification-keys.ts';
import { openPreviewManifestAndFiles } from './open-preview-manifest-and-files.ts';
import { createPreviewGate, type GateDependencies } from './preview-gate.ts';

export const origin = 'https://preview.knurl.example';
export const now = new Date('2026-11-23T12:00:00Z');
export const secretDraftText = 'The words of a draft';

const built: BuiltPreviewManifest = {
  space: { spaceId: 'abc', environment: 'master' },
  builtAt: '2026-11-23T09:00:00.000Z',
  policy: "default-src 'self'; frame-ancestors https://app.contentful.com",
  signInScript: 'const signIn = true;',
  files: {
    'index.html': 'tag-of-home',
    '404.html': 'tag-404',
    'articles/chalk/index.html': 'tag-chalk',
    'page-data/articles/chalk/page-data.json': 'tag-data',
    'editor/index.html': 'tag-editor',
    'app-1234.js': 'tag-js',
    'members/[...]/index.html': 'tag-zone',
  },
  entries: {
    'article-chalk': { type: 'article', title: 'Chalk', path: '/articles/chalk/' },
    'article-straps': { type: 'article', title: '<b>Straps</b>', path: '/articles/straps/' },
    'ad-1': { type: 'ad', title: 'An ad', path: null },
  },
  leftOut: ['article-straps'],
  faults: [
    {
      kind: 'error',
      id: 'article-straps',
      type: 'Article',
      title: '<b>Straps</b>',
      field: 'excerpt',
      problem: 'it is missing',
      remedy: 'enter one',
    },
  ],
};

export const settings: PreviewFunctionSettings = {
  login: { origin: issuer.slice(0, -1), issuer, audience, clientId },
  spaceId: 'abc',
  contentHost: 'preview.contentful.com',
  liveSiteUrl: 'https://knurl.example',
  buildHookUrl: undefined,
};

export const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-site-'));

process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const name of Object.keys(built.files)) {
  const file = path.join(folder, 'files', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${name}: ${secretDraftText}`);
}
writeFileSync(path.join(folder, 'site.json'), JSON.stringify(built));
writeFileSync(path.join(folder, 'files', 'unlisted.html'), secretDraftText);

/** The login service's key. */
export const loginServiceTokenKey = await createIssuerKey('key-1');

/** An editor's access token with some changes. */
export const editorTokenWith = (
  changes: Readonly<Record<string, unknown>>,
  by: IssuerKey = loginServiceTokenKey,
) =>
  signToken(
    by,
    createAccessTokenClaims('auth0|edith', now, { permissions: [editorPermission], ...changes }),
  );

export const editorToken = await editorTokenWith({});

/** The gate with a working login service. */
export const createGateWithFakeLoginService = (changes: Partial<GateDependencies> = {}) =>
  createPreviewGate({
    settings,
    authenticate: createAuthenticateEditor(
      settings.login,
      openTokenVerificationKeys(jwksAddress, {
        fetchUrl: createFakeKeyService(loginServiceTokenKey).fetchUrl,
      }),
      () => now,
    ),
    files: openPreviewManifestAndFiles(folder),
    now: () => now,
    log: () => undefined,
    ...changes,
  });

type Ask = {
  readonly token?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
};

export const toRequest = (
  address: string,
  { token, method = 'GET', headers = {} }: Ask = {},
): Request =>
  new Request(new URL(address, origin), {
    method,
    headers: {
      accept: 'text/html',
      ...(token === undefined ? {} : { cookie: `other=1; __Host-preview=${token}` }),
      ...headers,
    },
  });

/** Requests an address from a gate as a browser requests a page. */
export const askGate = (
  address: string,
  options: Ask = {},
  gate = createGateWithFakeLoginService(),
): Promise<Response> => gate(toRequest(address, options));
