import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examineContentful } from '../../../local/doctor/contentful.ts';
import { createContentfulSetup } from '../../../local/setup/contentful.ts';
import {
  createSmallContent,
  bringToModel,
  carryOut,
  managementToken,
  startScratchContentful,
  type ScratchContentful,
} from '../../support/contentful.ts';
import { startSignedListener, type SignedListener } from '../../support/signed-listener.ts';

let starterFolder: string;
let scratch: ScratchContentful;
let site: SignedListener;
let siteSecret: string | undefined;
let variables: Readonly<Record<string, string>>;

beforeAll(async () => {
  starterFolder = await createSmallContent();
  scratch = await startScratchContentful();
  await bringToModel(scratch);
  site = await startSignedListener(() => siteSecret);
  variables = await carryOut(createContentfulSetup(starterFolder), {
    ...scratch.variables,
    SITE_URL: site.origin,
  });
  siteSecret = variables['CONTENTFUL_WEBHOOK_SECRET'];
});
afterAll(async () => {
  await site.close();
  await scratch.dispose();
  await rm(starterFolder, { recursive: true });
});

/** The failed checks, each with its sentence. */
const complaints = async (changes: Readonly<Record<string, string | undefined>> = {}) => {
  const found = await examineContentful({ ...variables, ...changes });
  expect(JSON.stringify(found)).not.toContain(managementToken);
  for (const { state, remedy } of found) if (state !== 'good') expect(remedy).toBeTruthy();
  return found
    .filter(({ state }) => state !== 'good')
    .map(({ subject, sentence }) => `${subject}: ${sentence}`);
};

it('complains only about the content after a setup with a part of the content', async () => {
  const found = await complaints();
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/what is published: The site can’t be built/);
});

it('distinguishes the two tokens from each other, and from an unknown one', async () => {
  const swapped = await complaints({
    CONTENTFUL_ACCESS_TOKEN: variables['CONTENTFUL_PREVIEW_TOKEN'],
    CONTENTFUL_PREVIEW_TOKEN: 'nobody-knows-this-token',
  });
  expect(swapped.join('\n')).toMatch(/ACCESS_TOKEN: .*swapped/);
  expect(swapped.join('\n')).toMatch(/PREVIEW_TOKEN: .*doesn’t know it/);
});

it('notices a model that was changed by hand', async () => {
  const type = scratch.contentful.space.environments.get('master')?.contentTypes.get('faq');
  const before = type?.published;
  if (!type || !before) throw new Error('there is no such type');
  type.body = { ...before, fields: before.fields.slice(1) };
  expect((await complaints()).join('\n')).toMatch(/content model: .*faq\.title is missing/);
  type.body = before;
});

it('notices a webhook that is switched off, a failed call, and a site with another secret', async () => {
  const [webhook] = scratch.contentful.webhooks.definitions.values();
  if (!webhook) throw new Error('there is no webhook');
  webhook.body.active = false;
  siteSecret = 'x'.repeat(64);
  const found = (await complaints()).join('\n');
  expect(found).toMatch(/it is switched off/);
  expect(found).toMatch(/refuses our signature/);
  webhook.body.active = true;

  scratch.contentful.webhooks.emit({
    type: 'Entry',
    action: 'publish',
    id: 'faq-x',
    environmentId: 'master',
    body: { sys: { id: 'faq-x' } },
  });
  await scratch.contentful.webhooks.settle();
  expect((await complaints()).join('\n')).toMatch(/1 of the last 1 failed, .* with 401/);
  siteSecret = variables['CONTENTFUL_WEBHOOK_SECRET'];
});

it('says what it could not check without the owner’s token', async () => {
  const found = (await complaints({ CONTENTFUL_MANAGEMENT_TOKEN: undefined })).join('\n');
  expect(found).toMatch(/MANAGEMENT_TOKEN: It is not set/);
  expect((await complaints({ CONTENTFUL_MANAGEMENT_TOKEN: 'wrong' })).join('\n')).toMatch(
    /doesn’t know the management token/,
  );
});

it('reports an outage of Contentful as findings, and never fails itself', async () => {
  scratch.contentful.faults.add({ path: /./, answer: 'forbidden', times: 50 });
  expect((await complaints()).join('\n')).toMatch(/administrator/);
  scratch.contentful.faults.clear();
  const away = { CONTENTFUL_MANAGEMENT_HOST: 'localhost:1', CONTENTFUL_HOST: 'localhost:1' };
  expect((await complaints(away)).join('\n')).toMatch(/can’t be reached/);
});
