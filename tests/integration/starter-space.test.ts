import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportStarterSpace } from '../../local/starter-space/export.ts';
import { readStarterSpace } from '../../local/starter-space/read-starter-space.ts';
import { StarterSpaceError } from '../../local/starter-space/starter-space-error.ts';
import { toContentfulExport } from '../../local/starter-space/to-contentful-export.ts';
import {
  createScratchContent,
  toArticle,
  type ScratchContent,
} from '../support/scratch-content.ts';

const CONTENT_FOLDER = path.resolve(import.meta.dirname, '../../content');

type ContentfulImport = (params: Record<string, unknown>) => Promise<unknown>;

// The package's own ES module refers to `module` and can't be loaded.
const contentfulImport = createRequire(import.meta.url)('contentful-import') as ContentfulImport;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

let content: ScratchContent;
let outside: string;

beforeEach(async () => {
  content = await createScratchContent();
});

afterEach(() => content.dispose());

describe('exportStarterSpace', () => {
  let server: Server;
  let requests = 0;

  beforeAll(async () => {
    outside = mkdtempSync(path.join(os.tmpdir(), 'starter-space-'));
    // contentful-import validates before it connects, so a request to this server, which refuses
    // everything, means that the validation passed.
    server = createServer((_, response) => {
      requests += 1;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sys: { type: 'Error', id: 'AccessTokenInvalid' } }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  beforeEach(() => {
    requests = 0;
    for (const method of ['log', 'error', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(async () => {
    server.close();
    await rm(outside, { recursive: true, force: true });
  });

  async function importInto(params: object): Promise<{ requests: number; report: string }> {
    const address = server.address();
    const port = isRecord(address) ? address['port'] : undefined;
    const errorLogFile = path.join(outside, 'errors.json');
    const outcome = await contentfulImport({
      spaceId: 'target',
      managementToken: 'none',
      host: `127.0.0.1:${port}`,
      insecure: true,
      retryOnError: false,
      useVerboseRenderer: true,
      errorLogFile,
      ...params,
    }).then(
      () => 'imported',
      () => readFileSync(errorLogFile, 'utf8'),
    );
    return { requests, report: outcome };
  }

  it(
    'writes an export of content/ that passes the validation of contentful-import',
    { timeout: 60_000 },
    async () => {
      const targetFolder = path.join(outside, 'export');
      const { entries, assets, contentTypes } = await exportStarterSpace({
        contentFolder: CONTENT_FOLDER,
        targetFolder,
      });
      expect(contentTypes.length).toBeGreaterThan(0);
      expect(entries.length).toBeGreaterThan(0);

      const { requests: sent, report } = await importInto({
        contentFile: path.join(targetFolder, 'export.json'),
        uploadAssets: true,
        assetsDirectory: targetFolder,
      });
      expect(report).not.toContain('ValidationError');
      expect(sent).toBeGreaterThan(0);

      for (const { fields } of assets) {
        const file: unknown = fields['file']?.['en-GB'];
        const url = isRecord(file) ? String(file['url']) : '';
        // contentful-import prepends `https:` to the address and uses the rest as a path.
        const [, assetPath = ''] = `https:${url}`.split('//');
        expect([assetPath, existsSync(path.join(targetFolder, assetPath))]).toEqual([
          assetPath,
          true,
        ]);
      }
    },
  );

  it('is tested by a validation that rejects broken entries, content types and assets', async () => {
    const space = toContentfulExport(await readStarterSpace(content.contentFolder), {
      spaceId: 'starter',
    });
    expect((await importInto({ content: structuredClone(space) })).requests).toBeGreaterThan(0);
    requests = 0;
    const [firstType] = space.contentTypes;
    const [firstAsset] = space.assets;
    for (const broken of [
      { entries: [{ sys: {}, fields: 'none' }] },
      { contentTypes: [{ ...firstType, fields: [{ id: 'title', type: 'Symbol' }] }] },
      { assets: [{ ...firstAsset, fields: { file: { 'en-GB': { url: '//x' } } } }] },
    ]) {
      const outcome = await importInto({ content: { ...structuredClone(space), ...broken } });
      expect(outcome.requests).toBe(0);
      expect(outcome.report).toContain('ValidationError');
    }
  });
});

describe('toContentfulExport', () => {
  it('writes every field by locale, links as links, and leaves out empty fields', async () => {
    const space = toContentfulExport(await readStarterSpace(content.contentFolder), {
      spaceId: 'starter',
    });
    expect(space.entries.find(({ sys }) => sys.id === 'article-bracing')).toMatchObject({
      sys: { type: 'Entry', publishedVersion: 1, contentType: { sys: { id: 'article' } } },
      fields: {
        title: { 'en-GB': 'Bracing' },
        date: { 'en-GB': '2026-01-10' },
        minutes: { 'en-GB': 4 },
        free: { 'en-GB': true },
        image: { 'en-GB': { sys: { type: 'Link', linkType: 'Asset', id: 'article-bracing' } } },
        related: {
          'en-GB': [
            { sys: { type: 'Link', linkType: 'Entry', id: 'article-deadlift' } },
            { sys: { type: 'Link', linkType: 'Entry', id: 'article-squat' } },
          ],
        },
        body: { 'en-GB': 'Breathe in, brace, then lift.' },
      },
    });
    expect(space.entries.find(({ sys }) => sys.id === 'author-bea')?.fields).toEqual({
      name: { 'en-GB': 'Bea' },
    });
    expect(space.assets.map(({ fields }) => fields['file']?.['en-GB'])).toMatchObject([
      {
        url: expect.stringMatching(
          /^\/\/images\.ctfassets\.net\/starter\/article-bracing\/[0-9a-f]{32}\/article-bracing\.webp$/,
        ),
        fileName: 'article-bracing.webp',
        contentType: 'image/webp',
        details: { image: { width: 1600, height: 1200 }, size: expect.any(Number) },
      },
      { fileName: 'author-ada.webp' },
    ]);
    expect(space.locales).toMatchObject([{ code: 'en-GB', default: true }]);
    expect(space.editorInterfaces[0]).toMatchObject({
      sys: { type: 'EditorInterface', contentType: { sys: { id: 'article' } } },
      controls: [{ fieldId: 'title', widgetId: 'singleLine' }],
    });
    expect(space).toMatchObject({ tags: [], webhooks: [], roles: [] });
  });

  it('passes wrong values on, because the site’s build reports them', async () => {
    await content.write(
      'entries/article/wrong.md',
      '---\nslug: 7\nminutes: soon\nimage: nowhere\nrelated: article-squat\nauthor: 5\n---\n',
    );
    const { entries } = await readStarterSpace(content.contentFolder);
    expect(entries.find(({ id }) => id === 'article-wrong')?.fields).toEqual({
      slug: { 'en-GB': 7 },
      minutes: { 'en-GB': 'soon' },
      image: { 'en-GB': { sys: { type: 'Link', linkType: 'Asset', id: 'nowhere' } } },
      author: { 'en-GB': 5 },
      related: { 'en-GB': 'article-squat' },
    });
  });
});

describe('readStarterSpace', () => {
  it('lists every file that cannot be read, with how to correct it', async () => {
    const brokenFiles: [file: string, text: string, message: string][] = [
      ['entries/article/no-fence.md', 'title: x', 'the first line must be `---`'],
      ['entries/article/no-end.md', '---\ntitle: x\n', 'the fields have no end'],
      ['entries/article/yaml.md', '---\ntitle: a: b\n---\n', 'the YAML cannot be read at line 2'],
      ['entries/article/twice.md', '---\ntitle: a\ntitle: b\n---\n', 'the YAML cannot be read'],
      ['entries/article/list.md', '---\n- a\n---\n', 'lines of `key: value`'],
      ['entries/article/key.md', toArticle('Key', ['colour: red']), '"colour" is no field of'],
      ['entries/article/body.md', toArticle('Body', ['body: x']), '"body" belongs below'],
      ['entries/author/text.md', '---\nname: X\n---\nHello\n', 'type author has no long text'],
      [`entries/author/${'a'.repeat(60)}.md`, '---\nname: X\n---\n', '67 characters'],
      ['entries/author/größe.md', '---\nname: X\n---\n', 'may hold only letters'],
      ['entries/author/notes.txt', 'x', 'only .md files'],
      ['entries/page/home.md', '---\n---\n', 'there is no content type "page"'],
      ['content-types/broken.json', '{', 'this is not JSON'],
      ['content-types/other.json', '{"sys":{"id":"x"},"name":"X","fields":[]}', 'make it "other"'],
      ['assets/lost.yaml', 'title: Lost\nfile: lost.webp\n', '"lost.webp" is not beside it'],
      ['assets/away.yaml', 'file: ../../secret.txt\n', '`file` must name a file in the same'],
      ['assets/none.yaml', 'title: None\n', '`file` must name a file in the same'],
      ['assets/extra.yaml', 'file: author-ada.webp\nalt: x\n', '"alt" is no field of an asset'],
      ['assets/torn.yaml', 'file: torn.webp\n', 'cannot be opened'],
    ];
    await content.write('assets/torn.webp', 'not a picture');
    for (const [file, text] of brokenFiles) await content.write(file, text);

    const error: unknown = await readStarterSpace(content.contentFolder).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof StarterSpaceError)) throw new Error('it was read', { cause: error });
    for (const [file, , message] of brokenFiles) {
      const fileError = error.fileErrors.find((one) => file.startsWith(one.file));
      expect([file, fileError?.message]).toEqual([file, expect.stringContaining(message)]);
      expect(error.message).toContain(fileError?.file);
    }
    expect(error.fileErrors).toHaveLength(brokenFiles.length);
  });

  it('ignores dot files and accepts an empty folder', async () => {
    await content.write('entries/article/.DS_Store', 'x');
    await content.write('entries/.gitkeep', '');
    expect((await readStarterSpace(content.contentFolder)).entries).toHaveLength(6);
    const empty = path.join(content.contentFolder, 'nothing');
    expect(await readStarterSpace(empty)).toEqual({ contentTypes: [], entries: [], assets: [] });
  });
});
