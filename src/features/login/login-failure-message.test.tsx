// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import type { LoginError, LoginSessionState } from '../../services/auth/login-session.ts';
import { LoginFailureMessage } from './login-failure-message.tsx';

let login: ReturnType<typeof createMockLoginActions>;
beforeEach(() => {
  login = createMockLoginActions();
  vi.mocked(navigate).mockReset();
});
afterEach(cleanup);

const order = '/checkout/?product=prod_pack&after=login#order';
const unverified: LoginError = {
  kind: 'unverified',
  sentence: 'Please verify your e-mail address nadia@example.com before you log in.',
  target: order,
};

const show = (error: LoginError, session: LoginSessionState = visitorSession) =>
  render(
    <WithLoginSession session={session} login={login}>
      <LoginFailureMessage error={error} />
    </WithLoginSession>,
  );
const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('the verify screen', () => {
  it('shows the message, where the e-mail is, and both ways on', () => {
    show(unverified);
    expect(title()).toBe('Verify your address');
    expect(screen.getByText(unverified.sentence)).toBeDefined();
    expect(
      screen.getByText('You should receive an email within the next 5 minutes.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue Using Site' }).getAttribute('href')).toBe(
      '/',
    );
    expect(screen.queryByText(/the link in our e-mail hasn’t been opened/)).toBeNull();
  });

  it('says with the login that she has verified her address', async () => {
    show(unverified);
    fireEvent.click(screen.getByRole('button', { name: 'Login Once Verified' }));
    await waitFor(() =>
      expect(login.logIn).toHaveBeenCalledWith({
        target: order,
        requirePassword: false,
        hasVerified: true,
      }),
    );
  });

  it('says that it is too early, and what to do', () => {
    show({ ...unverified, isTooEarly: true });
    expect(title()).toBe('Not verified yet');
    expect(screen.getByText(/Open it first, then press this button again/)).toBeDefined();
    expect(
      screen.getByText(/You should receive an email within the next 5 minutes\./),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeDefined();
  });
});

describe('once she is logged in, in another tab', () => {
  it.each([
    [order, 'Go on with your order'],
    ['/checkout/?cart&after=login#order', 'Go on with your cart'],
    ['/members/', 'Go to the members zone'],
    ['/members/packs/tone-sculpt/', 'Go to the page that you wanted'],
  ])('says where its button leads: %s', async (target, label) => {
    login.logIn.mockResolvedValue({ kind: 'signed-in', target });
    show({ ...unverified, target }, memberSession);
    expect(title()).toBe('You are logged in');
    expect(screen.getByText('You are logged in as nadia@example.com.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(target));
    expect(login.logIn).toHaveBeenCalledWith({ target });
  });
});
