import { resolve } from 'node:path';
import type { IAdapter } from 'gatsby';

/**
 * The adapter of a preview. The host's own writes redirects and functions that nobody guards, and brings back the cache of an earlier build, in which drafts
 * live on that have been deleted since: Contentful's sync does not tell a preview of them.
 */
export const previewAdapter = (): IAdapter => ({
  name: 'knurl-preview',
  adapt: () => undefined,
  config: () => ({
    imageCDNUrlGeneratorModulePath: resolve('src/build/preview/picture-address.ts'),
  }),
});
