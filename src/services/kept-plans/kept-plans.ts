import type { MemberPlanWithText } from '../../domain/members/member-plan.ts';
import { parseMemberPlanWithText } from '../../domain/members/parse-member-plans.ts';
import { isLeaseOpen, beginLease } from '../../domain/offline/lease.ts';
import { exercisePathsInSections } from '../../domain/plans/plan-view.ts';
import { readSubjectOfRememberedSession } from '../auth/remembered-session.ts';
import type { MemberApiResult } from '../members/member-api.ts';
import { forgetKeptPlans, recall, remember } from '../storage.ts';
import {
  allSealedPlans,
  deleteSealedPlanByAddress,
  findSealedPlanByAddress,
  readOrCreatePlanKey,
  storeSealedPlan,
} from './plan-store.ts';
import { sealPlanText, unsealPlanTextOrThrow } from './sealed-plan-text.ts';

/** Whose a kept plan is, and which: another member's login doesn't open it. */
const belongsTo = (subject: string, address: string): string => `${subject} ${address}`;

/** Stores a plan, sealed, with a new lease. */
const sealAndStore = async (address: string, opened: MemberPlanWithText): Promise<void> => {
  const subject = readSubjectOfRememberedSession();
  if (subject === null) throw new Error('Nobody is logged in.');
  const sealed = await sealPlanText(
    await readOrCreatePlanKey(),
    belongsTo(subject, address),
    JSON.stringify(opened),
  );
  await storeSealedPlan({ address, ...beginLease(Date.now()), ...sealed });
  // The visitor may have logged out meanwhile, in this tab or another one.
  if (recall('members.kept') === undefined || readSubjectOfRememberedSession() !== subject) {
    forgetKeptPlans();
  }
};

/** Keeps a plan on this device. Its address is that without `/members/`. */
export const keepPlanWithoutPictures = async (
  address: string,
  opened: MemberPlanWithText,
): Promise<void> => {
  remember('members.kept', '1');
  await sealAndStore(address, opened);
};

/**
 * Reads a kept plan. Undefined if it isn't kept, its lease is over, or somebody else kept it; then
 * it is removed.
 */
export const readKeptPlanByAddress = async (
  address: string,
): Promise<MemberPlanWithText | undefined> => {
  const stored = await findSealedPlanByAddress(address);
  const subject = readSubjectOfRememberedSession();
  if (stored === undefined || subject === null) return undefined;
  if (isLeaseOpen(stored, Date.now())) {
    const text = await unsealPlanTextOrThrow(
      await readOrCreatePlanKey(),
      belongsTo(subject, address),
      stored,
    ).catch(() => 'null');
    const plan = parseMemberPlanWithText(JSON.parse(text));
    if (plan !== undefined) return plan;
  }
  await deleteSealedPlanByAddress(address);
  return undefined;
};

/**
 * When each kept plan stops to open unless it is renewed, by address. Removes those whose lease is
 * over.
 */
export const readKeptPlanExpiryTimes = async (): Promise<ReadonlyMap<string, number>> => {
  const now = Date.now();
  const open = new Map<string, number>();
  // Nothing is kept: the database isn't even created.
  if (recall('members.kept') === undefined) return open;
  for (const plan of await allSealedPlans()) {
    if (isLeaseOpen(plan, now)) open.set(plan.address, plan.until);
    else await deleteSealedPlanByAddress(plan.address);
  }
  return open;
};

/**
 * The paths of the exercises that kept plans name, with repeats; removes plans whose lease is over.
 */
export const exerciseAddressesOfKeptPlans = async (): Promise<readonly string[]> => {
  const addresses = [...(await readKeptPlanExpiryTimes()).keys()];
  const plans = await Promise.all(addresses.map(readKeptPlanByAddress));
  return plans.flatMap((plan) =>
    plan === undefined ? [] : exercisePathsInSections(plan.sections),
  );
};

/** Removes a kept plan, by its address without `/members/`; does nothing if it isn't kept. */
export const removeKeptPlanByAddress = (address: string): Promise<void> =>
  deleteSealedPlanByAddress(address);

/**
 * What follows from the gate's answer: it renews a kept plan, and ends it with the right. If the
 * gate can't be reached, the kept plan answers.
 */
export const applyGateResultToKeptPlan = async (
  address: string,
  result: MemberApiResult<MemberPlanWithText>,
): Promise<MemberApiResult<MemberPlanWithText>> => {
  switch (result.kind) {
    case 'answered':
      if ((await findSealedPlanByAddress(address)) !== undefined)
        await sealAndStore(address, result.value);
      return result;
    case 'refused':
      // Any other refusal, such as too many requests, is temporary.
      if (result.status === 403 || result.status === 404) await deleteSealedPlanByAddress(address);
      return result;
    case 'signed-out':
      forgetKeptPlans();
      return result;
    case 'failed': {
      const value = await readKeptPlanByAddress(address);
      return value === undefined ? result : { kind: 'answered', value };
    }
  }
};
