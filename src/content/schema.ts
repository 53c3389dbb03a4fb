import { contentModel, contentTypeIds, nodeTypeOf, textNodeTypeOf } from './model.ts';
import type { ContentTypeId, Field } from './model.ts';

const graphqlType = (name: string, field: Field): string => {
  const mark = field.required ? '!' : '';
  switch (field.kind) {
    case 'text':
    case 'slug':
    case 'slugOf':
    case 'siteAddress':
      return `${name}: String${mark}`;
    case 'texts':
    case 'slugsOf':
      return `${name}: [String!]${mark}`;
    case 'integer':
      return `${name}: Int${mark}`;
    case 'price':
      return `${name}: Float${mark}`;
    case 'boolean':
      return `${name}: Boolean${mark}`;
    case 'date':
      return `${name}: Date${mark} @dateformat`;
    case 'picture':
      return `${name}: ContentfulAsset${mark} @link(from: "${name}___NODE")`;
    case 'pictures':
      return `${name}: [ContentfulAsset!]${mark} @link(from: "${name}___NODE")`;
    case 'markdown':
      return '';
  }
};

/** Types whose entries have a page, or a place on one, that others link to. */
export const typesWithPath = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
  'exerciseCategory',
  'exercise',
  'article',
  'articleCategory',
  'calculator',
  'faq',
  'page',
  'product',
] as const satisfies readonly ContentTypeId[];

/** Types whose long text is public and is asked for as HTML. A member plan's is not public. */
export const typesWithHtml = [
  'exercise',
  'article',
  'calculator',
  'faq',
  'page',
  'product',
] as const satisfies readonly ContentTypeId[];

/** Types whose long text may hold plans, and is asked for as sections. */
export const typesWithSections = [
  'workoutPlan',
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
] as const satisfies readonly ContentTypeId[];

const includes = (list: readonly ContentTypeId[], id: ContentTypeId): boolean => list.includes(id);

const typeDefinition = (id: ContentTypeId): string => {
  const fields = Object.entries(contentModel[id].fields);
  const lines = [
    'id: ID!',
    'contentful_id: String!',
    'node_locale: String!',
    ...fields.map(([name, field]) => graphqlType(name, field)).filter((line) => line !== ''),
    ...(includes(typesWithPath, id) ? ['path: String!'] : []),
    ...(includes(typesWithHtml, id) ? ['html: String!'] : []),
    ...(includes(typesWithSections, id) ? ['sections: JSON!'] : []),
    ...(id === 'article'
      ? [
          'minutesToRead: Int!',
          'contents: [ArticlePart!]!',
          'wordCount: Int!',
          'updatedAt: Date! @dateformat',
        ]
      : []),
  ];
  const textNodes = fields
    .filter(([, field]) => field.kind === 'markdown')
    .map(([name]) => `type ${textNodeTypeOf(id, name)} implements Node @dontInfer { id: ID! }`);
  const entry = `type ${nodeTypeOf(id)} implements ContentfulReference & ContentfulEntry & Node @dontInfer {\n  ${lines.join('\n  ')}\n}`;
  return [entry, ...textNodes].join('\n');
};

/**
 * The GraphQL schema of the whole content model, written out so that an empty space, or an entry
 * without a field, still builds.
 */
export const contentSchema = (): string =>
  [
    ...contentTypeIds.map(typeDefinition),
    'type ContentfulAsset implements ContentfulReference & Node & RemoteFile @dontInfer { title: String description: String }',
    'type ArticlePart { id: String! text: String! }',
    'type ContentfulContentType implements Node @dontInfer { name: String }',
  ].join('\n\n');
