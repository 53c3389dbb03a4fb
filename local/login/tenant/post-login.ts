import { createContext, runInContext } from 'node:vm';
import type { Account } from '../accounts.ts';
import type { TenantBooks } from './books.ts';

type Handler = (event: object, api: object) => unknown;

const handlerOf = (code: string): Handler | undefined => {
  const exported: Record<string, unknown> = {};
  runInContext(code, createContext({ exports: exported, console }), { timeout: 1000 });
  const handler = exported['onExecutePostLogin'];
  return typeof handler === 'function' ? (event, api) => handler(event, api) : undefined;
};

/**
 * Runs the actions bound to the login, in order, as Auth0 does: each deployed action gets the event and the API
 * (auth0.com/docs/customize/actions/explore-triggers/signup-and-login-triggers/login-trigger). Returns the reason of the first one that denies access.
 */
export const runPostLogin = async (
  { actions, postLogin }: TenantBooks,
  account: Account,
  clientId: string,
): Promise<string | undefined> => {
  for (const { action: id } of postLogin) {
    const code = actions.find((action) => action.id === id)?.deployed_version?.code;
    const handler = code === undefined ? undefined : handlerOf(code);
    if (handler === undefined) continue;
    let refusal: string | undefined;
    const event = {
      client: { client_id: clientId },
      user: {
        user_id: account.subject,
        email: account.email,
        email_verified: account.isVerified,
        given_name: account.givenName,
      },
    };
    const deny = (reason: string): void => {
      refusal ??= reason;
    };
    await handler(event, { access: { deny } });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
};
