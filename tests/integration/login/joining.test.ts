import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLoginVisitor, type LoginVisitor } from '../../support/login/login-visitor.ts';
import { errorOf, openSiteLogin, type SiteLogin } from '../../support/login/site-login.ts';
import { site } from '../../support/login/test-login-service.ts';
import type {
  FinishedLoginTargetOrError,
  LoginOptions,
} from '../../../src/services/auth/login-session.ts';

let page: SiteLogin;
let number = 0;
beforeAll(async () => {
  page = await openSiteLogin();
});
beforeEach(async () => {
  await page.reset();
  page.service.mails.length = 0;
  number += 1;
});
afterAll(() => page.dispose());

const order = '/checkout/?product=prod_a#order';
const afterLogin = '/checkout/?product=prod_a&after=login#order';

const ann = () => ({ email: `ann${number}@example.com`, password: 'long enough' });

/**
 * Signs a member up on the way to a target, and returns how the site's page sees that she isn't
 * verified.
 */
const signUp = async (target: string): Promise<FinishedLoginTargetOrError> => {
  const form = await page.visitor().open((await page.leave({ target, signUp: true })).href);
  const { leadsTo = '' } = await page.visitor().send(form.path, { ...ann(), givenName: '' });
  page.loadPage(leadsTo);
  return page.login().finishLogin(leadsTo);
};

const linkInMail = (): string =>
  /http\S+verify\S+/.exec(page.service.mails[0]?.text ?? '')?.[0] ?? '';

/** Logs the member in in a browser of hers, from a page of the site. */
const logIn = async (
  visitor: LoginVisitor,
  options: Partial<LoginOptions>,
): Promise<FinishedLoginTargetOrError> => {
  const form = await visitor.open((await page.leave(options)).href);
  const leadsTo = form.leadsTo ?? (await visitor.send(form.path, ann())).leadsTo ?? '';
  page.loadPage(leadsTo);
  return page.login().finishLogin(leadsTo);
};

/** Another device: nothing of the member’s is stored there. */
const takeAnotherDevice = (): LoginVisitor => {
  localStorage.clear();
  sessionStorage.clear();
  page.loadPage();
  return createLoginVisitor(page.service.origin);
};

it('leads to the order on another device, from the page that the verification link’s button leads to', async () => {
  expect(errorOf(await signUp(afterLogin))?.kind).toBe('unverified');
  const phone = takeAnotherDevice();
  const verified = await phone.open(linkInMail());
  expect(verified.html).toContain(
    `href="${site}/login/?iss=${encodeURIComponent(`${page.service.origin}/`)}"`,
  );
  expect(verified.html).toContain('Back to Knurl');
  expect(verified.html).not.toContain('/members/');
  expect(await logIn(phone, { target: '/members/', goesOn: true })).toEqual({
    kind: 'signed-in',
    target: order,
  });
});

it('offers the order after a login from the members zone, once', async () => {
  await signUp(afterLogin);
  const phone = takeAnotherDevice();
  await phone.open(linkInMail());
  expect(await logIn(phone, { target: '/members/' })).toEqual({
    kind: 'signed-in',
    target: '/members/',
    joiningTarget: order,
  });
  const laptop = takeAnotherDevice();
  expect(await logIn(laptop, { target: '/members/' })).toEqual({
    kind: 'signed-in',
    target: '/members/',
  });
});

it('says nothing of it after a login that leads somewhere itself', async () => {
  await signUp(afterLogin);
  const phone = takeAnotherDevice();
  await phone.open(linkInMail());
  expect(await logIn(phone, { target: '/members/account/' })).toEqual({
    kind: 'signed-in',
    target: '/members/account/',
  });
  const laptop = takeAnotherDevice();
  expect(await logIn(laptop, { target: '/members/' })).not.toHaveProperty('joiningTarget');
});

it('knows what she wanted last, if she tried twice before she verified', async () => {
  await signUp('/members/packs/tone-sculpt/');
  expect(errorOf(await logIn(page.visitor(), { target: afterLogin }))?.kind).toBe('unverified');
  const phone = takeAnotherDevice();
  await phone.open(linkInMail());
  expect(await logIn(phone, { target: '/members/', goesOn: true })).toMatchObject({
    target: order,
  });
});

it('says that it is too early only to somebody who said that she has verified', async () => {
  expect(errorOf(await signUp(afterLogin))).not.toHaveProperty('isTooEarly');
  const again = await logIn(page.visitor(), { target: afterLogin, hasVerified: true });
  expect(errorOf(again)).toMatchObject({
    kind: 'unverified',
    isTooEarly: true,
    target: afterLogin,
  });
  await createLoginVisitor(page.service.origin).open(linkInMail());
  expect(await logIn(page.visitor(), { target: afterLogin, hasVerified: true })).toEqual({
    kind: 'signed-in',
    target: afterLogin,
  });
});

it.each([
  ['another site', 'https://evil.example/'],
  ['another site without its protocol', '//evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a function', '/api/votes'],
  ['a very long path', `/${'a'.repeat(400)}/`],
])(
  'leads to the members zone if somebody else’s link has put %s into her login',
  async (_what, forged) => {
    const address = await page.leave({ target: '/members/', signUp: true });
    address.searchParams.set('ext-joining-target', forged);
    const form = await page.visitor().open(address.href);
    await page.visitor().send(form.path, { ...ann(), givenName: '' });
    const phone = takeAnotherDevice();
    await phone.open(linkInMail());
    expect(await logIn(phone, { target: '/members/', goesOn: true })).toEqual({
      kind: 'signed-in',
      target: '/members/',
    });
  },
);
