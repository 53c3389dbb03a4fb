import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { refuseBadAddress } from '../bad-address.ts';
import { closeServer, listenLocally } from '../ports.ts';
import type { SmtpServerAndAccount } from '../../src/config/shared/smtp-server-and-account.ts';
import type { ListMailLinkOutcome } from '../../src/domain/forms/mailing-list.ts';
import type { SellerAndNoticeTemplates } from '../../src/domain/mails/seller-and-notice-templates.ts';
import { routes } from '../../src/domain/routes.ts';
import { inboxPage, sampleMailsPage } from './inbox-page.ts';
import { openInboxStore, type InboxStore } from './inbox-store.ts';
import { mailchimpPath } from './api-paths.ts';
import { createMailchimpApi, type MailchimpAccount } from './mailchimp-api.ts';
import { composeSampleMails, type SampleMail } from './sample-mails.ts';
import { withColourScheme, mailContentPolicy, withLinksInNewTab } from './mail-sandbox.ts';
import { startSmtpService } from './smtp-service.ts';

type InboxOptions = {
  readonly folder: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The site that links in e-mails redirect to. */
  readonly siteUrl: string;
  readonly account: MailchimpAccount;
  /** The SMTP port, 0 for any free one; undefined if e-mails go to another mail service. */
  readonly smtpPort?: number | undefined;
  /**
   * Reads what the content says in e-mails, for the samples of them; undefined if nothing does yet.
   */
  readonly readTexts?: () => Promise<SellerAndNoticeTemplates | undefined>;
};

/** The local inbox, with the services for the mailing list and for single e-mails. */
export type Inbox = {
  readonly origin: string;
  /** The address of its SMTP service; undefined if it has none. */
  readonly smtp: SmtpServerAndAccount | undefined;
  readonly store: InboxStore;
  readonly close: () => Promise<void>;
};

/**
 * Serves the inbox: a page, its items as JSON for tests, the links in e-mails, the API of
 * Mailchimp, and SMTP.
 */
export const startInbox = async (options: InboxOptions): Promise<Inbox> => {
  const store = openInboxStore(options.folder);
  const smtp =
    options.smtpPort === undefined
      ? undefined
      : await startSmtpService(
          options.smtpPort,
          (to, { replyTo, subject, text, html, messageId }) =>
            store.addMail({ to, replyTo, subject, text, html, messageId, token: '' }),
        );
  const server = createServer();
  const port = await listenLocally(server, options.port);
  const origin = `http://localhost:${port}`;
  const outcomeUrl = (outcome: ListMailLinkOutcome): string =>
    `${options.siteUrl}${routes.mailingList}#${outcome}`;

  const app = new Hono();
  app.get('/', (context) => context.html(inboxPage(store.items(), store.subscribers())));
  const showMailHtml = (
    context: Context,
    found: string | undefined,
  ): Response | Promise<Response> =>
    found === undefined
      ? context.notFound()
      : context.html(withLinksInNewTab(found), 200, {
          'content-security-policy': mailContentPolicy,
        });
  app.get('/mails/:place', (context) => {
    const item = store.items()[Number(context.req.param('place'))];
    return showMailHtml(context, item?.kind === 'mail' ? item.html : undefined);
  });
  // Composed for each request, because a build may have changed the texts.
  const samples = async (): Promise<readonly SampleMail[]> => {
    const texts = await options.readTexts?.();
    return texts === undefined ? [] : composeSampleMails(options.siteUrl, texts);
  };
  app.get('/sample-mails/', async (context) => context.html(sampleMailsPage(await samples())));
  app.get('/sample-mails/:place', async (context) => {
    const shown = (await samples())[Number(context.req.param('place'))]?.html;
    const isDark = context.req.query('colours') === 'dark';
    return showMailHtml(context, shown === undefined ? undefined : withColourScheme(shown, isDark));
  });
  app.get('/items.json', (context) => context.json(store.items()));
  app.get('/mailing-list.json', (context) => context.json(store.subscribers()));
  app.get('/confirm/:token', (context) => {
    const found = store.findSubscriber(({ token }) => token === context.req.param('token'));
    if (found?.status === 'pending') store.putSubscriber(found.email, 'subscribed');
    const isSubscribed = found?.status === 'pending' || found?.status === 'subscribed';
    return context.redirect(outcomeUrl(isSubscribed ? 'joined' : 'expired'));
  });
  app.get('/unsubscribe/:token', (context) => {
    const found = store.findSubscriber(({ token }) => token === context.req.param('token'));
    if (found === undefined) return context.redirect(outcomeUrl('expired'));
    if (found.status !== 'cleaned') store.putSubscriber(found.email, 'unsubscribed');
    return context.redirect(outcomeUrl('left'));
  });
  const linkOf = (kind: string, token: string): string => `${origin}/${kind}/${token}`;
  app.route(mailchimpPath, createMailchimpApi(store, options.account, linkOf));

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    if (!refuseBadAddress(request, response)) void listener(request, response);
  });
  return {
    origin,
    smtp: smtp?.address,
    store,
    close: async () => {
      await smtp?.close();
      await closeServer(server);
    },
  };
};
