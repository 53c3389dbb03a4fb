import { isCollectionId } from '../../domain/search/collection-groups.ts';
import type { CollectionId } from '../../domain/search/collection-groups.ts';
import { readHits } from '../../domain/search/index-files.ts';
import { markAnswer } from './engine/mark-answer.ts';
import { createSearchEngine } from './engine/search-engine.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';

/** So many hits are added before questions get their turn. */
const partSize = 500;

const otherTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

type Addition = Extract<ToWorker, { kind: 'add' }>;
type Question = Extract<ToWorker, { kind: 'ask' }>;

/**
 * Does what the worker is told. A question is answered at once, and again when more can be searched; before there is
 * anything to search in, it waits.
 */
export const createSearchDesk = (
  say: (message: FromWorker) => void,
): ((message: ToWorker) => void) => {
  const engine = createSearchEngine();
  const questions = new Map<number, Question>();
  let hasHits = false;
  let added: CollectionId[] = [];

  const answer = ({ question, text, mostOfGroup }: Question): void =>
    // The marks are made here as well, so that the page need not know what words mean.
    say({ kind: 'answer', question, answer: markAnswer(engine.search(text, mostOfGroup), text) });

  /** Answers with the new hits, once for all that comes together: what the page hears costs it more than a search. */
  const tellOf = async (collection: CollectionId): Promise<void> => {
    added.push(collection);
    if (added.length > 1) return;
    await otherTurn();
    hasHits = true;
    for (const question of questions.values()) answer(question);
    say({ kind: 'added', collections: added });
    added = [];
  };

  const add = async ({ collection, bytes }: Addition): Promise<void> => {
    // The site was built anew, and has one that this page does not know.
    if (!isCollectionId(collection)) return;
    try {
      const hits = readHits(new TextDecoder().decode(bytes));
      for (let from = 0; from < hits.length; from += partSize) {
        if (from > 0) await otherTurn();
        engine.add(collection, hits.slice(from, from + partSize));
      }
      void tellOf(collection);
    } catch (error) {
      say({ kind: 'refused', collection, reason: String(error) });
    }
  };

  return (message) => {
    switch (message.kind) {
      case 'add':
        return void add(message);
      case 'ask':
        questions.set(message.question, message);
        return hasHits ? answer(message) : undefined;
      case 'forget':
        questions.delete(message.question);
    }
  };
};
