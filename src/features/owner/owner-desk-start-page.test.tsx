// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OneMonthFiguresAnswer } from '../../domain/owner/figures.ts';
import type { WaitingAndDecidedForOwner } from '../../domain/owner/waiting-and-decided-for-owner.ts';
import { accountAndOwnerApiPaths } from '../../domain/account/account-and-owner-api-paths.ts';
import { monitoringApiPaths } from '../../domain/monitoring/monitoring-api-paths.ts';
import type { MonitoringOverviewAnswer } from '../../domain/monitoring/monitoring-overview-answer.ts';
import { LoginSessionContext } from '../../services/auth/login-session.ts';
import { fakeOwnerLoginSession } from './fake-owner-login-session.test-support.ts';
import { OwnerDeskStartPage } from './owner-desk-start-page.tsx';

const empty: WaitingAndDecidedForOwner = {
  waiting: [],
  proofs: [],
  refunds: [],
  doubts: [],
  stuck: [],
  acts: [],
  repeats: [],
  latePayments: [],
  memberTexts: [],
};
const waiting: WaitingAndDecidedForOwner = {
  waiting: [
    { kind: 'to-pack', count: 3, since: '2026-11-18T12:00:00Z' },
    { kind: 'proof', count: 1, since: '2026-11-20T12:00:00Z' },
    { kind: 'refund-request', count: 1, since: '2026-11-20T12:00:00Z' },
    { kind: 'sold-out', count: 1, since: null },
  ],
  proofs: [
    {
      proofId: 'proof-1',
      offer: 'student',
      askedAt: '2026-11-20T12:00:00Z',
      address: null,
      isConfirmed: true,
      fileType: 'image/png',
    },
  ],
  refunds: [
    {
      withdrawalId: 'request-1',
      title: 'Strength and power',
      orderedAt: '2026-10-01T12:00:00Z',
      askedAt: '2026-11-20T12:00:00Z',
      reason: 'It isn’t for me.',
      paid: { currency: 'gbp', minorUnits: 2499 },
      left: { currency: 'gbp', minorUnits: 2000 },
    },
  ],
  doubts: [],
  stuck: [],
  acts: [],
  repeats: [],
  latePayments: [],
  memberTexts: [],
};
const figures: OneMonthFiguresAnswer = {
  month: '2026-11',
  joined: 3,
  left: 1,
  members: 42,
  paid: [
    {
      kind: 'membership',
      cause: 'order',
      what: 'Annual membership',
      count: 3,
      amount: { currency: 'gbp', minorUnits: 17_997 },
    },
    {
      kind: 'shop',
      cause: 'order',
      what: 'Orders',
      count: 2,
      amount: { currency: 'gbp', minorUnits: 12_590 },
    },
  ],
  refunded: [
    { kind: 'shop', what: 'Orders', count: 1, amount: { currency: 'gbp', minorUnits: 5900 } },
  ],
};

const healthTexts = [
  {
    title: 'Lifting in pregnancy',
    path: '/articles/lifting-in-pregnancy/',
    reviewBy: '2027-02-26',
    signedBy: null,
    registration: null,
    signedOn: null,
  },
  {
    title: 'Iron',
    path: '/articles/iron/',
    reviewBy: '2026-11-22',
    signedBy: 'Dr Test Case',
    registration: 'GMC 0000001',
    signedOn: '2024-11-22',
  },
];

const quietWatch: MonitoringOverviewAnswer = {
  services: [],
  days: [],
  places: [],
  browserErrors: [],
  alerts: [],
};

type Answer = () => Response;
let desk: Answer;
let decision: Answer;
let sent: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-23T12:00:00Z'));
  sent = [];
  desk = () => Response.json(waiting);
  decision = () => Response.json(empty);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent.push({ path, body: JSON.parse(String(init.body)) });
      return decision();
    }
    if (path.startsWith(accountAndOwnerApiPaths.ownerFigures)) return Response.json(figures);
    if (path === `${accountAndOwnerApiPaths.ownerProofs}/proof-1`) {
      return new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png' } });
    }
    if (path === monitoringApiPaths.ownerWatch) return Response.json(quietWatch);
    return desk();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LoginSessionContext value={fakeOwnerLoginSession}>
      <OwnerDeskStartPage healthTexts={healthTexts} />
    </LoginSessionContext>,
  );
const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('tells anybody but the owner so, and shows nothing', async () => {
  desk = () =>
    Response.json({ error: 'This page is for the owner of the business.' }, { status: 403 });
  show();
  expect(await screen.findByRole('heading', { name: 'This isn’t your page' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that it can’t be loaded now, and retries', async () => {
  desk = () => Response.json({ error: 'Please try again in a moment.' }, { status: 503 });
  show();
  await screen.findByText('Please try again in a moment.');
  desk = () => Response.json(waiting);
  press('Try again');
  await screen.findByText('6 things wait for you.');
});

it('lists the texts that wait for a clinician, with a link to each', async () => {
  show();
  const reviews = await part(/Waiting for a clinician: 2/);
  expect(reviews.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Lifting in pregnancy: not yet reviewed, to be read by 26 February 2027',
    'Iron: to be read again since 22 November 2026',
  ]);
  expect(reviews.getByRole('link', { name: 'Iron' }).getAttribute('href')).toBe('/articles/iron/');
});

it('lists the member plans that wait among them, which come with the answer', async () => {
  const memberPlan = {
    title: 'Strength, two days',
    path: '/members/the-year/two-days/strength-two-days/',
    reviewBy: '2027-02-28',
    signedBy: null,
    registration: null,
    signedOn: null,
  };
  desk = () => Response.json({ ...waiting, memberTexts: [memberPlan] });
  show();
  const reviews = await part(/Waiting for a clinician: 3/);
  expect(reviews.getByRole('link', { name: 'Strength, two days' }).getAttribute('href')).toBe(
    memberPlan.path,
  );
});

it('lists all that waits, since when, with a link to where it is done', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'What waits for you' }));
  const rows = list.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    '3 orders to packThe oldest since 18 November 2026',
    'A proof to checkSince 20 November 2026',
    'Somebody asks for a refundSince 20 November 2026',
    'A piece is sold out',
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/owner/orders/#to-pack',
    '#proofs',
    '#refunds',
    '/owner/stock/',
  ]);
});

it('says that nothing waits only when nothing does', async () => {
  desk = () => Response.json(empty);
  show();
  await screen.findByText('Nothing waits for you.');
  expect(screen.queryByRole('list', { name: 'What waits for you' })).toBeNull();
});

it('shows a picture, and refuses it with a sentence for the member', async () => {
  show();
  const proofs = await part(/^Proofs to check: 1/);
  fireEvent.click(proofs.getByRole('button', { name: 'Show the picture' }));
  const picture = await proofs.findByRole('img');
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,iVA=');
  const reason = proofs.getByLabelText(/why/);
  fireEvent.change(reason, { target: { value: 'It is too blurred.' } });
  decision = () =>
    Response.json({ error: 'This has been decided or taken back already.' }, { status: 409 });
  fireEvent.click(proofs.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('This has been decided or taken back already.');
  // The owner's typed text stays.
  expect(reason).toHaveProperty('value', 'It is too blurred.');
  decision = () => Response.json({ ...waiting, proofs: [] });
  fireEvent.click(proofs.getByRole('button', { name: 'Refuse' }));
  await screen.findByText('Nobody waits for an answer.');
  expect(screen.getByRole('status').textContent).toBe(
    'Refused. She gets an e-mail with your sentence.',
  );
  expect(sent.at(-1)).toEqual({
    path: accountAndOwnerApiPaths.ownerProofs,
    body: { proofId: 'proof-1', isAccepted: false, reason: 'It is too blurred.' },
  });
});

it('refunds no more than is left', async () => {
  show();
  const refunds = await part(/^Refunds asked for: 1/);
  const amount = refunds.getByLabelText('How much to refund');
  expect(amount).toHaveProperty('value', '20.00');
  for (const wrong of ['20.01', '0', '-5', 'all', '']) {
    fireEvent.change(amount, { target: { value: wrong } });
    fireEvent.click(refunds.getByRole('button', { name: 'Refund it' }));
    await waitFor(() =>
      expect(refunds.getByRole('alert').textContent).toContain('an amount up to £20'),
    );
  }
  expect(sent).toEqual([]);
  fireEvent.change(amount, { target: { value: '12,5' } });
  fireEvent.click(refunds.getByRole('button', { name: 'Refund it' }));
  await screen.findByText('Nobody has asked for a refund.');
  expect(screen.getByRole('status').textContent).toBe('£12.50 is refunded.');
  expect(sent).toEqual([
    {
      path: accountAndOwnerApiPaths.ownerRefunds,
      body: { withdrawalId: 'request-1', minorUnits: 1250, endsAccess: true, reason: '' },
    },
  ]);
});

it('shows the figures of a month, each currency separately', async () => {
  show();
  const month = await part(/^The month/);
  await month.findByText('members at the end');
  expect(month.getByText('42')).toBeDefined();
  expect(month.getByRole('heading', { name: 'In pounds' })).toBeDefined();
  expect(month.getByText('£179.97')).toBeDefined();
  for (const name of ['Memberships', 'The shop']) {
    expect(month.getByRole('heading', { name })).toBeDefined();
  }
  expect(month.getByText('−£59')).toBeDefined();
  expect(
    month.getByText('In all £305.87 from 5 payments, less £59 for 1 refund: £246.87.'),
  ).toBeDefined();
  expect(month.getByLabelText('Month')).toHaveProperty('value', '2026-11');
});

it('shows who withdrew from the same thing more than once, and what was paid for a deleted account', async () => {
  desk = () =>
    Response.json({
      ...empty,
      repeats: [
        {
          customerId: 'customer-1',
          address: 'ann@example.com',
          what: 'Annual membership',
          times: 4,
          lastAt: '2026-11-20T12:00:00Z',
        },
      ],
      latePayments: [
        {
          what: 'Strength and power',
          at: '2026-11-21T12:00:00Z',
          amount: { currency: 'gbp', minorUnits: 2400 },
          isBack: true,
        },
      ],
    });
  show();
  const known = await part(/^Worth knowing/);
  expect(
    known.getByText(/^ann@example\.com: Annual membership, 4 times, the last on 20/),
  ).toBeDefined();
  expect(known.getByText(/^Strength and power: £24 .*It has been refunded\.$/)).toBeDefined();
  expect(screen.getByText('Nothing waits for you.')).toBeDefined();
});
