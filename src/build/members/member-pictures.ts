import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ofType, type Entry } from '../../content/model/entry.ts';
import { memberPictureSizes, type MemberPictureSize } from '../../domain/members/picture-sizes.ts';
import type { SourcedPicture } from '../read-space.ts';

/** A picture that only functions may read: its file name within the private folder, without extension, and its source. */
export type PrivatePicture = { readonly name: string; readonly url: string };

/** The alt text of a picture, and the names of its files within `members/pictures` by size. */
export type PictureFiles = { readonly alt: string } & Readonly<Record<MemberPictureSize, string>>;

/** A file of the content service that is no wider than this, in pixels, is used as it is. */
const maxOriginalWidth = memberPictureSizes.large.width * 1.3;

/** The address of a picture in a size. The content service resizes it, unless the original already fits. */
const toUrl = (picture: SourcedPicture, size: MemberPictureSize): string => {
  const { width, height } = memberPictureSizes[size];
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

/** The pictures of the member plans: the files of each, by the plan's id, and all pictures to download. */
export const collectMemberPictures = (
  entries: readonly Entry[],
  pictures: ReadonlyMap<string, SourcedPicture>,
): {
  readonly files: ReadonlyMap<string, PictureFiles>;
  readonly downloads: readonly PrivatePicture[];
} => {
  const files = new Map<string, PictureFiles>();
  const downloads = new Map<string, PrivatePicture>();
  for (const { id, fields } of ofType(entries, 'memberPlan')) {
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

const maxConcurrent = 6;
const maxAttempts = 3;
/** The timeout of one attempt, in milliseconds. */
const timeout = 30_000;

const downloadOnce = async (url: string, send: typeof fetch): Promise<Uint8Array> => {
  const response = await send(url, { signal: AbortSignal.timeout(timeout) });
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  if (!type.startsWith('image/webp')) throw new Error(`it sent ${type}`);
  return new Uint8Array(await response.arrayBuffer());
};

const download = async (url: string, send: typeof fetch): Promise<Uint8Array> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(url, send);
    } catch (error) {
      if (attempt < maxAttempts) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The content service did not give the picture ${url}: ${reason}.`, {
        cause: error,
      });
    }
  }
};

/** Downloads the pictures that the private folder doesn't have yet. Throws an Error that names the picture if one can't be downloaded. */
export const downloadMemberPictures = async (
  folder: string,
  pictures: readonly PrivatePicture[],
  send: typeof fetch = fetch,
): Promise<void> => {
  const missing = pictures.filter(({ name }) => !existsSync(path.join(folder, `${name}.webp`)));
  // All workers take from the same iterator, so each picture is downloaded once.
  const queue = missing.values();
  const work = async (): Promise<void> => {
    for (const { name, url } of queue) {
      const bytes = await download(url, send);
      const file = path.join(folder, `${name}.webp`);
      mkdirSync(path.dirname(file), { recursive: true });
      // Renaming ensures that a file with its final name is complete, even if the build is interrupted.
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
};
