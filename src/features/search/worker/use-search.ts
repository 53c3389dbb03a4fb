import { startTransition, useEffect, useState } from 'react';
import { searchClient } from './search-client.ts';
import type { AnsweredQuery, SearchReadiness } from './search-client.ts';

const stateOnServer: SearchReadiness = { status: 'loading', missing: [] };

type Search = {
  readonly state: SearchReadiness;
  /** The last answer, with the text that it answers; undefined before there is one. */
  readonly answered: AnsweredQuery | undefined;
  readonly retry: () => void;
};

/** Searches a text, and again whenever more pages can be searched. */
export const useSearch = (text: string, maxPerGroup: number): Search => {
  const { onStateChange, state, query, retry } = searchClient;
  const [currentState, setCurrentState] = useState(stateOnServer);
  const [answered, setAnswered] = useState<AnsweredQuery>();
  useEffect(() => {
    // In a transition like the answers, so that they render in order of arrival. Otherwise
    // "everything has been searched" would show before the last answer does.
    const update = (): void => startTransition(() => setCurrentState(state()));
    update();
    return onStateChange(update);
  }, [onStateChange, state]);
  useEffect(
    // In short pieces, so that typing never has to wait.
    () => query({ text, maxPerGroup }, (answer) => startTransition(() => setAnswered(answer))),
    [query, text, maxPerGroup],
  );
  return { state: currentState, answered, retry };
};
