import * as v from 'valibot';
import type { OpenRightsAndMembership } from '../../domain/rights/member-rights.ts';
import { mayOpenPlan } from '../../domain/rights/entitlement.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import {
  LockedPlanSummarySchema,
  type LockedPlanSummary,
  type MemberPlanSummary,
} from '../../domain/members/member-plan.ts';
import { salesPagesForPlan } from '../../domain/members/offers.ts';
import { parsePlanAddressBelowMembers } from '../../domain/members/plan-address.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { Refusal } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { DatabaseUnavailable, type Database } from '../store/database.ts';
import { findCustomerWithRightsBySubject } from '../rights/read-rights.ts';
import type { MemberPlanListAndSalePagesReader } from './member-plan-list-and-sale-pages-reader.ts';
import { logFailure } from '../log.ts';

/** What every endpoint that a member calls needs. */
export type MemberDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly countRequest: BatchedRateLimit;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

/** What an endpoint needs that answers about plans. */
export type PlanDependencies = MemberDependencies & {
  readonly files: MemberPlanListAndSalePagesReader;
};

const planLimit: RateLimit = {
  ...requestRateLimits.memberPlans,
  purpose: 'plans',
  sentence: (wait) => `You have opened very many plans just now. Please try again in ${wait}.`,
};

const pictureLimit: RateLimit = {
  ...requestRateLimits.memberPictures,
  purpose: 'pictures',
  sentence: (wait) => `You have fetched very many pictures just now. Please try again in ${wait}.`,
};

/**
 * Counts a member's request for plans, or for a number of pictures. Refuses it (429) above the
 * limit.
 */
export const enforcePlanAndPictureLimits = (
  { countRequest }: MemberDependencies,
  subject: string,
  what: { readonly plans: number } | { readonly pictures: number },
): void =>
  countRequest([
    'plans' in what
      ? { limit: planLimit, caller: subject, cost: what.plans }
      : { limit: pictureLimit, caller: subject, cost: what.pictures },
  ]);

/**
 * After this time a list is answered without the member's rights: it shows the free plans, and the
 * page tries again.
 */
const rightsTimeoutMs = 2000;

/** The identifiers of a member's open rights, and of those that an earlier membership opened. */
type OwnRights = Pick<OpenRightsAndMembership, 'rightIds' | 'closedRightIds'>;

const findRights = async (
  { database, now }: MemberDependencies,
  subject: string,
): Promise<OwnRights> =>
  (await findCustomerWithRightsBySubject(database, subject, now())) ?? {
    rightIds: [],
    closedRightIds: [],
  };

/** A member's open and former rights; undefined if the database is down or too slow. */
export const findRightsIfDatabaseAnswers = async (
  dependencies: MemberDependencies,
  subject: string,
): Promise<OwnRights | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), rightsTimeoutMs);
  });
  const rights = findRights(dependencies, subject).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    (dependencies.log ?? logFailure)('A member’s record could not be had:', error);
    return undefined;
  });
  try {
    return await Promise.race([rights, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The plan at an address (without `/members/`) if the member who sends the request may open it.
 * Refuses otherwise: 401 without a valid token, 429 above the limit, 404 if there is no such plan,
 * 403 if it is locked for her. Plans and their pictures are served only after this check. `moreOf`
 * adds to what a refusal says of a locked plan.
 */
export const requireOpenPlan = async (
  dependencies: PlanDependencies,
  request: Request,
  planAddress: string,
  what: 'plan' | 'picture',
  moreOf: (
    plan: MemberPlanSummary,
  ) => Promise<Pick<LockedPlanSummary, 'inside'>> = async () => ({}),
): Promise<MemberPlanSummary> => {
  const subject = await dependencies.authenticate(request);
  enforcePlanAndPictureLimits(
    dependencies,
    subject,
    what === 'plan' ? { plans: 1 } : { pictures: 1 },
  );
  const address = parsePlanAddressBelowMembers(planAddress);
  const plan = address === undefined ? undefined : await dependencies.files.planAt(address);
  if (plan === undefined) throw new Refusal(404, 'There is no plan at this address.');
  if (plan.rights.free) return plan;
  if (mayOpenPlan(plan.rights, (await findRights(dependencies, subject)).rightIds)) return plan;
  const offers = salesPagesForPlan(plan.rights, await dependencies.files.onSale());
  const face = v.parse(LockedPlanSummarySchema, { ...plan, ...(await moreOf(plan)) });
  throw new Refusal(403, 'This plan isn’t among yours yet.', {}, { offers, plan: face });
};
