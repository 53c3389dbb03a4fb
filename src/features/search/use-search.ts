import { useEffect, useState, useSyncExternalStore } from 'react';
import { searchSession } from './search-session.ts';
import type { Answered, SearchState } from './search-session.ts';

const unknown: SearchState = { status: 'loading', missing: [] };

type Search = {
  readonly state: SearchState;
  /** The last answer, with the text that it answers; undefined before there is any. */
  readonly answered: Answered | undefined;
  readonly retry: () => void;
};

const watch = (changed: () => void): (() => void) => searchSession().watch(changed);
const readState = (): SearchState => searchSession().state();
const retry = (): void => searchSession().retry();

/** Searches a text, and again when more can be searched. */
export const useSearch = (text: string, mostOfGroup: number): Search => {
  const state = useSyncExternalStore(watch, readState, () => unknown);
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    return searchSession().ask({ text, mostOfGroup }, setAnswered);
  }, [text, mostOfGroup]);
  return { state, answered, retry };
};
