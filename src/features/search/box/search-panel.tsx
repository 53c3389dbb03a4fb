import { navigate } from 'gatsby';
import { memo, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactElement, Ref } from 'react';
import { routes } from '../../../domain/routes.ts';
import {
  pathWithSearchText,
  searchResultsPathFor,
} from '../../../domain/search-index/search-text.ts';
import type { UnmarkedSearchResult } from '../engine/search-answer.ts';
import { MarkedText } from '../results/marked-text.tsx';
import { SearchFailure, searchLoadFailureText } from '../results/search-failure.tsx';
import {
  answerText,
  formatResultCountFiguresOnly,
  missingGroupsText,
  resultCountText,
  searchStageOf,
} from '../results/search-sentences.ts';
import type { AnsweredQuery } from '../worker/search-client.ts';
import { useSearch } from '../worker/use-search.ts';

const maxPerGroup = 5;

/** Lets the box pass keys on to the options. */
export type SearchPanelKeyPressHandle = {
  /** Returns true if the options used the key. */
  readonly pressKey: (key: string) => boolean;
};

/** What the box tells assistive technology about its panel. */
export type PanelAccessibilityState = {
  readonly hasOptions: boolean;
  readonly activeId: string | undefined;
  /** Announced by screen readers. */
  readonly status: string;
};

/** An option that can be picked. */
type Choice = { readonly key: string; readonly to: string };

const keyOf = ({ collection, id }: UnmarkedSearchResult): string => `${collection} ${id}`;

const overviews: readonly (Choice & { readonly label: string })[] = [
  { key: 'exercises', to: routes.exercises, label: 'All exercises' },
  { key: 'plans', to: routes.workoutPlans, label: 'All workout plans' },
  { key: 'articles', to: routes.articles, label: 'All articles' },
];

const choicesOf = ({ text, answer }: AnsweredQuery): readonly Choice[] => {
  if (answer.kind === 'nothing') return overviews;
  const results = answer.groups.flatMap((group) =>
    group.results.map((result) => ({
      key: keyOf(result),
      to: pathWithSearchText(result.path, text),
    })),
  );
  return answer.kind === 'found'
    ? [...results, { key: 'all', to: searchResultsPathFor(text) }]
    : results;
};

/**
 * The position that a key moves to; -1 is the box itself. Returns undefined if the key does not
 * move.
 */
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
  readonly ref: Ref<SearchPanelKeyPressHandle>;
  readonly onChange: (state: PanelAccessibilityState) => void;
  /** Called when an option is picked with a plain click or Enter. */
  readonly onPick: () => void;
};

const Panel = ({ id, text, ref, onChange, onPick }: SearchPanelProps): ReactElement => {
  const { state, answered, retry } = useSearch(text, maxPerGroup);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string }>();

  const stage = searchStageOf(state, answered?.answer);
  const shown = stage === 'answered' ? answered : undefined;
  const choices = useMemo(() => (shown === undefined ? [] : choicesOf(shown)), [shown]);
  // Typing another letter clears the choice; the answer to the last letter does not.
  const place = chosen?.text === text ? choices.findIndex(({ key }) => key === chosen.key) : -1;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = place < 0 ? undefined : idOf(place);
  const hasOptions = choices.length > 0;
  const summary =
    stage === 'failed' ? searchLoadFailureText : shown === undefined ? '' : answerText(shown);
  // Indexes that are still loading may change counts and order, so nothing is announced yet.
  const isBusy = state.status === 'loading';
  const status = stage === 'answered' && isBusy ? '' : summary;

  useImperativeHandle(
    ref,
    () => ({
      pressKey: (key) => {
        if (key === 'Enter') {
          if (activeId === undefined) return false;
          document.getElementById(activeId)?.click();
          return true;
        }
        // These keys edit the text again.
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

  // A layout effect, so that the choice and the box's attributes change in the same paint.
  useLayoutEffect(
    () => onChange({ hasOptions, activeId, status }),
    [onChange, hasOptions, activeId, status],
  );

  if (stage === 'failed') return <SearchFailure onRetry={retry} />;
  if (shown === undefined) {
    return <p className="search-line">Loading the search …</p>;
  }

  const optionProps = (wantedKey: string) => {
    const at = choices.findIndex(({ key }) => key === wantedKey);
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
  const missing = missingGroupsText(state);
  return (
    <>
      {answer.kind === 'found' && answer.correctedText === '' ? null : (
        <p className="search-line">{summary}</p>
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
              <span>{group.name}</span> <span>{formatResultCountFiguresOnly(group)}</span>
            </div>
            {group.results.map((result) => (
              <a className="search-option" key={keyOf(result)} {...optionProps(keyOf(result))}>
                <span>
                  <MarkedText text={result.title} marks={result.marks.title} />
                </span>{' '}
                {result.excerpt === '' ? null : (
                  <span>
                    <MarkedText text={result.excerpt} marks={result.marks.excerpt} />
                  </span>
                )}
              </a>
            ))}
          </div>
        ))}
        {answer.kind === 'nothing'
          ? overviews.map(({ key, label }) => (
              <a className="search-option" key={key} {...optionProps(key)}>
                <span>{label}</span>
              </a>
            ))
          : null}
        {answer.kind === 'found' ? (
          <a className="search-option search-all" {...optionProps('all')}>
            <span>See all {resultCountText(answer)}</span>
          </a>
        ) : null}
      </div>
      {missing === '' ? null : <SearchFailure text={missing} onRetry={retry} />}
    </>
  );
};

/** The contents of the panel below the search box, once something is typed. */
export const SearchPanel = memo(Panel);
