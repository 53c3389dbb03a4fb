import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { createCertificate } from '../../local/certificate.ts';
import { migrateModel, planModel } from '../../local/contentful-space/migrate-model.ts';
import { readModelMigrations } from '../../local/contentful-space/migrations.ts';
import { openSpace } from '../../local/contentful-space/open-space.ts';
import { copyEnvironmentState, type EnvironmentState } from '../../local/contentful/space-state.ts';
import type { ContentfulOptions } from '../../local/contentful/start.ts';
import { startContentful, type ContentfulStandIn } from '../../local/contentful/start.ts';
import { contentFolder } from '../../local/folders.ts';
import type { VendorSetup } from '../../local/setup/setup-plan.ts';

const spaceId = 'spaceofknurl';
export const managementToken = 'CFPAT-of-the-owner-of-this-machine-0123456789';

/** A local Contentful for one test file, with the variables by which the commands find it. */
export type ScratchContentful = {
  readonly contentful: ContentfulStandIn;
  readonly variables: Readonly<Record<string, string>>;
  /** Its TLS certificate and key, as PEM. A program that connects to it has to trust `cert`. */
  readonly tls: { readonly key: string; readonly cert: string };
  readonly dispose: () => Promise<void>;
};

// One certificate per test file: this process never stops trusting a certificate it has made.
const certificate = createCertificate(new Date());

/** Starts an account with an empty space. */
export const startScratchContentful = async (
  options: Partial<ContentfulOptions> = {},
): Promise<ScratchContentful> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'knurl-contentful-'));
  const { key, cert } = await certificate;
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
  const contentful = await startContentful({
    folder,
    spaceId,
    tokens: [{ token: managementToken }],
    tls: { key, cert },
    retryMs: 50,
    ...options,
  });
  return {
    contentful,
    tls: { key, cert },
    variables: {
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_MANAGEMENT_TOKEN: managementToken,
      CONTENTFUL_MANAGEMENT_HOST: contentful.managementHost,
      CONTENTFUL_HOST: contentful.deliveryHost,
      CONTENTFUL_PREVIEW_HOST: contentful.previewHost,
    },
    dispose: async () => {
      await contentful.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** What the migrations have made of an empty space in this run, by the number of the last one. */
const migrated = new Map<string, EnvironmentState>();

/**
 * Brings the empty space of a test to the model after this migration, by default the newest. All of
 * them together take three seconds, so the first test that wants a model runs them, and the others
 * get a copy of what came of it.
 */
export const bringToModel = async (
  { contentful, variables }: Pick<ScratchContentful, 'contentful' | 'variables'>,
  wanted?: string,
): Promise<void> => {
  const known = await readModelMigrations();
  const number = wanted ?? known.at(-1)?.number ?? '';
  const { environments } = contentful.space;
  const ready = migrated.get(number);
  if (ready !== undefined) {
    environments.set('master', copyEnvironmentState(ready, 'master'));
    return;
  }
  await migrateModel(openSpace(variables), planModel(known, [], number));
  const master = environments.get('master');
  if (master !== undefined) migrated.set(number, copyEnvironmentState(master, 'master'));
};

/**
 * A folder with the site's content types and some of its content: two persons, the article
 * categories, an article with its picture.
 */
export const createSmallContent = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'knurl-content-'));
  const parts = [
    'content-types',
    'entries/person',
    'entries/articleCategory',
    'entries/article/back-squat-technique.md',
    'assets/article-back-squat-technique.yaml',
    'assets/article-back-squat-technique.webp',
  ];
  for (const part of parts) {
    await cp(path.join(contentFolder, part), path.join(folder, part), { recursive: true });
  }
  return folder;
};

/**
 * Carries out every act of a setup's plan, and returns the variables with the settings it found.
 */
export const carryOut = async (
  setup: VendorSetup,
  variables: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Readonly<Record<string, string>>> => {
  const plan = await setup.plan(variables, flags);
  for (const { act } of plan.acts) await act();
  const found = await plan.settings();
  return { ...variables, ...Object.fromEntries(found.map(({ name, value }) => [name, value])) };
};
