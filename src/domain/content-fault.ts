import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { groupBy } from './group-by.ts';

export const ContentFaultSchema = v.object({
  /** An error stops a build. Advice doesn't. */
  kind: v.picklist(['error', 'advice']),
  /** The id of the entry, or of the file in the media library, that has the fault. */
  id: v.string(),
  /**
   * The content type as editors call it, such as "Exercise"; "File" for a file of the media
   * library.
   */
  type: v.string(),
  title: v.string(),
  /** Undefined if the fault doesn't belong to a single field. */
  field: v.optional(v.string()),
  /** The position in a text, counted from 1. */
  place: v.optional(v.object({ line: v.number(), column: v.optional(v.number()) })),
  /** What is wrong, as a sentence that begins with a lower-case letter and has no full stop. */
  problem: v.string(),
  /** How to correct it, in the same form. Undefined if the problem makes it clear. */
  remedy: v.optional(v.string()),
});
/**
 * Something in the content that an editor must or might correct. The build, `npm run content`, our
 * e-mail to the editor and `/editor/` show it in the same words.
 */
export type ContentFault = DeepReadonly<v.InferOutput<typeof ContentFaultSchema>>;

/** The type of a fault in a media library file. */
export const mediaFileFaultType = 'File';

/** The faults of one entry or file, errors first. */
export type FaultsOfOneEntry = Pick<ContentFault, 'id' | 'type' | 'title'> & {
  readonly faults: readonly ContentFault[];
};

/** A space of the content service, identified as in its addresses. */
export type ContentfulSpaceEnvironment = { readonly spaceId: string; readonly environment: string };

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const describePlace = ({ place }: ContentFault): string => {
  if (place === undefined) return '';
  return place.column === undefined
    ? `line ${place.line}: `
    : `line ${place.line}, column ${place.column}: `;
};

/** The description of a fault within a known entry: `field slug: it is missing. Enter …`. */
export const describeFaultWithoutEntryName = (fault: ContentFault): string => {
  const { field, problem, remedy } = fault;
  const where = field === undefined ? '' : `field ${field}: `;
  const toDo = remedy === undefined ? '' : ` ${asSentence(remedy)}`;
  return `${where}${describePlace(fault)}${problem}.${toDo}`;
};

/**
 * The full description of a fault:
 * `Exercise "Plank" (exercise-plank), field slug: it is missing. Enter …`.
 */
export const describeFault = (fault: ContentFault): string => {
  const { type, title, id, field } = fault;
  return `${type} "${title}" (${id})${field === undefined ? ': ' : ', '}${describeFaultWithoutEntryName(fault)}`;
};

/**
 * The faults grouped by entry, in the order in which they were found; entries with an error come
 * first.
 */
export const groupFaultsByEntry = (
  faults: readonly ContentFault[],
): readonly FaultsOfOneEntry[] => {
  const isAdvice = ({ kind }: ContentFault): number => Number(kind === 'advice');
  const groups = [...groupBy(faults, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { id, type, title } = first;
    const sorted = group.toSorted((one, other) => isAdvice(one) - isAdvice(other));
    return [{ id, type, title, faults: sorted }];
  });
  const hasNoError = (group: FaultsOfOneEntry): number =>
    Number(group.faults.every(({ kind }) => kind === 'advice'));
  return groups.toSorted((one, other) => hasNoError(one) - hasNoError(other));
};

/** The page of Contentful's web app on which an entry or a file is edited. */
export const contentfulAddressOfFault = (
  { spaceId, environment }: ContentfulSpaceEnvironment,
  { id, type }: Pick<ContentFault, 'id' | 'type'>,
): string => {
  const kind = type === mediaFileFaultType ? 'assets' : 'entries';
  return `https://app.contentful.com/spaces/${spaceId}/environments/${environment}/${kind}/${encodeURIComponent(id)}`;
};

/** The number of faults, in words: `2 errors and 1 piece of advice`. */
export const errorAndAdviceCountText = (faults: readonly ContentFault[]): string => {
  const errors = faults.filter(({ kind }) => kind === 'error').length;
  const pieces = faults.length - errors;
  const parts = [
    ...(errors === 0 ? [] : [errors === 1 ? '1 error' : `${errors} errors`]),
    ...(pieces === 0 ? [] : [pieces === 1 ? '1 piece of advice' : `${pieces} pieces of advice`]),
  ];
  return parts.length === 0 ? 'no fault' : parts.join(' and ');
};

/**
 * The faults as shown in a terminal and in a plain-text e-mail: for each entry, its name, where to
 * edit it, and one line per fault. `addressOf` returns where an entry is edited: an address, or a
 * file of this repository.
 */
export const faultsAsPlainText = (
  faults: readonly ContentFault[],
  addressOf: (fault: Pick<ContentFault, 'id' | 'type'>) => string | undefined,
): string =>
  groupFaultsByEntry(faults)
    .map((group) => {
      const address = addressOf(group);
      return [
        `${group.type} "${group.title}" (${group.id})`,
        ...(address === undefined ? [] : [`  ${address}`]),
        ...group.faults.map(
          (fault) =>
            `  - ${fault.kind === 'advice' ? 'Advice: ' : ''}${describeFaultWithoutEntryName(fault)}`,
        ),
      ].join('\n');
    })
    .join('\n\n');
