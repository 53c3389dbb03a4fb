import type { StoredEvent } from '../../../local/stripe/objects-by-kind.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { isForOwner } from '../payments/problems-for-owner.ts';
import { createRandom, pickFrom } from '../random.ts';
import { paymentsOf, readMails, readPayments, readUnsent } from './compare.ts';
import { stripeActions } from './actions.ts';
import { orderActions } from './order-actions.ts';
import { accountActions } from './account-actions.ts';
import { hasMembership, refreshFromStripe, note, rightsOf, type Member } from './member.ts';
import { day, hour, toDate, type Time } from './model-time.ts';
import { readOrders, readRunning } from './read-stripe.ts';
import { endPause, forgetInvitation, remind, settleWithdrawal } from './scheduled-work.ts';
import { openWorld } from './world.ts';

export type Plan = {
  readonly seed: number;
  readonly people: number;
  readonly days: number;
};

/** A difference between the site and the model, with the member's history. */
class Mismatch extends Error {
  constructor(plan: Plan, now: Time, member: Member, what: string, site: unknown, model: unknown) {
    super(
      [
        `Seed ${plan.seed}, ${toDate(now).toISOString()}, ${member.name}: ${what}.`,
        `The site: ${JSON.stringify(site, null, 1)}`,
        `The model: ${JSON.stringify(model, null, 1)}`,
        ...member.diary,
      ].join('\n'),
    );
    this.name = 'Mismatch';
  }
}

const sorted = (list: readonly string[]): readonly string[] => list.toSorted();
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Simulates this many members for this many days, and compares the site with the model every day.
 */
export const runSimulation = async (database: Database, plan: Plan): Promise<void> => {
  const startedAt = new Date('2027-01-31T12:00:00Z');
  const random = createRandom(plan.seed);
  const world = await openWorld(database, startedAt);
  const { payments } = world;
  const members: Member[] = [];
  for (let index = 0; index < plan.people; index += 1) {
    const name = `member-${index}`;
    members.push({
      name,
      customer: await world.join(name),
      random: createRandom(plan.seed * 1000 + index),
      diary: [],
      orders: [],
      received: [],
      places: [],
      expected: [],
    });
  }
  const actions = [...orderActions, ...stripeActions, ...accountActions(members)]
    .filter(({ path }) => path === undefined || world.has(path))
    .flatMap((action) => Array.from({ length: action.weight ?? 4 }, () => action));
  const late: { readonly event: StoredEvent; readonly at: Time }[] = [];
  const got = new Map<string, string[]>(members.map(({ name }) => [name, []]));
  const rightsBefore = new Map<string, string>();
  const firstNoon = world.now();
  let comparedAt = firstNoon - 1;
  let standsStillUntil = 0;

  const ownerOf = (event: StoredEvent) => {
    const orderId = world.orderOf(event);
    for (const member of members) {
      const order = member.orders.find((one) => one.orderId === orderId);
      if (order !== undefined) return { member, order };
    }
    return undefined;
  };
  const deliverEvent = async (event: StoredEvent): Promise<void> => {
    const answer = await payments.deliver(event);
    if (!answer.ok) throw new Error(`A webhook was answered with ${answer.status}.`);
    const owner = ownerOf(event);
    if (owner !== undefined) refreshFromStripe(owner.member, owner.order, world.now());
  };
  /** Delivers Stripe's events: most at once, some twice, some late, some never. */
  const deliver = async (): Promise<void> => {
    for (const event of world.newEvents()) {
      const chance = random(20);
      if (chance === 0) continue;
      if (chance === 1) late.push({ event, at: world.now() + random(6) * day });
      else await deliverEvent(event);
      if (chance === 2) await deliverEvent(event);
    }
    const due = late.filter(({ at }) => at <= world.now());
    late.splice(0, late.length, ...late.filter(({ at }) => at > world.now()));
    for (const { event } of due) await deliverEvent(event);
  };
  /** Runs the scheduled functions at random hours; now and then all of them stop for days. */
  const runScheduled = async (): Promise<void> => {
    const now = world.now();
    if (now < standsStillUntil) return;
    if (random(60) === 0) {
      standsStillUntil = now + (1 + random(5)) * day;
      return;
    }
    if (random(6) === 0) {
      // Usually there is only time for the lost events: orders that are read again have nothing
      // new.
      let steps = random(5) === 0 ? Infinity : 40;
      const problems = await payments.reconcile({ hasTime: () => (steps -= 1) > 0 });
      const wrong = problems.filter((problem) => !isForOwner(problem));
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      for (const member of members)
        for (const order of member.orders) refreshFromStripe(member, order, now);
    }
    if (random(2) === 0) {
      await world.finishWork();
      for (const member of members)
        for (const order of member.orders) {
          settleWithdrawal(payments.account, member, order, now);
          endPause(payments.account, member, order, now);
          forgetInvitation(order, now);
        }
    }
    if (random(2) === 0) {
      await world.runClock();
      for (const member of members) remind(member, now);
    }
    world.setMailDown(random(10) === 0);
    if (random(2) === 0) await world.sendMails();
  };

  const compare = async (): Promise<void> => {
    const now = world.now();
    for (const [name, list] of await readMails(database, comparedAt)) got.get(name)?.push(...list);
    comparedAt = now;
    const paid = await readPayments(database);
    for (const member of members) {
      const differs = (what: string, site: unknown, model: unknown): void => {
        if (!isSame(site, model)) throw new Mismatch(plan, now, member, what, site, model);
      };
      for (const [orderId, model] of paymentsOf(member))
        differs(`payments of ${orderId}`, paid.get(orderId) ?? [], model);
      differs('e-mails', sorted(got.get(member.name) ?? []), sorted(member.expected));
      const rights = rightsOf(member, now);
      const isNew = rightsBefore.get(member.name) !== rights.join(' ');
      rightsBefore.set(member.name, rights.join(' '));
      if (!isNew && (Math.floor(now / day) + members.indexOf(member)) % 7 > 0) continue;
      differs('rights', (await payments.recordOf(`auth0|${member.name}`))?.rightIds ?? [], rights);
    }
  };

  for (let index = 1; index <= plan.days; index += 1) {
    world.moveTo(firstNoon + index * day + random(22) * hour - 11 * hour + random(3600));
    const now = world.now();
    for (const member of members) readRunning(payments.account, member);
    await deliver();
    await runScheduled();
    for (const member of members) {
      const often = hasMembership(member) ? 16 : 5;
      if (member.random(often) > 0) continue;
      const action = pickFrom(actions, member.random);
      if (!(await action.act(world, member))) continue;
      note(member, now, action.name);
      readOrders(payments.account, member);
    }
    await deliver();
    await compare();
  }
  // The mail service works again: everything queued is sent, and nothing is sent twice.
  world.setMailDown(false);
  for (let index = 1; index <= 3; index += 1) {
    world.moveTo(world.now() + day);
    for (const member of members) readRunning(payments.account, member);
    await world.sendMails();
  }
  const ids = world.sent.map(({ id }) => id);
  const problems = [
    ...(await readUnsent(database)),
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
  ];
  if (problems.length > 0) throw new Error(`Not sent, or sent twice: ${problems.join(', ')}`);
  for (const member of members) {
    const model = member.orders.flatMap(({ atStripe, sale }) =>
      atStripe.state.payments.map(
        ({ at, amount }) => `${toDate(at).toISOString()} ${amount} ${sale.currency}`,
      ),
    );
    const taken = world.chargesOf(member.customer);
    if (!isSame(sorted(taken), sorted(model)))
      throw new Mismatch(
        plan,
        world.now(),
        member,
        'what Stripe has taken',
        sorted(taken),
        sorted(model),
      );
  }
};
