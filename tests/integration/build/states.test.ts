import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedPaths } from '../../../src/domain/routes.ts';
import { plantCanaries, song } from '../../support/members/plant-canaries.ts';
import { createScratchSite } from '../../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../../support/scratch-site/scratch-site.ts';

let site: ScratchSite;
beforeAll(async () => {
  site = await createScratchSite();
});
afterAll(() => site.dispose());

// Every byte, whatever the file is: what stands in a picture's metadata counts too.
const everyFile = (folder: string): readonly { readonly name: string; readonly bytes: string }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({
      name: path.relative(folder, file),
      bytes: readFileSync(file, 'latin1').toLowerCase(),
    }));

it('keeps member plans out of every public byte, and analytics in only where it is asked for', async () => {
  const canaries = await plantCanaries(site.contentFolder);
  expect(canaries.length).toBe(70);
  const { code, output } = await site.build({ GOOGLE_ANALYTICS_ID: 'G-TEST123' });
  expect(code, output).toBe(0);

  const files = everyFile(site.publicFolder);
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(({ name, bytes }) => `${name} ${bytes}`.includes(song));
  expect(found.map(({ name }) => name)).toEqual([]);
  // Their pictures' addresses at the content service are guarded like the pictures.
  const addressed = files.filter(({ bytes }) => bytes.includes('memberplan-'));
  expect(addressed.map(({ name }) => name)).toEqual([]);

  // Where functions read, each of them is: as text, and in the picture as the content service has it.
  const hidden = everyFile(path.join(site.folder, 'private'));
  for (const canary of canaries) {
    for (const place of ['title', 'lead', 'alt', 'exif']) {
      const kept = hidden.filter(({ bytes }) => bytes.includes(`${canary}-${place}`));
      expect(kept.length, `${canary} ${place}`).toBeGreaterThan(0);
    }
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
