import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';

// The site server calls the functions from their sources. The host bundles them first, as
// `@netlify/dev` does.

/** The functions under test, by their file and address. */
const asked = [
  ['health', generalApiPaths.health],
  ['cast-vote', generalApiPaths.votes],
  ['read-votes', `${generalApiPaths.votes}/poll-001`],
  ['join-mailing-list', generalApiPaths.mailingList],
  ['customer', generalApiPaths.customer],
  ['member-plans', generalApiPaths.memberPlans],
  ['member-pictures', generalApiPaths.memberPictures],
  ['checkout', generalApiPaths.checkout],
  ['billing-portal', generalApiPaths.billingPortal],
  ['read-order', `${generalApiPaths.orders}/cs_test_1`],
  ['stripe-events', generalApiPaths.stripeEvents],
] as const;

// `@netlify/dev` bundles every function that it finds before it answers, so it finds only these,
// with the project's settings and sources.
const folder = mkdtempSync(path.join(tmpdir(), 'bundled-functions-'));
const netlify = new NetlifyDev({
  projectRoot: folder,
  apiToken: '',
  skipGitignore: true,
  aiGateway: { enabled: false },
  blobs: { enabled: false },
  database: { enabled: false },
  edgeFunctions: { enabled: false },
  environmentVariables: { enabled: false },
  geolocation: { enabled: false },
  images: { enabled: false },
  redirects: { enabled: false },
  staticFiles: { enabled: false },
});
beforeAll(async () => {
  for (const name of ['package.json', 'netlify.toml', 'tsconfig.json']) {
    cpSync(path.join(projectFolder, name), path.join(folder, name));
  }
  for (const name of ['src', 'local', 'node_modules']) {
    symlinkSync(path.join(projectFolder, name), path.join(folder, name), 'dir');
  }
  const functions = 'netlify/functions';
  mkdirSync(path.join(folder, functions), { recursive: true });
  for (const [name] of asked) {
    const file = path.join(functions, `${name}.ts`);
    cpSync(path.join(projectFolder, file), path.join(folder, file));
  }
  await netlify.start();
});
afterAll(async () => {
  await netlify.stop();
  rmSync(folder, { recursive: true });
});

it.each(asked.map(([, address]) => address))(
  'the bundle of the function at %s starts and answers',
  async (address) => {
    const answer = await netlify.handleAndIntrospect(new Request(`http://localhost${address}`));
    expect(answer?.type).toBe('function');
    // Without settings most functions refuse. A bundle that lacks a module doesn't answer JSON.
    expect(await answer?.response.json()).toBeTypeOf('object');
  },
);
