// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnMembershipOrPackOrder } from '../../domain/account/account-requests-and-answers.ts';
import {
  clickButton,
  createAccountResponseMaker,
  createResponseMakerWithOrderChanges,
  findAccountSection,
  renderAccountAnsweringByPath,
} from './sample-account-answer.test-support.tsx';

const openWithdrawal = {
  kind: 'open',
  until: '2026-12-04T23:59:59Z',
  daysUsed: 0,
} as const;

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => vi.useRealTimers());

describe('the panel that cancels a membership', () => {
  it('says before she cancels that withdrawing gives money back, how much, and where', async () => {
    renderAccountAnsweringByPath({ '/api/account': createAccountResponseMaker() });
    await findAccountSection('Membership');
    clickButton('Cancel the membership');
    const panel = screen.getByRole('group', { name: 'What happens when you cancel' });
    expect(panel.textContent).toContain('until the end of 4 December 2026');
    expect(panel.textContent).toContain('we refund £59.50 of what you paid');
    expect(panel.textContent).toContain('If you cancel, nothing is refunded.');
    const link = within(panel).getByRole('link', { name: 'Withdraw and get a refund' });
    const row = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    if (row === null) throw new Error('The link leads nowhere.');
    expect(within(row).getByRole('button', { name: 'Withdraw from this order' })).toBeDefined();
  });

  it.each([
    { kind: 'over', until: '2026-11-20T23:59:59Z' },
    { ...openWithdrawal, share: 'nothing-paid', refund: { currency: 'gbp', minorUnits: 0 } },
  ] satisfies OwnMembershipOrPackOrder['withdrawal'][])(
    'says nothing of it when no money would go back: %o',
    async (withdrawal) => {
      renderAccountAnsweringByPath({
        '/api/account': createResponseMakerWithOrderChanges({ withdrawal }),
      });
      await findAccountSection('Membership');
      clickButton('Cancel the membership');
      const panel = screen.getByRole('group', { name: 'What happens when you cancel' });
      expect(panel.textContent).not.toContain('ithdraw');
    },
  );
});
