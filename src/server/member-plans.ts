import { mayOpen } from '../domain/entitlement.ts';
import type { MemberPlan, MemberPlans } from '../domain/members/member-plan.ts';
import { lockedSections, salesPagesOf } from '../domain/members/offers.ts';
import { parseMemberPlanAddress } from '../domain/members/plan-address.ts';
import type { Identify } from './access-token.ts';
import { findRecord } from './customers.ts';
import { DatabaseUnavailable, type Database } from './database.ts';
import { toEndpoint, type Handler } from './endpoint.ts';
import { jsonAnswer, privateHeaders } from './json-answer.ts';
import type { MemberFiles } from './member-files.ts';
import { Refusal } from './refusal.ts';

/** What the members' endpoints need. */
export type MemberDependencies = {
  readonly identify: Identify;
  readonly database: Database;
  readonly files: MemberFiles;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

/** Where the endpoints of plans and of their pictures are. What follows is the plan's address without `/members/`. */
const memberPlansAddress = '/api/members/plans';
const memberPicturesAddress = '/api/members/pictures';

/** A list waits no longer for the record: what is free can be shown, and the page asks again. */
const recordPatience = 2000;

const valuesOf = async (
  { database, now }: MemberDependencies,
  subject: string,
): Promise<readonly string[]> => (await findRecord(database, subject, now()))?.values ?? [];

/** What a member has, or undefined when that cannot be found out in time. */
const valuesInTime = async (
  dependencies: MemberDependencies,
  subject: string,
): Promise<readonly string[] | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), recordPatience);
  });
  const values = valuesOf(dependencies, subject).catch((error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    (dependencies.log ?? console.error)('A member’s record could not be had:', error);
    return undefined;
  });
  try {
    return await Promise.race([values, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * The plans that a member may open, and of the others how many there are and who sells them. While her record cannot be
 * had she gets the free ones.
 */
const answerList = async (
  dependencies: MemberDependencies,
  request: Request,
): Promise<Response> => {
  const subject = await dependencies.identify(request);
  const values = await valuesInTime(dependencies, subject);
  const plans = await dependencies.files.plans();
  const answer: MemberPlans = {
    plans: plans.filter(({ rights }) => mayOpen(rights, values ?? [])),
    locked:
      values === undefined
        ? []
        : lockedSections(plans, await dependencies.files.productPages(), values),
    isWhole: values !== undefined,
  };
  return jsonAnswer(answer);
};

/**
 * The plan that a request asks for, if the member who asks may open it: otherwise it is refused with 401, 403 or 404. The
 * one gate before a plan's text and its picture.
 */
const requirePlan = async (
  dependencies: MemberDependencies,
  request: Request,
  base: string,
): Promise<MemberPlan> => {
  const subject = await dependencies.identify(request);
  const { pathname } = new URL(request.url);
  const address = parseMemberPlanAddress(pathname.slice(base.length + 1));
  const plan = address === undefined ? undefined : await dependencies.files.planAt(address);
  if (plan === undefined) throw new Refusal(404, 'There is no plan at this address.');
  if (plan.rights.free) return plan;
  if (mayOpen(plan.rights, await valuesOf(dependencies, subject))) return plan;
  const offers = salesPagesOf(plan.rights, await dependencies.files.productPages());
  throw new Refusal(403, 'This plan isn’t among yours yet.', {}, { offers });
};

/** One plan with its text, to whoever may open it. */
const answerPlan = async (
  dependencies: MemberDependencies,
  request: Request,
): Promise<Response> => {
  const plan = await requirePlan(dependencies, request, memberPlansAddress);
  const sections = await dependencies.files.sectionsOf(plan);
  return jsonAnswer({ plan: plan, sections });
};

const listAddress = new RegExp(`^${memberPlansAddress}/?$`);

/** `GET /api/members/plans`: the list. `GET /api/members/plans/…`, with a plan's address without `/members/`: one plan. */
export const toMemberPlansEndpoint = (dependencies: MemberDependencies): Handler =>
  toEndpoint(
    {
      GET: (request) =>
        listAddress.test(new URL(request.url).pathname)
          ? answerList(dependencies, request)
          : answerPlan(dependencies, request),
    },
    dependencies,
  );

/** The picture of one plan, as large as its page shows it. */
const answerPicture = async (
  dependencies: MemberDependencies,
  request: Request,
): Promise<Response> => {
  const plan = await requirePlan(dependencies, request, memberPicturesAddress);
  const bytes = await dependencies.files.pictureOf(plan, 'large');
  if (bytes === undefined) throw new Refusal(404, 'This plan has no picture.');
  return new Response(bytes, { headers: { ...privateHeaders, 'content-type': 'image/webp' } });
};

/** A page of cards asks for its pictures at once; no page has more. */
const mostPictures = 40;

/** The small pictures of several plans by their addresses; of those that the member may not open there is nothing. */
const answerPictures = async (
  dependencies: MemberDependencies,
  request: Request,
): Promise<Response> => {
  const { identify, files } = dependencies;
  const subject = await identify(request);
  const asked = new Set(new URL(request.url).searchParams.getAll('plan'));
  if (asked.size > mostPictures) {
    throw new Refusal(400, `Ask for no more than ${mostPictures} pictures at once.`);
  }
  const values = await valuesInTime(dependencies, subject);
  const pictures: Record<string, string> = {};
  for (const text of asked) {
    const address = parseMemberPlanAddress(text);
    const plan = address === undefined ? undefined : await files.planAt(address);
    if (plan === undefined || !mayOpen(plan.rights, values ?? [])) continue;
    const bytes = await files.pictureOf(plan, 'small');
    if (bytes !== undefined) pictures[text] = Buffer.from(bytes).toString('base64');
  }
  return jsonAnswer({ pictures });
};

const picturesAddress = new RegExp(`^${memberPicturesAddress}/?$`);

/**
 * `GET /api/members/pictures/…`, with a plan's address: its picture. `GET /api/members/pictures?plan=…&plan=…`: the small
 * pictures of those plans, in base64.
 */
export const toMemberPicturesEndpoint = (dependencies: MemberDependencies): Handler =>
  toEndpoint(
    {
      GET: (request) =>
        picturesAddress.test(new URL(request.url).pathname)
          ? answerPictures(dependencies, request)
          : answerPicture(dependencies, request),
    },
    dependencies,
  );
