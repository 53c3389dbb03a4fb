// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { MarkedAnswer } from '../engine/mark-answer.ts';
import type { AnsweredQuery, SearchReadiness } from './search-client.ts';
import { useSearch } from './use-search.ts';

const client = vi.hoisted(() => ({
  state: { status: 'loading', missing: [] } as SearchReadiness,
  listener: (): void => undefined,
  onAnswer: undefined as ((answered: AnsweredQuery) => void) | undefined,
}));

vi.mock('./search-client.ts', () => ({
  searchClient: {
    state: () => client.state,
    onStateChange: (listener: () => void) => {
      client.listener = listener;
      return () => undefined;
    },
    query: (_: unknown, onAnswer: (answered: AnsweredQuery) => void) => {
      client.onAnswer = onAnswer;
      return () => undefined;
    },
    retry: () => undefined,
  },
}));

const answerWith = (count: number): AnsweredQuery => ({
  text: 'squat',
  answer: {
    kind: 'found',
    correctedText: '',
    count,
    hasMore: false,
    groups: [],
  } satisfies MarkedAnswer,
});

it('reports that everything has been searched only once the last answer is shown', () => {
  const seen: string[] = [];
  const Probe = (): ReactElement => {
    const { state, answered } = useSearch('squat', 10);
    const answer = answered?.answer;
    seen.push(`${state.status} ${answer?.kind === 'found' ? answer.count : '-'}`);
    return <p />;
  };
  render(<Probe />);
  act(() => client.onAnswer?.(answerWith(1)));
  act(() => {
    client.onAnswer?.(answerWith(2));
    client.state = { status: 'ready', missing: [] };
    client.listener();
  });
  expect(seen).toContain('ready 2');
  expect(seen).not.toContain('ready 1');
});
