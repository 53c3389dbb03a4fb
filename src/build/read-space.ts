import { contentModel, contentTypeIds, nodeTypeOf } from '../content/model.ts';
import type { ContentTypeId } from '../content/model.ts';
import type { ContentAsset, ContentEntry } from '../content/faults.ts';

/** The part of a Gatsby node that is read here. */
export type SpaceNode = { readonly id: string } & Readonly<Record<string, unknown>>;

export type NodeReader = {
  readonly nodesOfType: (type: string) => readonly SpaceNode[];
  readonly nodeById: (id: string) => SpaceNode | undefined;
};

/** An entry with the id that Gatsby knows it by. */
export type SourcedEntry = ContentEntry & { readonly nodeId: string };

const linkedIds = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

const contentfulId = (node: SpaceNode): string => String(node['contentful_id'] ?? node.id);

/** The long text of an entry's field, or undefined when it was left empty. */
export const readLongText = (
  node: SpaceNode,
  field: string,
  nodeById: NodeReader['nodeById'],
): string | undefined => {
  const [textNodeId] = linkedIds(node[`${field}___NODE`]);
  const text = textNodeId === undefined ? undefined : nodeById(textNodeId)?.[field];
  return typeof text === 'string' ? text : undefined;
};

const readEntry = (type: ContentTypeId, node: SpaceNode, reader: NodeReader): SourcedEntry => {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(contentModel[type].fields)) {
    if (field.kind === 'markdown') fields[name] = readLongText(node, name, reader.nodeById);
    else if (field.kind === 'picture' || field.kind === 'pictures') {
      fields[name] = linkedIds(node[`${name}___NODE`]).map((id) => {
        const asset = reader.nodeById(id);
        return asset === undefined ? id : contentfulId(asset);
      });
    } else fields[name] = node[name];
  }
  return { type, id: contentfulId(node), nodeId: node.id, fields };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where the file of a picture is, and what it is. */
export type SourcedPicture = {
  readonly url: string;
  readonly mimeType: string;
  /** 0 where the content service does not say. */
  readonly width: number;
  readonly altText: string;
};

const readPicture = (node: SpaceNode): SourcedPicture => ({
  url: text(node['url']),
  mimeType: text(node['mimeType']),
  width: typeof node['width'] === 'number' ? node['width'] : 0,
  altText: text(node['description']),
});

const readAsset = (node: SpaceNode): ContentAsset => ({
  id: contentfulId(node),
  title: text(node['title']),
  altText: text(node['description']),
  mimeType: text(node['mimeType']),
});

/** Every entry of the model, and every file of the media library, out of Gatsby's nodes. */
export const readSpace = (
  reader: NodeReader,
): {
  readonly entries: readonly SourcedEntry[];
  readonly assets: ReadonlyMap<string, ContentAsset>;
  /** The files of the media library by their ids. */
  readonly pictures: ReadonlyMap<string, SourcedPicture>;
} => {
  const files = reader.nodesOfType('ContentfulAsset');
  return {
    entries: contentTypeIds.flatMap((type) =>
      reader.nodesOfType(nodeTypeOf(type)).map((node) => readEntry(type, node, reader)),
    ),
    assets: new Map(files.map((node) => [contentfulId(node), readAsset(node)])),
    pictures: new Map(files.map((node) => [contentfulId(node), readPicture(node)])),
  };
};
