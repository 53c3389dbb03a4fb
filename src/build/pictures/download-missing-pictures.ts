import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A picture's file, as a path within a folder, and its address at the content service. */
export type PictureDownload = { readonly file: string; readonly url: string };

const maxConcurrent = 6;
const maxAttempts = 3;
/** The timeout of one attempt, in milliseconds. */
const timeout = 30_000;

const downloadOnce = async (
  url: string,
  wanted: string,
  send: typeof fetch,
): Promise<Uint8Array> => {
  const response = await send(url, { signal: AbortSignal.timeout(timeout) });
  const type = response.headers.get('content-type') ?? 'nothing';
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  if (!type.startsWith(wanted)) throw new Error(`it sent ${type}`);
  return new Uint8Array(await response.arrayBuffer());
};

const download = async (url: string, wanted: string, send: typeof fetch): Promise<Uint8Array> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(url, wanted, send);
    } catch (error) {
      if (attempt < maxAttempts) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `The content service did not give the ${wanted.startsWith('image/') ? 'picture' : 'file'} ${url}: ${reason}.`,
        {
          cause: error,
        },
      );
    }
  }
};

/**
 * Downloads the pictures of the content service that a folder doesn't have yet. `wanted` begins
 * their media type. Throws an Error that names the picture if one can't be downloaded.
 */
export const downloadMissingPictures = async (
  folder: string,
  pictures: readonly PictureDownload[],
  wanted: string,
  send: typeof fetch = fetch,
): Promise<void> => {
  const missing = pictures.filter(({ file }) => !existsSync(path.join(folder, file)));
  // All workers take from the same iterator, so each picture is downloaded once.
  const queue = missing.values();
  const work = async (): Promise<void> => {
    for (const { file: name, url } of queue) {
      const bytes = await download(url, wanted, send);
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      // Renaming ensures that a file with its final name is complete, even if the build is
      // interrupted.
      writeFileSync(`${file}.part`, bytes);
      renameSync(`${file}.part`, file);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrent }, work));
};
