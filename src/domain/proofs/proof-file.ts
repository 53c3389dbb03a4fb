import type { proofFileTypes } from './proofs.ts';

type ProofFileType = (typeof proofFileTypes)[number];

const beginnings: readonly (readonly [ProofFileType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // %PDF-
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/**
 * The type of a file by its first bytes, whatever its name and the browser say; undefined for a
 * type we don't accept.
 */
export const proofFileTypeOf = (bytes: Uint8Array): ProofFileType | undefined =>
  beginnings.find(([, beginning]) => beginning.every((byte, index) => bytes[index] === byte))?.[0];
