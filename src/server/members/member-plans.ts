import { generalApiPaths } from '../../domain/api-paths.ts';
import { mayOpenPlan } from '../../domain/rights/entitlement.ts';
import type { MemberPlansAnswer, MemberPlanSummary } from '../../domain/members/member-plan.ts';
import { lockedPlanCountsAndOffersBySection } from '../../domain/members/offers.ts';
import { memberPlanCategoryKey } from '../../domain/members/zone-address.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import type { PublicCountsOfProgramme } from '../../domain/plans/public-counts-of-programme.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import { pathBelowBaseOrBlankAtBase } from './path-below-base-or-blank-at-base.ts';
import {
  enforcePlanAndPictureLimits,
  findRightsIfDatabaseAnswers,
  requireOpenPlan,
  type PlanDependencies,
} from './plan-access.ts';

/** What the endpoint of plans needs. */
export type MemberPlansDependencies = PlanDependencies & {
  readonly sectionsOf: (plan: MemberPlanSummary) => Promise<readonly HtmlOrPlanSection[]>;
  /** What is counted in a plan; undefined for a text without a plan. */
  readonly insideOf: (plan: MemberPlanSummary) => Promise<PublicCountsOfProgramme | undefined>;
};

/**
 * The plans that a member may open. For locked ones it only says how many there are and which pages
 * sell them; those that an earlier membership opened are also named. While her record cannot be
 * read she gets the free plans, and `isWhole` is false.
 */
const answerList = async (
  dependencies: MemberPlansDependencies,
  request: Request,
): Promise<Response> => {
  const subject = await dependencies.authenticate(request);
  enforcePlanAndPictureLimits(dependencies, subject, { plans: 1 });
  const rights = await findRightsIfDatabaseAnswers(dependencies, subject);
  const rightIds = rights?.rightIds;
  const closedRightIds = rights?.closedRightIds ?? [];
  const plans = await dependencies.files.plans();
  const answer: MemberPlansAnswer = {
    plans: plans.filter(({ rights }) => mayOpenPlan(rights, rightIds ?? [])),
    locked:
      rightIds === undefined
        ? []
        : lockedPlanCountsAndOffersBySection(plans, await dependencies.files.onSale(), rightIds),
    closed: plans
      .filter((plan) => !mayOpenPlan(plan.rights, rightIds ?? []))
      .filter((plan) => mayOpenPlan(plan.rights, closedRightIds))
      .map(({ title, section, category, slug }) => ({ title, section, category, slug })),
    categories: [
      ...new Set(plans.map(({ section, category }) => memberPlanCategoryKey(section, category))),
    ],
    isWhole: rightIds !== undefined,
  };
  return jsonAnswer(answer);
};

const answerPlan = async (
  dependencies: MemberPlansDependencies,
  request: Request,
  planAddress: string,
): Promise<Response> => {
  const plan = await requireOpenPlan(
    dependencies,
    request,
    planAddress,
    'plan',
    async (locked) => ({
      inside: await dependencies.insideOf(locked),
    }),
  );
  const sections = await dependencies.sectionsOf(plan);
  return jsonAnswer({ plan, sections });
};

/**
 * `GET /api/members/plans`: the list of plans. `GET /api/members/plans/…` with a plan's address
 * (without `/members/`): the plan and its text.
 */
export const createMemberPlansEndpoint = (dependencies: MemberPlansDependencies): Handler =>
  createEndpoint(
    {
      GET: (request) => {
        const planAddress = pathBelowBaseOrBlankAtBase(generalApiPaths.memberPlans, request);
        return planAddress === ''
          ? answerList(dependencies, request)
          : answerPlan(dependencies, request, planAddress);
      },
    },
    dependencies,
  );
