import { Hono, type MiddlewareHandler } from 'hono';
import type { LoginAccount, AccountStore } from './accounts.ts';
import type { ManagementScopes } from './rules.ts';
import type { ProviderStore } from './session-store.ts';

type ManagementOptions = {
  readonly accounts: AccountStore;
  readonly sessions: ProviderStore;
  /** The scopes of a token; undefined if it isn't valid. */
  readonly scopesOf: (token: string) => ManagementScopes | undefined;
  readonly sendTicket: (account: LoginAccount) => Promise<void>;
};

const unknownUser = { statusCode: 404, error: 'Not Found', message: 'The user does not exist.' };

/** An account as the Management API shows it. */
export const userResource = (account: LoginAccount) => ({
  user_id: account.subject,
  email: account.email.toLowerCase(),
  email_verified: account.isVerified,
  given_name: account.givenName,
  app_metadata: account.appMetadata ?? {},
  user_metadata: account.userMetadata ?? {},
});

const sessionModels = ['Session', 'Interaction', 'AuthorizationCode'];
const refreshTokenModels = ['RefreshToken'];

/** Accepts a request whose token has at least one of these scopes, as Auth0 does. */
export type RequireScope = (...scopes: readonly string[]) => MiddlewareHandler;

/** Checks the tokens of the Management API: 401 if invalid, 403 if a scope is missing. */
export const createScopeCheck =
  (scopesOf: ManagementOptions['scopesOf']): RequireScope =>
  (...wanted) =>
  async (context, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    const scopes = scopesOf(token);
    if (scopes === undefined) {
      return context.json(
        { statusCode: 401, error: 'Unauthorized', message: 'Invalid token' },
        401,
      );
    }
    if (scopes !== 'everything' && !wanted.some((scope) => scopes.includes(scope))) {
      const message = `Insufficient scope, expected any of: ${wanted.join(',')}`;
      return context.json(
        { statusCode: 403, error: 'Forbidden', message, errorCode: 'insufficient_scope' },
        403,
      );
    }
    return next();
  };

/**
 * The calls of Auth0's Management API that the functions make: look up accounts, send another
 * verification e-mail, revoke an account's sessions and refresh tokens, and delete the account.
 */
export const createManagementApi = ({
  accounts,
  sessions,
  scopesOf,
  sendTicket,
}: ManagementOptions): Hono => {
  const api = new Hono();
  const requireScope = createScopeCheck(scopesOf);
  api.get('/users-by-email', requireScope('read:users'), (context) => {
    const account = accounts.findByEmail(context.req.query('email') ?? '');
    return context.json(account === undefined ? [] : [userResource(account)]);
  });
  api.get('/users/:id', requireScope('read:users'), (context) => {
    const account = accounts.find(context.req.param('id'));
    return account === undefined
      ? context.json(unknownUser, 404)
      : context.json(userResource(account));
  });
  // Auth0 gives the same response for an account that doesn't exist, so a deletion can be repeated.
  api.delete('/users/:id', requireScope('delete:users'), (context) => {
    const subject = context.req.param('id');
    sessions.removeOf(subject, [...sessionModels, ...refreshTokenModels, 'Grant']);
    accounts.remove(subject);
    return context.body(null, 204);
  });
  api.delete('/users/:id/sessions', requireScope('delete:sessions'), (context) => {
    sessions.removeOf(context.req.param('id'), sessionModels);
    return context.body(null, 202);
  });
  api.delete('/users/:id/refresh-tokens', requireScope('delete:refresh_tokens'), (context) => {
    sessions.removeOf(context.req.param('id'), refreshTokenModels);
    return context.body(null, 202);
  });
  api.post('/jobs/verification-email', requireScope('update:users'), async (context) => {
    const body: unknown = await context.req.json();
    const subject =
      typeof body === 'object' && body !== null && 'user_id' in body ? String(body.user_id) : '';
    const account = accounts.find(subject);
    if (account === undefined) return context.json(unknownUser, 404);
    await sendTicket(account);
    return context.json({ type: 'verification_email', status: 'pending', id: 'job_1' }, 201);
  });
  return api;
};
