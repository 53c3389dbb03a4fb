import { mayOpen } from '../../domain/entitlement.ts';
import { valuesOfRecord, type CustomerAnswer } from '../../domain/members/customer-answer.ts';
import type { LockedSection, MemberPlan, MemberPlans } from '../../domain/members/member-plan.ts';
import type { OpenedPlan } from '../../domain/members/parse-member-plans.ts';
import type { GetAccessToken, MemberAnswer } from './ask-members.ts';
import { readCustomerRecord } from './customer-record.ts';
import { createGuardedPictures, type GuardedPictures } from './guarded-pictures.ts';
import { readMemberPlan, readMemberPlans } from './member-plans.ts';

/** Something that was asked for: on its way, here, or not to be had. */
export type Load<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly value: Value }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** What the server turned her down with; undefined when it could not be asked. */
      readonly refusal: { readonly status: number; readonly body: unknown } | undefined;
    };

/** What is known of a member's zone. */
export type ZoneState = {
  readonly record: Load<CustomerAnswer>;
  readonly plans: Load<MemberPlans>;
};

/** A member's zone while the page is open. Nothing of it is stored. */
export type MemberZone = {
  readonly state: () => ZoneState;
  readonly subscribe: (reader: () => void) => () => void;
  /** Asks for her plans, and for her record, unless they have been asked for. */
  readonly start: () => void;
  readonly startRecord: () => void;
  /** Asks again for what could not be had, or is still on its way. */
  readonly retry: () => void;
  readonly readPlan: (address: string) => Promise<Load<OpenedPlan>>;
  readonly pictures: GuardedPictures;
};

const waiting = { kind: 'waiting' } as const;

/** Her session ending is no failure: the page around it asks her to log in. */
const toLoad = <Value>(answer: MemberAnswer<Value>): Load<Value> => {
  switch (answer.kind) {
    case 'answered':
      return { kind: 'here', value: answer.value };
    case 'refused': {
      const { sentence, status, body } = answer;
      return { kind: 'failed', sentence, refusal: { status, body } };
    }
    case 'lost':
      return { kind: 'failed', sentence: answer.sentence, refusal: undefined };
    case 'signed-out':
      return waiting;
  }
};

/** Opens the zone of one member. */
export const createMemberZone = (getAccessToken: GetAccessToken): MemberZone => {
  const readers = new Set<() => void>();
  const opened = new Map<string, OpenedPlan>();
  let state: ZoneState = { record: waiting, plans: waiting };
  let isStarted = false;
  let isRecordStarted = false;
  // An answer counts only if nothing was asked for after it.
  let lastAsked = 0;

  const change = (next: Partial<ZoneState>): void => {
    state = { ...state, ...next };
    for (const reader of readers) reader();
  };

  const askForPlans = async (): Promise<void> => {
    const asked = (lastAsked += 1);
    change({ plans: waiting });
    const plans = toLoad(await readMemberPlans(getAccessToken));
    if (asked === lastAsked) change({ plans });
  };

  const askForRecord = async (): Promise<void> => {
    change({ record: waiting });
    const record = toLoad(await readCustomerRecord(getAccessToken));
    change({ record });
    // The list was made while her record could not be had; now it can.
    const isList = state.plans.kind === 'here' && !state.plans.value.isWhole;
    if (record.kind === 'here' && isList) await askForPlans();
  };

  const startRecord = (): void => {
    if (isRecordStarted) return;
    isRecordStarted = true;
    void askForRecord();
  };

  const start = (): void => {
    startRecord();
    if (isStarted) return;
    isStarted = true;
    void askForPlans();
  };

  const retry = (): void => {
    const { record, plans } = state;
    if (plans.kind !== 'here' || !plans.value.isWhole) void askForPlans();
    if (record.kind !== 'here') void askForRecord();
  };

  return {
    state: () => state,
    subscribe: (reader) => {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    start,
    startRecord,
    retry,
    readPlan: async (address) => {
      const known = opened.get(address);
      if (known !== undefined) return { kind: 'here', value: known };
      const plan = toLoad(await readMemberPlan(getAccessToken, address));
      if (plan.kind === 'here') opened.set(address, plan.value);
      return plan;
    },
    pictures: createGuardedPictures(getAccessToken),
  };
};

/** The plans to show by what is known, and whether that is all she has. */
export type ShownPlans = {
  readonly plans: readonly MemberPlan[];
  readonly locked: readonly LockedSection[];
  readonly isWhole: boolean;
};

/**
 * What to show of a list: what her record opens, and while that is not known what is free (specification, section 4). The
 * server has decided before by the same rule; this only keeps the page true to the record.
 */
export const toShownPlans = (
  { plans, locked, isWhole }: MemberPlans,
  record: Load<CustomerAnswer>,
): ShownPlans => {
  const values = record.kind === 'here' ? valuesOfRecord(record.value) : [];
  const isKnown = isWhole && record.kind === 'here';
  return {
    plans: plans.filter(({ rights }) => mayOpen(rights, values)),
    locked: isKnown ? locked : [],
    isWhole: isKnown,
  };
};
