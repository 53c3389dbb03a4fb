import { generalApiPaths } from '../../domain/api-paths.ts';
import { mayOpenPlan } from '../../domain/rights/entitlement.ts';
import { maxPicturesPerRequest } from '../../domain/limits.ts';
import type { MemberPlanSummary } from '../../domain/members/member-plan.ts';
import type { MemberPlanPictureSizeName } from '../../domain/members/picture-sizes.ts';
import { parsePlanAddressBelowMembers } from '../../domain/members/plan-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, privateAnswerHeaders, Refusal } from '../http/answers.ts';
import { pathBelowBaseOrBlankAtBase } from './path-below-base-or-blank-at-base.ts';
import {
  enforcePlanAndPictureLimits,
  findRightsIfDatabaseAnswers,
  requireOpenPlan,
  type PlanDependencies,
} from './plan-access.ts';

/** What the endpoint of pictures needs. */
export type MemberPlanPicturesDependencies = PlanDependencies & {
  readonly pictureOf: (
    plan: MemberPlanSummary,
    size: MemberPlanPictureSizeName,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

const answerLargePicture = async (
  dependencies: MemberPlanPicturesDependencies,
  request: Request,
  planAddress: string,
): Promise<Response> => {
  const plan = await requireOpenPlan(dependencies, request, planAddress, 'picture');
  const bytes = await dependencies.pictureOf(plan, 'large');
  if (bytes === undefined) throw new Refusal(404, 'This plan has no picture.');
  return new Response(bytes, {
    headers: { ...privateAnswerHeaders, 'content-type': 'image/webp' },
  });
};

/**
 * The small pictures of several plans, in base64 by the plan's address. Leaves out plans that the
 * member may not open.
 */
const answerSmallPictures = async (
  dependencies: MemberPlanPicturesDependencies,
  request: Request,
): Promise<Response> => {
  const { authenticate, files, pictureOf } = dependencies;
  const subject = await authenticate(request);
  const planAddresses = new Set(new URL(request.url).searchParams.getAll('plan'));
  if (planAddresses.size > maxPicturesPerRequest) {
    throw new Refusal(400, `Ask for no more than ${maxPicturesPerRequest} pictures at once.`);
  }
  enforcePlanAndPictureLimits(dependencies, subject, { pictures: planAddresses.size });
  const rights = await findRightsIfDatabaseAnswers(dependencies, subject);
  const pictures: Record<string, string> = {};
  for (const planAddress of planAddresses) {
    const address = parsePlanAddressBelowMembers(planAddress);
    const plan = address === undefined ? undefined : await files.planAt(address);
    if (plan === undefined || !mayOpenPlan(plan.rights, rights?.rightIds ?? [])) continue;
    const bytes = await pictureOf(plan, 'small');
    if (bytes !== undefined) pictures[planAddress] = Buffer.from(bytes).toString('base64');
  }
  return jsonAnswer({ pictures });
};

/**
 * `GET /api/members/pictures/…` with a plan's address (without `/members/`): its large picture, as
 * WebP. `GET /api/members/pictures?plan=…&plan=…`: the small pictures of those plans, in base64.
 */
export const createMemberPlanPicturesEndpoint = (
  dependencies: MemberPlanPicturesDependencies,
): Handler =>
  createEndpoint(
    {
      GET: (request) => {
        const planAddress = pathBelowBaseOrBlankAtBase(generalApiPaths.memberPictures, request);
        return planAddress === ''
          ? answerSmallPictures(dependencies, request)
          : answerLargePicture(dependencies, request, planAddress);
      },
    },
    dependencies,
  );
