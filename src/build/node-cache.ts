import type { SpaceNode } from './read-space.ts';

/** Values made from Gatsby nodes. A node that changes has no value until one is set anew. */
export type NodeCache<Value> = {
  /** `purpose` tells several values of one node apart. */
  readonly get: (node: SpaceNode, purpose?: string) => Value | undefined;
  /** Stores a value and returns it. */
  readonly set: (node: SpaceNode, value: Value, purpose?: string) => Value;
};

/** The digest of what a node holds. */
export const digestOf = ({ internal }: SpaceNode): string =>
  typeof internal === 'object' && internal !== null && 'contentDigest' in internal
    ? String(internal.contentDigest)
    : '';

/** Makes a cache for values that are costly to make. It drops everything when it holds `limit` values, to bound its memory. */
export const createNodeCache = <Value>(limit: number): NodeCache<Value> => {
  const values = new Map<string, Value>();
  const keyOf = (node: SpaceNode, purpose: string): string =>
    `${node.id} ${digestOf(node)} ${purpose}`;
  return {
    get: (node, purpose = '') => values.get(keyOf(node, purpose)),
    set: (node, value, purpose = '') => {
      if (values.size >= limit) values.clear();
      values.set(keyOf(node, purpose), value);
      return value;
    },
  };
};
