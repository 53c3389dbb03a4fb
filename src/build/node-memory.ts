import type { SpaceNode } from './read-space.ts';

/** What was made of nodes, until they change. */
export type NodeMemory<Made> = {
  readonly recall: (node: SpaceNode, purpose?: string) => Made | undefined;
  readonly keep: (node: SpaceNode, made: Made, purpose?: string) => Made;
};

const digestOf = (node: SpaceNode): string => {
  const { internal } = node;
  return typeof internal === 'object' && internal !== null && 'contentDigest' in internal
    ? String(internal.contentDigest)
    : '';
};

/** A memory for what is costly to make; it forgets everything when it holds `limit` things, so that large sites fit. */
export const createNodeMemory = <Made>(limit: number): NodeMemory<Made> => {
  const known = new Map<string, Made>();
  const keyOf = (node: SpaceNode, purpose: string): string =>
    `${node.id} ${digestOf(node)} ${purpose}`;
  return {
    recall: (node, purpose = '') => known.get(keyOf(node, purpose)),
    keep: (node, made, purpose = '') => {
      if (known.size >= limit) known.clear();
      known.set(keyOf(node, purpose), made);
      return made;
    },
  };
};
