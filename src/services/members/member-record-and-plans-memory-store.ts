import { mayOpenPlan } from '../../domain/rights/entitlement.ts';
import { rightIdsOfCustomer, type CustomerAnswer } from '../../domain/members/customer-answer.ts';
import type {
  PlanLostSinceMembershipEnded,
  LockedPlanCountAndOffersOfSection,
  MemberPlansAnswer,
  MemberPlanSummary,
  MemberPlanWithText,
} from '../../domain/members/member-plan.ts';
import {
  createCachingMemberPictureFetcher,
  type CachingMemberPictureFetcher,
} from './caching-member-picture-fetcher.ts';
import { fetchCustomerRecord } from './customer-record.ts';
import type { GetAccessToken, MemberApiResult } from './member-api.ts';
import { fetchMemberPlanOrKept, fetchMemberPlansAnswer } from './member-plans.ts';

/** The state of something that is fetched. */
export type LoadState<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** The server's refusal; undefined when it couldn't be reached. */
      readonly refusal: { readonly status: number; readonly body: unknown } | undefined;
    };

/** The data of the members zone. */
export type MemberRecordAndPlansState = {
  readonly record: LoadState<CustomerAnswer>;
  readonly plans: LoadState<MemberPlansAnswer>;
};

/** The members zone of one member while the page is open. It stores nothing. */
export type MemberRecordAndPlansMemoryStore = {
  readonly state: () => MemberRecordAndPlansState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches the member's plans and her record, the first time it is called. */
  readonly start: () => void;
  /** Fetches the member's record, the first time it is called. */
  readonly startRecord: () => void;
  /**
   * Fetches the member's record again, and her plans if they have been fetched: she has bought
   * something.
   */
  readonly refresh: () => void;
  /** Fetches again what has failed or is still loading. */
  readonly retry: () => void;
  /** Fetches a plan by its address without `/members/`, unless it has been fetched before. */
  readonly fetchPlan: (planAddress: string) => Promise<LoadState<MemberPlanWithText>>;
  readonly pictures: CachingMemberPictureFetcher;
};

const loading = { kind: 'loading' } as const;

const toLoad = <Value>(result: MemberApiResult<Value>): LoadState<Value> => {
  switch (result.kind) {
    case 'answered':
      return { kind: 'loaded', value: result.value };
    case 'refused': {
      const { sentence, status, body } = result;
      return { kind: 'failed', sentence, refusal: { status, body } };
    }
    case 'failed':
      return { kind: 'failed', sentence: result.sentence, refusal: undefined };
    case 'signed-out':
      // Not a failure: the page around the zone sends the member to the login.
      return loading;
  }
};

/** The zone of one member, which fetches nothing until it is asked to. */
export const createMemberRecordAndPlansMemoryStore = (
  getAccessToken: GetAccessToken,
): MemberRecordAndPlansMemoryStore => {
  const listeners = new Set<() => void>();
  const plansByAddress = new Map<string, MemberPlanWithText>();
  let state: MemberRecordAndPlansState = { record: loading, plans: loading };
  let hasStarted = false;
  let hasStartedRecord = false;
  // Only the answer to the latest request for the plans counts.
  let latestRequest = 0;

  const update = (change: Partial<MemberRecordAndPlansState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const fetchPlans = async (): Promise<void> => {
    const request = (latestRequest += 1);
    update({ plans: loading });
    const plans = toLoad(await fetchMemberPlansAnswer(getAccessToken));
    if (request === latestRequest) update({ plans });
  };

  const fetchRecord = async (): Promise<void> => {
    update({ record: loading });
    const record = toLoad(await fetchCustomerRecord(getAccessToken));
    update({ record });
    // The server made this list while it couldn't read the member's record. Now it can.
    const isPartialList = state.plans.kind === 'loaded' && !state.plans.value.isWhole;
    if (record.kind === 'loaded' && isPartialList) await fetchPlans();
  };

  const startRecord = (): void => {
    if (hasStartedRecord) return;
    hasStartedRecord = true;
    void fetchRecord();
  };

  const start = (): void => {
    startRecord();
    if (hasStarted) return;
    hasStarted = true;
    void fetchPlans();
  };

  const refresh = (): void => {
    hasStartedRecord = true;
    plansByAddress.clear();
    void fetchRecord();
    if (hasStarted) void fetchPlans();
  };

  const retry = (): void => {
    const { record, plans } = state;
    if (plans.kind !== 'loaded' || !plans.value.isWhole) void fetchPlans();
    if (record.kind !== 'loaded') void fetchRecord();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    startRecord,
    refresh,
    retry,
    fetchPlan: async (planAddress) => {
      const known = plansByAddress.get(planAddress);
      if (known !== undefined) return { kind: 'loaded', value: known };
      const plan = toLoad(await fetchMemberPlanOrKept(getAccessToken, planAddress));
      if (plan.kind === 'loaded') plansByAddress.set(planAddress, plan.value);
      return plan;
    },
    pictures: createCachingMemberPictureFetcher(getAccessToken),
  };
};

/** The plans to show, and whether these are all that the member has. */
export type OpenLockedAndClosedMemberPlans = {
  readonly plans: readonly MemberPlanSummary[];
  readonly locked: readonly LockedPlanCountAndOffersOfSection[];
  /** The locked ones that a membership used to open for the member. */
  readonly closed: readonly PlanLostSinceMembershipEnded[];
  /**
   * Every category that has plans, whether or not the member may open them
   * (`memberPlanCategoryKey`).
   */
  readonly categories: readonly string[];
  readonly isWhole: boolean;
};

/**
 * The plans of a list that the member's record opens; only the free ones until the record is loaded
 * (STATES-10). The server has applied the same rule; applying it again keeps the page consistent
 * with the record.
 */
export const filterMemberPlansByRightsInRecord = (
  { plans, locked, closed, categories, isWhole }: MemberPlansAnswer,
  record: LoadState<CustomerAnswer>,
): OpenLockedAndClosedMemberPlans => {
  const rightIds = record.kind === 'loaded' ? rightIdsOfCustomer(record.value) : [];
  const isKnown = isWhole && record.kind === 'loaded';
  return {
    plans: plans.filter(({ rights }) => mayOpenPlan(rights, rightIds)),
    locked: isKnown ? locked : [],
    closed: isKnown ? closed : [],
    categories,
    isWhole: isKnown,
  };
};
