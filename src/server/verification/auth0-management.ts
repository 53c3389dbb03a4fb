import * as v from 'valibot';
import { outsideTimeouts } from '../../domain/timeouts.ts';
import { LoginAccountsUnavailable, type LoginAccounts, type Person } from './login-accounts.ts';

/** Auth0's Management API, and the application that may use it. */
export type ManagementSettings = {
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

const toPerson = (user: v.InferOutput<typeof User>): Person => ({
  email: user.email_verified === false ? undefined : user.email,
  name: toName(user),
});

/** The accounts at Auth0, through its Management API with the scopes listed in `.env.example`. */
export const createAuth0Management = (
  { origin, clientId, clientSecret }: ManagementSettings,
  { fetchUrl = fetch, now = Date.now }: { fetchUrl?: typeof fetch; now?: () => number } = {},
): LoginAccounts => {
  const api = `${origin}/api/v2/`;
  // Auth0 limits the number of tokens, so one is used until it expires.
  let token: { readonly text: string; readonly expiresAt: number } | undefined;

  const fetchJson = async (what: string, address: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetchUrl(address, {
      ...init,
      signal: AbortSignal.timeout(outsideTimeouts.auth0),
    });
    if (!answer.ok) throw new Error(`Auth0 answered ${answer.status} to ${what}.`);
    return answer.json();
  };

  const fetchToken = async (): Promise<string> => {
    if (token !== undefined && token.expiresAt > now()) return token.text;
    const body = await fetchJson('the request for a token', `${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        audience: api,
      }),
    });
    const { access_token: text, expires_in: seconds } = v.parse(Token, body);
    token = { text, expiresAt: now() + seconds * 1000 - marginMs };
    return text;
  };

  /** Deletes a resource of a user. Auth0 answers 202 or 204, even if there is nothing to delete. */
  const remove = async (what: string, path: string): Promise<void> => {
    const answer = await fetchUrl(`${api}users/${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${await fetchToken()}` },
      signal: AbortSignal.timeout(outsideTimeouts.auth0),
    });
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
        const headers = { authorization: `Bearer ${await fetchToken()}` };
        // Auth0 stores addresses in lower case, and its lookup is case-sensitive.
        const query = new URLSearchParams({ email: email.toLowerCase() });
        const users = v.parse(
          Users,
          await fetchJson('a look-up', `${api}users-by-email?${query}`, { headers }),
        );
        for (const { user_id } of users.filter((user) => user.email_verified === false)) {
          await fetchJson('an order for an e-mail', `${api}jobs/verification-email`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ user_id }),
          });
        }
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
    findPerson: async (subject) => {
      try {
        const headers = { authorization: `Bearer ${await fetchToken()}` };
        const answer = await fetchUrl(`${api}users/${encodeURIComponent(subject)}`, {
          headers,
          signal: AbortSignal.timeout(outsideTimeouts.auth0),
        });
        if (answer.status === 404) return undefined;
        if (!answer.ok) throw new Error(`Auth0 answered ${answer.status} to a look-up.`);
        return toPerson(v.parse(User, await answer.json()));
      } catch (error) {
        throw new LoginAccountsUnavailable(error);
      }
    },
  };
};
