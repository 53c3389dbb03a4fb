import { isWholeRun } from '../../support/proof-scale.ts';
import { createRandom, pickFrom, type Random } from '../../support/random.ts';
import {
  buildCachePrefix,
  firstOfTwoKeptPageListKeys,
  keptListAndTabBuildsCacheName,
} from '../../../src/domain/offline/kept-pages-and-caches.ts';
import { sessionStartAddressOf } from '../../../src/domain/training/plan/plan-address.ts';
import type { Session } from '../../../src/domain/training/session/session.ts';
import {
  deployOf,
  fillStorage,
  noNetwork,
  pressMainButton,
  timeLeft,
  type Change,
} from '../../support/browser/session-kills.ts';
import { startDeploys, type Deploys } from '../../support/browser/start-deploys.ts';
import { publicDay } from '../../support/browser/training.ts';
import { origins } from '../../support/login/create-account.ts';
import {
  finishedIn,
  lostIn,
  readStored,
  type StoredTraining,
} from '../../support/training/stored-session.ts';
import { waitFor } from '../drivers/wait-for.ts';
import type { Journey } from '../journey.ts';
import { button, css, inside } from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { storedRecords } from './stored-records.ts';
import { finishedSets, mainButton, session, skipSet, waitForSets } from './training.ts';

// Each takes some seconds, so a day has two and a night five; `KILLS` and `KILLS_SEED` name others.
const kills = Number(process.env['KILLS'] ?? (isWholeRun ? 5 : 2));
const firstSeed = Number(process.env['KILLS_SEED'] ?? 37);

// So many fit into a test's two minutes, even beside other work.
const killsEach = 10;
const batches = Array.from({ length: Math.ceil(kills / killsEach) }, (_, batch) => ({
  seed: firstSeed + batch,
  count: Math.min(killsEach, kills - batch * killsEach),
}));

const kinds = [
  ...(['browser', 'browser', 'browser', 'page', 'page', 'network', 'network'] as const),
  ...(['clock', 'clock', 'storage full', 'deploy'] as const),
] as const;

const weightQuestion = inside(session, css('[role="alert"]', 'No weight yet'));

/** For how many seconds a busy machine may keep somebody waiting. */
const patience = 60;

/**
 * Runs in the page: its clock is wrong by so many milliseconds from now on. Firefox runs it in a
 * sandbox that has a clock of its own.
 */
const putClockWrong = (wrongBy: number): void => {
  const pageDate = window.Date;
  const now = pageDate.now.bind(pageDate);
  pageDate.now = () => now() + wrongBy;
};

const stored = async (visitor: Visitor): Promise<StoredTraining> =>
  readStored(await visitor.run(storedRecords));

/** The open session, once all that the page shows as finished is stored. */
const acknowledged = async (visitor: Visitor): Promise<Session> =>
  waitFor('everything is stored', async () => {
    const { open } = await stored(visitor);
    if (open === undefined || finishedIn(open) !== (await finishedSets(visitor))) {
      throw new Error('not yet');
    }
    return open;
  });

const waitForWorker = (visitor: Visitor): Promise<unknown> =>
  visitor.until('the service worker is at work', async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.active),
  );

/** Visits a page until the device keeps it. */
const keep = async (visitor: Visitor, address: string): Promise<void> => {
  await visitor.go(address);
  await visitor.until(
    `${address} is kept`,
    async (list, cache, path) => {
      const answer = await (await caches.open(cache)).match(list);
      return (await answer?.text())?.includes(JSON.stringify(path)) === true;
    },
    firstOfTwoKeptPageListKeys,
    keptListAndTabBuildsCacheName,
    new URL(address).pathname,
  );
};

/** The build that this browser keeps. */
const buildHere = (visitor: Visitor): Promise<string> =>
  visitor.until(
    'a build is kept',
    async (prefix) =>
      (await caches.keys()).find((name) => name.startsWith(prefix))?.slice(prefix.length),
    buildCachePrefix,
  );

/** One step of a session: a set that is done or skipped. */
const goOn = async (visitor: Visitor, random: Random): Promise<void> => {
  const main = await visitor.read(mainButton);
  if (main === 'Finish') return;
  const finished = await finishedSets(visitor);
  if (/^(?:Start|Get ready)/.test(main) || random(2) === 0) {
    await skipSet(visitor);
    return;
  }
  await visitor.press(mainButton);
  // A weight that nobody knows is asked for once.
  const isAsked = await waitFor('the set is finished, or its weight is asked for', async () => {
    const asked = (await visitor.count(weightQuestion)) > 0;
    if (!asked && (await finishedSets(visitor)) === finished) throw new Error('neither');
    return asked;
  });
  if (isAsked) await visitor.press(mainButton);
  await waitForSets(visitor, finished + 1);
};

/** Kills a session at random, again and again, and looks what is there afterwards. */
const killSessions = async (
  visitor: Visitor,
  deploys: Deploys,
  { seed, count }: (typeof batches)[number],
): Promise<void> => {
  const random = createRandom(seed);
  const log = `${deploys.origin}/training-log/`;
  await visitor.go(log);
  await waitForWorker(visitor);
  await keep(visitor, log);
  await keep(visitor, `${deploys.origin}${publicDay.path}`);
  const build = await buildHere(visitor);
  let live: Change = ({ body }) => body;
  await visitor.go(`${deploys.origin}/train/`);
  for (let kill = 0; kill < count; kill += 1) {
    if ((await visitor.count(session)) === 0) {
      await visitor.go(`${deploys.origin}${sessionStartAddressOf(publicDay)}`);
      await visitor.press(button('Begin'));
      await visitor.see(mainButton);
    }
    await goOn(visitor, random);
    const before = await acknowledged(visitor);
    const kind = pickFrom(kinds, random);
    if (kind === 'storage full') await visitor.run(fillStorage);
    if (kind === 'clock') await visitor.run(putClockWrong, (random(5 * 60) - 150) * 60_000);
    if (kind === 'network') {
      // A browser that was killed right after it had installed the worker may have forgotten it.
      await waitForWorker(visitor);
      deploys.deploy(noNetwork);
    }
    if (kind === 'deploy') {
      live = deployOf(build, `build-after-${seed}-${kill}`);
      deploys.deploy(live);
    }
    const pressed = random(3);
    for (let press = 0; press < pressed; press += 1) {
      await visitor.run(pressMainButton, timeLeft(random));
    }
    if (kind === 'browser') await visitor.restart();
    await visitor.go(`${deploys.origin}/train/`);
    await waitFor(
      `seed ${seed}, kill ${kill}, ${kind}: all is there`,
      async () => {
        const found = await stored(visitor);
        const wrong = lostIn(before, pressed, found);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        if (found.open === undefined) return;
        if (found.open.events.at(-1)?.kind === 'finish') throw new Error('not in the log yet');
        const shown = await finishedSets(visitor);
        if (shown !== finishedIn(found.open)) throw new Error(`It shows ${shown}.`);
      },
      patience,
    );
    deploys.deploy(live);
  }
};

/**
 * Sessions in which the browser dies at random, or its page, its network, its clock or its storage,
 * or in which the site is deployed anew.
 */
export const killJourneys: readonly Journey[] = batches.map((batch) => ({
  title: `${batch.count} random kills of a session, drawn from ${batch.seed}: no set is lost, doubled or shown wrong`,
  run: async (visitor) => {
    const deploys = await startDeploys(origins.site);
    try {
      await killSessions(visitor, deploys, batch);
    } finally {
      await deploys.stop();
    }
  },
}));
