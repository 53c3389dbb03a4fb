import * as v from 'valibot';
import { outsideSystemTimeoutsMs } from '../../domain/timeouts.ts';
import {
  LoginAccountsUnavailable,
  type EmailAndNameAtLogin,
  type LoginAccounts,
} from './login-accounts.ts';

/** Auth0's Management API, and the application that may use it. */
export type Auth0ManagementSettings = {
  /** The origin of the tenant, without a trailing slash. */
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** A token is renewed this long before it expires. */
const marginMs = 60_000;

const Token = v.object({ access_token: v.string(), expires_in: v.number() });
const Users = v.array(v.object({ user_id: v.string(), email_verified: v.optional(v.boolean()) }));

const User = v.object({
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean()),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
});

/** Auth0 uses the e-mail address as the name if there is none. */
const toName = (user: v.InferOutput<typeof User>): string | undefined =>
  [user.given_name, user.family_name].filter(Boolean).join(' ') ||
  [user.name].find((name) => name !== undefined && name !== '' && !name.includes('@'));

const toPerson = (user: v.InferOutput<typeof User>): EmailAndNameAtLogin => ({
  email: user.email_verified === false ? undefined : user.email,
  name: toName(user),
});

/** The accounts at Auth0, through its Management API with the scopes listed in `.env.example`. */
export const createAuth0Management = (
  { origin, clientId, clientSecret }: Auth0ManagementSettings,
  { fetchUrl = fetch, now = Date.now }: { fetchUrl?: typeof fetch; now?: () => number } = {},
): LoginAccounts => {
  const api = `${origin}/api/v2/`;
  // Auth0 limits the number of tokens, so one is used until it expires.
  let token: { readonly text: string; readonly expiresAt: number } | undefined;

  const send = (address: string, init: RequestInit): Promise<Response> =>
    fetchUrl(address, { ...init, signal: AbortSignal.timeout(outsideSystemTimeoutsMs.auth0) });

  const jsonOf = (what: string, answer: Response): Promise<unknown> => {
    if (!answer.ok) throw new Error(`Auth0 answered ${answer.status} to ${what}.`);
    return answer.json();
  };

  const fetchToken = async (): Promise<string> => {
    if (token !== undefined && token.expiresAt > now()) return token.text;
    const answer = await send(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: api,
      }),
    });
    const body = await jsonOf('the request for a token', answer);
    const { access_token: text, expires_in: seconds } = v.parse(Token, body);
    token = { text, expiresAt: now() + seconds * 1000 - marginMs };
    return text;
  };

  /**
   * Asks with the token. Auth0 may have withdrawn it before its time: then with a new one, once.
   */
  const ask = async (
    path: string,
    { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
  ): Promise<Response> => {
    const attempt = async (): Promise<Response> =>
      send(`${api}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await fetchToken()}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const answer = await attempt();
    if (answer.status !== 401) return answer;
    token = undefined;
    return attempt();
  };

  /** Deletes a resource of a user. Auth0 answers 202 or 204, even if there is nothing to delete. */
  const remove = async (what: string, path: string): Promise<void> => {
    const answer = await ask(`users/${path}`, { method: 'DELETE' });
    if (!answer.ok && answer.status !== 404) {
      throw new Error(`Auth0 answered ${answer.status} to ${what}.`);
    }
  };

  return {
    endSessions: async (subject) => {
      const id = encodeURIComponent(subject);
      try {
        // Tokens last: with a live session, another one could be obtained in between.
        await remove('the end of sessions', `${id}/sessions`);
        await remove('the end of refresh tokens', `${id}/refresh-tokens`);
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
    deleteAccount: async (subject) => {
      try {
        await remove('a deletion', encodeURIComponent(subject));
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
    sendVerification: async (email) => {
      try {
        // Auth0 stores addresses in lower case, and its lookup is case-sensitive.
        const query = new URLSearchParams({ email: email.toLowerCase() });
        const found = await ask(`users-by-email?${query}`);
        const users = v.parse(Users, await jsonOf('a look-up', found));
        for (const { user_id } of users.filter((user) => user.email_verified === false)) {
          const order = { method: 'POST', body: { user_id } };
          await jsonOf('an order for an e-mail', await ask('jobs/verification-email', order));
        }
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
    findPerson: async (subject) => {
      try {
        const answer = await ask(`users/${encodeURIComponent(subject)}`);
        if (answer.status === 404) return undefined;
        return toPerson(v.parse(User, await jsonOf('a look-up', answer)));
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
  };
};
