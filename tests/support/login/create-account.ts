import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { standInClientId } from '../../../src/config/shared/stand-in.ts';
import { routes } from '../../../src/domain/routes.ts';
import { createLoginVisitor } from './login-visitor.ts';

/** An account that no other test uses. */
export type Account = { readonly email: string; readonly password: string };

type Mail = { readonly kind: string; readonly to?: string; readonly text?: string };

/** The origins of the browser tests' site and its stand-ins. */
export const origins = {
  site: process.env['SITE_URL'] ?? 'http://localhost:8888',
  login: process.env['LOGIN_URL'] ?? 'http://localhost:8892',
  inbox: process.env['INBOX_URL'] ?? 'http://localhost:8891',
  stripe: process.env['STRIPE_URL'] ?? 'http://localhost:8893',
} as const;

/** The texts of the e-mails to an address, oldest first. */
export const mailsTo = async (email: string): Promise<readonly string[]> => {
  const answer = await fetch(`${origins.inbox}/items.json`);
  const items: readonly Mail[] = await answer.json();
  return items
    .filter(({ kind, to }) => kind === 'mail' && to?.includes(email) === true)
    .map(({ text }) => text ?? '');
};

/** Signs a person up without a browser, with the site's own requests, and verifies her address. */
export const createAccount = async (name: string): Promise<Account> => {
  const account = { email: `${name}-${randomUUID()}@example.com`, password: 'iron and chalk' };
  const visitor = createLoginVisitor(origins.login);
  const form = await visitor.open(
    `/authorize?${new URLSearchParams({
      client_id: standInClientId,
      scope: 'openid',
      response_type: 'code',
      redirect_uri: `${origins.site}${routes.login}`,
      code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
      code_challenge_method: 'S256',
      screen_hint: 'signup',
      state: 'state',
    })}`,
  );
  await visitor.send(form.path, { ...account, givenName: name });
  const link = /http\S+/.exec((await mailsTo(account.email))[0] ?? '')?.[0];
  if (link === undefined) throw new Error(`No e-mail came for ${account.email}.`);
  await visitor.open(link);
  return account;
};
