import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HookedBuild } from '../../../local/netlify-api/api.ts';
import { startDatabase } from '../../../local/database/start.ts';
import { mailchimpPath } from '../../../local/inbox/api-paths.ts';
import { startInbox } from '../../../local/inbox/start.ts';
import { localSmtpUrl } from '../../../local/inbox/smtp-account.ts';
import { startLoginService } from '../../../local/login/start.ts';
import { startNetlifyApi } from '../../../local/netlify-api/start.ts';
import { findFreePort } from '../../../local/ports.ts';
import { startStripe } from '../../../local/stripe/start.ts';
import { startScratchContentful } from '../contentful.ts';

const netlifyToken = 'netlify-token-of-the-owner';
const stripeKey = 'sk_test_of_the_owner';
const restrictedKey = 'rk_test_prices_and_products';
const setupToken = 'token-of-the-api-explorer';
const audience = { apiKey: 'key-of-the-list-us1', audienceId: 'readers' };

/** Every account that an owner opens before the setup, all of them empty. */
export const openEmptyAccounts = async (onBuild: (build: HookedBuild) => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'going-live-accounts-'));
  const siteUrl = `http://localhost:${await findFreePort()}`;
  const previewUrl = `http://localhost:${await findFreePort()}`;
  const scratch = await startScratchContentful();
  const noMigrations = path.join(folder, 'no-migrations');
  mkdirSync(noMigrations);
  const [database, inbox, netlify, stripe] = await Promise.all([
    startDatabase({
      folder: path.join(folder, 'database'),
      port: 0,
      migrationsFolder: noMigrations,
    }),
    startInbox({
      folder: path.join(folder, 'inbox'),
      port: 0,
      siteUrl,
      account: audience,
      smtpPort: 0,
    }),
    startNetlifyApi({ port: 0, token: netlifyToken, onBuild }),
    startStripe({
      folder: undefined,
      port: 0,
      isEmpty: true,
      keys: [
        { key: stripeKey, may: 'everything' },
        { key: restrictedKey, may: { prices: 'read', products: 'read' } },
      ],
      settings: { searchLag: 0, termsUrl: `${siteUrl}/terms/` },
    }),
  ]);
  const login = await startLoginService({
    folder: path.join(folder, 'login'),
    port: 0,
    tenant: { tokens: [{ token: setupToken, may: 'everything' }], siteOrigin: siteUrl },
    inboxOrigin: inbox.origin,
    sendMail: inbox.store.addMail,
  });
  return {
    siteUrl,
    previewUrl,
    restrictedKey,
    tls: scratch.tls,
    contentful: scratch.contentful,
    inbox,
    netlify,
    loginOrigin: login.origin,
    /** The variables that docs/going-live.md tells an owner to put into `.env`, by name. */
    brought: {
      NETLIFY_AUTH_TOKEN: netlifyToken,
      DATABASE_URL: database.url,
      CONTENTFUL_SPACE_ID: scratch.variables['CONTENTFUL_SPACE_ID'] ?? '',
      CONTENTFUL_MANAGEMENT_TOKEN: scratch.variables['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '',
      AUTH0_DOMAIN: login.origin,
      AUTH0_SETUP_TOKEN: setupToken,
      STRIPE_SECRET_KEY: stripeKey,
      SMTP_URL: localSmtpUrl(inbox.smtp?.port ?? 0),
      MAIL_FROM: 'site@knurl.example',
      MAIL_TO: 'hello@knurl.example',
      MAILCHIMP_API_KEY: audience.apiKey,
      MAILCHIMP_AUDIENCE_ID: audience.audienceId,
      SITE_URL: siteUrl,
    },
    /** The addresses of the vendors' stand-ins on this machine; an owner never sets these. */
    addresses: {
      CONTENTFUL_MANAGEMENT_HOST: scratch.contentful.managementHost,
      CONTENTFUL_HOST: scratch.contentful.deliveryHost,
      CONTENTFUL_PREVIEW_HOST: scratch.contentful.previewHost,
      NETLIFY_API_URL: netlify.origin,
      STRIPE_API_URL: stripe.origin,
      MAILCHIMP_API_URL: `${inbox.origin}${mailchimpPath}`,
      PREVIEW_URL: previewUrl,
    },
    dispose: async () => {
      await login.close();
      await Promise.all([stripe.close(), netlify.close(), inbox.close(), scratch.dispose()]);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type EmptyAccounts = Awaited<ReturnType<typeof openEmptyAccounts>>;
