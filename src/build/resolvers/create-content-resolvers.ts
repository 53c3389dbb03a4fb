import * as v from 'valibot';
import { readBuildSettings } from '../../config/build/build-settings.ts';
import { readCompanyFromEntries } from '../../content/model/company.ts';
import { nodeTypeOf } from '../../content/model/content-model.ts';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import { entryPath } from '../../content/model/entry-path.ts';
import { exerciseLibraryOfFields } from '../../content/model/exercise-entries.ts';
import {
  typesWithHtml,
  typesWithTableOfContents,
  saleNodeTypeName,
  sellableProgrammeAndOfferTypeIds,
  typesWithPath,
} from '../../content/model/graphql-schema.ts';
import { freeOrSoldPlanTypes, type FreeOrSoldPlanType } from '../../content/model/type-groups.ts';
import { clinicalReviewFromEntryFields } from '../../content/model/clinical-review-from-entry-fields.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import { withClinicalReviewNote } from '../../content/render/review-note.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import { withUnitsSwitchIfPounds } from '../../content/render/units-switch.ts';
import { filterValuesToOfferForEntries } from '../../domain/finder/chosen-filters.ts';
import {
  trainingFactsOfExercise,
  trainingFactsOfProgramme,
} from '../../domain/finder/training-facts.ts';
import type { TrainingFacts } from '../../domain/finder/training-facts.ts';
import { HtmlOrPlanSectionsSchema } from '../../domain/plans/plan-view.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import { timeAndEquipmentOfSections } from '../../domain/plans/time-and-equipment.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { readingMinutesOfWordCount } from '../../domain/text/reading-time.ts';
import { findHomePageSampleSession } from './find-home-page-sample-session.ts';
import { publicCountsOfPlanOrPackProgramme } from './programme-contents-of-node.ts';
import { createNodeCache, contentDigestOf } from './node-cache.ts';
import { readCountsOfPlansOneRightOpens, readSitePlanCountsByAccess } from './plan-counts.ts';
import type { FindNodesOfType } from './plan-counts.ts';
import {
  exerciseLinksOfProduct,
  productLinksForExercise,
  productsRelatedToProduct,
} from './products-related-to-product.ts';
import { filmsOfExerciseNode } from './films.ts';
import { findFirstPlansUsingExercise } from './plans-using.ts';
import type { FreeOrSoldPlanNode } from './plans-using.ts';
import { readLongTextField } from '../read-space-from-nodes.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toEntryOfNodeIfValid, toValidEntriesOfNodes } from '../to-valid-entries-of-nodes.ts';
import {
  longTextOfNode,
  longTextWordCountOfNode,
  renderLongTextOfNode,
  type ResolverContext,
} from './rendered-texts.ts';
import {
  catalogueItemOfEntryResolver,
  catalogueOfSaleNodes,
  packCatalogueItemOfAdResolver,
} from './sale-resolvers.ts';

type Resolver = (node: AnyGatsbyNode, parameters: unknown, context: ResolverContext) => unknown;
type PictureResolver = (
  asset: AnyGatsbyNode,
  parameters: unknown,
  context: unknown,
  info: { readonly originalResolver: PictureResolver },
) => unknown;
type FieldResolvers = Readonly<Record<string, { readonly resolve: Resolver }>>;
type Resolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const articleResolvers: FieldResolvers = {
  minutesToRead: {
    resolve: (node, _, context) =>
      readingMinutesOfWordCount(longTextWordCountOfNode('article', node, context)),
  },
  wordCount: { resolve: (node, _, context) => longTextWordCountOfNode('article', node, context) },
};

/** The exercise library at one version of the exercises. */
type LibraryVersion = {
  readonly version: string;
  readonly number: number;
  readonly library: ExerciseLibrary;
};

let lastLibrary: LibraryVersion | undefined;

/**
 * The exercise library. Every plan needs it, so it is rebuilt only when an exercise has changed.
 */
const libraryOf = async ({ nodeModel }: ResolverContext): Promise<LibraryVersion> => {
  // Querying all exercises makes Gatsby run the page query again when one of them changes.
  const { entries } = await nodeModel.findAll({ type: nodeTypeOf('exercise') });
  const nodes = [...entries];
  const version = nodes.map(contentDigestOf).join();
  if (lastLibrary?.version !== version) {
    const number = (lastLibrary?.number ?? 0) + 1;
    const exercises = toValidEntriesOfNodes('exercise', nodes).map(({ fields }) => fields);
    lastLibrary = { version, number, library: exerciseLibraryOfFields(exercises) };
  }
  return lastLibrary;
};

const sectionsOf = async (
  type: ContentTypeId,
  node: AnyGatsbyNode,
  context: ResolverContext,
): Promise<readonly HtmlOrPlanSection[]> => {
  const { library } = await libraryOf(context);
  return renderAndSplitAtWorkouts(longTextOfNode(type, node, context), library);
};

// The card of one plan appears in several lists.
const programmesFacts = createNodeCache<TrainingFacts>(5000);

const programmeResolvers = (type: FreeOrSoldPlanType): FieldResolvers => ({
  sections: {
    resolve: async (node, _, context) =>
      // Pages trust this type without parsing it (src/gatsby-types.d.ts).
      v.parse(HtmlOrPlanSectionsSchema, await sectionsOf(type, node, context)),
  },
  facts: {
    resolve: async (node, _, context) => {
      const { number } = await libraryOf(context);
      const facts =
        programmesFacts.get(node, String(number)) ??
        trainingFactsOfProgramme(
          toEntryOfNodeIfValid(type, node)?.fields ?? {},
          timeAndEquipmentOfSections(await sectionsOf(type, node, context)),
        );
      return programmesFacts.set(node, facts, String(number));
    },
  },
});

const insideResolvers = (type: FreeOrSoldPlanType): FieldResolvers => ({
  inside: {
    resolve: async (node, _, context) =>
      publicCountsOfPlanOrPackProgramme(type, node, (await libraryOf(context)).library, context),
  },
});

const slugOf = (exercise: AnyGatsbyNode): string =>
  toEntryOfNodeIfValid('exercise', exercise)?.fields.slug ?? '';

const exerciseResolvers: FieldResolvers = {
  facts: {
    resolve: (node) => {
      const exercise = toEntryOfNodeIfValid('exercise', node);
      return exercise === undefined ? undefined : trainingFactsOfExercise(exercise.fields);
    },
  },
  steps: { resolve: (node, _, context) => renderLongTextOfNode('exercise', node, context).steps },
  cues: { resolve: (node, _, context) => renderLongTextOfNode('exercise', node, context).cues },
  films: {
    resolve: (node, _, { nodeModel }) =>
      // The gate of a preview doesn't hand out films.
      readBuildSettings().isPreview
        ? []
        : filmsOfExerciseNode(node, (id) => nodeModel.getNodeById({ id }) ?? undefined),
  },
  planUses: {
    resolve: async (node, _, context) => {
      const sources = await Promise.all(
        freeOrSoldPlanTypes.map(async (type): Promise<readonly FreeOrSoldPlanNode[]> => {
          const { entries } = await context.nodeModel.findAll({ type: nodeTypeOf(type) });
          return [...entries].map((plan) => ({
            type,
            node: plan,
            text: () => longTextOfNode(type, plan, context),
          }));
        }),
      );
      return findFirstPlansUsingExercise(slugOf(node), sources.flat(), await libraryOf(context));
    },
  },
  kit: {
    resolve: async (node, _, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({ type: nodeTypeOf('product') });
      return productLinksForExercise(slugOf(node), toValidEntriesOfNodes('product', entries));
    },
  },
};

const productResolvers: FieldResolvers = {
  sizeChartHtml: {
    resolve: (node, _, { nodeModel }) => {
      const chart = readLongTextField(
        node,
        'sizeChart',
        (id) => nodeModel.getNodeById({ id }) ?? undefined,
      );
      return chart === undefined ? null : renderAndCheckMarkdown(chart).html;
    },
  },
  exerciseLinks: {
    resolve: async (node, _, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({ type: nodeTypeOf('exercise') });
      return toValidEntriesOfNodes('product', [node]).flatMap((product) =>
        exerciseLinksOfProduct(product, toValidEntriesOfNodes('exercise', entries)),
      );
    },
  },
  related: {
    resolve: async (node, _, { nodeModel }) => {
      const { entries } = await nodeModel.findAll({ type: nodeTypeOf('product') });
      return toValidEntriesOfNodes('product', [node]).flatMap((product) =>
        productsRelatedToProduct(product, toValidEntriesOfNodes('product', entries)).map(
          (related) => related.node,
        ),
      );
    },
  },
};

const faqResolvers: FieldResolvers = {
  plainText: {
    resolve: (node, _, context) => renderLongTextOfNode('faq', node, context).plainText,
  },
};

const includes = (types: readonly ContentTypeId[], type: ContentTypeId): boolean =>
  types.includes(type);

const resolversOf = (type: ContentTypeId): FieldResolvers => ({
  ...(includes(typesWithPath, type) ? { path: { resolve: (node) => entryPath(type, node) } } : {}),
  ...(includes(typesWithHtml, type)
    ? {
        html: {
          resolve: (node, _, context) => {
            const { html } = renderLongTextOfNode(type, node, context);
            return type === 'calculator'
              ? withClinicalReviewNote(
                  withUnitsSwitchIfPounds(html),
                  clinicalReviewFromEntryFields(
                    toEntryOfNodeIfValid('calculator', node)?.fields ?? {},
                  ),
                )
              : html;
          },
        },
      }
    : {}),
  ...(includes(typesWithTableOfContents, type)
    ? {
        contents: {
          resolve: (node, _, context) =>
            renderLongTextOfNode(type, node, context)
              .headings.filter(({ level }) => level === 2)
              .map(({ id, text }) => ({ id, text })),
        },
      }
    : {}),
  ...freeOrSoldPlanTypes.filter((planType) => planType === type).map(programmeResolvers)[0],
  ...freeOrSoldPlanTypes.filter((planType) => planType === type).map(insideResolvers)[0],
  ...(includes(sellableProgrammeAndOfferTypeIds, type) ? catalogueItemOfEntryResolver : {}),
  ...(type === 'article' ? articleResolvers : {}),
  ...(type === 'exercise' ? exerciseResolvers : {}),
  ...(type === 'faq' ? faqResolvers : {}),
  ...(type === 'product' ? productResolvers : {}),
});

// Enough for every size of every picture on the pages that one worker process is rendering.
const pictures = createNodeCache<unknown>(5000);

const resolvePicture: PictureResolver = (asset, parameters, context, info) => {
  const purpose = JSON.stringify(parameters);
  return (
    pictures.get(asset, purpose) ??
    pictures.set(asset, info.originalResolver(asset, parameters, context, info), purpose)
  );
};

/**
 * Entries in the order of the given ids. A filter with a sort order would search all entries for
 * every page of a list.
 */
const byId = (type: string) => ({
  type: `[${type}!]!`,
  args: { ids: '[String!]!' },
  resolve: (
    _: unknown,
    { ids }: { readonly ids: readonly string[] },
    { nodeModel }: ResolverContext,
  ) => ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
});

/** The finder's choices for the whole exercise library. */
const exerciseChoices = {
  type: 'FinderChoices!',
  resolve: async (_: unknown, _parameters: unknown, { nodeModel }: ResolverContext) => {
    const { entries } = await nodeModel.findAll({ type: nodeTypeOf('exercise') });
    return filterValuesToOfferForEntries(
      toValidEntriesOfNodes('exercise', entries).map(({ fields }) =>
        trainingFactsOfExercise(fields),
      ),
    );
  },
};

const findAllOf =
  ({ nodeModel }: ResolverContext): FindNodesOfType =>
  async (type) => [...(await nodeModel.findAll({ type })).entries];

const planCounts = {
  type: 'PlanCounts!',
  resolve: (_: unknown, _parameters: unknown, context: ResolverContext) =>
    readSitePlanCountsByAccess(findAllOf(context)),
};

const company = {
  type: 'Company!',
  resolve: async (_: unknown, _parameters: unknown, { nodeModel }: ResolverContext) => {
    const { entries } = await nodeModel.findAll({ type: nodeTypeOf('site') });
    return readCompanyFromEntries(toValidEntriesOfNodes('site', entries));
  },
};

const openedPlans: FieldResolvers = {
  opens: {
    resolve: (node, _, context) => {
      const [sale] = catalogueOfSaleNodes([node]);
      return sale === undefined
        ? null
        : readCountsOfPlansOneRightOpens(sale.rightId, findAllOf(context));
    },
  },
};

/**
 * The fields of the GraphQL schema that the CMS doesn't have: addresses, HTML, sections, steps,
 * reading times and so on.
 */
export const createContentResolvers = (): Resolvers => ({
  ...Object.fromEntries(
    [...new Set([...typesWithPath, ...typesWithHtml, ...sellableProgrammeAndOfferTypeIds])].map(
      (type) => [nodeTypeOf(type), resolversOf(type)],
    ),
  ),
  [nodeTypeOf('ad')]: packCatalogueItemOfAdResolver,
  [saleNodeTypeName]: openedPlans,
  ContentfulAsset: { gatsbyImage: { resolve: resolvePicture } },
  Query: {
    articlesById: byId('ContentfulArticle'),
    exercisesById: byId('ContentfulExercise'),
    productsById: byId('ContentfulProduct'),
    programmesById: byId('Programme'),
    exerciseChoices,
    planCounts,
    company,
    homeSession: {
      type: 'HomeSession',
      resolve: (_: unknown, _parameters: unknown, context: ResolverContext) =>
        findHomePageSampleSession((plan) => sectionsOf('workoutPlan', plan, context), context),
    },
  },
});
