import type { SealedSync, SealedSyncParts } from './sealed-sync.ts';

/** Opens sync for a member on this device. It reads how sync stands here, and sends nothing until `start` or an action. */
export const openSealedSync = (_parts: SealedSyncParts): Promise<SealedSync> =>
  Promise.reject(new Error('Sync isn’t here yet.'));
