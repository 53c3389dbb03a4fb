import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';

/**
 * Cached values derived from Gatsby nodes. When a node changes, its value is gone until a new one
 * is set.
 */
export type NodeCache<Value> = {
  /** `purpose` distinguishes several values of one node. */
  readonly get: (node: AnyGatsbyNode, purpose?: string) => Value | undefined;
  /** Stores a value and returns it. */
  readonly set: (node: AnyGatsbyNode, value: Value, purpose?: string) => Value;
};

/** The digest of a node's content. */
export const contentDigestOf = ({ internal }: AnyGatsbyNode): string =>
  typeof internal === 'object' && internal !== null && 'contentDigest' in internal
    ? String(internal.contentDigest)
    : '';

/**
 * Creates a cache for values that are expensive to compute. It is emptied whenever it holds `limit`
 * values, to bound its memory.
 */
export const createNodeCache = <Value>(limit: number): NodeCache<Value> => {
  const values = new Map<string, Value>();
  const keyOf = (node: AnyGatsbyNode, purpose: string): string =>
    `${node.id} ${contentDigestOf(node)} ${purpose}`;
  return {
    get: (node, purpose = '') => values.get(keyOf(node, purpose)),
    set: (node, value, purpose = '') => {
      if (values.size >= limit) values.clear();
      values.set(keyOf(node, purpose), value);
      return value;
    },
  };
};
