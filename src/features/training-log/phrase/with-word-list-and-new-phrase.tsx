import type { ReactElement, ReactNode } from 'react';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import {
  useWordListAndNewPhrase,
  type WordListAndNewPhrase,
} from './use-word-list-and-new-phrase.ts';

type WithPhrasesProps = { readonly children: (phrases: WordListAndNewPhrase) => ReactNode };

/** Shows a screen of the phrase once its words have loaded. */
export const WithWordListAndNewPhrase = ({ children }: WithPhrasesProps): ReactElement => {
  const late = useWordListAndNewPhrase();
  if (late.kind === 'here') return <>{children(late.phrases)}</>;
  return late.kind === 'loading' ? (
    <p role="status">Opening…</p>
  ) : (
    <ProblemSentence role="alert">
      The list of words couldn’t be loaded. Check your connection, then reload the page.
    </ProblemSentence>
  );
};
