import { NetlifyDev } from '@netlify/dev';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../../local/folders.ts';
import { apiPaths } from '../../../src/domain/api-paths.ts';

// The site server calls the functions from their sources. The host bundles them first, as `@netlify/dev` does.
const netlify = new NetlifyDev({
  projectRoot: projectFolder,
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
beforeAll(() => netlify.start());
afterAll(() => netlify.stop());

it.each([
  apiPaths.health,
  apiPaths.votes,
  `${apiPaths.votes}/poll-001`,
  apiPaths.mailingList,
  apiPaths.customer,
  apiPaths.memberPlans,
  apiPaths.memberPictures,
  apiPaths.checkout,
  apiPaths.billingPortal,
  `${apiPaths.orders}/cs_test_1`,
  apiPaths.stripeEvents,
])('the bundle of the function at %s starts and answers', async (path) => {
  const answer = await netlify.handleAndIntrospect(new Request(`http://localhost${path}`));
  expect(answer?.type).toBe('function');
  // Without settings most functions refuse. A bundle in which a module is missing doesn't answer JSON.
  expect(await answer?.response.json()).toBeTypeOf('object');
});
