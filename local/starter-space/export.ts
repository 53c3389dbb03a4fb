import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readStarterSpace } from './read-starter-space.ts';
import {
  LOCALE,
  toAssetPath,
  toContentfulExport,
  type ContentfulExport,
} from './to-contentful-export.ts';

const ASSET_HOST = 'images.ctfassets.net';

/**
 * Writes `export.json` and the asset files to a folder, ready for
 * `contentful-import --content-file <folder>/export.json --upload-assets --assets-directory <folder>`.
 */
export async function exportStarterSpace(options: {
  contentFolder: string;
  targetFolder: string;
  spaceId?: string;
}): Promise<ContentfulExport> {
  const { contentFolder, targetFolder, spaceId = 'starter' } = options;
  const space = await readStarterSpace(contentFolder);
  const content = toContentfulExport(space, { spaceId });
  await mkdir(targetFolder, { recursive: true });
  for (const asset of space.assets) {
    const target = path.join(targetFolder, ASSET_HOST, toAssetPath(asset, spaceId));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(asset.file.path, target);
  }
  const json = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(path.join(targetFolder, 'export.json'), json);
  return content;
}

async function main(): Promise<void> {
  const targetFolder = process.argv[2];
  if (targetFolder === undefined) {
    console.error('Name the folder to write to: node local/starter-space/export.ts <folder>');
    process.exitCode = 1;
    return;
  }
  const contentFolder = path.resolve(import.meta.dirname, '../../content');
  try {
    const { contentTypes, entries, assets } = await exportStarterSpace({
      contentFolder,
      targetFolder,
    });
    const counts = `${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets`;
    console.log(
      `Wrote ${counts} to ${targetFolder}. To put them into a space of yours, make\n${LOCALE.name} (${LOCALE.code}) its default locale and run:`,
    );
    console.log(
      `npx contentful-import --space-id <id> --management-token <token> --content-file ${targetFolder}/export.json --upload-assets --assets-directory ${targetFolder}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
