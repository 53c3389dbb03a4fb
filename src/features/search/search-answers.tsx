import { navigate } from 'gatsby';
import { useEffect, useImperativeHandle, useState } from 'react';
import type { MouseEvent, ReactElement, Ref } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { resultPath, searchPath } from '../../domain/search/search-address.ts';
import type { SearchAnswer } from '../../domain/search/search-engine.ts';
import { Marked } from './marked.tsx';
import { SearchFailure } from './search-failure.tsx';
import { answerWords, countFigure, countWords, missingWords, stageOf } from './search-words.ts';
import { useSearch } from './use-search.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);

  & > p {
    overflow-wrap: anywhere;
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

/** The keys by which the box moves through the answers. */
export type AnswersHandle = {
  /** True where the key was meant for the answers. */
  readonly press: (key: string) => boolean;
};

/** What the box has to say of the answers. */
export type AnswersReport = {
  readonly hasOptions: boolean;
  readonly activeId: string | undefined;
  /** What a screen reader says. */
  readonly words: string;
};

type Choice = { readonly key: string; readonly to: string };

const ways: readonly (Choice & { readonly label: string })[] = [
  { key: 'exercises', to: routes.exercises, label: 'All exercises' },
  { key: 'plans', to: routes.workoutPlans, label: 'All workout plans' },
  { key: 'articles', to: routes.articles, label: 'All articles' },
];

const choicesOf = (text: string, answer: SearchAnswer | undefined): readonly Choice[] => {
  if (answer === undefined) return [];
  if (answer.kind === 'nothing') return ways;
  const results = answer.groups.flatMap(({ results: own }) =>
    own.map(({ collection, id, path }) => ({
      key: `${collection} ${id}`,
      to: resultPath(path, text),
    })),
  );
  return answer.kind === 'found' ? [...results, { key: 'all', to: searchPath(text) }] : results;
};

/** Where a key leads from a place among so many; undefined where it leads nowhere. */
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

type SearchAnswersProps = {
  readonly id: string;
  readonly text: string;
  readonly ref: Ref<AnswersHandle>;
  readonly onReport: (report: AnswersReport) => void;
  /** A result was picked. */
  readonly onPick: () => void;
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** What stands in the panel below the search box once something is typed. */
export const SearchAnswers = ({
  id,
  text,
  ref,
  onReport,
  onPick,
}: SearchAnswersProps): ReactElement => {
  const { state, answer, retry } = useSearch(text, mostOfGroup);
  const [chosen, setChosen] = useState({ text, place: -1 });

  const stage = stageOf(state, answer);
  const shown = stage === 'answered' ? answer : undefined;
  const choices = choicesOf(text, shown);
  const place = chosen.text === text && chosen.place < choices.length ? chosen.place : -1;
  const idOf = (at: number): string => `${id}-${at}`;
  const activeId = place < 0 ? undefined : idOf(place);
  const hasOptions = choices.length > 0;
  const words =
    stage === 'failed'
      ? 'The search could not be loaded.'
      : shown === undefined
        ? ''
        : answerWords(text, shown);

  useImperativeHandle(
    ref,
    () => ({
      press: (key) => {
        if (key === 'Enter') {
          if (activeId === undefined) return false;
          document.getElementById(activeId)?.click();
          return true;
        }
        const next = choices.length === 0 ? undefined : nextPlace(key, place, choices.length);
        if (next === undefined) {
          // The text itself is edited again.
          if (place >= 0 && (key === 'ArrowLeft' || key === 'ArrowRight')) {
            setChosen({ text, place: -1 });
          }
          return false;
        }
        setChosen({ text, place: next });
        document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
        return true;
      },
    }),
    [activeId, choices.length, id, place, text],
  );

  useEffect(() => onReport({ hasOptions, activeId, words }), [onReport, hasOptions, activeId, words]);

  const optionProps = (at: number) => ({
    id: idOf(at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': at === place,
    href: choices[at]?.to,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPick();
      void navigate(choices[at]?.to ?? routes.search);
    },
  });

  if (stage === 'failed') return <SearchFailure onRetry={retry} />;
  if (shown === undefined) {
    return (
      <Lines>
        <p>Loading the search …</p>
      </Lines>
    );
  }
  const missing = missingWords(state);
  let at = -1;
  return (
    <>
      {shown.kind === 'found' && shown.meant === '' ? null : (
        <Lines>
          <p>{answerWords(text, shown)}</p>
        </Lines>
      )}
      <div role="listbox" id={id} aria-label="Search results">
        {shown.groups.map((group) => (
          <Group key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div role="presentation" id={`${id}-${group.name}`}>
              <span>{group.name}</span> <span>{countFigure(group)}</span>
            </div>
            {group.results.map((result) => {
              at += 1;
              return (
                <Option key={`${result.collection} ${result.id}`} {...optionProps(at)}>
                  <span>
                    <Marked text={result.title} marks={result.titleMarks} />
                  </span>{' '}
                  {result.excerpt === '' ? null : (
                    <span>
                      <Marked text={result.excerpt} marks={result.excerptMarks} />
                    </span>
                  )}
                </Option>
              );
            })}
          </Group>
        ))}
        {shown.kind === 'nothing'
          ? ways.map(({ key, label }) => {
              at += 1;
              return (
                <Option key={key} {...optionProps(at)}>
                  <span>{label}</span>
                </Option>
              );
            })
          : null}
        {shown.kind === 'found' ? (
          <All {...optionProps(at + 1)}>
            <span>See all {countWords(shown)}</span>
          </All>
        ) : null}
      </div>
      {missing === '' ? null : <SearchFailure words={missing} onRetry={retry} />}
    </>
  );
};
