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

/** Logs somebody in at the members zone. */
export const logInAs = async (visitor: Visitor, account: Account): Promise<void> => {
  await visitor.go('/members/');
  await fillInLogin(visitor, account);
  await visitor.at('/members/');
  await visitor.seeText(main, `You are logged in as ${account.email}.`);
};

/** Logs a sample member in. */
export const signIn = (visitor: Visitor, who: SampleMember): Promise<void> =>
  logInAs(visitor, { email: `${who}@example.com`, password: samplePassword });

/** The message that a page shows in place of its content. */
export const message: Query = css('main [role="alert"]');
