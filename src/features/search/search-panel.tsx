import { navigate } from 'gatsby';
import { memo, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactElement, Ref } from 'react';
import { routes } from '../../domain/routes.ts';
import { resultPath, searchPath } from '../../domain/search/search-text.ts';
import type { SearchResult } from './engine/search-answer.ts';
import { Marked } from './marked.tsx';
import { SearchFailure, failureWords } from './search-failure.tsx';
import { answerWords, countFigure, countWords, missingWords, stageOf } from './search-sentences.ts';
import type { Answered } from './search-session.ts';
import { useSearch } from './use-search.ts';

const mostOfGroup = 5;

/** The keys by which the box moves through the options. */
export type PanelHandle = {
  /** True where the key was meant for the options. */
  readonly press: (key: string) => boolean;
};

/** What the box has to say of what its panel shows. */
export type PanelReport = {
  readonly hasOptions: boolean;
  readonly activeId: string | undefined;
  /** What a screen reader says. */
  readonly words: string;
};

/** Something to pick. */
type Choice = { readonly key: string; readonly to: string };

const keyOf = ({ collection, id }: SearchResult): string => `${collection} ${id}`;

const ways: readonly (Choice & { readonly label: string })[] = [
  { key: 'exercises', to: routes.exercises, label: 'All exercises' },
  { key: 'plans', to: routes.workoutPlans, label: 'All workout plans' },
  { key: 'articles', to: routes.articles, label: 'All articles' },
];

const choicesOf = ({ text, answer }: Answered): readonly Choice[] => {
  if (answer.kind === 'nothing') return ways;
  const results = answer.groups.flatMap((group) =>
    group.results.map((result) => ({ key: keyOf(result), to: resultPath(result.path, text) })),
  );
  return answer.kind === 'found' ? [...results, { key: 'all', to: searchPath(text) }] : results;
};

/** Where a key leads from a place among so many, -1 being the box itself; undefined where it leads nowhere. */
const nextPlace = (key: string, place: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return place + 1 < count ? place + 1 : 0;
    case 'ArrowUp':
      return place > 0 ? place - 1 : count - 1;
    case 'Home':
      return place < 0 ? undefined : 0;
    case 'End':
      return place < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

type SearchPanelProps = {
  readonly id: string;
  readonly text: string;
  readonly ref: Ref<PanelHandle>;
  readonly onReport: (report: PanelReport) => void;
  /** A result was picked. */
  readonly onPick: () => void;
};

const Panel = ({ id, text, ref, onReport, onPick }: SearchPanelProps): ReactElement => {
  const { state, answered, retry } = useSearch(text, mostOfGroup);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string }>();

  const stage = stageOf(state, answered?.answer);
  const shown = stage === 'answered' ? answered : undefined;
  const choices = useMemo(() => (shown === undefined ? [] : choicesOf(shown)), [shown]);
  // A choice is given up when another letter is typed, and not when the answer to the last one comes.
  const place = chosen?.text === text ? choices.findIndex(({ key }) => key === chosen.key) : -1;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = place < 0 ? undefined : idOf(place);
  const hasOptions = choices.length > 0;
  const words = stage === 'failed' ? failureWords : shown === undefined ? '' : answerWords(shown);
  // More may come, and change what is first.
  const isBusy = state.status === 'loading';
  const said = stage === 'answered' && isBusy ? '' : words;

  useImperativeHandle(
    ref,
    () => ({
      press: (key) => {
        if (key === 'Enter') {
          if (activeId === undefined) return false;
          document.getElementById(activeId)?.click();
          return true;
        }
        // The text itself is edited again.
        if (key === 'ArrowLeft' || key === 'ArrowRight') setChosen(undefined);
        const next = nextPlace(key, place, choices.length);
        const choice = next === undefined ? undefined : choices[next];
        if (choice === undefined) return false;
        setChosen({ text, key: choice.key });
        document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
        return true;
      },
    }),
    [activeId, choices, id, place, text],
  );

  // Before anything is painted: what is chosen and what the box says of it are one.
  useLayoutEffect(
    () => onReport({ hasOptions, activeId, words: said }),
    [onReport, hasOptions, activeId, said],
  );

  if (stage === 'failed') return <SearchFailure onRetry={retry} />;
  if (shown === undefined) {
    return <p className="search-line">Loading the search …</p>;
  }

  const optionProps = (wanted: string) => {
    const at = choices.findIndex(({ key }) => key === wanted);
    const to = choices[at]?.to ?? routes.search;
    return {
      id: idOf(at),
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === place,
      href: to,
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPick();
        void navigate(to);
      },
    };
  };
  const { answer } = shown;
  const missing = missingWords(state);
  return (
    <>
      {answer.kind === 'found' && answer.meant === '' ? null : (
        <p className="search-line">{words}</p>
      )}
      <div role="listbox" id={id} aria-label="Search results" aria-busy={isBusy}>
        {answer.groups.map((group, number) => (
          <div
            key={group.name}
            className="search-group"
            role="group"
            aria-labelledby={`${id}-group-${number}`}
          >
            <div className="search-group-name" role="presentation" id={`${id}-group-${number}`}>
              <span>{group.name}</span> <span>{countFigure(group)}</span>
            </div>
            {group.results.map((result) => (
              <a className="search-option" key={keyOf(result)} {...optionProps(keyOf(result))}>
                <span>
                  <Marked text={result.title} marks={result.marks.title} />
                </span>{' '}
                {result.excerpt === '' ? null : (
                  <span>
                    <Marked text={result.excerpt} marks={result.marks.excerpt} />
                  </span>
                )}
              </a>
            ))}
          </div>
        ))}
        {answer.kind === 'nothing'
          ? ways.map(({ key, label }) => (
              <a className="search-option" key={key} {...optionProps(key)}>
                <span>{label}</span>
              </a>
            ))
          : null}
        {answer.kind === 'found' ? (
          <a className="search-option search-all" {...optionProps('all')}>
            <span>See all {countWords(answer)}</span>
          </a>
        ) : null}
      </div>
      {missing === '' ? null : <SearchFailure words={missing} onRetry={retry} />}
    </>
  );
};

/** What stands in the panel below the search box once something is typed. */
export const SearchPanel = memo(Panel);
