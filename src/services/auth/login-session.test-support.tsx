import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { LoginSessionContext, type LoginActions, type LoginSessionState } from './login-session.ts';

export const visitorSession: LoginSessionState = { kind: 'visitor', hasLoggedOut: false };

export const memberSession: LoginSessionState = {
  kind: 'member',
  subject: 'auth0|nadia',
  givenName: 'Nadia',
  nickname: 'nadia',
  email: 'nadia@example.com',
};

/** Login actions as mocks, which a test can inspect and change. */
export const createMockLoginActions = () => ({
  logIn: vi.fn<LoginActions['logIn']>(async () => ({ kind: 'back' })),
  finishLogin: vi.fn<LoginActions['finishLogin']>(),
  logOut: vi.fn<LoginActions['logOut']>(() => new Promise(() => undefined)),
  getAccessToken: vi.fn<LoginActions['getAccessToken']>(async () => ({
    kind: 'token',
    token: 'token',
  })),
});

type AsProps = {
  readonly session: LoginSessionState;
  readonly login: LoginActions;
  readonly children: ReactNode;
};

/** Renders its children with the given session. */
export const WithLoginSession = ({ session, login, children }: AsProps): ReactElement => (
  <LoginSessionContext
    value={{
      getSession: () => session,
      subscribe: () => () => undefined,
      loadLogin: async () => login,
    }}
  >
    {children}
  </LoginSessionContext>
);
