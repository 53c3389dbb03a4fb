import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../local/ports.ts';
import { previewFolder } from '../../src/config/shared/preview-folder.ts';
import { BuiltPreviewManifestSchema, type BuiltPreviewManifest } from '../../src/domain/preview.ts';
import { reserveBuildFolder } from '../support/scratch-site/build-folder.ts';
import { copyProject, starterContentFolder } from '../support/scratch-site/project-copy.ts';
import { startNode, type BuildResult } from '../support/scratch-site/run-build.ts';
import { mirrorFolder } from '../../local/mirror-folder.ts';

// One build of a preview, the only one in the tests, of a space in which editors have left many
// drafts unfinished.

const token = 'local-preview-token';
const sound = { title: 'Chalk for beginners', path: 'articles/chalk-for-beginners/' };

/** Drafts that replace published entries and lack fields that pages need. */
const halfDone: Readonly<Record<string, string>> = {
  'siteText/articles-index.md': 'key: articles-index',
  'homeBanner/articles.md': 'order: 3\nheading: Half a banner',
  'subscriptionOffer/annual.md': 'index: 1\ntitle: Annual membership',
  'person/amina-sample.md': 'slug: amina-sample',
  'poll/poll-001.md': 'title: Half a poll\nactive: true',
  'exercise/goblet-squat.md': 'title: Goblet squat\nslug: goblet-squat',
  'page/about.md': 'title: About us',
  'article/straps-or-no-straps.md': 'title: Straps\nslug: straps-or-no-straps',
};

const { folder, release } = reserveBuildFolder('preview-build-', 'preview');
const builtFolder = path.join(folder, previewFolder);
let result: BuildResult;
let site: BuiltPreviewManifest;

beforeAll(async () => {
  copyProject(folder);
  const content = path.join(folder, 'content');
  mirrorFolder(starterContentFolder, content);
  for (const [name, fields] of Object.entries(halfDone)) {
    const file = path.join(content, 'drafts', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `---\n${fields}\n---\n`);
  }
  const script = path.join(folder, 'local/preview.ts');
  const flags = ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
  const ports = { CONTENT_PORT: String(await findFreePort()) };
  result = await startNode(folder, [...flags, script, 'build'], ports).ended;
  if (result.code !== 0) throw new Error(result.output.slice(-3000));
  const json: unknown = JSON.parse(readFileSync(path.join(builtFolder, 'site.json'), 'utf8'));
  site = v.parse(BuiltPreviewManifestSchema, json);
});
afterAll(release);

const read = (name: string): string => readFileSync(path.join(builtFolder, 'files', name), 'utf8');

it('a valid draft becomes a page, with its page data, beside everything that is published', () => {
  expect(read(`${sound.path}index.html`)).toContain(sound.title);
  expect(site.files).toHaveProperty([`page-data/${sound.path}page-data.json`]);
  expect(site.files).toHaveProperty(['workout-plans/index.html']);
  expect(site.files).toHaveProperty(['editor/index.html']);
});

it('an unfinished draft breaks nothing: it is left out, and reported with what it lacks', () => {
  const told = new Set(site.faults.map(({ id }) => id));
  for (const name of Object.keys(halfDone)) {
    expect(told).toContain(name.replace('/', '-').replace(/\.md$/, ''));
  }
  expect(site.files).not.toHaveProperty(['articles/straps-or-no-straps/index.html']);
  expect(site.entries['article-straps-or-no-straps']?.path).toBe('/articles/straps-or-no-straps/');
});

it('pictures of content from files are packed with the pages, so they are behind the gate too', () => {
  const home = read('index.html');
  expect(home).not.toContain('/.netlify/images');
  const [, picture = 'none'] = /src="\/(pictures\/[^"]+)"/.exec(home) ?? [];
  expect(site.files).toHaveProperty([picture]);
});

it('everything built is behind the gate, and the public site’s folders are unchanged', () => {
  for (const name of ['public', 'private', '.cache', '.netlify']) {
    expect(existsSync(path.join(folder, name))).toBe(false);
  }
  expect(existsSync(path.join(folder, '.local/preview/public'))).toBe(false);
  expect(readdirSync(builtFolder).toSorted()).toEqual(['files', 'site.json']);
  for (const name of ['_headers', '_redirects']) {
    expect(existsSync(path.join(builtFolder, 'files', name))).toBe(false);
  }
});

it('only Contentful may frame it, and the token for drafts is in none of its files', () => {
  expect(site.policy).toContain(
    'frame-ancestors https://app.contentful.com https://app.eu.contentful.com',
  );
  const withToken = Object.keys(site.files).filter((name) => read(name).includes(token));
  expect(withToken).toEqual([]);
});
