import { readFile } from 'node:fs/promises';
import { toFileHash } from '../starter-space/asset-file.ts';
import type { StarterAsset } from '../starter-space/read-starter-space.ts';
import { deliveryNotFound } from './api-error.ts';

/**
 * Reads an asset's file; throws a NotFound ApiError if it was removed or replaced after the content
 * was read.
 */
export async function readAssetFile({ id, file }: StarterAsset): Promise<Buffer> {
  const bytes = await readFile(file.path).catch(() => undefined);
  // Clients cache the file for good under an address that contains its hash, so it has to be the
  // right one.
  if (!bytes || toFileHash(bytes) !== file.hash) throw deliveryNotFound({ type: 'Asset', id });
  return bytes;
}
