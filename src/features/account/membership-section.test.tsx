// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaidMembership } from '../../domain/account/account-requests-and-answers.ts';
import { secondYearMembership } from '../../domain/account/paid-membership.test-support.ts';
import {
  clickButton,
  createAccountResponseMaker,
  createResponseMakerWithMembership,
  findAccountSection,
  renderAccountAnsweringByPath,
} from './sample-account-answer.test-support.tsx';
import { expectProblemTiedToField } from '../../ui/tied-sentence.test-support.ts';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => vi.useRealTimers());

const saidIn = async (name: string): Promise<HTMLElement> =>
  within(await findAccountSection(name)).findByText(
    (_, element) => element?.getAttribute('role') === 'status' && element.textContent !== '',
  );

describe('the membership on the account page', () => {
  it.each([
    [{}, 'Open to you', 'It renews on 3 March 2027 for £59.99, unless you cancel before then.'],
    [
      { endsAt: '2027-03-03T10:00:00Z', renewsAt: null },
      'Cancelled, and still open',
      'It ends on 3 March 2027. Everything stays open until then, and we won’t take any more money.',
    ],
    [
      { state: 'not-yet-open', opensAt: '2026-12-06T10:00:00Z' },
      'Ordered, and not open yet',
      'It starts on 6 December 2026, and you pay £59.99 on that day.',
    ],
    [
      {
        state: 'not-yet-open',
        opensAt: '2026-12-06T10:00:00Z',
        laterYears: { currency: 'gbp', minorUnits: 4999 },
      },
      'Ordered, and not open yet',
      'It starts on 6 December 2026, and you pay £59.99 on that day, then £49.99 every year after that.',
    ],
    [
      { state: 'past-due', openUntil: '2026-12-10T10:00:00Z' },
      'A payment has failed',
      'Everything stays open until 10 December 2026.',
    ],
    [
      { state: 'paused', pausedAt: '2026-11-20T10:00:00Z', resumesAt: '2026-12-20T10:00:00Z' },
      'Paused',
      'It restarts by itself on 20 December 2026.',
    ],
    [
      {
        state: 'ended',
        endedAt: '2026-11-01T10:00:00Z',
        may: { cancel: false, keep: false, pause: false, resume: false },
      },
      'Ended',
      'It ended on 1 November 2026. We won’t take any more money',
    ],
    [
      { state: 'ended', endedAt: '2026-11-01T10:00:00Z', renewsAt: '2027-10-30T10:00:00Z' },
      'Ended',
      'It would still renew on 30 October 2027, unless you cancel.',
    ],
  ] satisfies [Partial<PaidMembership>, string, string][])(
    'says what state it is in and what comes next: %o',
    async (changes, sentence, next) => {
      renderAccountAnsweringByPath({ '/api/account': createResponseMakerWithMembership(changes) });
      const section = await findAccountSection('Membership');
      expect(within(section).getByText(sentence)).toBeDefined();
      expect(section.textContent).toContain(next);
    },
  );

  it('takes two presses to cancel, with what happens before the second and the result after it', async () => {
    const { sent, onChange } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/membership': createResponseMakerWithMembership({
        renewsAt: null,
        endsAt: '2027-03-03T10:00:00Z',
        may: { cancel: false, keep: true, pause: false, resume: false },
      }),
    });
    await findAccountSection('Membership');
    clickButton('Cancel the membership');
    const group = screen.getByRole('group', { name: 'What happens when you cancel' });
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(group.textContent).toContain('Everything stays open until 3 March 2027, then it ends.');
    expect(sent.some(({ path }) => path === '/api/account/membership')).toBe(false);
    clickButton('Yes, cancel');
    const said = await saidIn('Membership');
    expect(said.textContent).toBe(
      'It’s cancelled. It ends on 3 March 2027, and everything stays open until then.',
    );
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(sent.find(({ path }) => path === '/api/account/membership')?.body).toEqual({
      action: 'cancel',
      orderId: 'order-1',
    });
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Keep the membership' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel the membership' })).toBeNull();
  });

  it('stays as it is when she decides to keep it, and the focus goes back', async () => {
    const { sent } = renderAccountAnsweringByPath({ '/api/account': createAccountResponseMaker() });
    await findAccountSection('Membership');
    clickButton('Cancel the membership');
    clickButton('Keep it');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel the membership'));
    expect(sent.map(({ path }) => path)).not.toContain('/api/account/membership');
  });

  it('says why a press failed, and lets her press again', async () => {
    let answer = (): Response => Response.json({ error: 'Stripe rests.' }, { status: 503 });
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/membership': () => answer(),
    });
    await findAccountSection('Membership');
    clickButton('Cancel the membership');
    clickButton('Yes, cancel');
    expect((await screen.findByRole('alert')).textContent).toBe('Stripe rests.');
    answer = createResponseMakerWithMembership({
      endsAt: '2027-03-03T10:00:00Z',
      renewsAt: null,
    });
    clickButton('Yes, cancel');
    expect((await saidIn('Membership')).textContent).toContain('It’s cancelled.');
  });

  it('is paused for the number of months she chooses, after saying what that means', async () => {
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/membership': createResponseMakerWithMembership({
        state: 'paused',
        pausedAt: '2026-11-23T12:00:00Z',
        resumesAt: '2027-01-23T12:00:00Z',
        may: { cancel: true, keep: false, pause: false, resume: true },
      }),
    });
    await findAccountSection('Membership');
    clickButton('Pause it');
    fireEvent.click(screen.getByRole('radio', { name: '2 months' }));
    const group = screen.getByRole('group', { name: 'Pause your membership' });
    expect(group.textContent).toContain('restarts by itself on 23 January 2027');
    expect(group.textContent).toContain('renews on 3 May 2027 instead of 3 March 2027');
    clickButton('Pause for 2 months');
    expect((await saidIn('Membership')).textContent).toContain('23 January 2027');
    expect(sent.find(({ path }) => path === '/api/account/membership')?.body).toEqual({
      action: 'pause',
      orderId: 'order-1',
      months: 2,
    });
    expect(screen.getByRole('button', { name: 'Restart it now' })).toBeDefined();
  });

  it('offers neither pausing nor cancelling where she can’t', async () => {
    renderAccountAnsweringByPath({
      '/api/account': createResponseMakerWithMembership({
        may: { cancel: false, keep: false, pause: false, resume: false },
      }),
    });
    await findAccountSection('Membership');
    expect(screen.queryByRole('button', { name: /Pause|Cancel the/ })).toBeNull();
  });

  it('offers the renewal price, while it holds, after the membership has ended', async () => {
    const ended = {
      state: 'ended',
      endedAt: '2026-11-01T10:00:00Z',
      may: { cancel: false, keep: false, pause: false, resume: false },
    } as const;
    const { unmount } = renderAccountAnsweringByPath({
      '/api/account': createResponseMakerWithMembership({
        ...ended,
        comeBack: { productId: 'sub_renewal', until: '2026-12-01T10:00:00Z' },
      }),
    });
    const link = await screen.findByRole('link', { name: 'Come back' });
    expect(link.getAttribute('href')).toBe('/checkout/?product=sub_renewal#order');
    unmount();
    renderAccountAnsweringByPath({ '/api/account': createResponseMakerWithMembership(ended) });
    const offers = await screen.findByRole('link', { name: /what it costs to come back/ });
    expect(offers.getAttribute('href')).toBe('/promotions/#membership');
  });

  it('leads to the payment provider’s page for another card', async () => {
    const assign = vi.fn();
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createResponseMakerWithMembership({
        state: 'past-due',
        openUntil: '2026-12-10T10:00:00Z',
      }),
      '/api/billing-portal': () => Response.json({ url: 'https://billing.stripe.com/p/1' }),
    });
    await findAccountSection('Membership');
    vi.stubGlobal('location', { href: 'https://knurl.example/members/account/', hash: '', assign });
    clickButton('Change the card');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://billing.stripe.com/p/1'));
    expect(sent.find(({ path }) => path === '/api/billing-portal')?.body).toEqual({ page: 'card' });
  });

  it('says that she has none, or that her membership is a gift or second place', async () => {
    const { unmount } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker({ membership: null, rights: [] }),
    });
    expect((await findAccountSection('Membership')).textContent).toContain(
      'You don’t have a membership',
    );
    unmount();
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker({
        membership: null,
        rights: [
          {
            rightId: 'sub_annual',
            title: 'Annual membership',
            kind: 'membership',
            from: 'second-member',
            shopOrder: null,
            since: '2026-01-01T00:00:00Z',
            state: 'open',
            opensAt: null,
            endsAt: null,
          },
        ],
      }),
    });
    expect((await findAccountSection('Membership')).textContent).toContain(
      'You don’t pay for a membership yourself.',
    );
    expect(screen.getByRole('button', { name: 'Leave it' })).toBeDefined();
  });
});

it('requires taking back an accepted second place before another invitation, and says that both lose the plans', async () => {
  const second = {
    state: 'accepted',
    address: 'nora@example.com',
    since: '2026-11-23T12:00:00Z',
  } as const;
  renderAccountAnsweringByPath({
    '/api/account': createResponseMakerWithMembership({ offer: 'two', second }),
  });
  await findAccountSection('For two');
  expect(screen.getByRole('button', { name: 'Remove her' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Invite somebody else' })).toBeNull();
  clickButton('Cancel the membership');
  const group = screen.getByRole('group', { name: 'What happens when you cancel' });
  expect(group.textContent).toContain('The second place ends with it.');
  clickButton('Keep it');
  clickButton('Pause it');
  expect(screen.getByRole('group', { name: 'Pause your membership' }).textContent).toContain(
    'close straight away for both of you',
  );
});

it('gives the second place of a membership for two to an e-mail address, and takes it back', async () => {
  const two = { ...secondYearMembership, offer: 'two' as const };
  const { sent } = renderAccountAnsweringByPath({
    '/api/account': createAccountResponseMaker({ membership: two }),
    '/api/second-member': createAccountResponseMaker({
      membership: {
        ...two,
        second: { state: 'invited', address: 'nora@example.com', since: '2026-11-23T12:00:00Z' },
      },
    }),
  });
  await findAccountSection('For two');
  clickButton('Invite somebody');
  clickButton('Send the invitation');
  expect(screen.getByRole('alert').textContent).toContain('Write her e-mail address');
  expectProblemTiedToField(screen.getByLabelText('Her e-mail address'), screen.getByRole('alert'));
  fireEvent.change(screen.getByLabelText('Her e-mail address'), {
    target: { value: ' nora@example.com ' },
  });
  clickButton('Send the invitation');
  expect((await saidIn('For two')).textContent).toContain('on its way to nora@example.com');
  expect(sent.find(({ path }) => path === '/api/second-member')?.body).toEqual({
    action: 'invite',
    address: 'nora@example.com',
  });
  expect(screen.getByRole('button', { name: 'Invite somebody else' })).toBeDefined();
  clickButton('Take the invitation back');
  clickButton('Yes, take it back');
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/api/second-member').at(-1)?.body).toEqual({
      action: 'remove',
    }),
  );
});
