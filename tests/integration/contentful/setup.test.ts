import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../local/folders.ts';
import { readModel, readModelFolder } from '../../../local/contentful-space/model.ts';
import { openSpace } from '../../../local/contentful-space/open-space.ts';
import { createContentfulSetup } from '../../../local/setup/contentful.ts';
import type { VendorSetup } from '../../../local/setup/setup-plan.ts';
import {
  bringToModel,
  createSmallContent,
  carryOut,
  managementToken,
  startScratchContentful,
  type ScratchContentful,
} from '../../support/contentful.ts';

let starterFolder: string;
let setup: VendorSetup;
let scratch: ScratchContentful | undefined;
const siteUrl = 'http://localhost:8888';

beforeAll(async () => {
  starterFolder = await createSmallContent();
  setup = createContentfulSetup(starterFolder);
});
afterAll(() => rm(starterFolder, { recursive: true }));
afterEach(async () => {
  await scratch?.dispose();
  scratch = undefined;
});

const start = async (options: Parameters<typeof startScratchContentful>[0] = {}) => {
  scratch = await startScratchContentful(options);
  return { ...scratch, variables: { ...scratch.variables, SITE_URL: siteUrl } };
};
const master = ({ contentful }: ScratchContentful) => {
  const environment = contentful.space.environments.get('master');
  if (!environment) throw new Error('there is no master');
  return environment;
};
const publishedIn = (one: ScratchContentful) =>
  [...master(one).entries.values()].filter(({ published }) => published).map(({ id }) => id);

describe('the setup of Contentful', () => {
  it('brings an empty space to the model, the content, a key and a signed webhook, and then has nothing left to do', async () => {
    const one = await start({ locale: { code: 'en-US', name: 'English (United States)' } });
    const known = await carryOut(setup, one.variables);

    expect(await readModel(openSpace(known), 'master')).toEqual(
      readModelFolder(path.join(contentFolder, 'content-types')),
    );
    expect(publishedIn(one)).toContain('article-back-squat-technique');
    expect(master(one).assets.get('article-back-squat-technique')?.published).toBeDefined();
    expect([...one.contentful.space.environments.keys()]).toEqual(['master']);
    expect(one.contentful.webhooks.signingSecret).toBe(known['CONTENTFUL_WEBHOOK_SECRET']);
    expect([...one.contentful.webhooks.definitions.values()].map(({ body }) => body)).toMatchObject(
      [{ name: 'Knurl: build the site', url: `${siteUrl}/api/contentful-events`, active: true }],
    );

    const plan = await setup.plan(known, []);
    expect(plan.acts).toEqual([]);
    expect(plan.right.join('\n')).toMatch(
      /en-GB[^]*model is at \d{4}[^]*entries[^]*API key[^]*webhook[^]*signed/i,
    );
  });

  it('touches no entry of a space that has some', async () => {
    const one = await start();
    await bringToModel(one);
    const known = await carryOut(setup, one.variables);
    const entry = master(one).entries.get('person-amina-sample');
    if (!entry) throw new Error('nothing was imported');
    entry.body = {
      ...entry.body,
      fields: { ...entry.body.fields, name: { 'en-GB': 'Her words' } },
    };
    master(one).assets.clear();

    await carryOut(setup, known);
    expect(entry.body.fields['name']).toEqual({ 'en-GB': 'Her words' });
    expect(master(one).assets.size).toBe(0);
  });

  it('continues after an import that stopped halfway', async () => {
    const one = await start();
    await bringToModel(one);
    one.contentful.faults.add({
      method: 'PUT',
      path: /entries\/article-back-squat-technique$/,
      answer: 'forbidden',
    });
    await expect(carryOut(setup, one.variables)).rejects.toThrow('not all in the space');
    expect(publishedIn(one)).not.toContain('article-back-squat-technique');

    const known = await carryOut(setup, one.variables);
    expect(publishedIn(one)).toContain('article-back-squat-technique');
    expect((await setup.plan(known, [])).acts).toEqual([]);
  });

  it('waits when Contentful asks it to, and still finishes', async () => {
    const one = await start();
    one.contentful.faults.add({ path: /content_types/, answer: 'too many requests', times: 2 });
    const known = await carryOut(setup, one.variables);
    expect((await setup.plan(known, [])).acts).toEqual([]);
  });

  it.each([
    ['unauthorised', 'CONTENTFUL_MANAGEMENT_TOKEN'],
    ['forbidden', 'administrator'],
    ['server error', 'contentfulstatus.com'],
  ] as const)('says what to do when Contentful answers: %s', async (answer, words) => {
    const one = await start();
    one.contentful.faults.add({ path: /./, answer, times: 9 });
    const failure = await setup.plan(one.variables, []).catch((error: unknown) => String(error));
    expect(failure).toContain(words);
    expect(failure).not.toContain(managementToken);
  });

  it('repairs a webhook that was changed, and keeps the secret', async () => {
    const one = await start();
    await bringToModel(one);
    const known = await carryOut(setup, one.variables);
    const [webhook] = one.contentful.webhooks.definitions.values();
    if (!webhook) throw new Error('there is no webhook');
    webhook.body = { ...webhook.body, active: false, topics: ['*.*'], filters: [] };

    const again = await carryOut(setup, known);
    expect(again['CONTENTFUL_WEBHOOK_SECRET']).toBe(known['CONTENTFUL_WEBHOOK_SECRET']);
    expect(webhook.body).toMatchObject({ active: true });
    expect(webhook.body.topics).not.toContain('*.*');
    expect(one.contentful.webhooks.definitions.size).toBe(1);
  });

  it('refuses a space whose entries are in another locale', async () => {
    const one = await start({ locale: { code: 'de-DE', name: 'German' } });
    const known = await carryOut(setup, one.variables);
    const [locale] = master(one).locales.values();
    if (locale) locale.body.code = 'fr-FR';
    await expect(setup.plan(known, [])).rejects.toThrow('fr-FR');
  });

  it('asks for the site’s address before it creates a webhook', async () => {
    const one = await start();
    const plan = await setup.plan({ ...one.variables, SITE_URL: undefined }, []);
    expect(plan.byHand.map(({ sentence }) => sentence).join()).toContain('SITE_URL');
  });
});
