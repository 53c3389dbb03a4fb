import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildHookPath } from '../../local/build-hook/address.ts';
import { openSpace } from '../../local/contentful-space/open-space.ts';
import { DigitalCatalogueSchema, paymentModeOf } from '../../src/domain/digital-catalogue.ts';
import { generalApiPaths, memberPlanApiPath } from '../../src/domain/api-paths.ts';
import {
  MemberPlansAnswerSchema,
  MemberPlanWithTextSchema,
} from '../../src/domain/members/member-plan.ts';
import { PaymentPageAnswerSchema } from '../../src/domain/orders/checkout.ts';
import { instantSupplyAgreementsVersion } from '../../src/domain/orders/instant-supply-agreements.ts';
import {
  CurrentSiteBuildsAnswerSchema,
  siteBuildApiPaths,
} from '../../src/domain/site-builds/live-build.ts';
import { typicalGymKitWithoutMaximums } from '../../src/domain/training/my-weights/kit-and-maximums.ts';
import { findPlanDayProgressedToWeek } from '../../src/domain/training/plan/plan-line.ts';
import {
  sessionAfterEvent,
  sessionStateOf,
} from '../../src/domain/training/session/session-after-event.ts';
import { stepsOfPlanDay } from '../../src/domain/training/steps/steps.ts';
import { openEmptyAccounts, type EmptyAccounts } from '../support/going-live/accounts.ts';
import { linkSites, noteDeploys } from '../support/going-live/consoles.ts';
import { askSite, logIn, signUp, somebody } from '../support/going-live/people.ts';
import { cloneProject, type Ended, type Project } from '../support/going-live/project.ts';
import { sendForm } from '../support/stripe/test-stripe.ts';

// From a fresh clone and empty accounts to a live shop with an editor, using the commands of
// docs/going-live.md verbatim.

const owner = somebody('Olive');
const member = somebody('Mary');
const patience = { timeout: 600_000, interval: 500 };

let accounts: EmptyAccounts;
let project: Project;
const programs: ReturnType<Project['serve']>[] = [];
let callBuildHook: (title: string | undefined, body: string) => void = () => undefined;

beforeAll(async () => {
  accounts = await openEmptyAccounts(({ title, body }) => callBuildHook(title, body));
  project = cloneProject(accounts.tls);
});
afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await accounts.dispose();
  project.dispose();
});

const begin = async (...parameters: readonly string[]) => {
  const program = project.serve(['tests/support/going-live/host.ts', ...parameters]);
  programs.push(program);
  return program.ready;
};

/** What Netlify does when an owner presses “Trigger deploy” for both sites. */
const deploy = async (): Promise<void> => {
  const [port] = await Promise.all([begin(), begin('preview')]);
  callBuildHook = (title, body) => {
    const query = title === undefined ? '' : `?${new URLSearchParams({ trigger_title: title })}`;
    void fetch(`http://localhost:${port}${buildHookPath}${query}`, { method: 'POST', body });
  };
  await noteDeploys(accounts, project.folder);
};

/** The manual steps of the page, before and after the commands of a step. */
const byHand: Readonly<
  Record<string, { readonly before?: () => unknown; readonly after?: () => unknown }>
> = {
  'The host, first half': {
    before: () => project.fillIn({ ...accounts.brought, ...accounts.addresses }),
    after: () => linkSites(accounts),
  },
  'The payments': {
    before: () => project.fillIn({ STRIPE_CATALOGUE_KEY: accounts.restrictedKey }),
  },
  'The host, second half': { after: deploy },
  'You and your editors': {
    before: async () => {
      await signUp(accounts, project, owner);
      await project.fillIn({ AUTH0_OWNER: owner.email, AUTH0_EDITORS: owner.email });
    },
  },
};

const lastStep = 'Is all of it right?';

const follow = async (command: string): Promise<Ended> => {
  const began = performance.now();
  const ended = await project.run(command);
  console.log(`${command}: ${Math.round((performance.now() - began) / 1000)} s`);
  expect(ended.code, `${command}\n${ended.output}`).toBe(0);
  return ended;
};

it('the commands of the page, in order, produce a site in which the doctor finds nothing wrong', async () => {
  const headings = project.steps.map(({ heading }) => heading);
  expect(headings).toEqual(expect.arrayContaining([...Object.keys(byHand), lastStep]));
  const last = headings.indexOf(lastStep);
  for (const { heading, commands } of project.steps.slice(0, last + 1)) {
    await byHand[heading]?.before?.();
    for (const command of commands) await follow(command);
    await byHand[heading]?.after?.();
  }
});

const readBuilt = <Output>(name: string, schema: v.GenericSchema<unknown, Output>): Output =>
  v.parse(schema, JSON.parse(readFileSync(path.join(project.folder, 'private', name), 'utf8')));

/** The plans that a member may open because she has bought this right. */
const boughtPlans = async (token: string, rightId: string) => {
  const answer = await askSite(accounts, generalApiPaths.memberPlans, token);
  const { plans } = v.parse(MemberPlansAnswerSchema, await answer.json());
  return plans.filter(({ rights, weeks }) => rights.productId === rightId && weeks > 0);
};

const openPlan = async (token: string, rightId: string) => {
  const [plan] = await boughtPlans(token, rightId);
  const address = `${plan?.section}/${plan?.category}/${plan?.slug}`;
  const answer = await askSite(accounts, memberPlanApiPath(address), token);
  expect(answer.status).toBe(200);
  const { sections } = v.parse(MemberPlanWithTextSchema, await answer.json());
  const workout = sections.find((section) => section.kind === 'workout');
  if (workout === undefined) throw new Error(`${address} has no workout.`);
  return { path: `/members/${address}/`, plan: workout.workout.plan };
};

const findPack = () => {
  const pack = readBuilt('catalogue.json', DigitalCatalogueSchema).find(
    ({ kind }) => kind === 'pack',
  );
  if (pack === undefined) throw new Error('Nothing is for sale.');
  return pack;
};

it('a member signs up, buys a pack, and trains with the plan that it opens', async () => {
  await signUp(accounts, project, member);
  const token = await logIn(accounts, project, member);
  const pack = findPack();
  expect(await boughtPlans(token, pack.rightId)).toEqual([]);

  const ordered = await askSite(accounts, generalApiPaths.checkout, token, {
    mode: paymentModeOf(pack),
    priceId: [{ price: pack.prices.gbp.priceId, quantity: 1 }],
    agreements: {
      version: instantSupplyAgreementsVersion,
      supplyNow: true,
      knowsConsequence: true,
    },
  });
  const { url } = v.parse(PaymentPageAnswerSchema, await ordered.json());
  const card = { email: member.email, name: member.givenName, card: '4242424242424242' };
  expect((await sendForm(url, card)).status).toBe(303);
  // Stripe's webhook reaches the site.
  await vi.waitFor(async () => {
    expect(await boughtPlans(token, pack.rightId)).not.toEqual([]);
  }, patience);
  await vi.waitFor(() => {
    const mails = accounts.inbox.store.items().filter((item) => item.kind === 'mail');
    expect(mails.filter(({ to }) => to.includes(member.email)).at(-1)?.text).toContain(pack.title);
  }, patience);

  const { path: planPath, plan } = await openPlan(token, pack.rightId);
  const day = findPlanDayProgressedToWeek(plan, 1, 1);
  if (day === undefined) throw new Error('The plan has no first day.');
  const steps = stepsOfPlanDay({
    day,
    weights: typicalGymKitWithoutMaximums('kg'),
    library: new Map(),
    swaps: [],
    progress: {},
    withRamp: false,
  });
  const startedAt = Date.now();
  const session = {
    id: 'first',
    place: { path: planPath, index: 0, week: 1, day: 1 },
    version: 'first',
    startedAt,
    steps,
    events: [],
  };
  const after = sessionStateOf(
    sessionAfterEvent(session, { kind: 'done', at: startedAt + 60_000 }),
  );
  expect(after.sets.map(({ step }) => step)).toEqual([steps[0]?.id]);
});

it('an editor publishes a change, presses “Build now”, and it goes live; the member’s plan still opens', async () => {
  const title = 'A deload week, on an afternoon';
  const token = await logIn(accounts, project, owner);
  const { client } = openSpace(project.variables());
  const draft = await client.entry.get({ entryId: 'article-deload-weeks' });
  const began = performance.now();
  const changed = await client.entry.update(
    { entryId: draft.sys.id },
    { ...draft, fields: { ...draft.fields, title: { 'en-GB': title } } },
  );
  await client.entry.publish({ entryId: draft.sys.id }, changed);

  const readBuilds = async (body?: object) =>
    v.parse(
      CurrentSiteBuildsAnswerSchema,
      await (await askSite(accounts, siteBuildApiPaths.siteBuilds, token, body)).json(),
    );
  await vi.waitFor(async () => expect((await readBuilds()).nextAt).not.toBeNull(), patience);
  await readBuilds({});
  await vi.waitFor(async () => {
    const { live, failed } = await readBuilds();
    expect(failed).toBeNull();
    expect(live?.title).toContain(title);
  }, patience);
  console.log(`Published to live: ${Math.round((performance.now() - began) / 1000)} s`);
  const page = await fetch(`${accounts.siteUrl}/articles/deload-weeks/`);
  expect(await page.text()).toContain(title);
  await openPlan(await logIn(accounts, project, member), findPack().rightId);
});

it('the last command of the page makes a backup', async () => {
  const commands = project.steps.at(-1)?.commands ?? [];
  expect(commands).not.toEqual([]);
  for (const command of commands) await follow(command);
});
