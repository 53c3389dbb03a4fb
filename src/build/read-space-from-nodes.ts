import { fieldsOfType, nodeTypeOf } from '../content/model/content-model.ts';
import { contentTypeIds, type ContentTypeId } from '../content/model/content-type-id.ts';
import type { ContentAssetFacts } from '../content/model/content-space.ts';
import {
  isAssetFieldDefinition,
  toEntryIfValid,
  type EntryOf,
  type RawEntry,
  onlyTexts,
  textOrEmpty,
} from '../content/model/entry.ts';

/** A Gatsby node, of which only the id is certain. */
export type AnyGatsbyNode = { readonly id: string } & Readonly<Record<string, unknown>>;

export type NodeReader = {
  readonly nodesOfType: (type: string) => readonly AnyGatsbyNode[];
  readonly nodeById: (id: string) => AnyGatsbyNode | undefined;
};

type WithNode = { readonly nodeId: string };

/** An entry as it was read, with the id of its Gatsby node. */
export type RawEntryWithNodeId = RawEntry & WithNode;

/** An entry without errors, with the id of its Gatsby node. */
export type ValidEntryWithNodeIdOf<T extends ContentTypeId> = EntryOf<T> & WithNode;
export type ValidEntryWithNodeId = ValidEntryWithNodeIdOf<ContentTypeId>;

/** The ids in a `…___NODE` field, which holds one id or a list of them. */
export const nodeIdsInLinkField = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : onlyTexts(value);

const contentfulId = ({ id, contentful_id: ownId }: AnyGatsbyNode): string =>
  typeof ownId === 'string' ? ownId : id;

/** A long text, which Gatsby keeps in a separate node; undefined when the editor left it empty. */
export const readLongTextField = (
  node: AnyGatsbyNode,
  field: string,
  nodeById: NodeReader['nodeById'],
): string | undefined => {
  const [textNodeId] = nodeIdsInLinkField(node[`${field}___NODE`]);
  const text = textNodeId === undefined ? undefined : nodeById(textNodeId)?.[field];
  return typeof text === 'string' ? text : undefined;
};

const readEntry = (
  type: ContentTypeId,
  node: AnyGatsbyNode,
  reader: NodeReader,
): RawEntryWithNodeId => {
  const fields: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOfType(type))) {
    if (field.kind === 'markdown') fields[name] = readLongTextField(node, name, reader.nodeById);
    else if (isAssetFieldDefinition(field)) {
      fields[name] = nodeIdsInLinkField(node[`${name}___NODE`]).map((id) => {
        const asset = reader.nodeById(id);
        return asset === undefined ? id : contentfulId(asset);
      });
    } else fields[name] = node[name];
  }
  return { type, id: contentfulId(node), nodeId: node.id, fields };
};

/** The file of a picture at the content service. */
export type SourcedPictureFile = {
  readonly url: string;
  readonly mimeType: string;
  /** In pixels; 0 if the content service gives none. */
  readonly width: number;
  readonly altText: string;
};

const readPicture = (node: AnyGatsbyNode): SourcedPictureFile => ({
  url: textOrEmpty(node['url']),
  mimeType: textOrEmpty(node['mimeType']),
  width: typeof node['width'] === 'number' ? node['width'] : 0,
  altText: textOrEmpty(node['description']),
});

const readAsset = (node: AnyGatsbyNode): ContentAssetFacts => ({
  id: contentfulId(node),
  title: textOrEmpty(node['title']),
  altText: textOrEmpty(node['description']),
  mimeType: textOrEmpty(node['mimeType']),
  bytes: typeof node['size'] === 'number' ? node['size'] : 0,
});

/** Reads the entries without errors: all of them, once the content has been checked. */
export const onlyValidEntriesWithNodeId = (
  entries: readonly RawEntryWithNodeId[],
): readonly ValidEntryWithNodeId[] =>
  entries.flatMap((raw) => {
    const entry = toEntryIfValid(raw);
    return entry === undefined ? [] : [{ ...entry, nodeId: raw.nodeId }];
  });

/** Reads the entries of some types from Gatsby's nodes. */
export const readRawEntriesOfTypes = (
  types: readonly ContentTypeId[],
  reader: NodeReader,
): readonly RawEntryWithNodeId[] =>
  types.flatMap((type) =>
    reader.nodesOfType(nodeTypeOf(type)).map((node) => readEntry(type, node, reader)),
  );

/**
 * Reads every entry of the content model and every file of the media library from Gatsby's nodes.
 */
export const readSpaceFromNodes = (
  reader: NodeReader,
): {
  readonly entries: readonly RawEntryWithNodeId[];
  readonly assets: ReadonlyMap<string, ContentAssetFacts>;
  /** The files of the media library, by id. */
  readonly pictures: ReadonlyMap<string, SourcedPictureFile>;
} => {
  const files = reader.nodesOfType('ContentfulAsset');
  return {
    entries: readRawEntriesOfTypes(contentTypeIds, reader),
    assets: new Map(files.map((node) => [contentfulId(node), readAsset(node)])),
    pictures: new Map(files.map((node) => [contentfulId(node), readPicture(node)])),
  };
};
