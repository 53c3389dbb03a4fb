import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StarterAsset } from '../starter-space/read-starter-space.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { readAssetFile } from './read-asset-file.ts';
import { transformImage } from './transform-image.ts';

/** Resized pictures, cached in a folder. */
export type ImageCache = {
  get(
    key: string,
    asset: StarterAsset,
    request: ImageRequest,
    format: ImageFormat,
  ): Promise<Buffer>;
};

/** The cache key of a request: the same original, request and format give the same key. */
export function toImageKey(
  asset: StarterAsset,
  request: ImageRequest,
  format: ImageFormat,
): string {
  const inputs = JSON.stringify([asset.file.hash, format, request]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, 40);
}

/**
 * Creates a cache in `folder`. Two requests for the same picture at the same time resize it only
 * once.
 */
export function createImageCache(folder: string): ImageCache {
  const inProgress = new Map<string, Promise<Buffer>>();

  async function readOrCreate(
    file: string,
    asset: StarterAsset,
    request: ImageRequest,
    format: ImageFormat,
  ): Promise<Buffer> {
    const cached = await readFile(file).catch(() => undefined);
    if (cached && cached.byteLength > 0) return cached;
    const bytes = await transformImage(await readAssetFile(asset), request, format);
    const draft = `${file}.${process.pid}.${randomUUID()}.tmp`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return {
    get(key, asset, request, format) {
      const file = path.join(folder, `${key}.${format}`);
      const running = inProgress.get(file);
      if (running) return running;
      const promise = readOrCreate(file, asset, request, format).finally(() =>
        inProgress.delete(file),
      );
      inProgress.set(file, promise);
      return promise;
    },
  };
}
