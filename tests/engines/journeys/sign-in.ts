import { samplePassword } from '../../../local/login/sample-accounts.ts';
import type { SampleMember } from '../../support/browser/sign-in.ts';
import { origins, type Account } from '../../support/login/create-account.ts';
import type { Query } from '../in-page.ts';
import { button, css, field, main } from '../queries.ts';
import type { Visitor } from '../visitor.ts';

/** Fills in the page of the login service, wherever it was opened from. */
export const fillInLogin = async (
  visitor: Visitor,
  { email, password }: Account,
): Promise<void> => {
  await visitor.at(`${origins.login}/`);
  await visitor.fill(field('E-mail address'), email);
  await visitor.fill(field('Password'), password);
  await visitor.press(button('Log in'));
};

const seeMember = (visitor: Visitor, { email }: Pick<Account, 'email'>): Promise<void> =>
  visitor.seeText(main, `You are logged in as ${email}.`);

/** Logs somebody in at the members zone. */
export const logInAs = async (visitor: Visitor, account: Account): Promise<void> => {
  await visitor.go('/members/');
  await fillInLogin(visitor, account);
  await visitor.at('/members/');
  await seeMember(visitor, account);
};

type StoredLogin = Readonly<Record<string, string>>;

/** What this engine's browser stored when a sample member logged in. */
const logins = new Map<SampleMember, StoredLogin>();

/**
 * Runs in the page: what is stored of a login. What the site stores about a member's visit is none
 * of it.
 */
const storedLogin = (): StoredLogin =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('@@auth0')),
  );

/**
 * Logs a sample member in: by the page of the login service once an engine, later by what the
 * browser had stored then.
 */
export const signIn = async (visitor: Visitor, who: SampleMember): Promise<void> => {
  const account = { email: `${who}@example.com`, password: samplePassword };
  const known = logins.get(who);
  if (known === undefined) {
    await logInAs(visitor, account);
    logins.set(who, await visitor.run(storedLogin));
    return;
  }
  await visitor.go('/robots.txt');
  await visitor.run((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, known);
  await visitor.go('/members/');
  await seeMember(visitor, account);
};

/** The message that a page shows in place of its content. */
export const message: Query = css('main [role="alert"]');
