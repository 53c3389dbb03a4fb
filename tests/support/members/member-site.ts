import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedSampleMembers } from '../../../local/sample-members.ts';
import { readStarterEntries } from '../starter-entries.ts';
import { privateFileValuesOfEntries } from '../../../src/build/private-file-values-of-entries.ts';
import { writePrivateFilesDeletingOthers } from '../../../src/build/write-private-files-deleting-others.ts';
import {
  entriesOfTypes,
  onlyValidEntries,
  type Entry,
  type EntryOf,
} from '../../../src/content/model/entry.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import type { PlanAccessConditions } from '../../../src/domain/rights/entitlement.ts';
import { memberPlanPath, routes } from '../../../src/domain/routes.ts';
import type {
  FakeKeyService,
  IssuerKey,
} from '../../../src/server/auth/token-issuer.test-support.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { createCustomerWithRightsEndpoint } from '../../../src/server/members/customer-endpoint.ts';
import {
  createMemberPlanPicturesEndpoint,
  type MemberPlanPicturesDependencies,
} from '../../../src/server/members/member-pictures.ts';
import { createMemberPlanListAndSalePagesReader } from '../../../src/server/members/member-plan-list-and-sale-pages-reader.ts';
import {
  createMemberPlansEndpoint,
  type MemberPlansDependencies,
} from '../../../src/server/members/member-plans.ts';
import { readPublicCountsInMemberPlan } from '../../../src/server/members/plan-inside.ts';
import { readPlanPictureAsWebpBytes } from '../../../src/server/members/plan-pictures.ts';
import { readHtmlAndWorkoutSectionsOfPlan } from '../../../src/server/members/plan-sections.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import { openPrivateBuildFiles } from '../../../src/server/store/private-build-files.ts';
import { openTestTokens } from '../login/test-tokens.ts';
import { openTestDatabase, type TestDatabase } from '../server/test-database.ts';
import { storeGift, storeGiftGrant, storeSecondMember } from '../stored/rights.ts';
import { planKinds, type Person, type PlanKindName } from './plan-kinds.ts';

const origin = 'https://knurl.example';
export const siteTime = new Date('2026-11-21T12:00:00Z');

/** A member plan of the starter space, with the rights of one of our kinds. */
export type SitePlan = {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly category: string;
  readonly slug: string;
  /** The plan's address without `/members/`, as links write it. */
  readonly address: string;
  readonly kind: PlanKindName;
  readonly rights: PlanAccessConditions;
  readonly opensFor: readonly Person[];
  readonly wasOpenFor: readonly Person[];
  /** Words that are in this plan's text and nowhere else. */
  readonly canary: string;
};

/** Sends a GET request to the functions, with an access token or without one. */
export type Get = (path: string, token?: string) => Promise<Response>;

/** What all endpoints of the member zone need. */
type MemberDependencies = MemberPlansDependencies & MemberPlanPicturesDependencies;

/** The members' functions, with a database, private files and signing keys of their own. */
export type MemberSite = {
  readonly key: IssuerKey;
  readonly keyService: FakeKeyService;
  readonly server: TestDatabase;
  readonly dependencies: MemberDependencies;
  readonly plans: readonly SitePlan[];
  /** One of the plans of a kind. */
  readonly planOf: (kind: PlanKindName) => SitePlan;
  readonly get: Get;
  readonly getAs: (person: Person, path: string) => Promise<Response>;
  readonly tokenOf: (subject: string) => Promise<string>;
  readonly dispose: () => Promise<void>;
};

/** Routes requests to the functions as the host does. Tests may pass broken dependencies. */
export const createGet = (dependencies: MemberDependencies): Get => {
  let customers = 0;
  const handlers: readonly (readonly [string, Handler])[] = [
    [generalApiPaths.memberPlans, createMemberPlansEndpoint(dependencies)],
    [generalApiPaths.memberPictures, createMemberPlanPicturesEndpoint(dependencies)],
    [
      generalApiPaths.customer.replace(/\/$/, ''),
      createCustomerWithRightsEndpoint({
        ...dependencies,
        newCustomerId: () => `customer-${(customers += 1)}-${Math.random()}`,
      }),
    ],
  ];
  return async (address, token) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const request = new Request(`${origin}${address}`, { headers });
    const { pathname } = new URL(request.url);
    const [, handler] =
      handlers.find(([base]) => pathname === base || pathname.startsWith(`${base}/`)) ?? [];
    return handler === undefined ? new Response('No such page', { status: 404 }) : handler(request);
  };
};

/** A plan of the starter space with one of our kinds of rights, and a canary in its text. */
const toSitePlan = ({ id, fields }: EntryOf<'memberPlan'>, index: number): SitePlan | undefined => {
  const kind = planKinds[index % planKinds.length];
  if (kind === undefined) return undefined;
  const { section, category, slug } = fields;
  return {
    id,
    title: fields.title,
    section,
    category,
    slug,
    address: memberPlanPath(section, category, slug).slice(routes.members.length),
    kind: kind.name,
    rights: kind.rights,
    opensFor: kind.opensFor,
    wasOpenFor: 'wasOpenFor' in kind ? kind.wasOpenFor : [],
    canary: `canary ${id} sings`,
  };
};

const toSiteEntry = (
  { type, id, fields }: EntryOf<'memberPlan'>,
  { rights: { free, productId, link, link2, sub }, canary }: SitePlan,
): readonly Entry[] => {
  const content = `${canary}\n\n${fields.content}`;
  return onlyValidEntries([
    { type, id, fields: { ...fields, free, productId, link, link2, sub, content } },
  ]);
};

/** Writes the private files as a build does. A picture's bytes contain its plan and size. */
const writeSiteFiles = (
  privateFolder: string,
  entries: readonly Entry[],
  plans: readonly SitePlan[],
): void => {
  const pictures = new Map(
    plans.map(({ id }) => [
      id,
      {
        alt: `Picture of ${id}`,
        small: `${id.toLowerCase()}-small`,
        large: `${id.toLowerCase()}-large`,
      },
    ]),
  );
  const names = [...pictures.values()]
    .flatMap(({ small, large }) => [small, large])
    .map((name) => `members/pictures/${name}`);
  mkdirSync(path.join(privateFolder, 'members/pictures'), { recursive: true });
  for (const name of names) {
    writeFileSync(path.join(privateFolder, `${name}.webp`), `RIFF ${path.basename(name)}`);
  }
  writePrivateFilesDeletingOthers(
    privateFolder,
    privateFileValuesOfEntries(entries, pictures),
    names,
  );
};

/** The time so many days after the site’s. */
export const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);

/** Gives the people of `plan-kinds.ts` the rights that others have paid for. */
const giveRights = async ({ database }: TestDatabase): Promise<void> => {
  const gift = { giver: 'auth0|sample-new', rightId: 'sub_sample_annual', months: 12 };
  for (const [person, days] of [
    ['gifted', { opens: -10, ends: 355 }],
    ['gift-over', { opens: -365, ends: 0 }],
  ] as const) {
    const orderId = `order-sample-${person}`;
    await storeGift(database, { ...gift, orderId, startsOn: '2026-01-01', madeAt: at(-400) });
    await storeGiftGrant(database, `auth0|sample-${person}`, {
      orderId,
      opensAt: at(days.opens),
      endsAt: at(days.ends),
    });
  }
  const place = { subscriptionId: 'sub_sample_subscriber', acceptedAt: at(-30) };
  await storeSecondMember(database, 'auth0|sample-removed', { ...place, removedAt: at(0) });
  await storeSecondMember(database, 'auth0|sample-second', place);
};

/**
 * Opens the functions over the starter space with the sample members in the database. The member
 * plans get our kinds of rights in turn, so that tests don't depend on what editors sell.
 */
export const openMemberSite = async (): Promise<MemberSite> => {
  const server = await openTestDatabase();
  await seedSampleMembers(server.url);
  await giveRights(server);

  const entries = await readStarterEntries();
  const plans = new Map(
    entriesOfTypes(entries, 'memberPlan')
      .map(toSitePlan)
      .flatMap((plan) => (plan === undefined ? [] : [[plan.id, plan] as const])),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'member-site-'));
  writeSiteFiles(
    folder,
    entries.flatMap((entry) => {
      const plan = plans.get(entry.id);
      return entry.type === 'memberPlan' && plan !== undefined ? toSiteEntry(entry, plan) : [entry];
    }),
    [...plans.values()],
  );

  const now = () => siteTime;
  const { key, keyService, authenticate, tokenOf: signTokenOf } = await openTestTokens(now);
  const files = openPrivateBuildFiles(folder);
  const dependencies: MemberDependencies = {
    authenticate,
    database: server.database,
    files: createMemberPlanListAndSalePagesReader(files),
    sectionsOf: (plan) => readHtmlAndWorkoutSectionsOfPlan(files, plan),
    insideOf: (plan) => readPublicCountsInMemberPlan(files, plan),
    pictureOf: (plan, size) => readPlanPictureAsWebpBytes(files, plan, size),
    countRequest: createBatchedRateLimit({
      database: server.database,
      signingSecret: 'a secret of the tests, 32 letters long',
      now,
    }),
    now,
    log: () => undefined,
  };
  const get = createGet(dependencies);
  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (subject: string): Promise<string> => {
    const token = tokens.get(subject) ?? signTokenOf(subject);
    tokens.set(subject, token);
    return token;
  };
  return {
    key,
    keyService,
    server,
    dependencies,
    plans: [...plans.values()],
    planOf: (kind) => {
      const plan = [...plans.values()].find((one) => one.kind === kind);
      if (plan === undefined) throw new Error(`No plan is ${kind}.`);
      return plan;
    },
    get,
    getAs: async (person, address) =>
      get(address, person === 'nobody' ? undefined : await tokenOf(`auth0|sample-${person}`)),
    tokenOf,
    dispose: async () => {
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
  };
};
