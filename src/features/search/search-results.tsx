import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { SearchGroup } from '../../domain/search/collection-groups.ts';
import { resultPath } from '../../domain/search/search-text.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { MarkedResult } from './engine/mark-answer.ts';
import type { ResultGroup } from './engine/search-answer.ts';
import { Marked } from './marked.tsx';
import { SearchFailure } from './search-failure.tsx';
import { countFigure, missingWords, quote, resultWords, stageOf } from './search-sentences.ts';
import { useSearch } from './use-search.ts';

const Group = styled.section`
  padding-top: var(--space-4);
  border-top: 3px solid var(--ink);

  & > h2 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
  }

  & > h2 > span {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  & > ol {
    margin-top: var(--space-2);
  }

  & > p {
    color: var(--muted);
  }

  & > button {
    ${quietButtonStyle}
    margin-top: var(--space-4);
  }
`;

const Result = styled.li`
  padding-block: var(--space-3);

  & + & {
    border-top: 1px solid var(--line);
  }

  & > a {
    color: inherit;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
    text-decoration: none;
  }

  & > a:hover {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.12em;
  }

  & > p {
    max-width: 44rem;
    margin-top: var(--space-1);
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const mostAtFirst = 10;
const mostLater = 100;

type GroupResultsProps = {
  readonly group: ResultGroup<MarkedResult>;
  readonly text: string;
  readonly onMore: (() => void) | undefined;
};

const GroupResults = ({ group, text, onMore }: GroupResultsProps): ReactElement => (
  <Group>
    <SectionHeading>
      {group.name} <span>{countFigure(group)}</span>
    </SectionHeading>
    <ol>
      {group.results.map((result) => (
        <Result key={`${result.collection} ${result.id}`}>
          <SiteLink to={resultPath(result.path, text)}>
            <Marked text={result.title} marks={result.marks.title} />
          </SiteLink>
          {result.excerpt === '' ? null : (
            <p>
              <Marked text={result.excerpt} marks={result.marks.excerpt} />
            </p>
          )}
        </Result>
      ))}
    </ol>
    {group.results.length >= group.count ? null : onMore === undefined ? (
      <p>These are the {mostLater} that fit best. One more word narrows it down.</p>
    ) : (
      <button type="button" onClick={onMore}>
        Show more {group.name.toLowerCase()}
      </button>
    )}
  </Group>
);

type SearchResultsProps = {
  readonly text: string;
  /** What is offered where nothing is found. */
  readonly otherwise: ReactNode;
};

/** Everything that is found for a text, group by group. Another text needs another one: `key` it. */
export const SearchResults = ({ text, otherwise }: SearchResultsProps): ReactElement => {
  const [opened, setOpened] = useState<readonly SearchGroup[]>([]);
  const { state, answered, retry } = useSearch(text, opened.length > 0 ? mostLater : mostAtFirst);
  const stage = stageOf(state, answered?.answer);
  const shown = stage === 'answered' ? answered : undefined;
  const missing = missingWords(state);
  return (
    <Stack>
      <p role="status">
        {stage === 'failed'
          ? ''
          : shown === undefined
            ? `Looking for ${quote(text)} …`
            : resultWords(shown)}
      </p>
      {stage === 'failed' ? <SearchFailure onRetry={retry} /> : null}
      {stage === 'failed' || missing === '' ? null : (
        <SearchFailure words={missing} onRetry={retry} />
      )}
      {shown?.answer.groups.map((group) => {
        const isOpened = opened.includes(group.name);
        const results = isOpened ? group.results : group.results.slice(0, mostAtFirst);
        return (
          <GroupResults
            key={group.name}
            group={{ ...group, results }}
            text={text}
            onMore={isOpened ? undefined : () => setOpened([...opened, group.name])}
          />
        );
      })}
      {stage === 'failed' || shown?.answer.kind === 'nothing' ? otherwise : null}
    </Stack>
  );
};
