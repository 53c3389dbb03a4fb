import * as v from 'valibot';
import { exercisePathsInSections, HtmlOrPlanSectionsSchema } from '../../domain/plans/plan-view.ts';
import { pageDataAddress } from '../../domain/offline/kept-pages-and-caches.ts';
import { pageToKeepOnVisit } from '../../domain/offline/page-to-keep-on-visit.ts';
import { isMemberPlan } from '../../domain/training/plan/plan-place.ts';
import { routes } from '../../domain/routes.ts';
import { siteFileTimeoutMs } from '../../domain/timeouts.ts';
import { recall } from '../storage.ts';
import { openTrainingLog } from '../training-log/open-training-log.ts';

const WithSections = v.object({ sections: HtmlOrPlanSectionsSchema });
const PageData = v.object({
  result: v.object({
    data: v.union([v.object({ plan: WithSections }), v.object({ pack: WithSections })]),
  }),
});

/** The addresses of the exercises that a public page's plans name; none if it has no plan. */
const exercisesOf = async (path: string): Promise<readonly string[]> => {
  const answer = await fetch(pageDataAddress(path), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(siteFileTimeoutMs),
  });
  const page = v.safeParse(PageData, answer.ok ? await answer.json() : undefined);
  if (!page.success) return [];
  const { data } = page.output.result;
  const { sections } = 'plan' in data ? data.plan : data.pack;
  return exercisePathsInSections(sections);
};

/** A page with what a session of its plans opens. */
const withExercises = async (path: string): Promise<readonly string[]> => [
  path,
  ...(await exercisesOf(path).catch(() => [])),
];

/**
 * The members zone, whose one page opens every member plan, and the exercises of the plans that she
 * keeps.
 */
const zonePages = async (): Promise<readonly string[]> => {
  if (recall('members.kept') === undefined) return [];
  const { exerciseAddressesOfKeptPlans } = await import('../kept-plans/kept-plans.ts');
  return [routes.members, ...(await exerciseAddressesOfKeptPlans())];
};

const planPages = async (): Promise<readonly string[]> => {
  if (recall('training') === undefined) return [];
  const log = await openTrainingLog();
  const paths = (await log.plans())
    .filter((plan) => plan.state === 'active' && !isMemberPlan(plan))
    .map(({ path }) => path);
  return (await Promise.all([...new Set(paths)].map(withExercises))).flat();
};

/** The pages of the plans that the visitor follows or keeps, with their exercises. */
export const followedOrKeptPlanAndExercisePaths = async (): Promise<readonly string[]> => {
  const all = await Promise.all([planPages(), zonePages()].map((one) => one.catch(() => [])));
  return all.flat();
};

/** The page that the visitor has open, with its exercises, if it is one that is kept. */
export const currentPageAndExercisePaths = async (
  pathname: string,
  query: string,
): Promise<readonly string[]> => {
  const page = pageToKeepOnVisit(pathname, query);
  return page === undefined ? [] : withExercises(page);
};
