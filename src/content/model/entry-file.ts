import type { ContentFault } from '../../domain/content-fault.ts';
import { mediaFileFaultType } from '../../domain/content-fault.ts';
import { contentTypeIds } from './content-type-id.ts';

/**
 * The file in the repository of an entry or asset with a fault, where the content is files.
 * Undefined for one that no file can have.
 */
export const fileOfFault = ({
  id,
  type,
}: Pick<ContentFault, 'id' | 'type'>): string | undefined => {
  if (type === mediaFileFaultType) return `content/assets/${id}.yaml`;
  const typeId = contentTypeIds.find((one) => id.startsWith(`${one}-`));
  return typeId === undefined
    ? undefined
    : `content/entries/${typeId}/${id.slice(typeId.length + 1)}.md`;
};
