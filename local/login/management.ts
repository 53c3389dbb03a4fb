import { Hono } from 'hono';
import type { Account, AccountStore } from './accounts.ts';
import type { SessionStore } from './session-store.ts';

type ManagementOptions = {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly isToken: (token: string) => boolean;
  readonly sendTicket: (account: Account) => void;
};

const unknownUser = { statusCode: 404, error: 'Not Found', message: 'The user does not exist.' };

const toUser = ({ subject, email, givenName, isVerified }: Account) => ({
  user_id: subject,
  email: email.toLowerCase(),
  email_verified: isVerified,
  given_name: givenName,
});

const sessionModels = ['Session', 'Interaction', 'AuthorizationCode'];
const refreshTokenModels = ['RefreshToken'];

/**
 * What the functions call of Auth0's Management API: looking up accounts, ordering another e-mail to verify one, ending what an
 * account is logged in with, and deleting it.
 */
export const createManagementApi = ({
  accounts,
  sessions,
  isToken,
  sendTicket,
}: ManagementOptions): Hono => {
  const api = new Hono();
  api.use(async (context, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (isToken(token)) return next();
    return context.json({ statusCode: 401, error: 'Unauthorized', message: 'Invalid token' }, 401);
  });
  api.get('/users-by-email', (context) => {
    const account = accounts.findByEmail(context.req.query('email') ?? '');
    return context.json(account === undefined ? [] : [toUser(account)]);
  });
  api.get('/users/:id', (context) => {
    const account = accounts.find(context.req.param('id'));
    return account === undefined ? context.json(unknownUser, 404) : context.json(toUser(account));
  });
  // Auth0 answers the same for an account that doesn't exist, so a deletion can be asked for again.
  api.delete('/users/:id', (context) => {
    const subject = context.req.param('id');
    sessions.removeOf(subject, [...sessionModels, ...refreshTokenModels, 'Grant']);
    accounts.remove(subject);
    return context.body(null, 204);
  });
  api.delete('/users/:id/sessions', (context) => {
    sessions.removeOf(context.req.param('id'), sessionModels);
    return context.body(null, 202);
  });
  api.delete('/users/:id/refresh-tokens', (context) => {
    sessions.removeOf(context.req.param('id'), refreshTokenModels);
    return context.body(null, 202);
  });
  api.post('/jobs/verification-email', async (context) => {
    const body: unknown = await context.req.json();
    const subject =
      typeof body === 'object' && body !== null && 'user_id' in body ? String(body.user_id) : '';
    const account = accounts.find(subject);
    if (account === undefined) return context.json(unknownUser, 404);
    sendTicket(account);
    return context.json({ type: 'verification_email', status: 'pending', id: 'job_1' }, 201);
  });
  return api;
};
