import type { ContentTypeId } from '../content/model/content-type-id.ts';
import { entriesOfTypes, toNodeEntry, type NodeEntryOf } from '../content/model/entry.ts';
import type { SourcedNode } from './read-space.ts';

type AnyEntryNode = NodeEntryOf<ContentTypeId> & { readonly node: SourcedNode };

/**
 * The node of an entry, with its typed fields: all but long texts and pictures, which are nodes of
 * their own.
 */
export type EntryNode<T extends ContentTypeId> = Extract<AnyEntryNode, { readonly type: T }>;

/**
 * Reads the nodes of a content type, without those that have errors: none, once the content has
 * been checked.
 */
export const readNodes = <T extends ContentTypeId>(
  type: T,
  nodes: Iterable<SourcedNode>,
): readonly EntryNode<T>[] =>
  [...nodes].flatMap((node) => {
    const entry = toNodeEntry(type, node);
    return entriesOfTypes(entry === undefined ? [] : [{ ...entry, node }], type);
  });

/** Reads one node of a content type; undefined if it has errors. */
export const readNode = <T extends ContentTypeId>(
  type: T,
  node: SourcedNode,
): EntryNode<T> | undefined => readNodes(type, [node])[0];
