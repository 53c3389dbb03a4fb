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

// The package's own ES module refers to `module` and cannot be loaded.
const contentfulImport = createRequire(import.meta.url)('contentful-import') as ContentfulImport;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

let content: ScratchContent;
let outside: string;

beforeEach(async () => {
  content = await createScratchContent();
});

afterEach(() => content.dispose());

describe('an export, given to contentful-import', () => {
  let server: Server;
  let calls = 0;

  beforeAll(async () => {
    outside = mkdtempSync(path.join(os.tmpdir(), 'starter-space-'));
    // contentful-import validates before it connects. A space that refuses everyone tells the two apart.
    server = createServer((_, response) => {
      calls += 1;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sys: { type: 'Error', id: 'AccessTokenInvalid' } }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  beforeEach(() => {
    calls = 0;
    for (const method of ['log', 'error', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation(() => undefined);
    }
  });

  afterEach(() => vi.restoreAllMocks());

  afterAll(async () => {
    server.close();
    await rm(outside, { recursive: true, force: true });
  });

  async function importInto(params: object): Promise<{ calls: number; report: string }> {
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
    return { calls, report: outcome };
  }

  it(
    'passes its validation, for every entry and asset in content/',
    { timeout: 60_000 },
    async () => {
      const targetFolder = path.join(outside, 'export');
      const { entries, assets, contentTypes } = await exportStarterSpace({
        contentFolder: CONTENT_FOLDER,
        targetFolder,
      });
      expect(contentTypes.length).toBeGreaterThan(0);
      expect(entries.length).toBeGreaterThan(0);

      const { calls: sent, report } = await importInto({
        contentFile: path.join(targetFolder, 'export.json'),
        uploadAssets: true,
        assetsDirectory: targetFolder,
      });
      expect(report).not.toContain('ValidationError');
      expect(sent).toBeGreaterThan(0);

      for (const { fields } of assets) {
        const file: unknown = fields['file']?.['en-GB'];
        const url = isRecord(file) ? String(file['url']) : '';
        // The path that contentful-import looks for once it has put `https:` before the address.
        const [, assetPath = ''] = `https:${url}`.split('//');
        expect([assetPath, existsSync(path.join(targetFolder, assetPath))]).toEqual([
          assetPath,
          true,
        ]);
      }
    },
  );

  it('would not pass it with an entry, type or asset of another form', async () => {
    const space = toContentfulExport(await readStarterSpace(content.contentFolder), {
      spaceId: 'starter',
    });
    expect((await importInto({ content: structuredClone(space) })).calls).toBeGreaterThan(0);
    calls = 0;
    const [firstType] = space.contentTypes;
    const [firstAsset] = space.assets;
    for (const broken of [
      { entries: [{ sys: {}, fields: 'none' }] },
      { contentTypes: [{ ...firstType, fields: [{ id: 'title', type: 'Symbol' }] }] },
      { assets: [{ ...firstAsset, fields: { file: { 'en-GB': { url: '//x' } } } }] },
    ]) {
      const outcome = await importInto({ content: { ...structuredClone(space), ...broken } });
      expect(outcome.calls).toBe(0);
      expect(outcome.report).toContain('ValidationError');
    }
  });
});

describe('the export format', () => {
  it('holds every field by locale, links as links, and nothing for what is left out', async () => {
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

  it('lets wrong content through, because the site’s build reports it', async () => {
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

describe('files that cannot be read', () => {
  it('are all named, each with what to do', async () => {
    const faults: [file: string, text: string, said: string][] = [
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
    for (const [file, text] of faults) await content.write(file, text);

    const error: unknown = await readStarterSpace(content.contentFolder).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof StarterSpaceError)) throw new Error('it was read', { cause: error });
    for (const [file, , said] of faults) {
      const problem = error.problems.find((one) => file.startsWith(one.file));
      expect([file, problem?.message]).toEqual([file, expect.stringContaining(said)]);
      expect(error.message).toContain(problem?.file);
    }
    expect(error.problems).toHaveLength(faults.length);
  });

  it('leave dot files and an empty folder alone', async () => {
    await content.write('entries/article/.DS_Store', 'x');
    await content.write('entries/.gitkeep', '');
    expect((await readStarterSpace(content.contentFolder)).entries).toHaveLength(6);
    const empty = path.join(content.contentFolder, 'nothing');
    expect(await readStarterSpace(empty)).toEqual({ contentTypes: [], entries: [], assets: [] });
  });
});
