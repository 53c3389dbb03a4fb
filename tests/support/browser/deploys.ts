import { test as base } from '@playwright/test';
import { startDeploys, type Deploys } from './start-deploys.ts';

/** A test with service workers, of the site at an address whose answers it can change. */
export const test = base.extend<{ deploys: Deploys }>({
  serviceWorkers: 'allow',
  deploys: async ({}, use, { project }) => {
    const deploys = await startDeploys(project.use.baseURL ?? '');
    await use(deploys);
    await deploys.stop();
  },
  baseURL: ({ deploys }, use) => use(deploys.origin),
});
