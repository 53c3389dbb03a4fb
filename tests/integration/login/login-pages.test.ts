import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { samplePassword } from '../../../local/login/sample-accounts.ts';
import { createClient, logInAtService, startLogin } from '../../support/login/auth0-client.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import {
  callback,
  openTestLoginService,
  parametersOf,
  site,
  subscriber,
  type TestLoginService,
} from '../../support/login/test-login-service.ts';

let service: TestLoginService;
beforeAll(async () => {
  stubBrowser(site);
  service = await openTestLoginService();
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  service.mails.length = 0;
});
afterAll(() => service.dispose());

const linkIn = (text: string | undefined): string => /http\S+/.exec(text ?? '')?.[0] ?? '';

it.each([
  ['a wrong password', { email: 'pack@example.com', password: 'barbell-25' }],
  ['an unknown address', { email: 'nobody@example.com', password: samplePassword }],
  ['nothing', { email: '', password: '' }],
])('refuses %s with the same sentence, and the form still works', async (_what, typed) => {
  const visitor = createLoginVisitor(service.origin);
  const form = await visitor.open(await startLogin(createClient(service.origin)));
  const answer = await visitor.send(form.path, typed);
  expect(answer.status).toBe(400);
  expect(answer.html).toContain('Wrong e-mail address or password.');
  expect(answer.html).toContain(`value="${typed.email}"`);
  expect(answer.html).toMatch(/id="password"[^>]*value=""/);
  expect((await visitor.send(form.path, subscriber)).leadsTo).toContain(`${callback}?code=`);
});

it('lets a new member log in only after she has verified her address', async () => {
  const visitor = createLoginVisitor(service.origin);
  const client = createClient(service.origin);
  const member = { email: 'Ann@example.com', givenName: 'Ann', password: 'long enough' };
  const form = await visitor.open(await startLogin(client, { screen_hint: 'signup' }));
  expect(form.html).toContain('<h1>Sign up</h1>');
  const refused = (await visitor.send(form.path, member)).leadsTo ?? '';
  expect(parametersOf(refused)).toMatchObject({
    error: 'access_denied',
    error_description: 'Please verify your e-mail address Ann@example.com before you log in.',
  });
  await expect(client.handleRedirectCallback(refused)).rejects.toMatchObject({
    error: 'access_denied',
    appState: { target: '/members/packs/' },
  });

  expect(service.mails.map(({ to }) => to)).toEqual([member.email]);
  // The service knows the member from now on: a login before verification needs no password, and
  // sends no other e-mail.
  const again = await visitor.open(await startLogin(client));
  expect(again.leadsTo).toContain('access_denied');
  expect(service.mails).toHaveLength(1);
  const link = linkIn(service.mails[0]?.text);
  // A scanner of the member’s mailbox may open the link before she does.
  await createLoginVisitor(service.origin).open(link);
  const verified = await visitor.open(link);
  expect(verified.status).toBe(200);
  expect(verified.html).toContain('Your e-mail address is verified');
  await client.handleRedirectCallback((await visitor.open(await startLogin(client))).leadsTo ?? '');
  expect(await client.getUser()).toMatchObject({ given_name: 'Ann', email_verified: true });
  expect((await client.getUser())?.sub).toMatch(/^auth0\|[0-9a-f]{24}$/);
});

it('recognises a verified member by her address and password in another browser, in upper or lower case', async () => {
  const visitor = createLoginVisitor(service.origin);
  const member = { email: 'Cleo@example.com', password: 'long enough' };
  const form = await visitor.open(
    await startLogin(createClient(service.origin), { screen_hint: 'signup' }),
  );
  await visitor.send(form.path, member);
  await visitor.open(linkIn(service.mails[0]?.text));
  const client = createClient(service.origin);
  const other = createLoginVisitor(service.origin);
  await client.handleRedirectCallback(
    await logInAtService(client, other, { ...member, email: 'cleo@EXAMPLE.com' }),
  );
  expect(await client.getUser()).toMatchObject({ email_verified: true });
});

it('signs up with another address after a typo, with the form filled in', async () => {
  const visitor = createLoginVisitor(service.origin);
  const client = createClient(service.origin);
  const form = await visitor.open(await startLogin(client, { screen_hint: 'signup' }));
  await visitor.send(form.path, { email: 'dora@exmple.com', password: 'long enough' });
  const second = await visitor.open(
    await startLogin(client, {
      screen_hint: 'signup',
      prompt: 'login',
      login_hint: 'dora@example.com',
    }),
  );
  expect(second.html).toContain('<h1>Sign up</h1>');
  expect(second.html).toContain('value="dora@example.com"');
  await visitor.send(second.path, { email: 'dora@example.com', password: 'long enough' });
  expect(service.mails.map(({ to }) => to)).toEqual(['dora@exmple.com', 'dora@example.com']);
  await visitor.open(linkIn(service.mails[1]?.text));
  const { leadsTo } = await visitor.open(await startLogin(client));
  await client.handleRedirectCallback(leadsTo ?? '');
  expect(await client.getUser()).toMatchObject({ email: 'dora@example.com', email_verified: true });
});

it('takes the nickname of a member without a first name from her address', async () => {
  const visitor = createLoginVisitor(service.origin);
  const client = createClient(service.origin);
  const member = { email: 'bea@example.com', password: 'long enough' };
  const form = await visitor.open(await startLogin(client, { screen_hint: 'signup' }));
  await visitor.send(form.path, member);
  await visitor.open(linkIn(service.mails[0]?.text));
  await client.handleRedirectCallback((await visitor.open(await startLogin(client))).leadsTo ?? '');
  const user = await client.getUser();
  expect(user).toMatchObject({ nickname: 'bea' });
  expect(user).not.toHaveProperty('given_name');
});

it.each([
  ['ann', 'long enough', 'Enter an e-mail address, such as name@example.com.'],
  ['new1@example.com', 'short', 'Choose a password of at least 8 characters.'],
  ['NEW@example.com', 'long enough', 'There is an account with this e-mail address.'],
])('refuses to sign up %s with the password %s', async (email, password, sentence) => {
  const visitor = createLoginVisitor(service.origin);
  const client = createClient(service.origin);
  const form = await visitor.open(await startLogin(client, { screen_hint: 'signup' }));
  const typed = { email, password, givenName: '<b>"Ann"</b>' };
  const answer = await visitor.send(form.path, typed);
  expect(answer.status).toBe(400);
  expect(answer.html).toContain(sentence);
  expect(answer.html).toContain('value="&lt;b&gt;&quot;Ann&quot;&lt;/b&gt;"');
  expect(answer.html).not.toContain(password);
  expect(service.mails).toEqual([]);
  // The link to the other form shows it, though the site requested this one.
  const other = await visitor.open(/href="([^"]+)">Log in</.exec(answer.html)?.[1] ?? '');
  expect(other.html).toContain('<h1>Log in</h1>');
});

it('returns to the site without a login when she cancels', async () => {
  const visitor = createLoginVisitor(service.origin);
  const form = await visitor.open(await startLogin(createClient(service.origin)));
  const { leadsTo } = await visitor.send(`${form.path}/cancel`, {});
  expect(parametersOf(leadsTo ?? '')).toMatchObject({ error: 'access_denied' });
});

it('shows a page with a way back when a login is over, or belongs to another browser', async () => {
  const visitor = createLoginVisitor(service.origin);
  const form = await visitor.open(await startLogin(createClient(service.origin)));
  const stranger = await createLoginVisitor(service.origin).send(form.path, subscriber);
  expect(stranger.status).toBe(400);
  expect(stranger.html).toContain('This login has expired');
  expect(stranger.html).toContain(`href="${site}/members/"`);
});

it('answers an unknown verification link with 404', async () => {
  const answer = await createLoginVisitor(service.origin).open('/u/verify/0000');
  expect(answer.status).toBe(404);
  expect(answer.html).toContain('This link is not valid');
});

describe('a forgotten password', () => {
  const member = { email: 'pack@example.com', password: samplePassword };
  const open = async () => {
    const visitor = createLoginVisitor(service.origin);
    const form = await visitor.open(await startLogin(createClient(service.origin)));
    const ask = (email: string) => visitor.send(`${form.path}/forgot-password`, { email });
    return { visitor, form, ask };
  };
  const send = (link: string, password: string, passwordAgain = password) =>
    createLoginVisitor(service.origin).send(new URL(link).pathname, { password, passwordAgain });

  it('sends nothing to an address without an account, and says the same', async () => {
    const { ask } = await open();
    const [unknown, known] = [await ask('nobody@example.com'), await ask(member.email)];
    expect(unknown.status).toBe(200);
    expect(unknown.html.replaceAll('nobody@example.com', member.email)).toBe(known.html);
    expect(service.mails.map(({ to }) => to)).toEqual([member.email]);
    expect((await ask('nobody')).html).toContain('Enter an e-mail address');
  });

  it('stays as it is until somebody chooses another with the newest link, which works once', async () => {
    const { ask } = await open();
    await ask(member.email);
    await ask(member.email.toUpperCase());
    const [first = '', link = ''] = service.mails.map(({ text }) => linkIn(text));
    const opened = await createLoginVisitor(service.origin).open(first);
    expect(opened.html).toContain('This link is too old');
    expect((await send(link, 'short')).html).toContain('at least 8 characters');
    expect((await send(link, 'long enough', 'long enouhg')).html).toContain('passwords differ');
    const old = await open();
    expect((await old.visitor.send(old.form.path, member)).leadsTo).toContain(`${callback}?code=`);
    const changed = (await send(link, 'long enough')).html;
    expect(changed).toContain('Your password is changed');
    expect(changed).toContain(`href="${callback}?iss=`);
    expect((await send(link, 'another one')).status).toBe(400);
    const { visitor, form } = await open();
    expect((await visitor.send(form.path, member)).status).toBe(400);
    const answer = await visitor.send(form.path, { ...member, password: 'long enough' });
    expect(answer.leadsTo).toContain(`${callback}?code=`);
  });

  it('can’t be replaced with a link of the day before', async () => {
    const { ask } = await open();
    await ask(subscriber.email);
    const link = linkIn(service.mails[0]?.text);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 });
    try {
      expect((await send(link, 'long enough')).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
    const { visitor, form } = await open();
    expect((await visitor.send(form.path, subscriber)).leadsTo).toContain(`${callback}?code=`);
  });
});
