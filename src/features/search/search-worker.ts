import { readHits } from '../../domain/search/index-files.ts';
import { markAnswer } from './engine/mark-answer.ts';
import { createSearchEngine } from './engine/search-engine.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';

const engine = createSearchEngine();

/** So many hits are added before questions get their turn. */
const partSize = 500;

const say = (message: FromWorker): void => self.postMessage(message);

const otherTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const add = async ({ collection, bytes }: Extract<ToWorker, { kind: 'add' }>): Promise<void> => {
  try {
    const hits = readHits(new TextDecoder().decode(bytes));
    for (let from = 0; from < hits.length; from += partSize) {
      if (from > 0) await otherTurn();
      engine.add(collection, hits.slice(from, from + partSize));
    }
    say({ kind: 'added', collection });
  } catch (error) {
    say({ kind: 'refused', collection, reason: String(error) });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'add') void add(data);
  else {
    const { question, text, mostOfGroup } = data;
    // The marks are made here as well, so that the page need not know what words mean.
    say({ kind: 'answer', question, answer: markAnswer(engine.search(text, mostOfGroup), text) });
  }
});
