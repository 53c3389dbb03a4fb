// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import type { LoginSessionState } from '../../../services/auth/login-session.ts';
import { noConnection, stubFetch } from '../../../services/stub-fetch.test-support.ts';
import { MemberAccountMenu } from './member-account-menu.island.tsx';

const plan = {
  id: 'squat-day',
  title: 'Squat day warm-up',
  section: 'warmups',
  category: 'legs',
  slug: 'squat-day',
  lead: 'It begins.',
  weeks: 1,
  sessions: 1,
  minutes: { from: 8, to: 10 },
  equipment: [],
  work: { primary: [], secondary: [] },
  picture: 'A woman.',
  rights: { free: true },
};

let subjects = 0;
const login = createMockLoginActions();

/** Renders the menu for a member unknown to other tests, so that her zone is new. */
const show = (): HTMLElement => {
  subjects += 1;
  const session: LoginSessionState = {
    kind: 'member',
    subject: `auth0|${subjects}`,
    givenName: 'Nadia',
    nickname: 'nadia',
    email: 'nadia@example.com',
  };
  render(
    <WithLoginSession session={session} login={login}>
      <MemberAccountMenu />
      <p>Elsewhere</p>
    </WithLoginSession>,
  );
  return screen.getByRole('button', { name: 'Your menu' });
};

const answerAs = (totalCount: number) =>
  stubFetch(async ({ address }) =>
    Response.json(
      address.includes('/customer')
        ? { id: 'c', metadata: {}, subscriptions: { total_count: totalCount } }
        : { plans: [plan], locked: [], closed: [], categories: ['warmups/legs'], isWhole: true },
    ),
  );

beforeEach(() => {
  login.logOut.mockReset();
  login.logOut.mockResolvedValue({
    kind: 'unreachable',
    sentence: 'Logged out here.',
    target: '/',
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the menu beside the account button', () => {
  it('has her sections, her membership, her last opened plans, and Log out', async () => {
    answerAs(0);
    localStorage.setItem('members.opened', 'warmups/legs/squat-day packs/fat-loss/not-hers');
    fireEvent.click(show());
    const last = await screen.findByRole('link', { name: 'Squat day warm-up' });
    expect(last.getAttribute('href')).toBe('/members/warm-up-plans/squat-day/');
    expect(screen.getByText('You are logged in as nadia@example.com.')).toBeDefined();
    expect(screen.getByText(/You don’t have a membership/)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/members/');
    expect(links).toContain('/members/finishers/');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(login.logOut).toHaveBeenCalled());
  });

  it('says that she has the membership', async () => {
    answerAs(1);
    fireEvent.click(show());
    expect(await screen.findByText('You have the annual membership.')).toBeDefined();
  });

  it('still has her sections and Log out if nothing can be fetched', async () => {
    stubFetch(noConnection);
    fireEvent.click(show());
    await screen.findByText('We couldn’t check whether you have a membership.');
    expect(screen.getByRole('link', { name: 'Finishers' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeDefined();
  });

  it('opens with a press, and closes with Escape, which returns the focus', async () => {
    answerAs(0);
    const button = show();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const link = await screen.findByRole('link', { name: 'Finishers' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('link', { name: 'Finishers' })).toBeNull();
  });

  it('closes with a press elsewhere, and when a link is followed', async () => {
    answerAs(0);
    const button = show();
    fireEvent.click(button);
    await screen.findByRole('link', { name: 'Finishers' });
    fireEvent.pointerDown(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('link', { name: 'Finishers' })).toBeNull();
    fireEvent.click(button);
    const link = await screen.findByRole('link', { name: 'Finishers' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
