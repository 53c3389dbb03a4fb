import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../../local/database/start.ts';
import { migrationsFolder } from '../../../local/folders.ts';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { planPrivateFiles } from '../../../src/build/plan-private-files.ts';
import { writePrivateFiles } from '../../../src/build/private-files.ts';
import type { ContentEntry } from '../../../src/content/faults.ts';
import { toIdentify } from '../../../src/server/access-token.ts';
import { toCustomerEndpoint } from '../../../src/server/customer.ts';
import { openDatabase, type Database } from '../../../src/server/database.ts';
import type { Handler } from '../../../src/server/endpoint.ts';
import { openMemberFiles } from '../../../src/server/member-files.ts';
import {
  toMemberPicturesEndpoint,
  toMemberPlansEndpoint,
  type MemberDependencies,
} from '../../../src/server/member-plans.ts';
import { openPrivateFiles } from '../../../src/server/private-files.ts';
import { openSigningKeys } from '../../../src/server/signing-keys.ts';
import { readContent } from '../../content/space.ts';
import {
  accessClaims,
  audience,
  createIssuerKey,
  createKeyService,
  issuer,
  signToken,
  type IssuerKey,
  type KeyService,
} from './token-issuer.ts';

const origin = 'https://knurl.example';
export const siteTime = new Date('2026-11-21T12:00:00Z');

/** The members' functions over a database, private files and keys of their own. */
export type MemberSite = {
  readonly key: IssuerKey;
  readonly keyService: KeyService;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly dependencies: MemberDependencies;
  readonly privateFolder: string;
  /** The entries that the private files were made of. */
  readonly memberPlans: readonly ContentEntry[];
  /** Asks a path of the functions as the site would lead it there; without a token, or with one. */
  readonly ask: (address: string, token?: string) => Promise<Response>;
  readonly tokenFor: (subject: string) => Promise<string>;
  readonly dispose: () => Promise<void>;
};

const pictureBytes = (name: string): Uint8Array => new TextEncoder().encode(`RIFF picture ${name}`);

/** The functions with other dependencies, such as a database that is down. */
export const toAsk = (
  dependencies: MemberDependencies,
): ((address: string, token?: string) => Promise<Response>) => {
  let made = 0;
  const plans = toMemberPlansEndpoint(dependencies);
  const pictures = toMemberPicturesEndpoint(dependencies);
  const customer = toCustomerEndpoint({
    ...dependencies,
    newCustomerId: () => `customer-${(made += 1)}-${Math.random()}`,
  });
  const handlerOf = (pathname: string): Handler | undefined => {
    if (pathname === '/api/customer' || pathname === '/api/customer/') return customer;
    if (pathname === '/api/members/plans' || pathname.startsWith('/api/members/plans/'))
      return plans;
    return pathname === '/api/members/pictures' || pathname.startsWith('/api/members/pictures/')
      ? pictures
      : undefined;
  };
  return async (address, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = new Request(`${origin}${address}`, { headers });
    const handler = handlerOf(new URL(request.url).pathname);
    return handler === undefined ? new Response('No such page', { status: 404 }) : handler(request);
  };
};

/**
 * Opens the functions over the starter space, whose entries a test may change before they are written, with the sample
 * members in the database.
 */
export const openMemberSite = async (
  change: (entry: ContentEntry) => ContentEntry = (entry) => entry,
): Promise<MemberSite> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'member-site-'));
  const privateFolder = path.join(folder, 'private');
  const server = await startDatabase({
    folder: path.join(folder, 'database'),
    port: 0,
    migrationsFolder,
  });
  const database = openDatabase(server.url);
  await seedSampleMembers(server.url);

  const { entries } = await readContent();
  const changed = entries.map((entry) => (entry.type === 'memberPlan' ? change(entry) : entry));
  const memberPlans = changed.filter(({ type }) => type === 'memberPlan');
  const pictures = new Map(
    memberPlans.map(({ id }, index) => [
      id,
      {
        alt: `Picture of ${id}`,
        small: `members/pictures/${index}-small`,
        large: `members/pictures/${index}-large`,
      },
    ]),
  );
  const names = [...pictures.values()].flatMap(({ small, large }) => [small, large]);
  mkdirSync(path.join(privateFolder, 'members/pictures'), { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(privateFolder, `${name}.webp`), pictureBytes(name));
  }
  writePrivateFiles(privateFolder, planPrivateFiles(changed, pictures), names);

  const key = await createIssuerKey('key-1');
  const keyService = createKeyService(key);
  const now = () => siteTime;
  const dependencies: MemberDependencies = {
    identify: toIdentify(
      { issuer, audience },
      openSigningKeys(`${issuer}.well-known/jwks.json`, { send: keyService.send }),
      now,
    ),
    database,
    files: openMemberFiles(openPrivateFiles(privateFolder)),
    now,
    log: () => undefined,
  };
  return {
    key,
    keyService,
    database,
    databaseUrl: server.url,
    dependencies,
    privateFolder,
    memberPlans,
    ask: toAsk(dependencies),
    tokenFor: (subject) => signToken(key, accessClaims(subject, siteTime)),
    dispose: async () => {
      await database.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
};
