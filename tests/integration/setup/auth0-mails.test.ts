import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localSmtpUrl } from '../../../local/inbox/smtp-account.ts';
import { startInbox } from '../../../local/inbox/start.ts';
import { startLogin } from '../../support/login/auth0-client.ts';
import { createLoginVisitor } from '../../support/login/login-visitor.ts';
import { stubBrowser } from '../../support/login/stub-browser.ts';
import { ann, openTenantSetup, site, type TenantSetup } from '../../support/login/tenant-setup.ts';
import { openTestTenant, type TestTenant } from '../../support/login/test-tenant.ts';

const sender = 'site@knurl.example';
const builtIn =
  'Auth0’s own mailer sends the e-mails of the login. It is for tests: ten a minute, from a foreign address.';

let folder: string;
let inbox: Awaited<ReturnType<typeof startInbox>>;
let tenant: TestTenant;
let owner: TenantSetup;
beforeEach(async () => {
  stubBrowser(site);
  localStorage.clear();
  folder = mkdtempSync(path.join(tmpdir(), 'login-mails-'));
  inbox = await startInbox({
    folder,
    port: 0,
    siteUrl: site,
    account: { apiKey: 'key-us1', audienceId: 'readers' },
    smtpPort: 0,
  });
  tenant = await openTestTenant(site);
  owner = openTenantSetup(tenant);
});
afterEach(async () => {
  await tenant.dispose();
  await inbox.close();
  rmSync(folder, { recursive: true });
});

const service = () => ({
  SMTP_URL: localSmtpUrl(inbox.smtp?.port ?? 0),
  MAIL_FROM: sender,
  MAIL_TO: 'hello@knurl.example',
});
const signUp = () => owner.signUp(owner.openClient(), createLoginVisitor(tenant.origin));

it('gives the tenant our mail service and our texts, so that the e-mail that verifies an address is ours', async () => {
  await owner.setUp(service());
  expect(owner.said().at(-1)).toBe('Read again: nothing is left to do.');
  await signUp();
  expect(tenant.mails).toEqual([]);
  const [mail] = inbox.store.items().filter((item) => item.kind === 'mail');
  expect(mail).toMatchObject({ to: ann.email, subject: 'Verify your e-mail address' });
  const html = mail?.html ?? '';
  expect(html).toContain(ann.email);
  expect(html).toContain('registered in England and Wales');
  expect(html).not.toContain('{{');
  const [link = ''] = /http[^"\s]+\/u\/verify\/\w+/.exec(html) ?? [];
  expect((await createLoginVisitor(tenant.origin).open(link)).status).toBe(200);

  await owner.setUp(service());
  expect(owner.said().at(-1)).toBe('Nothing is left to do.');
  expect(owner.said().join('\n')).not.toContain(service().SMTP_URL);
});

it('a forgotten password is replaced through our mail service and in our words, and the old one is over', async () => {
  await owner.setUp(service());
  await signUp();
  const [verification] = inbox.store.items().filter((item) => item.kind === 'mail');
  const linkIn = (html = '', path: string): string =>
    new RegExp(`http[^"\\s]+/u/${path}/\\w+`).exec(html)?.[0] ?? '';
  await createLoginVisitor(tenant.origin).open(linkIn(verification?.html, 'verify'));

  const visitor = createLoginVisitor(tenant.origin);
  const form = await visitor.open(await startLogin(owner.openClient()));
  expect(form.html).toContain(`href="${form.path}/forgot-password"`);
  const asked = await visitor.send(`${form.path}/forgot-password`, { email: ann.email });
  expect(asked.html).toContain('Check your e-mail');
  const mail = inbox.store
    .items()
    .filter((item) => item.kind === 'mail')
    .find(({ subject }) => subject === 'Choose a new password');
  expect(mail?.to).toBe(ann.email);
  expect(mail?.html).toContain('The button works once, for one day.');
  expect(mail?.html).toContain('registered in England and Wales');
  expect(mail?.html).not.toContain('{{');
  expect(tenant.mails).toEqual([]);

  // The member opens it on her phone, and goes on at her desk.
  const phone = createLoginVisitor(tenant.origin);
  const chosen = await phone.open(linkIn(mail?.html, 'reset'));
  const password = 'plates-and-barbell-42';
  const changed = await phone.send(chosen.path, { password, passwordAgain: password });
  expect(changed.html).toContain('Your password is changed');
  expect((await visitor.send(form.path, ann)).html).toContain('Wrong e-mail address or password.');
  const loggedIn = await visitor.send(form.path, { email: ann.email, password });
  expect(loggedIn.leadsTo).toContain(`${site}/login/?code=`);
});

it('the doctor is red while Auth0’s own mailer is in use, and names the command', async () => {
  await owner.setUp();
  expect(owner.said().join('\n')).toContain('Put SMTP_URL into .env');
  const [missing] = (await owner.examine()).filter(({ sentence }) => sentence === builtIn);
  expect(missing?.state).toBe('bad');
  expect(missing?.remedy).toContain('npm run setup -- auth0');
  const [unused] = (await owner.examine(service())).filter(({ sentence }) => sentence === builtIn);
  expect(unused?.remedy).toContain('npm run setup -- auth0');
  await owner.setUp(service());
  expect((await owner.badOf(service())).join('\n')).not.toContain('mailer');
});

it('corrects another sender, another text, and a password that has changed', async () => {
  await owner.setUp(service());
  const management = owner.look();
  await management.emails.provider.update({ default_from_address: 'old@knurl.example' });
  await management.emailTemplates.update('reset_email', { body: 'Hi', enabled: false });
  const bad = (await owner.badOf(service())).join('\n');
  expect(bad).toContain('isn’t the one in SMTP_URL and MAIL_FROM');
  expect(bad).toContain('that leads to a new password hasn’t our text');
  await owner.setUp(service());
  expect((await management.emailTemplates.get('reset_email')).body).toContain('{{ url }}');

  const renewed = {
    ...service(),
    SMTP_URL: service().SMTP_URL.replace(/:[^:@/]+@/, ':another-password@'),
  };
  expect((await owner.badOf(renewed)).join('\n')).toContain('has another password');
  await owner.setUp(renewed);
  await owner.setUp(renewed);
  expect(owner.said().at(-1)).toBe('Nothing is left to do.');
});

it.each([
  ['POST /emails/provider', 'down'],
  ['POST /emails/provider', 'lost-answer'],
  ['POST /email-templates', 'lost-answer'],
  ['GET /emails/provider', 'error-500'],
] as const)('goes on after “%s” met “%s”', async (request, fault) => {
  tenant.faults.set(fault, 1, request);
  await expect(owner.setUp(service())).rejects.toThrow(/Auth0/);
  await owner.setUp(service());
  await signUp();
  expect(inbox.store.items()).toHaveLength(1);
});

it('loses what goes over Auth0’s limit while its own mailer is in use', async () => {
  await owner.setUp();
  for (let index = 0; index < 12; index += 1) {
    const visitor = createLoginVisitor(tenant.origin);
    await owner.signUp(owner.openClient(), visitor, `ann-${index}@example.com`);
  }
  expect(tenant.mails).toHaveLength(10);
});
