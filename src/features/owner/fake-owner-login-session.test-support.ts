import type { LoginActions, LoginSessionState } from '../../services/auth/login-session.ts';

const owner: LoginSessionState = {
  kind: 'member',
  subject: 'auth0|olwen',
  givenName: 'Olwen',
  nickname: 'owner',
  email: 'owner@example.com',
};
/** The owner, logged in: the value of `LoginSessionContext` on her pages. */
export const fakeOwnerLoginSession = {
  getSession: () => owner,
  subscribe: () => () => undefined,
  loadLogin: async (): Promise<LoginActions> => ({
    logIn: async () => ({ kind: 'back' }),
    finishLogin: async () => ({ kind: 'signed-in', target: '/' }),
    logOut: () => new Promise(() => undefined),
    getAccessToken: async () => ({ kind: 'token', token: 'token' }),
  }),
};
