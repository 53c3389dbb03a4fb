import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberPlanWithText } from '../../domain/members/member-plan.ts';
import { leaseDays } from '../../domain/offline/lease.ts';
import { stubIndexedDb } from '../training-log/storage/device.test-support.ts';
import { clearMemberStorage } from '../storage.ts';
import { allSealedPlans } from './plan-store.ts';
import {
  applyGateResultToKeptPlan,
  exerciseAddressesOfKeptPlans,
  keepPlanWithoutPictures,
  readKeptPlanByAddress,
  readKeptPlanExpiryTimes,
} from './kept-plans.ts';

const rememberedSubject = vi.hoisted(() => ({ subject: 'auth0|nadia' as string | null }));
vi.mock('../auth/remembered-session.ts', () => ({
  readSubjectOfRememberedSession: () => rememberedSubject.subject,
}));

const canary = 'KNURL-CANARY-9f2 squat to the sound of rain';
const address = 'workout-plans/home/rain-plan';
const opened: MemberPlanWithText = {
  plan: {
    id: 'rain',
    title: 'Rain plan',
    section: 'workout-plans',
    category: 'home',
    slug: 'rain-plan',
    lead: canary,
    weeks: 0,
    sessions: 0,
    minutes: { from: 0, to: 0 },
    equipment: [],
    work: { primary: [], secondary: [] },
    picture: '',
    rights: { free: true },
  },
  sections: [{ kind: 'text', html: `<p>${canary}</p>`, headings: [] }],
};
const answered = { kind: 'answered', value: opened } as const;
const unreachable = { kind: 'failed', sentence: 'No connection.' } as const;
const refusal = (status: number) =>
  ({ kind: 'refused', sentence: 'No.', status, body: undefined }) as const;

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 10, 26, 12);

/** Everything in the database, its bytes as text. */
const storedText = async (): Promise<string> => {
  const plans = await allSealedPlans();
  return plans
    .map((plan) => `${JSON.stringify(plan)} ${new TextDecoder().decode(plan.text)}`)
    .join('\n');
};

beforeEach(() => {
  stubIndexedDb();
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  rememberedSubject.subject = 'auth0|nadia';
});

describe('a member plan that is kept on the device', () => {
  it('is not kept by an answer that comes after a logout', async () => {
    await keepPlanWithoutPictures(address, opened);
    const renewal = applyGateResultToKeptPlan(address, answered);
    clearMemberStorage();
    await renewal.catch(() => undefined);
    expect(await allSealedPlans()).toEqual([]);

    // The login ends only after the plan was found.
    const late = keepPlanWithoutPictures(address, opened);
    rememberedSubject.subject = null;
    await late.catch(() => undefined);
    expect(await allSealedPlans()).toEqual([]);
    expect([...(await readKeptPlanExpiryTimes())]).toEqual([]);
  });

  it('opens without the gate, and none of its words can be read in the database', async () => {
    await keepPlanWithoutPictures(address, opened);
    expect(await applyGateResultToKeptPlan(address, unreachable)).toEqual(answered);
    const stored = await storedText();
    expect(stored).toContain(address);
    expect(stored).not.toMatch(/CANARY|rain-plan plan|squat/);
  });

  it('is kept by wish alone: what the gate answers is not stored', async () => {
    expect(await applyGateResultToKeptPlan(address, answered)).toEqual(answered);
    expect(await allSealedPlans()).toEqual([]);
    expect(await applyGateResultToKeptPlan(address, unreachable)).toEqual(unreachable);
  });

  it('opens for fourteen days, which begin again whenever the gate has opened it', async () => {
    await keepPlanWithoutPictures(address, opened);
    vi.setSystemTime(start + 10 * day);
    await applyGateResultToKeptPlan(address, answered);
    expect([...(await readKeptPlanExpiryTimes()).values()]).toEqual([
      start + (10 + leaseDays) * day,
    ]);
    vi.setSystemTime(start + (10 + leaseDays) * day);
    expect(await applyGateResultToKeptPlan(address, unreachable)).toEqual(unreachable);
    expect(await allSealedPlans()).toEqual([]);
  });

  it.each([403, 404])('ends with her right: the gate answers %s', async (status) => {
    await keepPlanWithoutPictures(address, opened);
    await applyGateResultToKeptPlan(address, refusal(status));
    expect(await allSealedPlans()).toEqual([]);
  });

  it('survives a refusal that is temporary', async () => {
    await keepPlanWithoutPictures(address, opened);
    await applyGateResultToKeptPlan(address, refusal(429));
    expect(await readKeptPlanByAddress(address)).toEqual(opened);
  });

  it('opens for nobody else, and not in the place of another plan', async () => {
    await keepPlanWithoutPictures(address, opened);
    rememberedSubject.subject = 'auth0|petra';
    expect(await readKeptPlanByAddress(address)).toBeUndefined();
    rememberedSubject.subject = null;
    await expect(keepPlanWithoutPictures(address, opened)).rejects.toThrow();
    expect(await readKeptPlanByAddress(address)).toBeUndefined();
  });

  it.each([
    ['at a logout', async () => clearMemberStorage()],
    [
      'with a session that is over',
      () => applyGateResultToKeptPlan(address, { kind: 'signed-out' }),
    ],
  ])('is gone %s, with its key', async (_, leave) => {
    await keepPlanWithoutPictures(address, opened);
    const [before] = await allSealedPlans();
    await leave();
    expect(await allSealedPlans()).toEqual([]);
    // A copy of what was stored opens with no key that there will ever be.
    await keepPlanWithoutPictures('workout-plans/home/other', opened);
    if (before === undefined) throw new Error('Nothing was kept.');
    const { storeSealedPlan } = await import('./plan-store.ts');
    await storeSealedPlan(before);
    expect(await readKeptPlanByAddress(address)).toBeUndefined();
  });

  it('names the exercises whose pages its sessions open', async () => {
    await keepPlanWithoutPictures(address, opened);
    expect(await exerciseAddressesOfKeptPlans()).toEqual([]);
  });
});
