import { navigate } from 'gatsby';
import { useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react';
import type { MouseEvent, ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { resultPath, searchPath } from '../../domain/search/search-text.ts';
import type { SearchResult } from './engine/search-answer.ts';
import { Marked } from './marked.tsx';
import { SearchFailure, failureWords } from './search-failure.tsx';
import { answerWords, countFigure, countWords, missingWords, stageOf } from './search-sentences.ts';
import type { Answered } from './search-session.ts';
import { useSearch } from './use-search.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);

  & > p {
    overflow-wrap: anywhere;
  }

  & + [role='listbox'] {
    border-top: 3px solid var(--ink);
  }
`;

const Group = styled.div`
  & + & {
    border-top: 3px solid var(--ink);
  }

  & > div:first-child {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4) var(--space-1);
    font-family: var(--heading);
    font-size: 1.375rem;
    font-weight: 850;
    line-height: 1.1;
  }

  & > div:first-child > span:last-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Option = styled.a`
  display: block;
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  color: inherit;
  line-height: 1.35;
  text-decoration: none;
  scroll-margin-block: 3rem 1rem;

  div:first-child + & {
    border-top: 0;
  }

  & > span {
    display: block;
  }

  & > span:first-child {
    font-weight: 700;
  }

  & > span + span {
    display: -webkit-box;
    overflow: hidden;
    color: var(--muted);
    font-size: var(--step--1);
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &:hover {
    background: var(--sunken);
    color: inherit;
  }

  &[aria-selected='true'] {
    background: var(--sunken);
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const All = styled(Option)`
  border-top: 3px solid var(--ink);
  padding-block: var(--space-3);

  & > span:first-child {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
`;

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

/** What stands in the panel below the search box once something is typed. */
export const SearchPanel = ({
  id,
  text,
  ref,
  onReport,
  onPick,
}: SearchPanelProps): ReactElement => {
  const { state, answered, retry } = useSearch(text, mostOfGroup);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly key: string }>();

  const stage = stageOf(state, answered?.answer);
  const shown = stage === 'answered' ? answered : undefined;
  const choices = useMemo(() => (shown === undefined ? [] : choicesOf(shown)), [shown]);
  const place =
    chosen?.text === shown?.text ? choices.findIndex(({ key }) => key === chosen?.key) : -1;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = place < 0 ? undefined : idOf(place);
  const hasOptions = choices.length > 0;
  const words = stage === 'failed' ? failureWords : shown === undefined ? '' : answerWords(shown);

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
        if (choice === undefined || shown === undefined) return false;
        setChosen({ text: shown.text, key: choice.key });
        document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
        return true;
      },
    }),
    [activeId, choices, id, place, shown],
  );

  // Before anything is painted: what is chosen and what the box says of it are one.
  useLayoutEffect(
    () => onReport({ hasOptions, activeId, words }),
    [onReport, hasOptions, activeId, words],
  );

  if (stage === 'failed') return <SearchFailure onRetry={retry} />;
  if (shown === undefined) {
    return (
      <Lines>
        <p>Loading the search …</p>
      </Lines>
    );
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
        <Lines>
          <p>{words}</p>
        </Lines>
      )}
      <div role="listbox" id={id} aria-label="Search results">
        {answer.groups.map((group, number) => (
          <Group key={group.name} role="group" aria-labelledby={`${id}-group-${number}`}>
            <div role="presentation" id={`${id}-group-${number}`}>
              <span>{group.name}</span> <span>{countFigure(group)}</span>
            </div>
            {group.results.map((result) => (
              <Option key={keyOf(result)} {...optionProps(keyOf(result))}>
                <span>
                  <Marked text={result.title} marks={result.marks.title} />
                </span>{' '}
                {result.excerpt === '' ? null : (
                  <span>
                    <Marked text={result.excerpt} marks={result.marks.excerpt} />
                  </span>
                )}
              </Option>
            ))}
          </Group>
        ))}
        {answer.kind === 'nothing'
          ? ways.map(({ key, label }) => (
              <Option key={key} {...optionProps(key)}>
                <span>{label}</span>
              </Option>
            ))
          : null}
        {answer.kind === 'found' ? (
          <All {...optionProps('all')}>
            <span>See all {countWords(answer)}</span>
          </All>
        ) : null}
      </div>
      {missing === '' ? null : <SearchFailure words={missing} onRetry={retry} />}
    </>
  );
};
