import { buildIdHeader } from '../../../src/domain/offline/kept-pages-and-caches.ts';
import type { Random } from '../random.ts';
import type { Deploys } from './start-deploys.ts';

/*
 * How a session dies at random, in any engine. The functions that run in a page use their
 * parameters and nothing else.
 */

/** What a page still gets after a press: turns of its loop, or frames. */
type TimeLeft = { readonly turns: number; readonly frames: number };

export const timeLeft = (random: Random): TimeLeft =>
  random(2) === 0 ? { turns: random(12), frames: 0 } : { turns: 0, frames: random(4) };

/** Runs in the page: a press on a session's main button, which is killed somewhere on its way. */
export const pressMainButton = async ({ turns, frames }: TimeLeft): Promise<void> => {
  document
    .querySelector<HTMLElement>('dialog[aria-labelledby="set-heading"] footer > button')
    ?.click();
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  }
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
};

/** Runs in the page: nothing can be stored any more. */
export const fillStorage = (): void => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('No room.', 'QuotaExceededError');
  };
};

/** How the answers of the site change. */
export type Change = Parameters<Deploys['deploy']>[0];

/** Answers everything as the deploy of another build. */
export const deployOf =
  (from: string, to: string): Change =>
  ({ path, headers, body }) => {
    headers.set(buildIdHeader, to);
    return path === '/sw.js' ? body.toString().replaceAll(from, to) : body;
  };

/**
 * The connection breaks off, for a page's worker too. The device doesn't know it, which is the
 * harder case.
 */
export const noNetwork: Change = () => {
  throw new Error('No network.');
};
