// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import {
  createMockLoginActions,
  memberSession,
  visitorSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import { unknownSession, type LoginSessionState } from '../../../services/auth/login-session.ts';
import { remember } from '../../../services/storage.ts';
import { LogSyncScreen } from './log-sync-screen.island.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (session: LoginSessionState) => {
  const login = createMockLoginActions();
  render(
    <WithLoginSession session={session} login={login}>
      <LogSyncScreen />
    </WithLoginSession>,
  );
  return login;
};

it('says what sync does, what leaves the device and what nobody can recover', () => {
  show(visitorSession);
  expect(screen.getByText(/All of it is sealed on your device before it leaves/)).toBeDefined();
  expect(screen.getByText(/what we store stays sealed for good/)).toBeDefined();
});

it('sends a visitor to the login, which leads back here', async () => {
  const { logIn } = show(visitorSession);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() =>
    expect(logIn).toHaveBeenCalledWith(expect.objectContaining({ target: routes.logOnAllDevices })),
  );
});

it('says to whoever is logged out that sync waits, if it is on here', () => {
  remember('training.sync', '1');
  show(visitorSession);
  expect(screen.getByRole('heading', { name: 'You’re logged out' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
});

it('waits while the login is being read', () => {
  show(unknownSession);
  expect(screen.getByText('Reading your login …')).toBeDefined();
});

it('loads nothing for a member before her press', () => {
  show(memberSession);
  expect(screen.getByText('You’re logged in as nadia@example.com.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Turn sync on' })).toBeDefined();
});
