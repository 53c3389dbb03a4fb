import { resolve } from 'node:path';
import type { IAdapter } from 'gatsby';

/**
 * The adapter of a preview. The host's own adapter writes redirects and functions that nothing
 * guards, and restores the cache of an earlier build, which still has drafts that have since been
 * deleted: Contentful's sync doesn't report those to a preview.
 */
export const createInertPreviewAdapter = (isContentFiles: boolean): IAdapter => ({
  name: 'knurl-preview',
  adapt: () => undefined,
  config: () => ({
    imageCDNUrlGeneratorModulePath: resolve(
      isContentFiles
        ? 'src/build/preview/packed-picture-address.ts'
        : 'src/build/preview/picture-address.ts',
    ),
  }),
});
