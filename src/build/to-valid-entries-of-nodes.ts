import type { ContentTypeId } from '../content/model/content-type-id.ts';
import { entriesOfTypes, readNodeEntryIfValid, type NodeEntryOf } from '../content/model/entry.ts';
import type { AnyGatsbyNode } from './read-space-from-nodes.ts';

type AnyEntryWithNode = NodeEntryOf<ContentTypeId> & { readonly node: AnyGatsbyNode };

/**
 * The node of an entry, with its typed fields: all but long texts and pictures, which are nodes of
 * their own.
 */
export type EntryWithNode<T extends ContentTypeId> = Extract<
  AnyEntryWithNode,
  { readonly type: T }
>;

/**
 * Reads the nodes of a content type, without those that have errors: none, once the content has
 * been checked.
 */
export const toValidEntriesOfNodes = <T extends ContentTypeId>(
  type: T,
  nodes: Iterable<AnyGatsbyNode>,
): readonly EntryWithNode<T>[] =>
  [...nodes].flatMap((node) => {
    const entry = readNodeEntryIfValid(type, node);
    return entriesOfTypes(entry === undefined ? [] : [{ ...entry, node }], type);
  });

/** Reads one node of a content type; undefined if it has errors. */
export const toEntryOfNodeIfValid = <T extends ContentTypeId>(
  type: T,
  node: AnyGatsbyNode,
): EntryWithNode<T> | undefined => toValidEntriesOfNodes(type, [node])[0];
