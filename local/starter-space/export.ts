import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readStarterSpace } from './read-starter-space.ts';
import { toAssetPath, toContentfulExport, type ContentfulExport } from './to-contentful-export.ts';

const ASSET_HOST = 'images.ctfassets.net';

/** Writes `export.json` and the asset files to a folder, in the format of contentful-import. */
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
