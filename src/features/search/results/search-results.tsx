import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { SearchGroupHeading } from '../../../domain/search-index/collection-groups.ts';
import { pathWithSearchText } from '../../../domain/search-index/search-text.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import type { MarkedResult } from '../engine/mark-answer.ts';
import type { ResultGroup } from '../engine/search-answer.ts';
import { MarkedText } from './marked-text.tsx';
import { SearchFailure } from './search-failure.tsx';
import {
  answerTextWithQuery,
  formatResultCountFiguresOnly,
  missingGroupsText,
  quotedQuery,
  searchStageOf,
} from './search-sentences.ts';
import { useSearch } from '../worker/use-search.ts';

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

// Results of a group, before and after a click on "Show more".
const initialMax = 10;
const expandedMax = 100;

type GroupResultsProps = {
  readonly group: ResultGroup<MarkedResult>;
  readonly text: string;
  readonly onMore: (() => void) | undefined;
};

const GroupResults = ({ group, text, onMore }: GroupResultsProps): ReactElement => (
  <Group>
    <SectionHeading>
      {group.name} <span>{formatResultCountFiguresOnly(group)}</span>
    </SectionHeading>
    <ol>
      {group.results.map((result) => (
        <Result key={`${result.collection} ${result.id}`}>
          <SiteLink to={pathWithSearchText(result.path, text)}>
            <MarkedText text={result.title} marks={result.marks.title} />
          </SiteLink>
          {result.excerpt === '' ? null : (
            <p>
              <MarkedText text={result.excerpt} marks={result.marks.excerpt} />
            </p>
          )}
        </Result>
      ))}
    </ol>
    {group.results.length >= group.count ? null : onMore === undefined ? (
      <p>These are the {expandedMax} that fit best. One more word narrows it down.</p>
    ) : (
      <Button kind="quiet" onClick={onMore}>
        Show more {group.name.toLowerCase()}
      </Button>
    )}
  </Group>
);

type SearchResultsProps = {
  readonly text: string;
  /** Shown if nothing is found. */
  readonly fallback: ReactNode;
};

/** All results for a text, in groups. Give it a `key` that changes with the text. */
export const SearchResults = ({ text, fallback }: SearchResultsProps): ReactElement => {
  const [expanded, setExpanded] = useState<readonly SearchGroupHeading[]>([]);
  const { state, answered, retry } = useSearch(
    text,
    expanded.length > 0 ? expandedMax : initialMax,
  );
  const stage = searchStageOf(state, answered?.answer);
  // Groups appearing one by one would push each other down, so nothing is shown until all pages
  // have been searched.
  const [isComplete, setComplete] = useState(false);
  if (!isComplete && state.status === 'ready' && answered !== undefined) setComplete(true);
  const shown = isComplete && stage === 'answered' ? answered : undefined;
  const missing = missingGroupsText(state);
  return (
    <Stack aria-busy={stage !== 'failed' && shown === undefined}>
      <p role="status">
        {stage === 'failed'
          ? ''
          : shown === undefined
            ? `Looking for ${quotedQuery(text)} …`
            : answerTextWithQuery(shown)}
      </p>
      {stage === 'failed' ? <SearchFailure onRetry={retry} /> : null}
      {stage === 'failed' || missing === '' ? null : (
        <SearchFailure text={missing} onRetry={retry} />
      )}
      {shown?.answer.groups.map((group) => {
        const isExpanded = expanded.includes(group.name);
        const results = isExpanded ? group.results : group.results.slice(0, initialMax);
        return (
          <GroupResults
            key={group.name}
            group={{ ...group, results }}
            text={text}
            onMore={isExpanded ? undefined : () => setExpanded([...expanded, group.name])}
          />
        );
      })}
      {stage === 'failed' || shown?.answer.kind === 'nothing' ? fallback : null}
    </Stack>
  );
};
