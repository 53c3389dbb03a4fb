import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFaultyContentService } from '../../support/scratch-site/faulty-content-service.ts';
import type { FaultyContentService } from '../../support/scratch-site/faulty-content-service.ts';
import { fingerprintFolder, pageTimes } from '../../support/scratch-site/fingerprint-folder.ts';
import { createScratchSite } from '../../support/scratch-site/scratch-site.ts';
import type { ScratchSite } from '../../support/scratch-site/scratch-site.ts';

let site: ScratchSite;
let service: FaultyContentService;
beforeAll(async () => {
  site = await createScratchSite();
  service = await startFaultyContentService(site.contentFolder);
  const { code, output } = await site.build(service.environment);
  expect(code, output).toBe(0);
});
afterAll(async () => {
  await service.close();
  await site.dispose();
});

const lastLine = (output: string): string | undefined => output.trimEnd().split('\n').at(-1);

const article = 'entries/article/deload-weeks.md';
const retitle = (title: string): void => {
  const file = path.join(site.contentFolder, article);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
};

it('survives a service that refuses or breaks off, and is right again after', async () => {
  const good = fingerprintFolder(site.publicFolder);
  retitle('A title that must not get lost');
  for (const behaviour of ['refusing', 'cut-off'] as const) {
    service.behave(behaviour);
    const { code, output } = await site.build(service.environment);
    expect(code, behaviour).not.toBe(0);
    expect(lastLine(output)).toMatch(/^The build failed .*as it was\.$/);
    expect(fingerprintFolder(site.publicFolder)).toEqual(good);
  }
  service.behave('healthy');
  expect((await site.build(service.environment)).code).toBe(0);
  const page = site.readPublic('articles/deload-weeks/index.html');
  expect(page).toContain('A title that must not get lost');
});

it('survives a service that cannot be reached', async () => {
  const good = fingerprintFolder(site.publicFolder);
  const nobody = { ...service.environment, CONTENTFUL_HOST: '127.0.0.2:9' };
  const { code, output } = await site.build(nobody);
  expect(code).not.toBe(0);
  expect(output).toContain('ECONNREFUSED');
  expect(lastLine(output)).toMatch(/^The build failed .*as it was\.$/);
  expect(fingerprintFolder(site.publicFolder)).toEqual(good);
});

it('fetches nothing and writes no page when nothing has changed, and what is deleted goes', async () => {
  expect((await site.build(service.environment)).code).toBe(0);
  const times = pageTimes(site.publicFolder);
  service.takeSentCount();
  expect((await site.build(service.environment)).code).toBe(0);
  expect(service.takeSentCount()).toBe(0);
  expect(pageTimes(site.publicFolder)).toEqual(times);

  rmSync(path.join(site.contentFolder, 'entries/poll/poll-006.md'));
  const faqs = path.join(site.contentFolder, 'entries/faq');
  const deleted = 1 + readdirSync(faqs).length;
  rmSync(faqs, { recursive: true });
  expect((await site.build(service.environment)).code).toBe(0);
  expect(service.takeSentCount()).toBe(deleted);
  expect(site.readPublic('workout-plans-faq/index.html')).not.toContain('<h3>');
});
