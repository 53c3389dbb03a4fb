import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';

/** Facts about an asset's file that are read from its bytes. */
export type AssetFileFacts = {
  contentType: string;
  size: number;
  /** Hash of the bytes, 32 hexadecimal characters. */
  hash: string;
  /** In pixels as displayed; undefined if the file isn't an image. */
  image: { width: number; height: number } | undefined;
};

const IMAGE_TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  heif: 'image/avif',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  tiff: 'image/tiff',
  webp: 'image/webp',
};

const IMAGE_EXTENSIONS = new Set([
  '.avif',
  '.gif',
  '.jpeg',
  '.jpg',
  '.png',
  '.svg',
  '.tif',
  '.tiff',
  '.webp',
]);

const OTHER_TYPES: Record<string, string> = {
  '.csv': 'text/csv',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.vtt': 'text/vtt',
  '.webm': 'video/webm',
  '.zip': 'application/zip',
};

/**
 * Reads type, size and dimensions from an asset's bytes; throws an Error if a picture cannot be
 * opened.
 */
export async function readAssetFacts(bytes: Uint8Array, fileName: string): Promise<AssetFileFacts> {
  const size = bytes.byteLength;
  const hash = toFileHash(bytes);
  const extension = path.extname(fileName).toLowerCase();
  if (!IMAGE_EXTENSIONS.has(extension)) {
    const contentType = OTHER_TYPES[extension] ?? 'application/octet-stream';
    return { contentType, size, hash, image: undefined };
  }
  let metadata: sharp.Metadata;
  try {
    metadata = await sharp(bytes).metadata();
  } catch {
    throw new Error(`the picture "${fileName}" cannot be opened. Export it again.`);
  }
  const contentType = IMAGE_TYPES[metadata.format];
  if (contentType === undefined) {
    throw new Error(`the picture "${fileName}" is of a kind that browsers do not show. Use WebP.`);
  }
  // EXIF orientations 5 to 8 mean that the picture is stored on its side.
  const isRotated = (metadata.orientation ?? 1) >= 5;
  const image = isRotated
    ? { width: metadata.height, height: metadata.width }
    : { width: metadata.width, height: metadata.height };
  return { contentType, size, hash, image };
}

/** The hash of a file's bytes, which is part of the file's address. */
export function toFileHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
