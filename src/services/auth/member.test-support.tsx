import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { MemberContext, type Login, type LoginSession } from './member.ts';

export const visitor: LoginSession = { kind: 'visitor', hasLoggedOut: false };

export const member: LoginSession = {
  kind: 'member',
  subject: 'auth0|nadia',
  givenName: 'Nadia',
  nickname: 'nadia',
  email: 'nadia@example.com',
};

/** Login actions as mocks, which a test can inspect and change. */
export const createLogin = () => ({
  logIn: vi.fn<Login['logIn']>(async () => ({ kind: 'back' })),
  finishLogin: vi.fn<Login['finishLogin']>(),
  logOut: vi.fn<Login['logOut']>(() => new Promise(() => undefined)),
  getAccessToken: vi.fn<Login['getAccessToken']>(async () => ({ kind: 'token', token: 'token' })),
});

type AsProps = {
  readonly session: LoginSession;
  readonly login: Login;
  readonly children: ReactNode;
};

/** Renders its children with the given session. */
export const As = ({ session, login, children }: AsProps): ReactElement => (
  <MemberContext
    value={{
      getSession: () => session,
      subscribe: () => () => undefined,
      loadLogin: async () => login,
    }}
  >
    {children}
  </MemberContext>
);
