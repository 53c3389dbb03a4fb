import { isWholeRun } from '../../support/proof-scale.ts';
import { createRandom, pickFrom } from '../../support/random.ts';
import type { Session } from '../../../src/domain/training/session/session.ts';
import {
  finishedIn,
  lostIn,
  readStored,
  type StoredTraining,
} from '../../support/training/stored-session.ts';
import { waitFor } from '../drivers/wait-for.ts';
import type { Journey } from '../journey.ts';
import { css, inside } from '../queries.ts';
import type { Visitor } from '../visitor.ts';
import { storedRecords } from './stored-records.ts';
import { begin, finishedSets, mainButton, session, skipSet, waitForSets } from './training.ts';

// Each takes some seconds, so a day has two and a night five; `KILLS` and `KILLS_SEED` name others.
const kills = Number(process.env['KILLS'] ?? (isWholeRun ? 5 : 2));
const firstSeed = Number(process.env['KILLS_SEED'] ?? 37);

// So many fit into a test's two minutes, even beside other work.
const killsEach = 10;
const batches = Array.from({ length: Math.ceil(kills / killsEach) }, (_, batch) => ({
  seed: firstSeed + batch,
  count: Math.min(killsEach, kills - batch * killsEach),
}));

const kinds = ['browser', 'browser', 'page', 'storage full'] as const;

/** Runs in the page: nothing can be stored any more. */
const fillStorage = (): void => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
};

/** Runs in the page: a press that nobody waits for. */
const pressAndLeave = (): void => {
  document
    .querySelector<HTMLElement>('dialog[aria-labelledby="set-heading"] footer > button')
    ?.click();
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

/** A session in which the browser dies at random, or its page, or its storage is full. */
export const killJourneys: readonly Journey[] = batches.map(({ seed, count }) => ({
  title: `${count} random kills of a session, drawn from ${seed}: no set is lost, doubled or shown wrong`,
  run: async (visitor) => {
    const random = createRandom(seed);
    await begin(visitor);
    for (let kill = 0; kill < count; kill += 1) {
      if ((await visitor.count(session)) === 0) await begin(visitor);
      if ((await visitor.read(mainButton)) !== 'Finish') {
        const finished = await finishedSets(visitor);
        const isTimed = (await visitor.read(mainButton)).startsWith('Start');
        if (isTimed || random(2) === 0) await skipSet(visitor);
        else {
          await visitor.press(mainButton);
          // A weight that nobody knows is asked for once.
          if ((await visitor.count(inside(session, css('[role="alert"]', 'No weight yet')))) > 0) {
            await visitor.press(mainButton);
          }
          await waitForSets(visitor, finished + 1);
        }
      }
      const before = await acknowledged(visitor);
      const kind = pickFrom(kinds, random);
      if (kind === 'storage full') await visitor.run(fillStorage);
      const pressed = random(3);
      for (let press = 0; press < pressed; press += 1) await visitor.run(pressAndLeave);
      if (kind === 'browser') await visitor.restart();
      await visitor.go('/train/');
      await waitFor(`seed ${seed}, kill ${kill}, ${kind}: all is there`, async () => {
        const found = await stored(visitor);
        const wrong = lostIn(before, pressed, found);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        if (found.open === undefined) return;
        if (found.open.events.at(-1)?.kind === 'finish') throw new Error('not in the log yet');
        const shown = await finishedSets(visitor);
        if (shown !== finishedIn(found.open)) throw new Error(`It shows ${shown}.`);
      });
    }
  },
}));
