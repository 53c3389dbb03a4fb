import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';

export const ContentFaultSchema = v.object({
  /** An error stops a build. Advice doesn't. */
  kind: v.picklist(['error', 'advice']),
  /** What has the fault: an entry, or a file of the media library, by its id. */
  id: v.string(),
  /** The content type as editors call it, such as "Exercise"; "File" for a file of the media library. */
  type: v.string(),
  title: v.string(),
  /** Undefined where the fault is no field's alone. */
  field: v.optional(v.string()),
  /** Where in a text, counted from 1. */
  place: v.optional(v.object({ line: v.number(), column: v.optional(v.number()) })),
  /** What is wrong, as a sentence that begins with a small letter and has no full stop. */
  problem: v.string(),
  /** What to do about it, in the same form. Undefined where the problem says it. */
  remedy: v.optional(v.string()),
});
/**
 * Something in the content that an editor has to mend, or might. The build, `npm run content`, our e-mail to the editor and `/editor/` show it in
 * the same words.
 */
export type ContentFault = DeepReadonly<v.InferOutput<typeof ContentFaultSchema>>;

/** The type of a fault in a file of the media library. */
export const fileType = 'File';

/** The faults of one entry or file, errors first. */
export type FaultGroup = Pick<ContentFault, 'id' | 'type' | 'title'> & {
  readonly faults: readonly ContentFault[];
};

/** A space of the content service, as its addresses name it. */
export type NamedSpace = { readonly spaceId: string; readonly environment: string };

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const describePlace = ({ place }: ContentFault): string => {
  if (place === undefined) return '';
  return place.column === undefined
    ? `line ${place.line}: `
    : `line ${place.line}, column ${place.column}: `;
};

/** What is wrong in an entry that the reader knows: `field slug: it is missing. Enter …`. */
export const describeInEntry = (fault: ContentFault): string => {
  const { field, problem, remedy } = fault;
  const where = field === undefined ? '' : `field ${field}: `;
  const toDo = remedy === undefined ? '' : ` ${asSentence(remedy)}`;
  return `${where}${describePlace(fault)}${problem}.${toDo}`;
};

/** One fault by itself: `Exercise "Plank" (exercise-plank), field slug: it is missing. Enter …`. */
export const describeFault = (fault: ContentFault): string => {
  const { type, title, id, field } = fault;
  return `${type} "${title}" (${id})${field === undefined ? ': ' : ', '}${describeInEntry(fault)}`;
};

/** The faults by what has them, in the order in which they were found; what has an error comes first. */
export const groupFaults = (faults: readonly ContentFault[]): readonly FaultGroup[] => {
  const isAdvice = ({ kind }: ContentFault): number => Number(kind === 'advice');
  const groups = [...Map.groupBy(faults, ({ id }) => id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { id, type, title } = first;
    const sorted = group.toSorted((one, other) => isAdvice(one) - isAdvice(other));
    return [{ id, type, title, faults: sorted }];
  });
  const hasNoError = (group: FaultGroup): number =>
    Number(group.faults.every(({ kind }) => kind === 'advice'));
  return groups.toSorted((one, other) => hasNoError(one) - hasNoError(other));
};

/** The page of Contentful's web app on which an entry, or a file, is mended. */
export const faultAddress = (
  { spaceId, environment }: NamedSpace,
  { id, type }: Pick<ContentFault, 'id' | 'type'>,
): string => {
  const kind = type === fileType ? 'assets' : 'entries';
  return `https://app.contentful.com/spaces/${spaceId}/environments/${environment}/${kind}/${encodeURIComponent(id)}`;
};

/** How many faults there are, in words: `2 errors and 1 piece of advice`. */
export const countFaults = (faults: readonly ContentFault[]): string => {
  const errors = faults.filter(({ kind }) => kind === 'error').length;
  const pieces = faults.length - errors;
  const parts = [
    ...(errors === 0 ? [] : [errors === 1 ? '1 error' : `${errors} errors`]),
    ...(pieces === 0 ? [] : [pieces === 1 ? '1 piece of advice' : `${pieces} pieces of advice`]),
  ];
  return parts.length === 0 ? 'no fault' : parts.join(' and ');
};

/**
 * The faults as a terminal and an e-mail of plain text show them: what has them, where it is mended, and a line for each. `addressOf` says where an
 * entry is mended: an address, or a file of this folder.
 */
export const listFaults = (
  faults: readonly ContentFault[],
  addressOf: (fault: Pick<ContentFault, 'id' | 'type'>) => string | undefined,
): string =>
  groupFaults(faults)
    .map((group) => {
      const address = addressOf(group);
      return [
        `${group.type} "${group.title}" (${group.id})`,
        ...(address === undefined ? [] : [`  ${address}`]),
        ...group.faults.map(
          (fault) => `  - ${fault.kind === 'advice' ? 'Advice: ' : ''}${describeInEntry(fault)}`,
        ),
      ].join('\n');
    })
    .join('\n\n');
