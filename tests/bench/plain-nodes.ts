import { copyFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ScratchSite } from '../support/scratch-site/scratch-site.ts';

const variantFolder = path.join(import.meta.dirname, 'plain-nodes');

/**
 * Replaces one of Gatsby's files with a file of the plain variant, which imports the original as
 * `site-…`.
 */
const replaceGatsbyFile = (site: ScratchSite, variant: string, gatsbyFile: string): void => {
  const place = path.join(site.folder, gatsbyFile);
  renameSync(place, path.join(site.folder, gatsbyFile.replace('gatsby-', 'site-')));
  copyFileSync(path.join(variantFolder, variant), place);
};

/**
 * Turns a site into one with the same pages whose nodes are ready in a JSON file. Its first build,
 * run by `build`, writes that file; the other output of that build is removed.
 */
export const turnIntoPlainNodes = async (
  site: ScratchSite,
  build: () => Promise<unknown>,
): Promise<void> => {
  copyFileSync(
    path.join(variantFolder, 'plain-space.ts'),
    path.join(site.folder, 'plain-space.ts'),
  );
  replaceGatsbyFile(site, 'write-nodes.ts', 'gatsby-node.ts');
  await build();
  for (const output of ['.cache', 'public', '.local']) {
    rmSync(path.join(site.folder, output), { recursive: true, force: true });
  }
  copyFileSync(path.join(variantFolder, 'read-nodes.ts'), path.join(site.folder, 'gatsby-node.ts'));
  replaceGatsbyFile(site, 'config.ts', 'gatsby-config.ts');
};
