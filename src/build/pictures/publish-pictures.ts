import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fieldsOfType } from '../../content/model/content-model.ts';
import { onlyTexts, type RawEntry } from '../../content/model/entry.ts';
import type { ContentField } from '../../content/model/field.ts';
import {
  publishedFilmFolder,
  publishedPathOfFilmFileUrl,
  publishedPathOfPictureUrl,
  publishedPictureFolder,
} from '../../domain/addresses/published-picture.ts';
import type { SourcedPictureFile } from '../read-space-from-nodes.ts';
import { downloadMissingPictures } from './download-missing-pictures.ts';

/**
 * The ids of the files in fields of some kinds on public pages. The files of member plans are for
 * members only (`src/build/members`).
 */
const publicFiles = (
  entries: readonly RawEntry[],
  kinds: readonly ContentField['kind'][],
): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ type }) => type !== 'memberPlan')
      .flatMap(({ type, fields }) =>
        Object.entries(fieldsOfType(type))
          .filter(([, { kind }]) => kinds.includes(kind))
          .flatMap(([name]) => onlyTexts(fields[name])),
      ),
  );

const downloadTo = async (
  publicFolder: string,
  urls: readonly string[],
  pathOf: (url: string) => string,
  wanted: string,
): Promise<readonly string[]> => {
  const downloads = urls.map((url) => ({ file: decodeURIComponent(pathOf(url)).slice(1), url }));
  await downloadMissingPictures(publicFolder, downloads, wanted);
  return downloads.map(({ file }) => path.join(publicFolder, file));
};

const removeOthers = (folder: string, wanted: ReadonlySet<string>): void => {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
};

const urlsOf = (
  ids: ReadonlySet<string>,
  files: ReadonlyMap<string, SourcedPictureFile>,
): readonly string[] => [...ids].flatMap((id) => files.get(id)?.url ?? []);

/**
 * Puts the pictures of public pages into `public/`, from the local content service, and takes out
 * those that no page has any more. For content from files, whose service ends with the build.
 */
export const publishPicturesDeletingOthers = async (
  publicFolder: string,
  entries: readonly RawEntry[],
  pictures: ReadonlyMap<string, SourcedPictureFile>,
): Promise<void> => {
  const urls = urlsOf(publicFiles(entries, ['picture', 'pictures']), pictures);
  const published = await downloadTo(publicFolder, urls, publishedPathOfPictureUrl, 'image/');
  removeOthers(path.join(publicFolder, publishedPictureFolder), new Set(published));
};

/**
 * Puts the films of exercises, their captions and what lies over them into `public/`, wherever the
 * content is from: a film is played from this site, without a word to another host, and can be kept
 * on a device. One that is there already isn't fetched again.
 */
export const publishFilmsDeletingOthers = async (
  publicFolder: string,
  entries: readonly RawEntry[],
  files: ReadonlyMap<string, SourcedPictureFile>,
): Promise<void> => {
  const films = urlsOf(publicFiles(entries, ['films']), files);
  const captions = urlsOf(publicFiles(entries, ['captions']), files);
  const overlays = urlsOf(publicFiles(entries, ['overlays']), files);
  const published = [
    ...(await downloadTo(publicFolder, films, publishedPathOfFilmFileUrl, 'video/')),
    ...(await downloadTo(publicFolder, captions, publishedPathOfFilmFileUrl, 'text/vtt')),
    ...(await downloadTo(publicFolder, overlays, publishedPathOfFilmFileUrl, 'image/svg')),
  ];
  removeOthers(path.join(publicFolder, publishedFilmFolder), new Set(published));
};
