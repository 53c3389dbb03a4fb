import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fieldsOfType } from '../../content/model/content-model.ts';
import type { RawEntry } from '../../content/model/entry.ts';
import { toTexts } from '../../content/model/field-values.ts';
import {
  publishedPicturePath,
  publishedPictures,
} from '../../domain/addresses/published-picture.ts';
import type { SourcedPicture } from '../read-space.ts';
import { downloadPictures } from './download-pictures.ts';

/** The ids of the pictures on public pages. Those of member plans are for members only (`src/build/members`). */
const publicPictures = (entries: readonly RawEntry[]): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ type }) => type !== 'memberPlan')
      .flatMap(({ type, fields }) =>
        Object.entries(fieldsOfType(type))
          .filter(([, { kind }]) => kind === 'picture' || kind === 'pictures')
          .flatMap(([name]) => toTexts(fields[name])),
      ),
  );

/**
 * Puts the pictures of public pages into `public/`, from the local content service, and takes out those that no page has any more. For
 * content from files, whose service ends with the build.
 */
export const publishPictures = async (
  publicFolder: string,
  entries: readonly RawEntry[],
  pictures: ReadonlyMap<string, SourcedPicture>,
): Promise<void> => {
  const downloads = [...publicPictures(entries)].flatMap((id) => {
    const url = pictures.get(id)?.url;
    return url === undefined
      ? []
      : [{ file: decodeURIComponent(publishedPicturePath(url)).slice(1), url }];
  });
  await downloadPictures(publicFolder, downloads, 'image/');
  const wanted = new Set(downloads.map(({ file }) => path.join(publicFolder, file)));
  const folder = path.join(publicFolder, publishedPictures);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
};
