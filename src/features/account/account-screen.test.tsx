// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountAnswer, OwnOrder } from '../../domain/account/account-answer.ts';
import { account, answerWith, createLogin, order, showAccount } from './account.test-support.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-23T12:00:00Z')));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const part = async (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const saysIn = async (name: string, words: string): Promise<void> => {
  const section = await part(name);
  await waitFor(() =>
    expect(
      within(section)
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(' '),
    ).toContain(words),
  );
};
const withOrder = (changes: Partial<OwnOrder>): (() => Response) =>
  answerWith({ orders: [{ ...order, ...changes }] });
const gbp = (minorUnits: number) => ({ currency: 'gbp', minorUnits }) as const;

describe('an order', () => {
  it('is withdrawn from in two steps: the amount and what ends, then the confirmation', async () => {
    const { sent } = showAccount({
      '/api/account': answerWith(),
      '/api/account/withdrawal': withOrder({
        withdrawal: { kind: 'received', at: '2026-11-23T12:00:00Z', refund: gbp(5950) },
      }),
    });
    expect((await part('Orders')).textContent).toContain(
      'You can withdraw until the end of 4 December 2026.',
    );
    press('Withdraw from this order');
    const group = screen.getByRole('group', { name: /^Withdraw from:/ });
    expect(group.textContent).toContain('You get £59.50 back');
    expect(group.textContent).toContain('less the share for the 3 days since it began');
    expect(group.textContent).toContain('Your membership ends at once');
    press('Confirm withdrawal');
    await saysIn('Orders', 'We have received your withdrawal. £59.50 goes back the way you paid.');
    expect(sent.find(({ path }) => path === '/api/account/withdrawal')?.body).toEqual({
      orderId: 'order-1',
      refund: gbp(5950),
    });
    expect(screen.queryByRole('button', { name: 'Withdraw from this order' })).toBeNull();
  });

  it.each([
    [
      { refund: gbp(0), share: 'nothing-paid', daysUsed: 0 },
      'It never starts.',
      'The money goes back',
    ],
    [{ refund: gbp(5999), share: 'pro-rata', daysUsed: 0 }, 'no full day has passed', '0 days'],
  ] as const)('is withdrawn from early: %o', async (changes, words, not) => {
    const until = '2026-12-04T23:59:59Z';
    showAccount({ '/api/account': withOrder({ withdrawal: { kind: 'open', until, ...changes } }) });
    await part('Orders');
    press('Withdraw from this order');
    const { textContent } = screen.getByRole('group', { name: /^Withdraw from:/ });
    expect(textContent).toContain(words);
    expect(textContent).not.toContain(not);
  });

  it('shows the new amount when another day has begun, and that one is confirmed', async () => {
    let answer = (): Response =>
      Response.json(
        {
          error: 'Another day has begun.',
          account: {
            ...account,
            orders: [
              { ...order, withdrawal: { ...order.withdrawal, refund: gbp(5934), daysUsed: 4 } },
            ],
          },
        },
        { status: 409 },
      );
    const { sent } = showAccount({
      '/api/account': answerWith(),
      '/api/account/withdrawal': () => answer(),
    });
    await part('Orders');
    press('Withdraw from this order');
    press('Confirm withdrawal');
    expect((await screen.findByRole('alert')).textContent).toBe('Another day has begun.');
    expect(screen.getByRole('group', { name: /^Withdraw/ }).textContent).toContain('£59.34');
    answer = withOrder({
      withdrawal: { kind: 'received', at: '2026-11-23T12:00:00Z', refund: gbp(5934) },
    });
    press('Confirm withdrawal');
    await saysIn('Orders', '£59.34');
    expect(sent.filter(({ path }) => path === '/api/account/withdrawal').at(-1)?.body).toEqual({
      orderId: 'order-1',
      refund: gbp(5934),
    });
  });

  it.each([
    [{ kind: 'over', until: '2026-10-04T22:59:59Z' }, 'The time to withdraw ended on 4 October'],
    [{ kind: 'supplied' }, 'there is no right to withdraw'],
  ] as const)(
    'without a right to withdraw says why and takes a request: %o',
    async (one, words) => {
      const { sent } = showAccount({
        '/api/account': withOrder({ withdrawal: one }),
        '/api/account/refund-request': withOrder({
          withdrawal: { kind: 'asked', at: '2026-11-23T12:00:00Z' },
        }),
      });
      expect((await part('Orders')).textContent).toContain(words);
      press('Ask for a refund');
      press('Send');
      expect(screen.getByRole('alert').textContent).toContain('Tell us why');
      fireEvent.change(screen.getByRole('textbox'), { target: { value: ' My wrist. ' } });
      press('Send');
      await saysIn('Orders', 'We have your request.');
      expect(sent.find(({ path }) => path === '/api/account/refund-request')?.body).toEqual({
        orderId: 'order-1',
        reason: 'My wrist.',
      });
    },
  );

  it.each([
    [{ kind: 'used' }, 'It has been redeemed'],
    [{ kind: 'declined', at: '2026-11-20T10:00:00Z' }, 'we said no on 20 November 2026'],
    [{ kind: 'done', at: '2026-11-20T10:00:00Z', refund: gbp(2400) }, '£24 went back to you'],
  ] as const)('says what has come of it: %o', async (withdrawal, words) => {
    showAccount({ '/api/account': withOrder({ withdrawal }) });
    const orders = await part('Orders');
    expect(orders.textContent).toContain(words);
    expect(within(orders).queryByRole('button')).toBeNull();
  });
});

describe('payments', () => {
  const payment = {
    id: 'pi_1',
    paidAt: '2026-11-20T10:00:00Z',
    title: 'Annual membership',
    amount: gbp(5999),
    refunded: gbp(0),
    receiptUrl: 'https://pay.stripe.com/receipts/1',
    invoiceUrl: 'javascript:alert(1)',
    invoicePdfUrl: null,
  };

  it('have their receipts; addresses that are none of the web are no links', async () => {
    showAccount({
      '/api/account': answerWith(),
      '/api/account/payments': () => Response.json({ payments: [payment] }),
    });
    const link = await screen.findByRole('link', { name: /^Receipt for Annual membership/ });
    expect(link.getAttribute('href')).toBe(payment.receiptUrl);
    expect(screen.queryByRole('link', { name: /^Invoice/ })).toBeNull();
  });

  it('that can’t be asked for are a sentence with a retry, and the rest of the page is there', async () => {
    let answer = (): Response => Response.json({ error: 'Stripe rests.' }, { status: 503 });
    showAccount({ '/api/account': answerWith(), '/api/account/payments': () => answer() });
    const section = await part('Payments and receipts');
    expect((await within(section).findByRole('alert')).textContent).toBe('Stripe rests.');
    expect(screen.getByRole('button', { name: 'Cancel the membership' })).toBeDefined();
    answer = () => Response.json({ payments: [payment] });
    press('Try again');
    expect(await screen.findByText(/£59.99 on 20 November 2026/)).toBeDefined();
  });
});

describe('a reduced price', () => {
  it('is asked for with an address, and waits for its confirmation', async () => {
    const { sent } = showAccount({
      '/api/account': answerWith(),
      '/api/proofs': answerWith({
        proofs: [
          {
            proofId: 'proof-1',
            offer: 'student',
            state: 'waiting',
            by: 'address',
            isConfirmed: false,
            askedAt: '2026-11-23T12:00:00Z',
            reason: null,
          },
        ],
      }),
    });
    await part('Reduced prices');
    press('Ask for the student price');
    press('Send it');
    expect(screen.getByRole('alert').textContent).toContain('name@uni.ac.uk');
    fireEvent.change(screen.getByLabelText(/^Write your address/), {
      target: { value: 'nadia@uni.ac.uk' },
    });
    press('Send it');
    await saysIn('Reduced prices', 'We have written to nadia@uni.ac.uk.');
    expect(sent.find(({ path }) => path === '/api/proofs')?.body).toEqual({
      offer: 'student',
      address: 'nadia@uni.ac.uk',
    });
    expect(screen.getByRole('button', { name: 'Take it back' })).toBeDefined();
  });

  const proof = {
    proofId: 'proof-1',
    offer: 'nhs',
    by: 'deleted',
    isConfirmed: true,
    askedAt: '2026-11-20T10:00:00Z',
    reason: null,
  } as const;

  it('that was accepted leads to the order; one that was refused says why', async () => {
    const { unmount } = showAccount({
      '/api/account': answerWith({ proofs: [{ ...proof, state: 'accepted' }] }),
    });
    expect((await screen.findByRole('link', { name: 'Order it' })).getAttribute('href')).toBe(
      '/checkout/?product=sub_nhs#order',
    );
    unmount();
    showAccount({
      '/api/account': answerWith({
        proofs: [{ ...proof, state: 'refused', reason: 'The card is of 2019.' }],
      }),
    });
    expect((await part('Reduced prices')).textContent).toContain(
      'We said no: The card is of 2019.',
    );
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeDefined();
  });
});

describe('her data', () => {
  it('is handed over as files, or a sentence says why not', async () => {
    let answer = (): Response => new Response('{}', { status: 200 });
    const kept = vi.fn(() => 'blob:1');
    Object.assign(URL, { createObjectURL: kept, revokeObjectURL: vi.fn() });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    showAccount({ '/api/account': answerWith(), '/api/account/data': () => answer() });
    await part('Your data');
    press('Download it as JSON');
    await saysIn('Your data', 'It’s in your downloads.');
    expect(clicked).toHaveBeenCalledOnce();
    answer = () => Response.json({ error: 'Too often.' }, { status: 429 });
    press('Download it as JSON');
    expect((await screen.findByRole('alert')).textContent).toBe('Too often.');
  });

  it('a logout everywhere ends this login too, also when the answer is empty', async () => {
    const login = createLogin();
    showAccount(
      {
        '/api/account': answerWith(),
        '/api/account/log-out-everywhere': () => new Response(null, { status: 204 }),
      },
      { login },
    );
    await part('Your data');
    press('Log out on all devices');
    await waitFor(() => expect(login.logOut).toHaveBeenCalledOnce());
  });

  it('her account is deleted after a tick and a press, which name what she loses, and she is logged out', async () => {
    const login = createLogin();
    const { sent } = showAccount(
      {
        '/api/account': answerWith({
          rights: [
            ...account.rights,
            {
              rightId: 'prod_pack',
              title: 'Strength and power',
              kind: 'pack',
              from: 'bought',
              since: '2026-01-01T00:00:00Z',
              state: 'open',
              opensAt: null,
              endsAt: null,
            },
          ],
        }),
        '/api/account/deletion': answerWith({ deletionAskedAt: '2026-11-23T12:00:00Z' }),
      },
      { login },
    );
    await part('Your data');
    press('Delete my account');
    const group = screen.getByRole('group', { name: 'Delete my account' });
    expect(group.textContent).toContain('Annual membership: you can have £59.50 back.');
    expect(group.textContent).toContain('Annual membership: it ends first');
    expect(group.textContent).toContain('Strength and power');
    expect(group.textContent).toContain('six years');
    press('Delete it for good');
    expect(screen.getByRole('alert').textContent).toContain('Tick');
    expect(sent.map(({ path }) => path)).not.toContain('/api/account/deletion');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Delete it for good');
    await waitFor(() => expect(login.logOut).toHaveBeenCalledWith('/account-deleted/'));
    expect(sent.find(({ path }) => path === '/api/account/deletion')?.body).toEqual({
      isSure: true,
    });
  });
});

it('gifts lead to their cards while nobody has used them', async () => {
  const gift: AccountAnswer['gifts'][number] = {
    orderId: 'order-9',
    title: 'A year for her',
    madeAt: '2026-11-20T10:00:00Z',
    startsOn: '2026-12-25',
    toName: 'Nora',
    state: 'open',
    redeemedAt: null,
  };
  const { unmount } = showAccount({ '/api/account': answerWith({ gifts: [gift] }) });
  const card = await screen.findByRole('link', { name: 'The card with its code' });
  expect(card.getAttribute('href')).toBe('/members/gift-card/?gift=order-9');
  unmount();
  showAccount({
    '/api/account': answerWith({
      gifts: [{ ...gift, state: 'redeemed', redeemedAt: '2026-12-26T10:00:00Z' }],
    }),
  });
  expect((await part('Gifts you have given')).textContent).toContain('redeemed on 26 December');
  expect(screen.queryByRole('link', { name: 'The card with its code' })).toBeNull();
});

describe('the page', () => {
  it('says why it has nothing to show, with a retry', async () => {
    let answer = (): Response => Response.json({ error: 'The books rest.' }, { status: 503 });
    showAccount({ '/api/account': () => answer() });
    expect((await screen.findByRole('alert')).textContent).toContain('The books rest.');
    answer = answerWith();
    press('Try again');
    await part('Membership');
  });

  it('fetches her account again when she comes back to the tab, at most every half minute', async () => {
    const { sent } = showAccount({ '/api/account': answerWith() });
    await part('Membership');
    const asked = (): number => sent.filter(({ path }) => path === '/api/account').length;
    const comeBack = () => fireEvent(document, new Event('visibilitychange'));
    comeBack();
    expect(asked()).toBe(1);
    vi.setSystemTime(new Date('2026-11-23T12:00:31Z'));
    comeBack();
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('accepts an invitation with one press, and the code leaves the address', async () => {
    history.replaceState(null, '', '/members/account/?invitation=abc');
    const { sent } = showAccount(
      { '/api/account': answerWith(), '/api/second-member': answerWith() },
      { search: '?invitation=abc' },
    );
    await part('An invitation');
    expect(sent.map(({ path }) => path)).not.toContain('/api/second-member');
    press('Accept');
    await saysIn('An invitation', 'The place is yours');
    expect(sent.find(({ path }) => path === '/api/second-member')?.body).toEqual({
      action: 'accept',
      code: 'abc',
    });
    expect(location.search).toBe('');
  });

  it('confirms the address of a proof; a code that is worth nothing is a sentence', async () => {
    history.replaceState(null, '', '/members/account/?proof=xyz');
    showAccount(
      {
        '/api/account': answerWith(),
        '/api/proofs/confirm': () => Response.json({ error: 'It is old.' }, { status: 409 }),
      },
      { search: '?proof=xyz' },
    );
    await part('Your address');
    press('Yes, it’s mine');
    expect((await screen.findByRole('alert')).textContent).toBe('It is old.');
    expect(location.search).toBe('?proof=xyz');
  });
});
