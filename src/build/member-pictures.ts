import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { memberPictureSizes, type MemberPictureSize } from '../domain/members/picture-sizes.ts';
import type { SourcedEntry, SourcedPicture } from './read-space.ts';

/** A picture that only functions may read: what its file is called, and where the content service has it. */
export type PrivatePicture = { readonly name: string; readonly url: string };

/** The files of one picture, by their size, and what is seen on it. */
export type PictureFiles = { readonly alt: string } & Readonly<Record<MemberPictureSize, string>>;

/** A file of the content service that is no wider than this is taken as it is. */
const wideEnough = memberPictureSizes.large.width * 1.3;

/** The content service makes what is asked for; a picture that fits as it is costs it nothing. */
const toUrl = (picture: SourcedPicture, size: MemberPictureSize): string => {
  const { width, height } = memberPictureSizes[size];
  const isFit =
    picture.mimeType === 'image/webp' && picture.width > 0 && picture.width <= wideEnough;
  if (size === 'large' && isFit) return picture.url;
  return `${picture.url}?${new URLSearchParams({
    w: String(width),
    h: String(height),
    fit: 'fill',
    fm: 'webp',
    q: '80',
  })}`;
};

// The address of a file names its version: the same address is the same picture for good.
const toPrivatePicture = (url: string): PrivatePicture => ({
  name: `members/pictures/${createHash('sha256').update(url).digest('hex').slice(0, 32)}`,
  url,
});

/** The pictures of the member plans: their files by the plan's id, and all that has to be fetched. */
export const planMemberPictures = (
  entries: readonly SourcedEntry[],
  pictures: ReadonlyMap<string, SourcedPicture>,
): {
  readonly files: ReadonlyMap<string, PictureFiles>;
  readonly wanted: readonly PrivatePicture[];
} => {
  const files = new Map<string, PictureFiles>();
  const wanted = new Map<string, PrivatePicture>();
  for (const { type, id, fields } of entries) {
    const [asset] = type === 'memberPlan' && Array.isArray(fields['image']) ? fields['image'] : [];
    const picture = pictures.get(String(asset));
    if (picture === undefined) continue;
    const small = toPrivatePicture(toUrl(picture, 'small'));
    const large = toPrivatePicture(toUrl(picture, 'large'));
    for (const one of [small, large]) wanted.set(one.name, one);
    files.set(id, { alt: picture.altText, small: small.name, large: large.name });
  }
  return { files, wanted: [...wanted.values()] };
};

const atOnce = 6;
const tries = 3;
const patience = 30_000;

const fetchOnce = async (url: string, send: typeof fetch): Promise<Uint8Array> => {
  const answer = await send(url, { signal: AbortSignal.timeout(patience) });
  const type = answer.headers.get('content-type') ?? 'nothing';
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  if (!type.startsWith('image/webp')) throw new Error(`it sent ${type}`);
  return new Uint8Array(await answer.arrayBuffer());
};

const fetchPicture = async (url: string, send: typeof fetch): Promise<Uint8Array> => {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await fetchOnce(url, send);
    } catch (error) {
      if (left > 0) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The content service did not give the picture ${url}: ${reason}.`, {
        cause: error,
      });
    }
  }
};

/** Fetches the pictures that the private folder does not have yet. Throws an Error that says which could not be had. */
export const fetchMemberPictures = async (
  folder: string,
  wanted: readonly PrivatePicture[],
  send: typeof fetch = fetch,
): Promise<void> => {
  const missing = wanted.filter(({ name }) => !existsSync(path.join(folder, `${name}.webp`)));
  const rest = missing.values();
  const work = async (): Promise<void> => {
    for (const { name, url } of rest) {
      const bytes = await fetchPicture(url, send);
      const file = path.join(folder, `${name}.webp`);
      mkdirSync(path.dirname(file), { recursive: true });
      // A file that is there is whole.
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
