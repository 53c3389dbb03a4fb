import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CompareFileSchema, compareFilePath } from '../domain/finder/compare-file.ts';
import {
  memberPlanFactsFilePath,
  type AnonymousFactsOfMemberPlans,
} from '../domain/finder/elsewhere.ts';
import { FinderListFileSchema, FinderTrainingFactsSchema } from '../domain/finder/finder-file.ts';
import { finderPictureSize } from '../domain/finder/finder-picture.ts';
import {
  finderListFilePath,
  finderListIds,
  type FinderListId,
} from '../domain/finder/finder-lists.ts';
import { PublicCountsOfProgrammeSchema } from '../domain/plans/public-counts-of-programme.ts';
import type { EntriesByFinderList } from './pages/finder-pages.ts';

const commonFields = `
    id
    path
    title
    facts { days minutes { from to } equipment level }
    image {
      description
      gatsbyImage(layout: FIXED, width: ${finderPictureSize.width}, height: ${finderPictureSize.height}, outputPixelDensities: [1], formats: [WEBP], placeholder: NONE)
    }`;

const amount = '{ minorUnits }';
const programmes = `{ nodes { ${commonFields} inside { weeks daysAWeek minutes { from to } equipment muscles { muscle sets } } sale { productId prices { gbp ${amount} eur ${amount} usd ${amount} aud ${amount} } } } }`;

const query = `{
  workoutPlans: allContentfulWorkoutPlan ${programmes}
  workoutPacks: allContentfulWorkoutPack ${programmes}
  preBuiltPlans: allContentfulPreBuiltPlan ${programmes}
  homeGymPacks: allContentfulHomeGymPack ${programmes}
  exercises: allContentfulExercise { nodes { ${commonFields} } }
}`;

const InsideSchema = v.omit(PublicCountsOfProgrammeSchema, ['sessions', 'exercises']);

const NodesSchema = v.object({
  nodes: v.array(
    v.object({
      id: v.string(),
      path: v.string(),
      title: v.string(),
      facts: v.unknown(),
      sale: v.optional(v.unknown()),
      inside: v.nullish(InsideSchema),
      image: v.object({
        description: v.nullable(v.string()),
        gatsbyImage: v.object({
          images: v.object({ fallback: v.object({ src: v.string() }) }),
        }),
      }),
    }),
  ),
});
type Nodes = v.InferOutput<typeof NodesSchema>['nodes'];

const AnswerSchema = v.object({
  workoutPlans: NodesSchema,
  workoutPacks: NodesSchema,
  preBuiltPlans: NodesSchema,
  homeGymPacks: NodesSchema,
  exercises: NodesSchema,
});

const listNames = {
  'workout-plans': 'workoutPlans',
  'workout-packs': 'workoutPacks',
  'pre-built-plans': 'preBuiltPlans',
  'home-gym-packs': 'homeGymPacks',
  exercises: 'exercises',
} as const satisfies Record<FinderListId, keyof v.InferOutput<typeof AnswerSchema>>;

const comparedLists = [
  ['workoutPlans', 'free plan'],
  ['workoutPacks', 'pack'],
  ['preBuiltPlans', 'pack'],
  ['homeGymPacks', 'pack'],
] as const;

const toFile = (nodes: Nodes, listed: EntriesByFinderList[FinderListId]): string => {
  const nodeById = new Map(nodes.map((node) => [node.id, node]));
  const entries = listed.flatMap((one) => {
    const node = nodeById.get(one.entry.nodeId);
    if (node === undefined) return [];
    const { src } = node.image.gatsbyImage.images.fallback;
    const picture = { alt: node.image.description ?? '', src };
    const sale = node.sale ?? undefined;
    return [
      {
        path: node.path,
        title: node.title,
        facts: node.facts,
        plan: 'plan' in one ? one.plan : undefined,
        picture,
        sale,
      },
    ];
  });
  return JSON.stringify(v.parse(FinderListFileSchema, entries));
};

/**
 * What stands side by side: of a plan, or of the programme that a pack opens, otherwise of the
 * pack's page.
 */
const toCompareFile = (answer: v.InferOutput<typeof AnswerSchema>): string => {
  const plans = ([list, kind]: (typeof comparedLists)[number]): readonly unknown[] =>
    answer[list].nodes.map(({ path: address, title, facts: listed, sale, inside }) => {
      const facts = v.parse(FinderTrainingFactsSchema, listed);
      return {
        path: address,
        title,
        kind,
        weeks: inside?.weeks,
        days: inside?.daysAWeek ?? facts.days,
        minutes: inside?.minutes ?? facts.minutes,
        equipment: inside?.equipment ?? facts.equipment,
        level: facts.level,
        sets: (inside?.muscles ?? []).map(({ muscle, sets }) => ({
          muscle,
          aWeek: Math.round(sets.reduce((sum, week) => sum + week, 0) / Math.max(1, sets.length)),
        })),
        sale: sale ?? undefined,
      };
    });
  return JSON.stringify(v.parse(CompareFileSchema, comparedLists.flatMap(plans)));
};

/** Runs a query against Gatsby's nodes. */
type RunQuery = (query: string) => Promise<{ readonly data?: unknown; readonly errors?: unknown }>;

/**
 * Writes a file for each list with the finder, with all its entries in the list's order, one by
 * which it counts the member plans, and one with what stands side by side.
 */
export const writeFinderListsAndComparison = async (
  publicFolder: string,
  lists: EntriesByFinderList,
  members: AnonymousFactsOfMemberPlans,
  runQuery: RunQuery,
): Promise<void> => {
  const { data, errors } = await runQuery(query);
  if (errors !== undefined) throw new Error(`The lists cannot be read: ${JSON.stringify(errors)}`);
  const answer = v.parse(AnswerSchema, data);
  await Promise.all(
    finderListIds.map(async (list) => {
      const file = path.join(publicFolder, finderListFilePath(list));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, toFile(answer[listNames[list]].nodes, lists[list]));
    }),
  );
  await writeFile(path.join(publicFolder, memberPlanFactsFilePath), JSON.stringify(members));
  await writeFile(path.join(publicFolder, compareFilePath), toCompareFile(answer));
};
