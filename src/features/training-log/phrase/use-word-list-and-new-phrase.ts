import { useEffect, useState } from 'react';
import type { KeyUnlockingPhrase } from '../../../services/sealed-sync/sealed-sync.ts';
import type { PhraseWordListAndValidator } from './phrase-word-list-and-validator.ts';

/** What the screens of a phrase need: the list of words, and a new phrase. */
export type WordListAndNewPhrase = {
  readonly book: PhraseWordListAndValidator;
  readonly fresh: KeyUnlockingPhrase;
};

type LatePhrases =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'here'; readonly phrases: WordListAndNewPhrase };

const load = async (): Promise<WordListAndNewPhrase> => {
  const { createPhrase, entropyOfPhrase, loadPhraseWords } =
    await import('../../../services/sealed-sync/phrase.ts');
  const words = await loadPhraseWords();
  return {
    book: {
      words,
      isPhrase: async (typed) => (await entropyOfPhrase(typed, words)) !== undefined,
    },
    fresh: await createPhrase(),
  };
};

/** Loads the words of phrases, for a screen that has been opened. */
export const useWordListAndNewPhrase = (): LatePhrases => {
  const [late, setLate] = useState<LatePhrases>({ kind: 'loading' });
  useEffect(() => {
    load().then(
      (phrases) => setLate({ kind: 'here', phrases }),
      () => setLate({ kind: 'failed' }),
    );
  }, []);
  return late;
};
