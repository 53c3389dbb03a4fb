import { useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { markTexts } from './engine/mark-texts.ts';
import type { Mark } from './engine/mark-texts.ts';
import type { SearchAnswer, SearchResult } from './engine/search-answer.ts';

type MarkedProps = { readonly text: string; readonly marks: readonly Mark[] };

/** A text in which what was looked for is marked. */
export const Marked = ({ text, marks }: MarkedProps): ReactElement => {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
};

export type ResultMarks = { readonly title: readonly Mark[]; readonly excerpt: readonly Mark[] };

const noMarks: ResultMarks = { title: [], excerpt: [] };

/** What is marked in each result of an answer. */
export const useResultMarks = (
  answer: SearchAnswer | undefined,
  searchText: string,
): ((result: SearchResult) => ResultMarks) =>
  useMemo(() => {
    const results = answer?.groups.flatMap((group) => group.results) ?? [];
    const marks = markTexts(
      results.flatMap(({ title, excerpt }) => [title, excerpt]),
      searchText,
    );
    const byResult = new Map(
      results.map((result, place) => [
        result,
        { title: marks[2 * place] ?? [], excerpt: marks[2 * place + 1] ?? [] },
      ]),
    );
    return (result) => byResult.get(result) ?? noMarks;
  }, [answer, searchText]);
