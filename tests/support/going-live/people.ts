import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { routes } from '../../../src/domain/routes.ts';
import { createLoginVisitor } from '../login/login-visitor.ts';
import type { EmptyAccounts } from './accounts.ts';
import type { Project } from './project.ts';

const Tokens = v.object({ access_token: v.string() });

/** A person with an account at the test's login service. */
export type Somebody = {
  readonly email: string;
  readonly givenName: string;
  readonly password: string;
};

export const somebody = (givenName: string): Somebody => ({
  email: `${givenName.toLowerCase()}@example.com`,
  givenName,
  password: 'barbell-and-plates-24',
});

/** Starts a login as the site does, and returns the login service's form. */
const beginLogin = async (
  { loginOrigin, siteUrl }: EmptyAccounts,
  project: Project,
  verifier: string,
) => {
  const visitor = createLoginVisitor(loginOrigin);
  const variables = project.variables();
  const form = await visitor.open(
    `/authorize?${new URLSearchParams({
      client_id: variables['AUTH0_CLIENT_ID'] ?? '',
      audience: variables['AUTH0_AUDIENCE'] ?? '',
      scope: 'openid profile email offline_access',
      response_type: 'code',
      redirect_uri: `${siteUrl}${routes.login}`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'state',
      nonce: 'nonce',
    })}`,
  );
  return { visitor, form };
};

const newVerifier = (): string => randomBytes(32).toString('base64url');

/** Signs a person up and opens the link in the e-mail that arrives. */
export const signUp = async (
  accounts: EmptyAccounts,
  project: Project,
  { email, givenName, password }: Somebody,
): Promise<void> => {
  const { visitor, form } = await beginLogin(accounts, project, newVerifier());
  await visitor.send(`${form.path}/sign-up`, { email, givenName, password });
  const mail = accounts.inbox.store
    .items()
    .findLast((item) => item.kind === 'mail' && item.to.includes(email));
  const link =
    mail?.kind === 'mail'
      ? /http[^\s"]+\/verify\/\w+/.exec(mail.html ?? mail.text)?.[0]
      : undefined;
  if (link === undefined) throw new Error(`No e-mail came for ${email}.`);
  const { status } = await visitor.open(link);
  if (status !== 200) throw new Error(`The link for ${email} answers ${status}.`);
};

/** Logs a person in and returns her access token. */
export const logIn = async (
  accounts: EmptyAccounts,
  project: Project,
  { email, password }: Somebody,
): Promise<string> => {
  const verifier = newVerifier();
  const { visitor, form } = await beginLogin(accounts, project, verifier);
  const { leadsTo = '' } = await visitor.send(form.path, { email, password });
  const code = URL.canParse(leadsTo) ? new URL(leadsTo).searchParams.get('code') : null;
  if (code === null) throw new Error(`${email} could not log in: ${leadsTo}`);
  const answer = await fetch(`${accounts.loginOrigin}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: project.variables()['AUTH0_CLIENT_ID'] ?? '',
      code,
      code_verifier: verifier,
      redirect_uri: `${accounts.siteUrl}${routes.login}`,
    }),
  });
  return v.parse(Tokens, await answer.json()).access_token;
};

/** Sends a request to the site with a token. */
export const askSite = (
  { siteUrl }: EmptyAccounts,
  path: string,
  token: string,
  body?: unknown,
): Promise<Response> =>
  fetch(`${siteUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      origin: siteUrl,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
