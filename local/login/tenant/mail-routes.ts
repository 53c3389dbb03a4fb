import type { Management } from 'auth0';
import type { Hono } from 'hono';
import * as bodies from './bodies.ts';
import type { TenantMailProvider } from './books.ts';
import type { TenantRouteDependencies } from './tenant-route-dependencies.ts';
import { conflictError, missingError, readApiBody, TenantError } from './wire.ts';

/**
 * Auth0 never shows the password, and without `fields` only the name and whether it is enabled (the
 * SDK's types say so).
 */
const toShown = (
  { credentials, ...rest }: TenantMailProvider,
  fields: string | undefined,
): Management.GetEmailProviderResponseContent => {
  const { smtp_host, smtp_port, smtp_user } = credentials;
  const all = { ...rest, credentials: { smtp_host, smtp_port, smtp_user } };
  const names = (fields ?? 'name,enabled').split(',');
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
};

/**
 * “When changing the host, port, or username, you must supply a password”
 * (auth0.com/docs/customize/email/smtp-email-providers).
 */
const requirePassword = (
  known: TenantMailProvider['credentials'],
  next: Partial<TenantMailProvider['credentials']>,
): void => {
  const isOther = (['smtp_host', 'smtp_port', 'smtp_user'] as const).some(
    (name) => next[name] !== undefined && next[name] !== known[name],
  );
  if (isOther && next.smtp_pass === undefined) {
    throw new TenantError(400, 'The password is required.', 'invalid_body');
  }
};

/**
 * The routes of the tenant's mail service and of its templates: POST creates, PATCH changes what is
 * there.
 */
export const addMailRoutes = (
  api: Hono,
  { store, requireScope }: TenantRouteDependencies,
): void => {
  const { books, set } = store;
  const provider = '/emails/provider';
  api.get(provider, requireScope('read:email_provider'), (context) => {
    const known = books.mailProvider;
    if (known === null) throw missingError('email provider');
    return context.json(toShown(known, context.req.query('fields')));
  });
  api.post(provider, requireScope('create:email_provider'), async (context) => {
    const { enabled = true, ...body } = await readApiBody(context, bodies.NewMailProvider);
    if (books.mailProvider !== null)
      throw conflictError('The email provider is already configured.');
    const made = { enabled, ...body };
    set({ mailProvider: made });
    return context.json(toShown(made, 'name,enabled,default_from_address,credentials'), 201);
  });
  api.patch(provider, requireScope('update:email_provider'), async (context) => {
    const known = books.mailProvider;
    if (known === null) throw missingError('email provider');
    const { credentials = {}, ...changes } = await readApiBody(context, bodies.ChangedMailProvider);
    requirePassword(known.credentials, credentials);
    const next = { ...known, ...changes, credentials: { ...known.credentials, ...credentials } };
    set({ mailProvider: next });
    return context.json(toShown(next, 'name,enabled,default_from_address,credentials'));
  });

  const find = (name: string) => {
    const known = books.mailTemplates.find(({ template }) => template === name);
    if (known === undefined) throw missingError('email template');
    return known;
  };
  api.get('/email-templates/:name', requireScope('read:email_templates'), (context) =>
    context.json(find(context.req.param('name'))),
  );
  api.post('/email-templates', requireScope('create:email_templates'), async (context) => {
    const made = await readApiBody(context, bodies.NewMailTemplate);
    if (books.mailTemplates.some(({ template }) => template === made.template)) {
      throw conflictError('The email template already exists.');
    }
    set({ mailTemplates: [...books.mailTemplates, made] });
    return context.json(made);
  });
  api.patch('/email-templates/:name', requireScope('update:email_templates'), async (context) => {
    const known = find(context.req.param('name'));
    const next = { ...known, ...(await readApiBody(context, bodies.ChangedMailTemplate)) };
    set({ mailTemplates: books.mailTemplates.map((one) => (one === known ? next : one)) });
    return context.json(next);
  });
};
