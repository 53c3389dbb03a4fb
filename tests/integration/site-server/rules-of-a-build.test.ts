import { expect, it } from 'vitest';
import { startSiteServerForAllTests } from '../../support/scratch-site-server.ts';
import { waitFor } from '../../support/wait-for.ts';

const policy = (hash: string): string => `script-src 'sha256-${hash}'`;
const rules = (hash: string): string => `/*\n  content-security-policy: ${policy(hash)}\n`;

const site = startSiteServerForAllTests({
  'public/articles/index.html': '<script>first()</script>',
  'public/404.html': '<h1>Not found</h1>',
  'public/_headers': rules('first'),
});

const policyOf = async (address: string): Promise<string | null> =>
  (await site.fetch(address)).headers.get('content-security-policy');

it('after a build pages are sent with its headers', async () => {
  expect(await policyOf('/articles/')).toBe(policy('first'));
  site.write('public/articles/index.html', '<script>second()</script>');
  await waitFor(async () => {
    // Written again until its time differs from the first one.
    site.write('public/_headers', rules('second'));
    expect(await policyOf('/articles/')).toBe(policy('second'));
  });
  expect(await policyOf('/unknown/')).toBe(policy('second'));
});
