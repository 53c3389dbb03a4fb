import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type {
  AccountAnswer,
  OwnMembershipOrPackOrder,
  PaidMembership,
} from '../../domain/account/account-requests-and-answers.ts';
import { secondYearMembership } from '../../domain/account/paid-membership.test-support.ts';
import {
  createMockLoginActions,
  memberSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { AccountScreen } from './account-screen.island.tsx';

export const sampleOwnOrder: OwnMembershipOrPackOrder = {
  orderId: 'order-1',
  title: 'Annual membership',
  kind: 'membership',
  isGift: false,
  orderedAt: '2026-11-20T10:00:00Z',
  price: { currency: 'gbp', minorUnits: 5999 },
  state: 'paid',
  withdrawal: {
    kind: 'open',
    until: '2026-12-04T23:59:59Z',
    refund: { currency: 'gbp', minorUnits: 5950 },
    share: 'pro-rata',
    daysUsed: 3,
  },
};

export const sampleAccountAnswer: AccountAnswer = {
  address: 'nadia@example.com',
  membership: secondYearMembership,
  rights: [
    {
      rightId: 'sub_annual',
      title: 'Annual membership',
      kind: 'membership',
      from: 'bought',
      shopOrder: null,
      since: '2025-03-03T10:00:00Z',
      state: 'open',
      opensAt: null,
      endsAt: null,
    },
  ],
  orders: [sampleOwnOrder],
  gifts: [],
  shopOrders: [],
  proofs: [],
  yearStartsOn: null,
  wantsLetters: false,
  deletionAskedAt: null,
};

type Answers = Readonly<Record<string, () => Response>>;

export type SentAccountRequest = { readonly path: string; readonly body: unknown };

/**
 * Shows the account page with its requests answered by path; a path without an answer fails as if
 * offline.
 */
export const renderAccountAnsweringByPath = (
  answers: Answers,
  { codes = '', login = createMockLoginActions(), onChange = vi.fn() } = {},
): RenderResult & {
  readonly sent: readonly SentAccountRequest[];
  readonly onChange: typeof onChange;
} => {
  const sent: SentAccountRequest[] = [];
  const all: Answers = {
    '/api/account/payments': () => Response.json({ payments: [] }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const isForm = body instanceof FormData;
    const text = typeof body === 'string' ? JSON.parse(body) : undefined;
    sent.push({ path, body: isForm ? Object.fromEntries(body) : text });
    const answer = all[path];
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer();
  });
  const result = render(
    <WithLoginSession session={memberSession} login={login}>
      <AccountScreen
        codes={codes}
        items={[]}
        targetOf={(offer) => `/checkout/?product=sub_${offer}#order`}
        onChange={onChange}
      />
    </WithLoginSession>,
  );
  return { ...result, sent, onChange };
};

/** An answer with the member's account and these changes. */
export const createAccountResponseMaker =
  (changes: Partial<AccountAnswer> = {}) =>
  (): Response =>
    Response.json({ ...sampleAccountAnswer, ...changes });

/** An answer with the member's membership and these changes. */
export const createResponseMakerWithMembership = (
  changes: Partial<PaidMembership>,
): (() => Response) =>
  createAccountResponseMaker({ membership: { ...secondYearMembership, ...changes } });

/** Presses the button with this name. */
export const clickButton = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** A section of the page, by its name. */
export const findAccountSection = async (name: string): Promise<HTMLElement> =>
  screen.findByRole('region', { name });

/** Waits until the section with this name announces these words. */
export const expectAnnouncedInAccountSection = async (
  name: string,
  words: string,
): Promise<void> => {
  const section = await findAccountSection(name);
  await waitFor(() =>
    expect(
      within(section)
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(' '),
    ).toContain(words),
  );
};

/** An answer with the member's one order and these changes. */
export const createResponseMakerWithOrderChanges = (
  changes: Partial<OwnMembershipOrPackOrder>,
): (() => Response) => createAccountResponseMaker({ orders: [{ ...sampleOwnOrder, ...changes }] });

/** An amount in pounds. */
export const gbpFromPence = (minorUnits: number) => ({ currency: 'gbp', minorUnits }) as const;
