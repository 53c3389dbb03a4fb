import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { projectFolder } from '../../../local/folders.ts';
import { loadFunctions } from '../../../local/functions/function-host.ts';
import { readStarterEntries } from '../starter-entries.ts';
import { privateFileValuesOfEntries } from '../../../src/build/private-file-values-of-entries.ts';
import { writePrivateFilesDeletingOthers } from '../../../src/build/write-private-files-deleting-others.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { fetchTokens } from '../login/fetch-tokens.ts';
import {
  audience,
  clientId,
  management,
  openTestLoginService,
  site,
} from '../login/test-login-service.ts';
import { openTestDatabase } from '../server/test-database.ts';
import { openTestStripe } from '../stripe/test-stripe.ts';

export const signingSecret = 'a secret of the matrix, 32 letters or more';
const stripeKey = 'sk_test_conformance';

const Table = v.object({ name: v.string() });
const Dump = v.object({ rows: v.string() });

// The rate limits' counts change with every request.
const counting = new Set(['rate_limit_counts', 'rate_limit_salts']);

/** The whole database, as text. */
const dump = async (database: Database): Promise<ReadonlyMap<string, string>> => {
  const tables = await database.query(
    Table,
    `select table_name::text as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    if (counting.has(name)) continue;
    const [row] = await database.query(
      Dump,
      `select coalesce(string_agg(one::text, chr(10) order by one::text), '') as rows from "${name}" as one`,
    );
    found.set(name, row?.rows ?? '');
  }
  return found;
};

/**
 * The site's functions as the host calls them, with their own database, Stripe and login service.
 */
export const openHost = async () => {
  const [server, stripe, login] = await Promise.all([
    openTestDatabase(),
    openTestStripe({ slowSeconds: 0 }),
    openTestLoginService(),
  ]);
  const standIn = await stripe.standIn();
  const before = { ...process.env };
  const workingFolder = process.cwd();
  // The functions read the private files from the working folder.
  const folder = mkdtempSync(path.join(tmpdir(), 'matrix-'));
  const entries = await readStarterEntries();
  writePrivateFilesDeletingOthers(
    path.join(folder, 'private'),
    privateFileValuesOfEntries(entries),
    [],
  );
  process.chdir(folder);
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    SIGNING_SECRET: signingSecret,
    MAILCHIMP_API_KEY: 'local-stand-in-us1',
    MAILCHIMP_AUDIENCE_ID: 'list',
    MAILCHIMP_API_URL: 'http://127.0.0.1:9',
    SMTP_URL: 'smtp://user:password@127.0.0.1:9',
    MAIL_FROM: 'site@knurl.example',
    MAIL_TO: 'hello@knurl.example',
    AUTH0_DOMAIN: login.origin,
    AUTH0_AUDIENCE: audience,
    AUTH0_CLIENT_ID: clientId,
    AUTH0_MANAGEMENT_CLIENT_ID: management.clientId,
    AUTH0_MANAGEMENT_CLIENT_SECRET: management.clientSecret,
    STRIPE_API_URL: stripe.origin,
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_matrix',
    SITE_URL: site,
  });
  const functions = await loadFunctions(projectFolder);
  return {
    database: server.database,
    stripe: stripe.stripe,
    standIn,
    dump: () => dump(server.database),
    /** A sample account's access token. */
    tokenOf: async (email: string): Promise<string> => {
      const visit = { loginOrigin: login.origin, siteOrigin: site, clientId, audience };
      return (await fetchTokens(visit, email)).accessToken;
    },
    /** The site's answer; undefined if no function has the address. */
    send: (path: string, init: RequestInit, token: string | undefined, caller: string) => {
      const headers = new Headers(init.headers);
      headers.set('origin', site);
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
      return functions.call(new Request(`${site}${path}`, { ...init, headers }), caller);
    },
    dispose: async () => {
      process.chdir(workingFolder);
      process.env = before;
      rmSync(folder, { recursive: true });
      await login.dispose();
      await stripe.close();
      await server.dispose();
    },
  };
};
export type Host = Awaited<ReturnType<typeof openHost>>;
