import type { ReactElement, ReactNode } from 'react';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { useWordsAndNewPhrase, type WordsAndNewPhrase } from './use-words-and-new-phrase.ts';

type WithPhrasesProps = { readonly children: (phrases: WordsAndNewPhrase) => ReactNode };

/** Shows a screen of the phrase once its words have loaded. */
export const WithWordsAndNewPhrase = ({ children }: WithPhrasesProps): ReactElement => {
  const late = useWordsAndNewPhrase();
  if (late.kind === 'here') return <>{children(late.phrases)}</>;
  return late.kind === 'loading' ? (
    <p role="status">Opening…</p>
  ) : (
    <ProblemSentence role="alert">
      The list of words couldn’t be loaded. Check your connection, then reload the page.
    </ProblemSentence>
  );
};
