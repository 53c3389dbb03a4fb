import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toFileHash } from '../starter-space/asset-file.ts';
import type { StarterAsset } from '../starter-space/read-starter-space.ts';
import { notFound } from './api-error.ts';
import type { ImageFormat, ImageRequest } from './image-request.ts';
import { transformImage } from './transform-image.ts';

/** Pictures made once and kept in a folder. */
export type ImageCache = {
  get(
    key: string,
    asset: StarterAsset,
    request: ImageRequest,
    format: ImageFormat,
  ): Promise<Buffer>;
};

/** Names the outcome of a request: the same bytes and the same wishes give the same name. */
export function toImageKey(
  asset: StarterAsset,
  request: ImageRequest,
  format: ImageFormat,
): string {
  const wishes = JSON.stringify([asset.file.hash, format, request]);
  return createHash('sha256').update(wishes).digest('hex').slice(0, 40);
}

/** Makes a cache that keeps pictures in `folder`; two requests for one picture make it once. */
export function createImageCache(folder: string): ImageCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function make(
    file: string,
    asset: StarterAsset,
    request: ImageRequest,
    format: ImageFormat,
  ): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept && kept.byteLength > 0) return kept;
    const source = await readFile(asset.file.path).catch(() => undefined);
    // The file may have been replaced since the content was read; this picture would be kept for ever.
    if (!source || toFileHash(source) !== asset.file.hash) {
      throw notFound({ type: 'Asset', id: asset.id });
    }
    const bytes = await transformImage(source, request, format);
    const draft = `${file}.${process.pid}.${randomUUID()}.tmp`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, file);
    return bytes;
  }

  return {
    get(key, asset, request, format) {
      const file = path.join(folder, `${key}.${format}`);
      const started = underWay.get(file);
      if (started) return started;
      const promise = make(file, asset, request, format).finally(() => underWay.delete(file));
      underWay.set(file, promise);
      return promise;
    },
  };
}
