// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clickButton,
  createAccountResponseMaker,
  createResponseMakerWithOrderChanges,
  expectAnnouncedInAccountSection,
  findAccountSection,
  gbpFromPence,
  renderAccountAnsweringByPath,
  sampleAccountAnswer,
  sampleOwnOrder,
} from './sample-account-answer.test-support.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe('an order', () => {
  it('takes two steps to withdraw from: the amount and what ends, then the confirmation', async () => {
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/withdrawal': createResponseMakerWithOrderChanges({
        withdrawal: { kind: 'received', at: '2026-11-23T12:00:00Z', refund: gbpFromPence(5950) },
      }),
    });
    expect((await findAccountSection('Orders')).textContent).toContain(
      'You can withdraw until the end of 4 December 2026.',
    );
    clickButton('Withdraw from this order');
    const group = screen.getByRole('group', { name: /^Withdraw from:/ });
    expect(group.textContent).toContain('We refund £59.50');
    expect(group.textContent).toContain('less the share for the 3 days since it began');
    expect(group.textContent).toContain('Your membership ends straight away');
    clickButton('Confirm withdrawal');
    await expectAnnouncedInAccountSection(
      'Orders',
      'We have received your withdrawal. We refund £59.50 the way you paid.',
    );
    expect(sent.find(({ path }) => path === '/api/account/withdrawal')?.body).toEqual({
      orderId: 'order-1',
      refund: gbpFromPence(5950),
    });
    expect(screen.queryByRole('button', { name: 'Withdraw from this order' })).toBeNull();
  });

  it.each([
    [
      { refund: gbpFromPence(0), share: 'nothing-paid', daysUsed: 0 },
      'It won’t start.',
      'We refund it the way you paid',
    ],
    [
      { refund: gbpFromPence(5999), share: 'pro-rata', daysUsed: 0 },
      'no full day has passed',
      '0 days',
    ],
  ] as const)('can be withdrawn from early: %o', async (changes, words, not) => {
    const until = '2026-12-04T23:59:59Z';
    renderAccountAnsweringByPath({
      '/api/account': createResponseMakerWithOrderChanges({
        withdrawal: { kind: 'open', until, ...changes },
      }),
    });
    await findAccountSection('Orders');
    clickButton('Withdraw from this order');
    const { textContent } = screen.getByRole('group', { name: /^Withdraw from:/ });
    expect(textContent).toContain(words);
    expect(textContent).not.toContain(not);
  });

  it('shows the new amount when another day has begun, and confirms that one', async () => {
    let answer = (): Response =>
      Response.json(
        {
          error: 'Another day has begun.',
          account: {
            ...sampleAccountAnswer,
            orders: [
              {
                ...sampleOwnOrder,
                withdrawal: {
                  ...sampleOwnOrder.withdrawal,
                  refund: gbpFromPence(5934),
                  daysUsed: 4,
                },
              },
            ],
          },
        },
        { status: 409 },
      );
    const { sent } = renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/withdrawal': () => answer(),
    });
    await findAccountSection('Orders');
    clickButton('Withdraw from this order');
    clickButton('Confirm withdrawal');
    expect((await screen.findByRole('alert')).textContent).toBe('Another day has begun.');
    expect(screen.getByRole('group', { name: /^Withdraw/ }).textContent).toContain('£59.34');
    answer = createResponseMakerWithOrderChanges({
      withdrawal: { kind: 'received', at: '2026-11-23T12:00:00Z', refund: gbpFromPence(5934) },
    });
    clickButton('Confirm withdrawal');
    await expectAnnouncedInAccountSection('Orders', '£59.34');
    expect(sent.filter(({ path }) => path === '/api/account/withdrawal').at(-1)?.body).toEqual({
      orderId: 'order-1',
      refund: gbpFromPence(5934),
    });
  });

  it.each([
    [{ kind: 'over', until: '2026-10-04T22:59:59Z' }, 'The time to withdraw ended on 4 October'],
    [{ kind: 'supplied' }, 'the right to withdraw has ended'],
  ] as const)(
    'says why it can’t be withdrawn from, and takes a request instead: %o',
    async (one, words) => {
      const { sent } = renderAccountAnsweringByPath({
        '/api/account': createResponseMakerWithOrderChanges({ withdrawal: one }),
        '/api/account/refund-request': createResponseMakerWithOrderChanges({
          withdrawal: { kind: 'asked', at: '2026-11-23T12:00:00Z' },
        }),
      });
      expect((await findAccountSection('Orders')).textContent).toContain(words);
      clickButton('Ask for a refund');
      clickButton('Send');
      expect(screen.getByRole('alert').textContent).toContain('Tell us why');
      fireEvent.change(screen.getByRole('textbox'), { target: { value: ' My wrist. ' } });
      clickButton('Send');
      await expectAnnouncedInAccountSection('Orders', 'We have your request.');
      expect(sent.find(({ path }) => path === '/api/account/refund-request')?.body).toEqual({
        orderId: 'order-1',
        reason: 'My wrist.',
      });
    },
  );

  it.each([
    [{ kind: 'used' }, 'It has been redeemed'],
    [{ kind: 'declined', at: '2026-11-20T10:00:00Z' }, 'we said no on 20 November 2026'],
    [{ kind: 'done', at: '2026-11-20T10:00:00Z', refund: gbpFromPence(2400) }, 'We refunded £24'],
  ] as const)('says how far its withdrawal is: %o', async (withdrawal, words) => {
    renderAccountAnsweringByPath({
      '/api/account': createResponseMakerWithOrderChanges({ withdrawal }),
    });
    const orders = await findAccountSection('Orders');
    expect(orders.textContent).toContain(words);
    expect(within(orders).queryByRole('button')).toBeNull();
  });
});

describe('payments', () => {
  const payment = {
    id: 'pi_1',
    paidAt: '2026-11-20T10:00:00Z',
    title: 'Annual membership',
    amount: gbpFromPence(5999),
    refunded: gbpFromPence(0),
    receiptUrl: 'https://pay.stripe.com/receipts/1',
    invoiceUrl: 'javascript:alert(1)',
    invoicePdfUrl: null,
  };

  it('have links to their receipts, but only if the address is a web address', async () => {
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/payments': () => Response.json({ payments: [payment] }),
    });
    const link = await screen.findByRole('link', { name: /^Receipt for Annual membership/ });
    expect(link.getAttribute('href')).toBe(payment.receiptUrl);
    expect(screen.queryByRole('link', { name: /^Invoice/ })).toBeNull();
  });

  it('are replaced by a sentence and a retry if they can’t be loaded, while the rest of the page shows', async () => {
    let answer = (): Response => Response.json({ error: 'Stripe rests.' }, { status: 503 });
    renderAccountAnsweringByPath({
      '/api/account': createAccountResponseMaker(),
      '/api/account/payments': () => answer(),
    });
    const section = await findAccountSection('Payments and receipts');
    expect((await within(section).findByRole('alert')).textContent).toBe('Stripe rests.');
    expect(screen.getByRole('button', { name: 'Cancel the membership' })).toBeDefined();
    answer = () => Response.json({ payments: [payment] });
    clickButton('Try again');
    expect(await screen.findByText(/£59.99 on 20 November 2026/)).toBeDefined();
  });
});
