// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { memberPlanOf } from '../../../domain/members/member-plan.test-support.ts';
import {
  createMockLoginActions,
  memberSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import { ZonePlan } from './zone-plan.tsx';

const fetchPlan = vi.fn<() => Promise<unknown>>();
// One for all renders: another zone would load the plan again.
const zone = Object({ fetchPlan });
vi.mock(import('../use-zone.ts'), async (original) => ({
  ...(await original()),
  useMemberZoneStore: () => zone,
}));
// jsdom has no IntersectionObserver.
vi.mock(import('../plans/member-plan-picture.tsx'), () => ({ MemberPlanPicture: () => <span /> }));
afterEach(cleanup);

const show = (state: unknown): void => {
  fetchPlan.mockResolvedValue(state);
  render(
    <WithLoginSession session={memberSession} login={createMockLoginActions()}>
      <ZonePlan address="finishers/hiit/ten-efforts" since={performance.now()} />
    </WithLoginSession>,
  );
};
const unsigned = { reviewBy: '2027-02-28', signedBy: null, registration: null, signedOn: null };
const note = 'Not yet reviewed by a clinician.';
const plan = memberPlanOf('ten-efforts', { title: 'Ten efforts' });

it('says of a plan with advice about health that no clinician has reviewed it, on paper too', async () => {
  show({ kind: 'loaded', value: { plan: { ...plan, review: unsigned }, sections: [] } });
  expect((await screen.findByText(note)).closest('.no-print')).toBeNull();
});

it('says nothing of it where there is no such advice', async () => {
  show({ kind: 'loaded', value: { plan, sections: [] } });
  await screen.findByRole('heading', { level: 1, name: 'Ten efforts' });
  expect(screen.queryByText(note)).toBeNull();
});

it('says nothing of it where the plan is locked', async () => {
  const body = { error: 'Not yours yet.', offers: [], plan: { ...plan, review: unsigned } };
  const refusal = { status: 403, body };
  show({ kind: 'failed', sentence: 'Not yours yet.', refusal });
  await screen.findByRole('heading', { level: 1, name: 'Ten efforts' });
  expect(screen.queryByText(note)).toBeNull();
});
