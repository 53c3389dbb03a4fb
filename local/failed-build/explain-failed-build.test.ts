import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mirrorFolder } from '../mirror-folder.ts';
import { contentFolder as starterFolder } from '../folders.ts';
import { explainFailedBuild } from './explain-failed-build.ts';
import { readGatsbyError } from './gatsby-error.ts';

const content = {
  host: 'localhost:8889',
  spaceId: 'knurl-starter',
  environment: 'master',
  accessToken: 'secret-token',
};
/** Gatsby prints this for every failure of the content service. */
const misleading = `
 ERROR #11321  API.NODE.EXECUTION

Cannot access Contentful space "knur*********" on environment "master" with access token "local***". Make sure to double check them!

    at validateContentfulAccess (/site/node_modules/gatsby-source-contentful/gatsby-node.js:30:13)

not finished load plugins - 1.1s
`;
const healthy: typeof fetch = async () => Response.json({ items: [] });

let folder = '';
let contentFolder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'failed-build-'));
  contentFolder = path.join(folder, 'content');
  mkdirSync(path.join(contentFolder, 'content-types'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): void => {
  const file = path.join(contentFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const explain = (output = misleading): Promise<string> =>
  explainFailedBuild({ output, content, contentFolder }, healthy);

describe('explainFailedBuild, for a content error of the starter space', () => {
  beforeEach(() => {
    mirrorFolder(
      path.join(starterFolder, 'content-types'),
      path.join(contentFolder, 'content-types'),
    );
  });

  const longName = 'a'.repeat(60);
  it.each([
    [
      `entries/article/${longName}.md`,
      '---\ntitle: Long\n---\n',
      `content/entries/article/${longName}.md: the id "article-${longName}" has 68 characters; shorten the file name by 4 or more, so that the id has 64 or fewer.`,
    ],
    [
      'entries/article/no-fence.md',
      'title: x',
      'content/entries/article/no-fence.md: the first line must be `---`',
    ],
    [
      'entries/article/cycle.md',
      '---\ntitle: x\ncategories: &a\n  - *a\n---\n',
      'content/entries/article/cycle.md: a value of the YAML contains itself. Write it out',
    ],
    [
      'assets/lost.yaml',
      'title: Lost\nfile: lost.webp\n',
      'content/assets/lost.yaml: "lost.webp" is not beside it. Add the file',
    ],
    [
      'assets/torn.webp',
      'torn',
      'content/assets/torn.yaml: the picture "torn.webp" cannot be opened. Export it again.',
    ],
    ['content-types/broken.json', '{', 'content/content-types/broken.json: this is not JSON'],
    [
      'entries/siteText/empty.md',
      '---\ntitle: Empty\n---\n',
      'content/entries/siteText/empty.md: Site text "Empty" (siteText-empty), field key: it is missing.',
    ],
  ])('names the file and what to do: %s', async (name, text, line) => {
    write(name, text);
    if (name.endsWith('torn.webp')) write('assets/torn.yaml', 'title: Torn\nfile: torn.webp\n');
    const reason = await explain();
    expect(reason).toMatch(/^(One fault|\d+ faults) in content\/:\n- content\//);
    expect(reason).toContain(line);
    expect(reason).not.toContain('access token');
  });

  it('names one of two entries with the same address', async () => {
    const article = '---\ntitle: Same\nslug: same\n---\nText.\n';
    write('entries/article/one.md', article);
    write('entries/article/two.md', article);
    expect(await explain()).toMatch(/content\/entries\/article\/(one|two)\.md: .* is taken by/);
  });

  it('names a truncated picture', async () => {
    const output =
      ' ERROR \n\nThe content service did not give the picture https://localhost:8889/images.ctfassets.net/knurl-starter/plan-a/0a1b/plan-a.webp?w=800: it answered 500.\n';
    expect(await explain(output)).toBe(
      'One fault in content/:\n- content/assets/plan-a.webp: the picture is damaged (it answered 500). Export it again.',
    );
  });
});

describe('explainFailedBuild, for a failure of the content service', () => {
  const explainHosted = (send: typeof fetch): Promise<string> =>
    explainFailedBuild({ output: misleading, content, contentFolder: undefined }, send);

  it('says that it cannot be reached', async () => {
    const reason = await explainHosted(() =>
      Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })),
    );
    expect(reason).toContain('at localhost:8889 cannot be reached (ECONNREFUSED). Check that it');
  });

  it.each([
    [401, 'refuses the access token. Check CONTENTFUL_ACCESS_TOKEN.'],
    [404, 'has no space "knurl-starter" with an environment "master". Check'],
    [500, 'answers 500. Wait until it works again, then build again.'],
  ])('explains an answer of %i', async (status, sentence) => {
    expect(await explainHosted(async () => new Response('', { status }))).toContain(sentence);
  });

  it('says that the connection broke if it was down and is up again', async () => {
    const cutOff = ' ERROR #111003\n\nFetching contentful data failed: ERR_BAD_RESPONSE 200 200\n';
    expect(
      await explainFailedBuild({ output: cutOff, content, contentFolder: undefined }, healthy),
    ).toMatch(/^Fetching contentful data failed: ERR_BAD_RESPONSE 200 200\nThe connection/);
    const reason = await explainHosted(healthy);
    expect(reason).toContain('broke while the build was reading from it. Build again.');
    expect(reason).not.toContain('access token');
  });

  it('does not show the access token', async () => {
    const reason = await explainHosted(async () => new Response('', { status: 401 }));
    expect(reason).not.toContain(content.accessToken);
  });
});

describe('explainFailedBuild, for an error of Gatsby’s', () => {
  it('repeats the error if the content is right, without the stack and later output', async () => {
    const output = `success load plugins - 1.0s
 ERROR #95313  HTML.COMPILATION

Building static HTML failed for path "/about/"

    at render (/site/x.js:1:2)

not finished Building static HTML - 0.3s
 ERROR  later`;
    expect(await explainFailedBuild({ output, content, contentFolder: undefined }, healthy)).toBe(
      '#95313  HTML.COMPILATION\n\nBuilding static HTML failed for path "/about/"',
    );
  });

  it('ignores Node’s warnings, which Gatsby prints as errors', () => {
    const warning =
      'error (node:7) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.';
    expect(readGatsbyError(`${warning}\n`)).toBeUndefined();
    expect(
      readGatsbyError(`${warning}\nsuccess Building static HTML\nerror Failed retrieving it.\n`),
    ).toBe('Failed retrieving it.');
  });

  it('removes colour codes', () => {
    expect(readGatsbyError('\u001b[31m ERROR \u001b[39m\n\nNo.\n\u001b[32minfo\u001b[39m x')).toBe(
      'No.',
    );
  });
});
