import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedPaths } from '../../../src/domain/routes.ts';
import { textFiles } from '../../support/scratch-site/fingerprint-folder.ts';
import { createScratchSite } from '../../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../../support/scratch-site/scratch-site.ts';

let site: ScratchSite;
beforeAll(async () => {
  site = await createScratchSite();
});
afterAll(() => site.dispose());

const memberPlanLines = (): readonly string[] => {
  const folder = path.join(site.contentFolder, 'entries/memberPlan');
  return readdirSync(folder).flatMap((name) => {
    const [, , body = ''] = readFileSync(path.join(folder, name), 'utf8').split(/^---$/m);
    // Whole sentences of prose, long enough to be nobody else's.
    return body
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line) && line.length > 80)
      .map((line) => line.slice(0, 60));
  });
};

it('keeps member plans out of every public file, and analytics in only where it is asked for', async () => {
  const secrets = memberPlanLines();
  expect(secrets.length).toBeGreaterThan(20);
  const { code, output } = await site.build({ GOOGLE_ANALYTICS_ID: 'G-TEST123' });
  expect(code, output).toBe(0);

  const files = textFiles(site.publicFolder);
  for (const secret of secrets) {
    const found = files.filter(({ text }) => text.includes(secret)).map(({ name }) => name);
    expect(found, secret).toEqual([]);
  }
  expect(files.some(({ name }) => name.endsWith('.map') || name === 'webpack.stats.json')).toBe(
    false,
  );

  const home = site.readPublic('index.html');
  expect(home).toContain('https://www.googletagmanager.com/gtag/js?id=G-TEST123');
  expect(home).toContain('"anonymize_ip":true');
  expect(home).toContain('navigator.doNotTrack');
});

it('builds an empty space: every fixed page is there and makes sense', async () => {
  rmSync(path.join(site.contentFolder, 'entries'), { recursive: true });
  rmSync(path.join(site.contentFolder, 'assets'), { recursive: true });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  for (const fixed of [...fixedPaths, '/404/'].filter((name) => name !== '/members/')) {
    const html = site.readPublic(`${fixed.slice(1)}index.html`);
    expect(html, fixed).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    const words = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
    expect(words, fixed).not.toMatch(/\b(undefined|null|NaN|\[object)\b/);
  }
  expect(site.hasPublic('articles/deload-weeks/index.html')).toBe(false);
  expect(site.readPublic('index.html')).not.toContain('googletagmanager');
});
