// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DeskOrder, WaitingOrderCounts } from '../../../domain/shop-desk/desk-answer.ts';
import { LoginSessionContext } from '../../../services/auth/login-session.ts';
import { fakeOwnerLoginSession } from '../fake-owner-login-session.test-support.ts';
import { OrdersDesk } from './orders-desk.tsx';

const order: DeskOrder = {
  id: 'order-1',
  number: 'KN-1042',
  state: 'sent',
  till: 'stripe',
  notKept: null,
  orderedAt: '2026-11-20T12:00:00Z',
  paidAt: '2026-11-20T12:01:00Z',
  currency: 'gbp',
  lines: [
    {
      sku: 'lifting-belt:S',
      kind: 'goods',
      title: 'Lifting belt',
      variant: 'S',
      path: '/shop/lifting-belt/',
      quantity: 2,
      unitMinorUnits: 5900,
      returned: 0,
      left: 1,
    },
  ],
  deliveryTitle: 'Tracked delivery',
  deliveryMinorUnits: 395,
  totalMinorUnits: 12_195,
  vatMinorUnits: 2032,
  refundedMinorUnits: 0,
  address: null,
  email: 'ann@example.com',
  packedAt: '2026-11-21T12:00:00Z',
  sentAt: '2026-11-22T12:00:00Z',
  tracking: null,
  returns: [
    {
      id: 'return-1',
      kind: 'return',
      lines: [{ sku: 'lifting-belt:S', quantity: 1 }],
      state: 'declared',
      declaredAt: '2026-11-23T12:00:00Z',
      minorUnits: null,
      proposedMinorUnits: 5900,
      problem: null,
    },
  ],
};
const waiting: WaitingOrderCounts = { toPack: 0, toSend: 0, returns: 1 };

let list: () => Response;
let acted: () => Response;
let asked: string[];
let sent: unknown[];
beforeEach(() => {
  asked = [];
  sent = [];
  list = () => Response.json({ orders: [order], next: null, waiting });
  acted = () => Response.json({ orders: [{ ...order, returns: [] }], waiting });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return acted();
    }
    asked.push(path);
    return list();
  });
});
afterEach(() => {
  location.hash = '';
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LoginSessionContext value={fakeOwnerLoginSession}>
      <OrdersDesk />
    </LoginSessionContext>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says that orders can’t be loaded, and retries', async () => {
  list = () => Response.json({ error: 'Please try again in a moment.' }, { status: 503 });
  show();
  await screen.findByText('Please try again in a moment.');
  list = () => Response.json({ orders: [], next: null, waiting });
  press('Try again');
  await screen.findByText('Nothing is to be packed.');
});

it('requests the orders that she filters and searches for', async () => {
  show();
  await screen.findByText('0 to pack, 0 to send, 1 returned.');
  press('Returns: 1');
  fireEvent.change(screen.getByLabelText('Number or name'), { target: { value: ' Ann ' } });
  press('Find');
  await waitFor(() =>
    expect(asked.map((path) => path.slice(path.indexOf('?')))).toEqual([
      '?show=to-pack',
      '?show=returns',
      '?show=all&find=Ann',
    ]),
  );
});

it('opens with the filter that its address names', async () => {
  location.hash = '#returns';
  show();
  await screen.findByRole('button', { name: 'Returns: 1', pressed: true });
  expect(asked.map((path) => path.slice(path.indexOf('?')))).toEqual(['?show=returns']);
});

it('takes a return back with the suggested amount, and declines only with a reason', async () => {
  show();
  await screen.findByText('She returns: Lifting belt, S.');
  press('Decline');
  await screen.findByText('Say why in a sentence: she gets it by e-mail.');
  expect(sent).toEqual([]);
  expect(screen.getAllByLabelText('How much to refund')[0]).toHaveProperty('value', '59.00');
  acted = () => Response.json({ error: 'This return has been decided already.' }, { status: 409 });
  press('It has come: refund her');
  await screen.findByText('This return has been decided already.');
  acted = () => Response.json({ orders: [{ ...order, returns: [] }], waiting });
  press('It has come: refund her');
  await screen.findByText('£59 is refunded.');
  expect(sent.at(-1)).toEqual({
    act: 'return-received',
    orderId: 'order-1',
    returnId: 'return-1',
    minorUnits: 5900,
    isRestocked: true,
  });
});

it('makes a voluntary refund only once, even after a lost answer', async () => {
  show();
  const more = (await screen.findByText('Refund something')).closest('details');
  if (more === null) throw new Error('There is nothing to open.');
  const part = within(more);
  fireEvent.click(part.getByRole('button', { name: 'Refund it' }));
  await screen.findByText('Choose what it is for, or write an amount.');
  fireEvent.change(part.getByLabelText('For Lifting belt, S'), { target: { value: '1' } });
  expect(part.getByLabelText('How much to refund')).toHaveProperty('value', '59.00');
  acted = () => Response.error();
  fireEvent.click(part.getByRole('button', { name: 'Refund it' }));
  await screen.findByText(/couldn’t reach the server/);
  acted = () => Response.json({ orders: [order], waiting });
  fireEvent.click(part.getByRole('button', { name: 'Refund it' }));
  await screen.findByText('£59 of KN-1042 is refunded.');
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ act: 'money-back', minorUnits: 5900 });
  expect(sent[0]).toEqual(sent[1]);
});
