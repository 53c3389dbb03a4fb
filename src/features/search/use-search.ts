import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SearchAnswer } from '../../domain/search/search-engine.ts';
import { searchSession } from './search-session.ts';
import type { Answered, SearchState } from './search-session.ts';

const unknown: SearchState = { status: 'loading', missing: [] };

type Search = {
  readonly state: SearchState;
  /** The answer to this text, or undefined while it is on its way. */
  readonly answer: SearchAnswer | undefined;
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
    if (text === '') return undefined;
    return searchSession().ask({ text, mostOfGroup }, setAnswered);
  }, [text, mostOfGroup]);
  return { state, answer: answered?.text === text ? answered.answer : undefined, retry };
};
