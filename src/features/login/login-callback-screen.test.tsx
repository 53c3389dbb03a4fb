// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  visitorSession,
  WithLoginSession,
} from '../../services/auth/login-session.test-support.tsx';
import { LoginCallbackScreen } from './login-callback-screen.tsx';

let login: ReturnType<typeof createMockLoginActions>;
beforeEach(() => {
  login = createMockLoginActions();
  vi.mocked(navigate).mockReset();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const show = (search: string) => {
  history.replaceState(null, '', `/login/${search}`);
  return render(
    <WithLoginSession session={visitorSession} login={login}>
      <LoginCallbackScreen search={search} />
    </WithLoginSession>,
  );
};

it('opened by hand, or by the page that has verified her address, starts a login that leads to what she was doing', async () => {
  show('?iss=https%3A%2F%2Fknurl.eu.auth0.com%2F');
  expect(
    screen.getByText(/you’ll go back to what you were doing when you signed up/),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() =>
    expect(login.logIn).toHaveBeenCalledWith({ target: '/members/', goesOn: true }),
  );
});

it('opens the target of a login', async () => {
  login.finishLogin.mockResolvedValue({ kind: 'signed-in', target: '/members/' });
  show('?code=c&state=s');
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/members/', { replace: true }));
});

it('offers first what she was doing when she signed up, if the login leads elsewhere', async () => {
  const joiningTarget = '/checkout/?product=prod_pack#order';
  login.finishLogin.mockResolvedValue({ kind: 'signed-in', target: '/members/', joiningTarget });
  show('?code=c&state=s');
  expect(await screen.findByText('When you signed up, you were placing an order.')).toBeDefined();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Go on with your order', joiningTarget],
    ['Go to the members zone', '/members/'],
  ]);
  expect(navigate).not.toHaveBeenCalled();
  expect(location.search).toBe('');
});
