import { createHash } from 'node:crypto';
import path from 'node:path';
import { entriesOfTypes, type Entry } from '../../content/model/entry.ts';
import {
  memberPlanPictureSizes,
  type MemberPlanPictureSizeName,
} from '../../domain/members/picture-sizes.ts';
import { downloadMissingPictures } from '../pictures/download-missing-pictures.ts';
import type { SourcedPictureFile } from '../read-space-from-nodes.ts';

/**
 * A picture that only functions may read: its file name within the private folder, without
 * extension, and its source.
 */
export type PrivatePicture = { readonly name: string; readonly url: string };

/** The alt text of a picture, and the names of its files within `members/pictures` by size. */
export type MemberPictureFileNamesBySize = { readonly alt: string } & Readonly<
  Record<MemberPlanPictureSizeName, string>
>;

/** A file of the content service that is no wider than this, in pixels, is used as it is. */
const maxOriginalWidth = memberPlanPictureSizes.large.width * 1.3;

/**
 * The address of a picture in a size. The content service resizes it, unless the original already
 * fits.
 */
const toUrl = (picture: SourcedPictureFile, size: MemberPlanPictureSizeName): string => {
  const { width, height } = memberPlanPictureSizes[size];
  const originalFits =
    picture.mimeType === 'image/webp' && picture.width > 0 && picture.width <= maxOriginalWidth;
  if (size === 'large' && originalFits) return picture.url;
  return `${picture.url}?${new URLSearchParams({
    w: String(width),
    h: String(height),
    fit: 'fill',
    fm: 'webp',
    q: '80',
  })}`;
};

// The address of a file contains its version, so the same address always means the same picture.
const toPrivatePicture = (url: string): PrivatePicture => ({
  name: `members/pictures/${createHash('sha256').update(url).digest('hex').slice(0, 32)}`,
  url,
});

/**
 * The pictures of the member plans: the files of each, by the plan's id, and all pictures to
 * download.
 */
export const collectMemberPlanPictures = (
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, SourcedPictureFile>,
): {
  readonly files: ReadonlyMap<string, MemberPictureFileNamesBySize>;
  readonly downloads: readonly PrivatePicture[];
} => {
  const files = new Map<string, MemberPictureFileNamesBySize>();
  const downloads = new Map<string, PrivatePicture>();
  for (const { id, fields } of entriesOfTypes(entries, 'memberPlan')) {
    const [assetId = ''] = fields.image;
    const picture = pictures.get(assetId);
    if (picture === undefined) continue;
    const small = toPrivatePicture(toUrl(picture, 'small'));
    const large = toPrivatePicture(toUrl(picture, 'large'));
    for (const download of [small, large]) downloads.set(download.name, download);
    files.set(id, {
      alt: picture.altText,
      small: path.basename(small.name),
      large: path.basename(large.name),
    });
  }
  return { files, downloads: [...downloads.values()] };
};

/**
 * Downloads the pictures that the private folder doesn't have yet. Throws an Error that names the
 * picture if one can't be downloaded.
 */
export const downloadMemberPlanPictures = (
  folder: string,
  pictures: readonly PrivatePicture[],
  send?: typeof fetch,
): Promise<void> =>
  downloadMissingPictures(
    folder,
    pictures.map(({ name, url }) => ({ file: `${name}.webp`, url })),
    'image/webp',
    send,
  );
