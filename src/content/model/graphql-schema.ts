import { fieldsOfType, nodeTypeOf, textNodeTypeOf } from './content-model.ts';
import { contentTypeIds, type ContentTypeId } from './content-type-id.ts';
import type { ContentField } from './field.ts';
import { freeOrSoldPlanTypes, soldProgrammeTypes } from './type-groups.ts';

const graphqlType = (name: string, field: ContentField): string => {
  const nonNull = field.required ? '!' : '';
  switch (field.kind) {
    case 'text':
    case 'slug':
    case 'slugOf':
    case 'siteAddress':
      return `${name}: String${nonNull}`;
    case 'texts':
    case 'slugsOf':
      return `${name}: [String!]${nonNull}`;
    case 'integer':
      return `${name}: Int${nonNull}`;
    case 'price':
      return `${name}: Float${nonNull}`;
    case 'boolean':
      return `${name}: Boolean${nonNull}`;
    case 'date':
      return `${name}: Date${nonNull} @dateformat`;
    case 'picture':
      return `${name}: ContentfulAsset${nonNull} @link(from: "${name}___NODE")`;
    case 'pictures':
      return `${name}: [ContentfulAsset!]${nonNull} @link(from: "${name}___NODE")`;
    // Pages query the films themselves.
    case 'films':
    case 'captions':
    case 'overlays':
    case 'markdown':
      return '';
  }
};

/** Types whose entries have an address: a page of their own, or an anchor on a page. */
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

/** Types whose long text is public and queried by pages as HTML. */
export const typesWithHtml = [
  'exercise',
  'article',
  'calculator',
  'faq',
  'page',
  'product',
] as const satisfies readonly ContentTypeId[];

/** Types whose pages have a table of contents of their long text. */
export const typesWithTableOfContents = [
  'article',
  'calculator',
  'page',
] as const satisfies readonly ContentTypeId[];

/** Types whose entries can be for sale. */
export const sellableProgrammeAndOfferTypeIds = [
  ...soldProgrammeTypes,
  'subscriptionOffer',
] as const satisfies readonly ContentTypeId[];

/** The type of the nodes that the build creates from the verified catalogue. */
export const saleNodeTypeName = 'Sale';

const programmeFields = [
  'id: ID!',
  'title: String!',
  'path: String!',
  'excerpt: String!',
  'facts: TrainingFacts!',
  'inside: Inside',
  'sale: Sale',
  'image: ContentfulAsset! @link(from: "image___NODE")',
];

const includes = (list: readonly ContentTypeId[], id: ContentTypeId): boolean => list.includes(id);

const typeDefinition = (id: ContentTypeId): string => {
  const fields = Object.entries(fieldsOfType(id));
  const lines = [
    'id: ID!',
    'contentful_id: String!',
    'node_locale: String!',
    ...fields.map(([name, field]) => graphqlType(name, field)).filter((line) => line !== ''),
    ...(includes(typesWithPath, id) ? ['path: String!'] : []),
    ...(includes(typesWithHtml, id) ? ['html: String!'] : []),
    ...(includes(typesWithTableOfContents, id) ? ['contents: [TextPart!]!'] : []),
    ...(includes(sellableProgrammeAndOfferTypeIds, id) ||
    includes(freeOrSoldPlanTypes, id) ||
    id === 'ad'
      ? ['sale: Sale']
      : []),
    ...(includes(freeOrSoldPlanTypes, id)
      ? ['sections: JSON!', 'facts: TrainingFacts!', 'inside: Inside']
      : []),
    ...(id === 'article'
      ? [
          'minutesToRead: Int!',
          'wordCount: Int!',
          'updatedAt: Date! @dateformat',
          'writtenBy: ContentfulPerson! @link(by: "slug", from: "author")',
          'checkedBy: ContentfulPerson! @link(by: "slug", from: "reviewer")',
        ]
      : []),
    ...(id === 'exercise'
      ? [
          'steps: [String!]!',
          'cues: [String!]!',
          'facts: TrainingFacts!',
          'planUses: PlanUses!',
          'kit: [PageLink!]!',
          'films: [Film!]!',
        ]
      : []),
    ...(id === 'product'
      ? ['sizeChartHtml: String', 'exerciseLinks: [PageLink!]!', 'related: [ContentfulProduct!]!']
      : []),
    ...(id === 'faq' ? ['plainText: String!'] : []),
  ];
  const textNodes = fields
    .filter(([, field]) => field.kind === 'markdown')
    .map(([name]) => `type ${textNodeTypeOf(id, name)} implements Node @dontInfer { id: ID! }`);
  const programme = includes(freeOrSoldPlanTypes, id) ? ' & Programme' : '';
  const entry = `type ${nodeTypeOf(id)} implements ContentfulReference & ContentfulEntry & Node${programme} @dontInfer {\n  ${lines.join('\n  ')}\n}`;
  return [entry, ...textNodes].join('\n');
};

/**
 * The GraphQL schema of the whole content model. Gatsby could infer it from the entries, but
 * written out it is complete even if the space is empty or no entry uses a field.
 */
export const toContentGraphqlSchema = (): string =>
  [
    ...contentTypeIds.map(typeDefinition),
    'type ContentfulAsset implements ContentfulReference & Node & RemoteFile @dontInfer { title: String description: String }',
    'type PlanUse { title: String! path: String! isFree: Boolean! }',
    // A link to a page of this site, with its title.
    'type PageLink { title: String! path: String! }',
    // How an exercise moves, seen from one side: a Film of src/domain.
    'type Film { side: String! src: String! about: String! captions: String muscles: String }',
    'type PlanUses { plans: [PlanUse!]! more: Int! }',
    // Something for sale: a DigitalCatalogueItem that the build has compared with the payment
    // service.
    `type ${saleNodeTypeName} implements Node @dontInfer { kind: String! offer: String productId: String! rightId: String! title: String! path: String! prices: SalePrices! renewal: SalePrices opens: OpenedPlans! }`,
    'type SalePrices { gbp: SalePrice! eur: SalePrice! usd: SalePrice! aud: SalePrice! }',
    'type SalePrice { priceId: String! minorUnits: Int! }',
    'type OpenedPlans { plans: Int! inMembership: Int! }',
    // The number of plans, by what opens them: a SitePlanCountsByAccess of src/domain.
    'type PlanCounts { all: Int! publicPlans: Int! freeMemberPlans: Int! membershipPlans: Int! membershipSections: [SectionCount!]! soldWithPacks: [PackCount!]! packPlans: Int! warmUps: Int! }',
    'type SectionCount { section: String! plans: Int! categories: [CategoryCount!]! }',
    'type CategoryCount { category: String! plans: Int! }',
    'type PackCount { title: String! path: String! plans: Int! }',
    // Who runs the site: a Company of src/domain.
    'type Company { legalName: String! address: String! number: String! email: String! networks: [SocialNetwork!]! responsiblePerson: ResponsiblePerson }',
    'type SocialNetwork { name: String! href: String! }',
    'type ResponsiblePerson { name: String! address: String! email: String! }',
    'type TextPart { id: String! text: String! }',
    'type FinderChoices { minutes: [Int!]! kit: [String!]! levels: [String!]! }',
    'type Minutes { from: Int! to: Int! }',
    'type TrainingFacts { days: Int! minutes: Minutes! equipment: [String!]! level: String }',
    'type Inside { weeks: Int! sessions: Int! daysAWeek: Int! minutes: Minutes! equipment: [String!]! muscles: [InsideMuscle!]! exercises: [InsideExercise!]! }',
    'type InsideMuscle { muscle: String! sets: [Float!]! }',
    'type InsideExercise { title: String! path: String! sessions: Int! }',
    // The home page's example of a session: a SampleLift of src/domain, with its plan and the page
    // of its exercise.
    'type HomeSession { plan: PageLink! sample: JSON! exercise: ContentfulExercise! }',
    // The facts on the cards of plans and packs, whatever their type.
    `interface Programme implements Node { ${programmeFields.join(' ')} }`,
    'type ContentfulContentType implements Node @dontInfer { name: String }',
  ].join('\n\n');
